import { describe, expect, test } from "vitest";
import { defaultUptimes } from "@/lib/builder/damage/conditions";
import {
  findStage,
  getStageConditions,
  huntStages,
  listStageUptimes,
} from "@/lib/builder/target/hunt-stages";
import { weaponTypes } from "@/lib/catalog/codes";

describe("stages of a hunt", () => {
  test.each(weaponTypes)("are told apart with the %s, and from the defaults and a person's own", (type) => {
    for (const stage of huntStages) {
      const conditions = getStageConditions(stage, type);
      expect(findStage(conditions, type)).toBe(stage);
      expect(findStage({ ...conditions, lowHealth: 10 }, type)).toBeNull();
      const [[first, percent] = ["burst", 0]] = Object.entries(conditions);
      expect(findStage({ ...conditions, [first]: percent - 1 }, type)).toBeNull();
    }
    expect(findStage({}, type)).toBeNull();
  });

  test("name each condition once, with a reason, and store none that equals its default", () => {
    for (const type of weaponTypes) {
      for (const stage of huntStages) {
        const uptimes = listStageUptimes(stage, type);
        expect(new Set(uptimes.map(({ condition }) => condition)).size).toBe(uptimes.length);
        for (const { percent, why } of uptimes) {
          expect(percent).toBeGreaterThanOrEqual(0);
          expect(percent).toBeLessThanOrEqual(100);
          expect(why).toMatch(/^[A-Z].*\.$/);
        }
        const stored = getStageConditions(stage, type);
        for (const { condition, percent } of uptimes) {
          expect(stored[condition]).toBe(percent === defaultUptimes[condition] ? undefined : percent);
        }
      }
    }
  });
});
