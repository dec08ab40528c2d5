import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { changeLoadout, type LoadoutAction } from "@/lib/builder/editor/change-loadout";
import { checkLoadout } from "@/lib/builder/loadout/check-loadout";
import type { Loadout } from "@/lib/builder/loadout/model";
import { search } from "@/lib/builder/search/search";
import { armorPieces } from "@/lib/catalog/codes";
import { catalog, data, equip, gogmaziosLoadout, loadoutWith } from "@/tests/support/builder/loadouts";
import { anyLoadout, anyTalisman, anyWeapon } from "@/tests/support/builder/random-loadouts";

const ids = (map: ReadonlyMap<string, unknown>) => fc.constantFrom(...map.keys(), "no-such-thing");
const sets = search({ skills: { agitator: 3 }, limit: 5 }, data).results;

const anyAction: fc.Arbitrary<LoadoutAction> = fc.oneof(
  fc.record({
    type: fc.constant("equip" as const),
    place: fc.constantFrom(...armorPieces),
    id: fc.option(ids(catalog.armor)),
  }),
  anyWeapon.map(({ id, artian }) => ({ type: "wield" as const, id, artian })),
  fc.record({ type: fc.constant("wield" as const), id: ids(catalog.weapons), artian: fc.constant(null) }),
  fc.record({ type: fc.constant("equip-charm" as const), id: fc.option(ids(catalog.charms)) }),
  anyTalisman.map((talisman) => ({ type: "equip-talisman" as const, talisman })),
  fc.record({
    type: fc.constant("put-decoration" as const),
    place: fc.constantFrom("weapon" as const, ...armorPieces, "charm" as const),
    slot: fc.integer({ min: -1, max: 3 }),
    id: fc.option(ids(catalog.decorations)),
  }),
  fc.record({ type: fc.constant("place-decorations" as const), ids: fc.array(ids(catalog.decorations)) }),
  fc.record({ type: fc.constant("set-transcended" as const), transcended: fc.boolean() }),
  anyLoadout.map((loadout) => ({ type: "replace" as const, loadout })),
  fc.record({
    type: fc.constant("apply-set" as const),
    set: fc.constantFrom(...sets),
    transcended: fc.boolean(),
    slots: fc.constantFrom("free" as const, "all" as const),
  }),
  fc.constant({ type: "reset" as const }),
);

function refusal(loadout: Loadout, action: LoadoutAction) {
  const outcome = changeLoadout(loadout, action, catalog);
  return "code" in outcome ? outcome.code : null;
}

describe("changes of a loadout", () => {
  test("leave a legal build legal, whatever is done to it", () => {
    fc.assert(
      fc.property(anyLoadout, fc.array(anyAction, { maxLength: 12 }), (start, actions) => {
        let loadout = start;
        for (const action of actions) {
          const outcome = changeLoadout(loadout, action, catalog);
          if (!("code" in outcome)) loadout = outcome.loadout;
          expect(checkLoadout(loadout, catalog)).toEqual([]);
        }
      }),
    );
  });

  test("say why they are refused", () => {
    const equipped = gogmaziosLoadout;
    expect(refusal(equipped, { type: "equip", place: "head", id: "no-such-helm" })).toBe("unknown");
    expect(refusal(equipped, { type: "equip", place: "head", id: "gogmazios-mail-alpha" })).toBe(
      "wrong-piece",
    );
    const put = { type: "put-decoration", place: "head" } as const;
    expect(refusal(equipped, { ...put, slot: 9, id: null })).toBe("no-such-slot");
    expect(refusal(equipped, { ...put, slot: 0, id: "attack-jewel-1" })).toBe("does-not-fit");
    expect(refusal(equipped, { ...put, slot: 0, id: "challenger-jewel-3" })).toBe("no-change");
    expect(refusal(equipped, { type: "place-decorations", ids: Array(9).fill("defense-jewel-1") })).toBe(
      "no-slots-left",
    );
    const id = gogmaziosLoadout.weapon?.id ?? "";
    expect(refusal(equipped, { type: "wield", id, artian: null })).toBe("illegal");
  });

  test("name decorations that lose their slot", () => {
    const slotless = [...catalog.armor.values()].find(
      ({ piece, slots }) => piece === "head" && slots.length === 0,
    );
    const loadout = loadoutWith({ armor: equip(["gogmazios-helm-alpha", "challenger-jewel-3"]) });
    const outcome = changeLoadout(loadout, { type: "equip", place: "head", id: slotless?.id ?? "" }, catalog);
    expect("dropped" in outcome && outcome.dropped).toEqual(["challenger-jewel-3"]);
  });
});
