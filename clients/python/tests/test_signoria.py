"""The client against a real engine. SIGNORIA_ENGINE says how to start it."""

import random
import unittest

from signoria import AecEnv, Engine, EngineError


class EngineTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.engine = Engine("condottiere")

    @classmethod
    def tearDownClass(cls):
        cls.engine.close()

    def test_says_what_it_is(self):
        self.assertEqual(self.engine.about["game"], "condottiere")
        self.assertEqual(self.engine.about["players"], {"min": 2, "max": 6})

    def test_the_same_seed_is_the_same_deal(self):
        with self.engine.new(3, "a") as one, self.engine.new(3, "a") as same, self.engine.new(3, "b") as other:
            self.assertEqual(one.view(0), same.view(0))
            self.assertNotEqual(one.view(0), other.view(0))

    def test_a_clone_goes_its_own_way(self):
        with self.engine.new(2, "clone") as position:
            before = position.view(0)
            copy = position.clone()
            copy.play(copy.choices()[0])
            self.assertEqual(position.view(0), before)
            self.assertNotEqual(copy.view(0), before)
            copy.drop()

    def test_an_imagined_world_looks_the_same_to_its_seat_alone(self):
        with self.engine.new(3, "imagine") as position:
            worlds = [position.imagine(0, seed) for seed in range(8)]
            for world in worlds:
                self.assertEqual(world.view(0), position.view(0))
            self.assertTrue(any(world.view(1) != position.view(1) for world in worlds))

    def test_an_illegal_answer_names_the_rule_and_changes_nothing(self):
        with self.engine.new(2, "refused") as position:
            before = position.view(None)
            with self.assertRaises(EngineError) as refused:
                position.play("pass")
            self.assertEqual(refused.exception.problem["error"], "refused")
            self.assertIn("CON-3.2", refused.exception.problem["refusal"]["rules"])
            self.assertEqual(position.view(None), before)

    def test_what_is_dropped_is_gone(self):
        position = self.engine.new(2, "drop")
        position.drop()
        with self.assertRaises(EngineError) as gone:
            position.choices()
        self.assertEqual(gone.exception.problem["error"], "no-such-position")

    def test_bots_answer_from_the_menu_and_judge(self):
        with self.engine.new(4, "bot") as position:
            answer = position.bot("master", iterations=20)
            self.assertIn(answer["line"], position.choices())
            self.assertAlmostEqual(sum(position.evaluate()), 1, places=6)
            self.assertAlmostEqual(sum(position.simulate(10, seat=None)["wins"]), 10)


class AecTest(unittest.TestCase):
    def test_a_whole_game_by_chance(self):
        chance = random.Random(1)
        with Engine("condottiere") as engine:
            env = AecEnv(engine, players=3)
            env.reset(seed=7)
            rewards = {}
            for agent in env.agent_iter():
                observation, reward, terminated, truncated, info = env.last()
                self.assertFalse(truncated)
                legal = sum(observation["action_mask"])
                if terminated:
                    rewards[agent] = reward
                    env.step(None)
                else:
                    self.assertEqual(legal, len(info["lines"]))
                    env.step(chance.randrange(legal))
            self.assertAlmostEqual(sum(rewards.values()), 1)
            with self.assertRaises(ValueError):
                env.reset(seed=8)
                env.step(len(env.infos[env.agent_selection]["lines"]))


if __name__ == "__main__":
    unittest.main()
