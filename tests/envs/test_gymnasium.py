"""The environments as Gymnasium has them: one table, and many at once."""

import copy
import pickle
import subprocess
import sys
import warnings
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from lastcard import envs
from lastcard.envs import LastCardEnv, LastCardVectorEnv, action_text
from lastcard.errors import BadChoice, LastCardError


@pytest.mark.parametrize("name", list(envs.IDS.values()))
def test_gymnasium_finds_no_fault(name: str) -> None:
    for render_mode in (None, "ansi", "rgb_array"):
        check_env(gymnasium.make(name, players=4, render_mode=render_mode).unwrapped)
    assert gymnasium.make(name).reset(seed=1)[0].tolist() == gymnasium.make(name).reset(seed=1)[0].tolist()


def play(env: LastCardEnv, seed: int, steps: int = 2000) -> list[Any]:
    """What a learner that takes any legal action sees of an episode."""
    dice = np.random.default_rng(seed)
    seen, info = env.reset(seed=seed)
    log: list[Any] = [(seen.tobytes(), info["action_mask"].tobytes(), info["moves"])]
    for _ in range(steps):
        assert (info["action_mask"] == env.action_masks()).all()
        seen, reward, terminated, truncated, info = env.step(int(dice.choice(np.flatnonzero(info["action_mask"]))))
        log.append((seen.tobytes(), info["action_mask"].tobytes(), info["moves"], reward, terminated, truncated))
        if terminated or truncated:
            break
    return log


def test_an_episode_comes_again_with_its_seed_and_ends_with_a_reward() -> None:
    env = LastCardEnv("mario-kart", 3)
    first, other = play(env, 5), play(env, 6)
    assert play(env, 5) == first != other
    assert play(LastCardEnv("mario-kart", 3), 5) == first
    assert first[-1][3] in (1.0, -0.5)
    assert {entry[3] for entry in first[1:-1]} == {0.0}


@pytest.mark.parametrize("action", [-1, 53, 138, 139, 10**6])
def test_an_illegal_action_ends_the_episode_and_nothing_follows(action: int) -> None:
    env = LastCardEnv("mario-kart", 2)
    seen, info = env.reset(seed=1)
    assert action not in np.flatnonzero(info["action_mask"])
    after, reward, terminated, truncated, info = env.step(action)
    assert (reward, terminated, truncated, info["moves"]) == (-1.0, True, False, 0)
    assert (after == seen).all()
    assert info["action_mask"].all()
    assert env.step(0)[1:4] == (0.0, True, False)


def test_a_round_that_goes_on_too_long_is_truncated() -> None:
    env = LastCardEnv("classic", 2, max_moves=6)
    _, info = env.reset(seed=3)
    made, log = info["moves"], [(0.0, False, False)]
    while not any(log[-1][1:]):
        _, reward, terminated, truncated, info = env.step(int(info["action_mask"].argmax()))
        log.append((reward, terminated, truncated))
        made += info["moves"]
    assert (log[-1], made) == ((0.0, False, True), 6)


@pytest.mark.parametrize(
    "options",
    [{}, {"opponents": "expert"}, {"match": True, "reward": "points", "opponents": ["casual", "uniform"]}],
    ids=["rounds", "expert", "matches"],
)
def test_every_table_of_many_does_what_a_single_one_does(options: dict[str, Any]) -> None:
    """Step by step, over the ends of episodes, with legal and illegal actions."""
    count, dice = 7, np.random.default_rng(0)
    many = LastCardVectorEnv(count, "pizza-pizza", 3, **options)
    single = [LastCardEnv("pizza-pizza", 3, **options) for _ in range(count)]
    seen, infos = many.reset(seed=40)
    alone: list[Any] = [env.reset(seed=40 + at) for at, env in enumerate(single)]
    ended = [False] * count
    endings = 0
    for step in range(120):
        for at, result in enumerate(alone):
            assert (seen[at] == result[0]).all()
            assert (infos["action_mask"][at] == result[-1]["action_mask"]).all()
            assert infos["moves"][at] == result[-1]["moves"]
        masks = infos["action_mask"]
        actions = np.array([dice.choice(np.flatnonzero(mask)[:3]) for mask in masks])
        if step % 40 == 20:
            actions[step % count] = 130
        seen, rewards, terminated, truncated, infos = many.step(actions)
        for at, env in enumerate(single):
            if ended[at]:
                opening = env.reset()
                alone[at] = (opening[0], 0.0, False, False, opening[1])
            else:
                alone[at] = env.step(int(actions[at]))
            assert (rewards[at], terminated[at], truncated[at]) == alone[at][1:4]
            ended[at] = alone[at][2] or alone[at][3]
            endings += ended[at]
    assert endings > 3


