# Not built or run yet; tests/test_containers.py reads it. First: python3 dev.py wheel
FROM python:3.13-slim-bookworm AS build
COPY dist/*.whl /wheels/
RUN python -m venv /opt/lastcard \
    && wheel="$(ls /wheels/*.whl)" \
    && /opt/lastcard/bin/pip install --no-cache-dir "${wheel}[processes]"

FROM python:3.13-slim-bookworm
RUN useradd --system --uid 10001 --home-dir /data lastcard \
    && install --directory --owner=10001 --group=10001 --mode=0700 /data
COPY --from=build /opt/lastcard /opt/lastcard
ENV PATH="/opt/lastcard/bin:$PATH" LASTCARD_CACHE=/data/cache PYTHONUNBUFFERED=1
USER 10001:10001
VOLUME /data
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
    CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/healthz', timeout=4)"]
ENTRYPOINT ["lastcard", "serve", "--host", "0.0.0.0", "--port", "8000", "--no-browser", "--data", "/data"]
CMD ["--log", "json", "--log-level", "info"]
