"""The rules a second time, compiled: for simulation, search and training.

Nothing is compiled before :func:`lastcard.compiled.twin.load` is called.
"""