def same_info(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether two infos say the same of every table that they speak of."""
    names = ("action_mask", "_action_mask", "moves", "_moves")
    return all(np.array_equal(one[name], other[name]) for name in names)


def test_gymnasium_s_own_vector_agrees_in_every_mode() -> None:
    """What ``SyncVectorEnv`` makes of single tables is what the native one does."""
    for mode in (AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP):
        theirs: Any = gymnasium.make_vec(
            "lastcard/Classic-v0", 4, "sync", vector_kwargs={"autoreset_mode": mode}, players=2
        )
        ours = gymnasium.make_vec("lastcard/Classic-v0", 4, autoreset_mode=mode, players=2)
        assert isinstance(ours, LastCardVectorEnv)
        assert (ours.observation_space, ours.action_space) == (theirs.observation_space, theirs.action_space)
        dice, finals = np.random.default_rng(1), 0
        results = [(*env.reset(seed=3), None) for env in (ours, theirs)]
        for _ in range(150):
            mask = results[0][-2 if results[0][-1] is None else -1]["action_mask"]
            actions = np.array([dice.choice(np.flatnonzero(row)[:2]) for row in mask])
            results = [env.step(actions) for env in (ours, theirs)]
            for mine, other in zip(results[0][:4], results[1][:4], strict=True):
                assert (mine == other).all()
            info, other_info = results[0][4], results[1][4]
            assert same_info(info, other_info)
            assert ("final_obs" in info) == ("final_obs" in other_info)
            if "final_obs" in info:
                assert (info["_final_obs"] == other_info["_final_obs"]).all()
                assert (info["_final_info"] == other_info["_final_info"]).all()
                assert same_info(info["final_info"], other_info["final_info"])
                for at in np.flatnonzero(info["_final_obs"]):
                    assert (info["final_obs"][at] == other_info["final_obs"][at]).all()
                    finals += 1
        assert (finals > 0) == (mode == AutoresetMode.SAME_STEP)


def test_without_renewal_an_ended_table_waits_for_its_mask() -> None:
    env = LastCardVectorEnv(3, "classic", 2, autoreset_mode="disabled")
    seen, _ = env.reset(seed=1)
    after, rewards, terminated, _, _ = env.step(np.array([-1, 200, -1]))
    assert rewards.tolist() == [-1.0] * 3
    assert terminated.all()
    again, rewards, terminated, _, _ = env.step(np.array([0, 0, 0]))
    assert rewards.tolist() == [0.0] * 3
    assert terminated.all()
    chosen = np.array([False, True, False])
    dealt, info = env.reset(options={"reset_mask": chosen})
    assert (info["_action_mask"] == chosen).all()
    assert (dealt[[0, 2]] == after[[0, 2]]).all()
    assert not (dealt[1] == seen[1]).all()
    _, _, terminated, _, _ = env.step(info["action_mask"].argmax(1))
    assert terminated.tolist() == [True, False, True]
    assert (again == after).all()


def test_threads_and_copies_change_no_result() -> None:
    results = []
    for options in ({}, {"threads": 2}, {"copy": False}):
        env = LastCardVectorEnv(9, "mario-kart", 4, opponents=["expert", "casual", "expert"], **options)
        _, info = env.reset(seed=2)
        rows = []
        for _ in range(60):
            seen, rewards, *_, info = env.step(info["action_mask"].argmax(1))
            rows.append((seen.tobytes(), info["action_mask"].tobytes(), rewards.tobytes()))
        env.close()
        results.append(rows)
    assert results[0] == results[1] == results[2]


def test_expert_leaves_a_learner_less_than_random_does() -> None:
    """Whoever plays the first card that goes wins half of the rounds against `random`, and far fewer of `expert`'s."""
    won = {}
    for opponents in ("random", "expert"):
        env = LastCardVectorEnv(256, "classic", opponents=opponents, copy=False)
        _, info = env.reset(seed=3)
        rewards = [env.step(info["action_mask"].argmax(1))[1] for _ in range(150)]
        ends = np.concatenate([row[row != 0] for row in rewards])
        won[opponents] = (ends > 0).mean()
        assert len(ends) > 1000
    assert won["expert"] < won["random"] - 0.15


def test_copies_are_the_callers_own() -> None:
    env = LastCardVectorEnv(2, "classic", 2)
    seen, info = env.reset(seed=2)
    before, mask = seen.copy(), info["action_mask"].copy()
    env.step(mask.argmax(1))
    assert (seen == before).all()
    assert (info["action_mask"] == mask).all()


def test_text_and_image_show_what_the_learner_sees() -> None:
    env = LastCardEnv("mario-kart", 4, render_mode="ansi")
    env.reset(seed=3)
    text = env.render()
    legal = [action_text(env.edition, int(action)) for action in np.flatnonzero(env.action_masks())]
    assert text.splitlines()[-1] == f"play: {', '.join(legal)}"
    assert "+1: 6 cards   +2: 6 cards   +3: 6 cards" in text
    pictures = LastCardVectorEnv(2, "classic", 10, render_mode="rgb_array")
    pictures.reset(seed=3)
    images = pictures.render()
    assert [image.shape for image in images] == [(400, 640, 3)] * 2
    assert not (images[0] == images[1]).all()
    assert LastCardEnv().render() is None


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"edition": "mario-cart"}, 'no edition "mario-cart". Did you mean "mario-kart"'),
        ({"players": 11}, "is for 2 to 10 players, not for 11"),
        ({"players": 3, "opponents": ["random"]}, "1 opponents were named for a table of 3: name one for all, or 2"),
        ({"opponents": None}, "0 opponents were named for a table of 2"),
        ({"opponents": "randon"}, 'no bot "randon". Did you mean "random"'),
        ({"reward": "money"}, 'no reward "money". The rewards are: win, points'),
        ({"render_mode": "human"}, 'no render mode "human". The render modes are: ansi, rgb_array'),
        ({"max_moves": 0}, "max_moves is from 1 to"),
        ({"max_moves": 2.5}, "max_moves takes whole numbers, not 2.5"),
        ({"players": "3"}, "players takes whole numbers, not '3'"),
        ({"edition": None}, 'no edition "None"'),
        ({"rulings": {"stacking": "maybe"}}, 'ruling stacking cannot be "maybe"'),
    ],
)
def test_options_that_cannot_be_taken(options: dict[str, Any], sentence: str) -> None:
    for make in (LastCardEnv, LastCardVectorEnv):
        with pytest.raises(LastCardError, match=sentence):
            make(**options)


