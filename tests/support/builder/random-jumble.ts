import fc from "fast-check";
import type { ArtianChoices, Loadout, SlottedDecorations } from "@/lib/builder/loadout/model";
import { weaponElements } from "@/lib/catalog/codes";
import { data } from "./loadouts";

function anyOf(records: readonly { readonly id: string }[]): fc.Arbitrary<string> {
  return fc.constantFrom(...records.map(({ id }) => id));
}

function listOf<Item>(item: fc.Arbitrary<Item>): fc.Arbitrary<readonly Item[]> {
  return fc.array(item, { maxLength: 7 });
}

const decorations: fc.Arbitrary<SlottedDecorations> = listOf(fc.option(anyOf(data.decorations)));
const skill = anyOf(data.skills);
const equipped = fc.option(fc.record({ id: anyOf(data.armor), decorations }), { freq: 4 });

const artian: fc.Arbitrary<ArtianChoices> = fc.record({
  parts: listOf(
    fc.record({
      element: fc.constantFrom(...weaponElements),
      infusion: fc.constantFrom("attack", "affinity"),
    }),
  ),
  reinforcements: listOf(anyOf(data.artian.bonuses)),
  setBonus: fc.option(skill),
  groupSkill: fc.option(skill),
});

/** Known ids anywhere, as many as a code can list, hardly ever legal. */
export const anyJumble: fc.Arbitrary<Loadout> = fc.record({
  weapon: fc.option(fc.record({ id: anyOf(data.weapons), decorations, artian: fc.option(artian) })),
  armor: fc.record({ head: equipped, chest: equipped, arms: equipped, waist: equipped, legs: equipped }),
  charm: fc.option(
    fc.oneof(
      fc.record({ kind: fc.constant("charm" as const), id: anyOf(data.charms) }),
      fc.record({
        kind: fc.constant("talisman" as const),
        talisman: anyOf(data.talismans.talismans),
        skills: listOf(fc.record({ skill, level: fc.integer({ min: 1, max: 8 }) })),
        slots: listOf(
          fc.record({ kind: fc.constantFrom("weapon", "armor"), slot: fc.integer({ min: 1, max: 3 }) }),
        ),
        decorations,
      }),
    ),
  ),
  transcended: fc.boolean(),
});
