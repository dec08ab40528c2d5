import { armorPieces } from "@/lib/catalog/codes";
import type { BuilderArmor, SkillLevel, TalismanSlot } from "../catalog/catalog";
import type { DerivedSource } from "./derived";
import type { LoadoutCatalog } from "./loadout-catalog";
import type { ArtianChoices, EquippedCharm, Loadout, LoadoutPlace, SlottedDecorations } from "./model";

/** One equipped item, as the catalog has it. */
export interface FilledPlace {
  readonly place: LoadoutPlace;
  readonly source: DerivedSource;
  readonly skills: readonly SkillLevel[];
  /** Bonuses that it counts one piece toward, each once. */
  readonly bonuses: ReadonlySet<string>;
  /** Largest first, a talisman's in its own order; `null` = the item is not known, nor are its slots. */
  readonly slots: readonly TalismanSlot[] | null;
  readonly decorations: SlottedDecorations;
}

/** Everything equipped: weapon, armor from head to toe, charm. */
export function listFilledPlaces(loadout: Loadout, catalog: LoadoutCatalog): readonly FilledPlace[] {
  return [
    ...toWeaponPlace(loadout, catalog),
    ...listArmorPlaces(loadout, catalog),
    ...toCharmPlace(loadout, catalog),
  ];
}

/** Sizes of the slots of a piece. Pieces that cannot be transcended keep theirs. */
export function getArmorSlots(piece: BuilderArmor, transcended: boolean): readonly number[] {
  return (transcended && piece.slotsTranscended) || piece.slots;
}

/** Defense of a piece at its level cap. Pieces that cannot be transcended keep theirs. */
export function getArmorDefense(piece: BuilderArmor, transcended: boolean): number {
  return (transcended && piece.defenseMaxTranscended) || piece.defenseMax;
}

function toWeaponPlace({ weapon }: Loadout, catalog: LoadoutCatalog): FilledPlace[] {
  if (!weapon) return [];
  const record = catalog.weapons.get(weapon.id);
  return [
    {
      place: "weapon",
      source: { kind: "weapon", place: "weapon", id: weapon.id },
      skills: record?.skills ?? [],
      bonuses: record?.artian === "gogma" ? listRolledBonuses(weapon.artian) : new Set(),
      slots: record ? record.slots.map((slot) => ({ kind: "weapon", slot })) : null,
      decorations: weapon.decorations,
    },
  ];
}

/** A rolled set bonus and a rolled group skill are taken to count as one piece each. */
function listRolledBonuses(choices: ArtianChoices | null): ReadonlySet<string> {
  return new Set([choices?.setBonus, choices?.groupSkill].filter((id) => typeof id === "string"));
}

function listArmorPlaces({ armor, transcended }: Loadout, catalog: LoadoutCatalog): FilledPlace[] {
  return armorPieces.flatMap((place): FilledPlace[] => {
    const equipped = armor[place];
    if (!equipped) return [];
    const record = catalog.armor.get(equipped.id);
    return [
      {
        place,
        source: { kind: "armor", place, id: equipped.id },
        skills: record?.skills ?? [],
        bonuses: new Set([...(record?.setBonuses ?? []), ...(record?.groupSkills ?? [])]),
        slots: record ? getArmorSlots(record, transcended).map((slot) => ({ kind: "armor", slot })) : null,
        decorations: equipped.decorations,
      },
    ];
  });
}

function toCharmPlace({ charm }: Loadout, catalog: LoadoutCatalog): FilledPlace[] {
  return charm ? [{ place: "charm", bonuses: new Set(), ...getCharmContents(charm, catalog) }] : [];
}

function getCharmContents(charm: EquippedCharm, catalog: LoadoutCatalog) {
  if (charm.kind === "charm") {
    const { id } = charm;
    const source: DerivedSource = { kind: "charm", place: "charm", id };
    const record = catalog.charms.get(id);
    return { source, skills: record?.skills ?? [], slots: record ? [] : null, decorations: [] };
  }
  const { talisman, skills, slots, decorations } = charm;
  const source: DerivedSource = { kind: "talisman", place: "charm", id: talisman };
  return { source, skills, slots, decorations };
}
