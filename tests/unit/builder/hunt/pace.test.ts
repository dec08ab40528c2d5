import { describe, expect, test } from "vitest";
import { gatherDamageData } from "@/lib/builder/data/gather-builder-data.server";
import { assumedMoveSec } from "@/lib/builder/hunt/constants";
import { getLoopPace } from "@/lib/builder/hunt/pace";
import { weaponTypes } from "@/lib/catalog/codes";

const { moves, combos } = gatherDamageData();

/** Of steps by the ends of their ids, `[hits, end]`. */
function getPace(weapon: (typeof weaponTypes)[number], ...steps: readonly (readonly [number, string])[]) {
  const own = moves.filter((move) => move.weapon === weapon);
  const rotation = steps.map(([count, end]) => {
    const move = own.find(({ id }) => id === `${weapon}-${end}`);
    if (!move) throw new Error(`no move ${end}`);
    return { move, count };
  });
  return getLoopPace(rotation, own, 0, 0);
}

describe("the pace of a combo that nobody timed", () => {
  test("has no time for ticks and explosions that come along with a move", () => {
    const alone = getPace("charge-blade", [1, "savage-axe-slash"]).seconds;
    expect(getPace("charge-blade", [1, "savage-axe-slash"], [5, "power-axe-tick"]).seconds).toBe(alone);
    const slash = getPace("switch-axe", [1, "unbridled-slash"]).seconds;
    const phial = getPace("switch-axe", [1, "unbridled-slash"], [1, "unbridled-slash-explosion-power-phial"]);
    expect(phial.seconds).toBe(slash);
  });

  test("counts the shells of a burst as one act, and shots rather than hits", () => {
    const { gunlance } = assumedMoveSec;
    expect(getPace("gunlance", [5, "normal-lv3-full-burst-shell"]).seconds).toBeCloseTo(gunlance, 9);
    expect(getPace("gunlance", [6, "normal-lv3-full-burst-shell"]).seconds).toBeCloseTo(2 * gunlance, 9);
    const bowgun = assumedMoveSec["heavy-bowgun"];
    expect(getPace("heavy-bowgun", [9, "pierce-lv2"]).seconds).toBeCloseTo(3 * bowgun, 9);
    expect(getPace("heavy-bowgun", [9, "normal-lv2"]).seconds).toBeCloseTo(9 * bowgun, 9);
  });

  test("is never nothing, whatever the rotation is made of", () => {
    expect(getPace("charge-blade", [3, "power-axe-tick"]).moves).toBe(1);
  });

  test("lets no type's usual combo do many times what another's does in a second", () => {
    const rates = weaponTypes.map((weapon) => {
      const usual = combos.find((combo) => combo.weapon === weapon);
      const own = moves.filter((move) => move.weapon === weapon);
      const rotation = (usual?.steps ?? []).flatMap(({ moves: [first], count }) => {
        const move = own.find(({ id }) => id === first);
        return move ? [{ move, count }] : [];
      });
      const all = rotation.reduce((sum, { move, count }) => sum + count * move.hits * move.motionValue, 0);
      return all / getLoopPace(rotation, own, 0, 0).seconds;
    });
    const bladesAndBludgeons = rates.filter((_, at) => !/bow/.test(weaponTypes[at] ?? ""));
    expect(Math.max(...bladesAndBludgeons) / Math.min(...bladesAndBludgeons)).toBeLessThan(4);
  });
});
