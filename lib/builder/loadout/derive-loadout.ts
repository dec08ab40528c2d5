import type { DecorationKind } from "@/lib/catalog/codes";
import { deriveDefense, deriveResistances } from "./derive-defense";
import { deriveBonuses, deriveSkills, getActiveLevels } from "./derive-skills";
import { deriveWeapon } from "./derive-weapon";
import type { DerivedLoadout, SlotCounts } from "./derived";
import type { LoadoutCatalog } from "./loadout-catalog";
import type { Loadout } from "./model";
import { type FilledPlace, listFilledPlaces } from "./places";

const handicraft = "handicraft";

/**
 * Everything that follows from a loadout. It need not be legal: what the catalog knows counts as it is,
 * also a piece or a decoration in the wrong place, and what it does not know counts for nothing. `checkLoadout`
 * says what is wrong.
 */
export function deriveLoadout(loadout: Loadout, catalog: LoadoutCatalog): DerivedLoadout {
  const places = listFilledPlaces(loadout, catalog);
  const skills = deriveSkills(places, catalog);
  const bonuses = deriveBonuses(places, catalog);
  const levels = getActiveLevels(skills, bonuses);
  return {
    skills,
    bonuses,
    levels,
    defense: deriveDefense(loadout, levels, catalog),
    resistances: deriveResistances(loadout, levels, catalog),
    weapon: loadout.weapon && deriveWeapon(loadout.weapon, levels[handicraft] ?? 0, catalog),
    freeSlots: { armor: countFreeSlots(places, "armor"), weapon: countFreeSlots(places, "weapon") },
  };
}

/** Slots without a decoration, whatever is in the others. */
function countFreeSlots(places: readonly FilledPlace[], target: DecorationKind): SlotCounts {
  const free = places.flatMap(({ slots, decorations }) =>
    (slots ?? []).filter(({ kind }, index) => kind === target && (decorations[index] ?? null) === null),
  );
  const ofLevel = (level: number) => free.filter(({ slot }) => slot === level).length;
  return [ofLevel(1), ofLevel(2), ofLevel(3)];
}