def test_vector_arguments_that_cannot_be_taken() -> None:
    with pytest.raises(LastCardError, match="num_envs is at least 1, so it cannot be 0"):
        LastCardVectorEnv(0)
    with pytest.raises(LastCardError, match=r"threads takes whole numbers, not 1\.5"):
        LastCardVectorEnv(1, threads=1.5)  # type: ignore[arg-type]
    with pytest.raises(LastCardError, match='no autoreset mode "never"'):
        LastCardVectorEnv(1, autoreset_mode="never")
    env = LastCardVectorEnv(3)
    with pytest.raises(LastCardError, match="seed has 2 values for 3 tables"):
        env.reset(seed=[1, 2])
    env.reset(seed=[1, None, 3])
    env.reset(seed=range(3))
    with pytest.raises(LastCardError, match="actions has 2 values for 3 tables"):
        env.step(np.array([1, 2]))
    with pytest.raises(LastCardError, match="reset_mask has 1 values for 3 tables"):
        env.reset(options={"reset_mask": np.array([True])})


@pytest.mark.parametrize("action", [1.5, 54.0, float("nan"), "54", None, np.float64(54), np.array([54]), [54], {}])
def test_what_is_no_whole_number_is_no_action(action: Any) -> None:
    """A fraction was cut off, a text read as its digits, and None a TypeError about int()."""
    env = LastCardEnv("classic")
    env.reset(seed=1)
    with pytest.raises(BadChoice, match="action takes whole numbers, not "):
        env.step(action)
    assert env.step(int(env.action_masks().argmax()))[1:4] == (0, False, False)


