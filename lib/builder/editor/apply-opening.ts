import type { WeaponElement } from "@/lib/catalog/codes";
import { partsPerWeapon } from "../loadout/artian";
import type { LoadoutCatalog, LoadoutWeapon } from "../loadout/loadout-catalog";
import type { ArtianChoices, Loadout } from "../loadout/model";
import type { LoadoutAction } from "./change-loadout";
import type { Opening } from "./opening";

interface AppliedOpening {
  /** For `changeLoadout`, one after the other, as one step of undo. An action may be refused like any other. */
  readonly actions: readonly LoadoutAction[];
  /** Ids that the catalog does not have. */
  readonly unknown: readonly string[];
}

/**
 * Actions that give a loadout the gear that an opening names. Empty for openings that are no gear (`skill-target`,
 * `target`). A set takes the place of all that is equipped where it has a piece; a decoration goes into a free slot
 * and is refused by the editor where there is none.
 *
 * @param catalog with weapons, if the opening is `use-weapon`: otherwise it is reported as unknown
 */
export function applyOpening(loadout: Loadout, opening: Opening, catalog: LoadoutCatalog): AppliedOpening {
  switch (opening.kind) {
    case "use-weapon":
      return equipWeapon(loadout, opening.id, catalog);
    case "use-armor":
      return equipGear([opening.id], catalog);
    case "use-set":
      return equipGear(opening.ids, catalog);
    case "use-decoration":
      return isKnown(opening.id, catalog.decorations, { type: "place-decorations", ids: [opening.id] });
    case "use-charm":
      return isKnown(opening.id, catalog.charms, { type: "equip-charm", id: opening.id });
    case "plan":
      return opening.weapon ? equipWeapon(loadout, opening.weapon, catalog) : { actions: [], unknown: [] };
    case "skill-target":
    case "target":
      return { actions: [], unknown: [] };
  }
}

function isKnown(id: string, records: ReadonlyMap<string, unknown>, action: LoadoutAction): AppliedOpening {
  return records.has(id) ? { actions: [action], unknown: [] } : { actions: [], unknown: [id] };
}

function equipGear(ids: readonly string[], { armor }: LoadoutCatalog): AppliedOpening {
  const actions = ids.flatMap((id): LoadoutAction[] => {
    const piece = armor.get(id);
    return piece ? [{ type: "equip", place: piece.piece, id }] : [];
  });
  return { actions, unknown: ids.filter((id) => !armor.has(id)) };
}

function equipWeapon(loadout: Loadout, id: string, catalog: LoadoutCatalog): AppliedOpening {
  const weapon = catalog.weapons.get(id);
  if (!weapon) return { actions: [], unknown: [id] };
  if (loadout.weapon?.id === id) return { actions: [], unknown: [] };
  return { actions: [{ type: "wield", id, artian: createArtian(weapon, catalog) }], unknown: [] };
}

/**
 * The choices that an Artian weapon starts with: parts of one element, the first that it can have, with attack,
 * and nothing rolled. `null` for weapons that are not made of parts.
 */
export function createArtian(weapon: LoadoutWeapon, { artian }: LoadoutCatalog): ArtianChoices | null {
  if (weapon.artian === null) return null;
  const row = artian.weapons.get(weapon.id);
  const [element = "fire"] = [...artian.traits.keys()].filter(
    (each): each is WeaponElement =>
      each !== null &&
      [row?.elements, row?.elementAmmo].some((of) => of !== undefined && Object.hasOwn(of, each)),
  );
  const part = { element, infusion: "attack" as const };
  return {
    parts: Array.from({ length: partsPerWeapon }, () => part),
    reinforcements: [],
    setBonus: null,
    groupSkill: null,
  };
}
