import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compareDerived } from "@/lib/builder/editor/compare-derived";
import { equipPiece } from "@/lib/builder/editor/equip-piece";
import { createPiecePreviews } from "@/lib/builder/editor/preview-piece";
import { deriveLoadout } from "@/lib/builder/loadout/derive-loadout";
import { armorPieces } from "@/lib/catalog/codes";
import { catalog, equip, gogmaziosLoadout, loadoutWith } from "@/tests/support/builder/loadouts";
import { anyLoadout } from "@/tests/support/builder/random-loadouts";
import { getRuns } from "@/tests/support/test-size";

const pieces = [...catalog.armor.values()];

describe("previews of pieces", () => {
  test("equal the comparison of two derived loadouts", () => {
    fc.assert(
      fc.property(
        anyLoadout,
        fc.constantFrom(...armorPieces),
        fc.array(fc.nat(), { minLength: 8, maxLength: 8 }),
        (loadout, place, seeds) => {
          const preview = createPiecePreviews(loadout, place, catalog);
          const fitting = pieces.filter(({ piece }) => piece === place);
          for (const seed of seeds) {
            const piece = fitting[seed % fitting.length];
            if (!piece) throw new Error("no piece");
            const worn = equipPiece(loadout, place, piece, catalog);
            const full = compareDerived(
              deriveLoadout(loadout, catalog),
              deriveLoadout(worn.loadout, catalog),
            );
            expect(preview(piece.id)).toEqual({ delta: full, dropped: worn.dropped });
          }
        },
      ),
      { numRuns: getRuns({ small: 60, full: 400 }) },
    );
  });

  test("show no change for the piece that is worn", () => {
    const derived = deriveLoadout(gogmaziosLoadout, catalog);
    for (const place of armorPieces) {
      const preview = createPiecePreviews(
        gogmaziosLoadout,
        place,
        catalog,
      )(gogmaziosLoadout.armor[place]?.id ?? "");
      expect(preview?.delta).toEqual(compareDerived(derived, derived));
    }
  });

  test("have nothing to say of a piece that is not known or belongs elsewhere", () => {
    const preview = createPiecePreviews(gogmaziosLoadout, "head", catalog);
    expect(preview("no-such-helm")).toBeNull();
    expect(preview("gogmazios-mail-alpha")).toBeNull();
  });

  test("name decorations that have no slot in the other piece", () => {
    const slotless = pieces.find(({ piece, slots }) => piece === "head" && slots.length === 0);
    expect(createPiecePreviews(gogmaziosLoadout, "head", catalog)(slotless?.id ?? "")?.dropped).toEqual([
      "challenger-jewel-3",
      "defense-jewel-1",
    ]);
  });

  test("show a piece put on a bare place as a gain alone", () => {
    const bare = loadoutWith({});
    const preview = createPiecePreviews(bare, "head", catalog)("gogmazios-helm-alpha");
    const worn = deriveLoadout(loadoutWith({ armor: equip(["gogmazios-helm-alpha"]) }), catalog);
    expect(preview?.delta.defense).toEqual({ from: 0, to: worn.defense.withSkills });
    expect(preview?.delta.skills.map(({ skill, from, to }) => [skill, from, to])).toEqual(
      worn.skills.map(({ skill, level }) => [skill, 0, level]).toSorted(),
    );
    expect(preview?.delta.freeSlots.armor).toEqual({ from: [0, 0, 0], to: worn.freeSlots.armor });
  });
});
