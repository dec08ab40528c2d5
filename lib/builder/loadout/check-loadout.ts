import { armorPieces } from "@/lib/catalog/codes";
import type { TalismanSlot } from "../catalog/catalog";
import { findArtianProblems } from "./check-artian";
import type { LoadoutCatalog } from "./loadout-catalog";
import type { Loadout, LoadoutPlace } from "./model";
import { type FilledPlace, listFilledPlaces } from "./places";
import type { ArtianProblem, GearProblem, LoadoutProblem, SlotProblem, TalismanProblem } from "./problems";
import { findTalismanProblems } from "./talisman";

/**
 * Why a loadout cannot exist in the game: gear, decorations, Artian choices, talisman. Empty = it can.
 *
 * An id that is not known is named once and not checked further. Whether the player owns the gear is not checked.
 */
export function checkLoadout(loadout: Loadout, catalog: LoadoutCatalog): readonly LoadoutProblem[] {
  return [
    ...findGearProblems(loadout, catalog),
    ...listFilledPlaces(loadout, catalog).flatMap((place) => findSlotProblems(place, catalog)),
    ...findWeaponProblems(loadout, catalog),
    ...findCharmProblems(loadout, catalog),
  ];
}

function findGearProblems({ weapon, armor, charm }: Loadout, catalog: LoadoutCatalog): GearProblem[] {
  const problems: GearProblem[] = [];
  if (weapon && !catalog.weapons.has(weapon.id)) problems.push({ code: "unknown-weapon", id: weapon.id });
  for (const place of armorPieces) {
    const id = armor[place]?.id;
    if (id === undefined) continue;
    const belongs = catalog.armor.get(id)?.piece;
    if (!belongs) problems.push({ code: "unknown-armor", place, id });
    else if (belongs !== place) problems.push({ code: "wrong-piece", place, id, belongs });
  }
  if (charm?.kind === "charm" && !catalog.charms.has(charm.id)) {
    problems.push({ code: "unknown-charm", id: charm.id });
  }
  return problems;
}

function findSlotProblems(
  { place, slots, decorations }: FilledPlace,
  catalog: LoadoutCatalog,
): SlotProblem[] {
  const problems = decorations.flatMap((id, slot) =>
    id === null ? [] : findDecorationProblems(place, slot, id, slots?.[slot], catalog),
  );
  const used = decorations.findLastIndex((id) => id !== null) + 1;
  return slots && used > slots.length
    ? [...problems, { code: "decoration-count", place, decorations: used, slots: slots.length }]
    : problems;
}

function findDecorationProblems(
  place: LoadoutPlace,
  slot: number,
  id: string,
  into: TalismanSlot | undefined,
  catalog: LoadoutCatalog,
): SlotProblem[] {
  const decoration = catalog.decorations.get(id);
  if (!decoration) return [{ code: "unknown-decoration", place, slot, id }];
  if (!into) return [];
  const { kind, slot: size } = decoration;
  if (kind !== into.kind) return [{ code: "decoration-kind", place, slot, id, kind, slotKind: into.kind }];
  return size > into.slot ? [{ code: "decoration-size", place, slot, id, size, slotSize: into.slot }] : [];
}

function findWeaponProblems({ weapon }: Loadout, catalog: LoadoutCatalog): readonly ArtianProblem[] {
  const record = weapon && catalog.weapons.get(weapon.id);
  return record ? findArtianProblems(record, weapon.artian, catalog.artian) : [];
}

function findCharmProblems({ charm }: Loadout, catalog: LoadoutCatalog): readonly TalismanProblem[] {
  return charm?.kind === "talisman" ? findTalismanProblems(charm, catalog) : [];
}