@pytest.mark.parametrize(
    ("actions", "sentence"),
    [
        (np.array([1.5, 2, 3]), "actions takes whole numbers, not float64"),
        (np.array([np.nan] * 3), "actions takes whole numbers, not float64"),
        (["1", "2", "3"], "actions takes whole numbers, not <U1"),
        ([1, None, 2], "actions takes whole numbers, not object"),
        ([1, [2], 3], "actions takes whole numbers, not list"),
        (np.array([[1], [2], [3]]), r"actions has the shape \(3, 1\), but it is a row of 3, one value for each"),
        (None, r"actions has the shape \(\)"),
    ],
)
def test_rows_of_actions_that_cannot_be_taken(actions: Any, sentence: str) -> None:
    env = LastCardVectorEnv(3, "classic")
    env.reset(seed=1)
    with pytest.raises(BadChoice, match=sentence):
        env.step(actions)


def test_nothing_goes_before_the_first_deal() -> None:
    """Step and image were those of an empty table, and a first mask left the others without dice of their own."""
    single = LastCardEnv("classic", render_mode="ansi")
    many: Any = LastCardVectorEnv(2, "classic", render_mode="ansi")
    for early in (
        lambda: single.step(54),
        single.render,
        lambda: many.step(np.array([54, 54])),
        many.render,
        lambda: many.reset(options={"reset_mask": np.array([True, False])}),
    ):
        with pytest.raises(BadChoice, match=r"Call reset\(\) first"):
            early()
    with pytest.raises(BadChoice, match="reset_mask takes true or false for each table, not int64"):
        many.reset(options={"reset_mask": np.array([0, 1])})  # numbers of tables, as it may be
    for seed in ("no", 1.5, [1, 1.5]):
        with pytest.raises(BadChoice, match="seed takes whole numbers, not "):
            many.reset(seed=seed)


def test_no_number_is_too_large_to_be_illegal() -> None:
    env = LastCardEnv("classic")
    large: list[Any] = [2**63, 2**70, -(2**70), np.uint64(2**64 - 1)]
    for action in large:
        env.reset(seed=1)
        assert env.step(action)[1:4] == (-1, True, False)


def test_a_seed_may_be_a_number_of_numpy() -> None:
    env = LastCardVectorEnv(2, "classic")
    assert (env.reset(seed=np.int64(7))[0] == env.reset(seed=7)[0]).all()  # type: ignore[arg-type]


@pytest.mark.parametrize("again", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_goes_on_by_itself_just_as_the_original(again: Callable[[Any], Any]) -> None:
    env = LastCardVectorEnv(4, "mario-kart", 3, opponents=["expert", "casual"], threads=2)
    _, info = env.reset(seed=5)

    def first(info: dict[str, Any]) -> Any:
        return np.argmax(info["action_mask"], axis=1)

    _, _, _, _, info = env.step(first(info))
    other = again(env)
    ends = 0
    for _ in range(100):
        seen, rewards, ended, _, info = env.step(first(info))
        for mine, its in zip((seen, rewards, ended), other.step(first(info_of(other)))[:3], strict=True):
            assert (mine == its).all()
        ends += int(ended.sum())
    assert ends
    env.close()
    other.close()


def info_of(env: LastCardVectorEnv) -> dict[str, Any]:
    return {"action_mask": env.action_masks().astype(np.int8)}


def test_nothing_warns_when_a_learner_uses_the_wrappers_of_gymnasium() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        env = gymnasium.wrappers.RescaleObservation(
            gymnasium.wrappers.DtypeObservation(gymnasium.make("lastcard/Classic-v0"), np.float32),
            np.float32(0),
            np.float32(1),
        )
        seen, _ = env.reset(seed=1)
    assert 0 <= seen.min() <= seen.max() <= 1


@pytest.mark.parametrize("wanted", ["lastcard.envs.LastCardEnv", "lastcard.envs.pettingzoo.env"])
def test_without_the_libraries_a_sentence_says_which_extra_brings_them(wanted: str) -> None:
    module, _, name = wanted.rpartition(".")
    program = f"""
import sys
sys.modules.update({{"gymnasium": None, "pettingzoo": None}})
import lastcard.envs
from lastcard.errors import BadChoice, LastCardError
try:
    from {module} import {name}
except LastCardError as error:
    print(error)
"""
    said = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True).stdout
    assert said == 'gymnasium is not installed; pip install "lastcard[rl]" brings it.\n'
