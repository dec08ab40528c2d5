import type { LoadoutCatalog } from "../loadout/loadout-catalog";
import { type EquippedCharm, emptyLoadout, type Loadout } from "../loadout/model";
import { listFilledPlaces } from "../loadout/places";
import type { FoundCharm, FoundSet, SearchQuery } from "../search/query";
import { type LeftDecoration, listOpenSlots, placeDecorations, trimEmpty } from "./place-decorations";

/** Weapon slots given to the search: the free ones alone, or all of them as if they were empty. */
export type WeaponSlots = "free" | "all";

type AppliedSet =
  | { readonly ok: true; readonly loadout: Loadout }
  /** The equipped weapon is not the one that the set was found for. */
  | { readonly ok: false; readonly left: readonly LeftDecoration[] };

/**
 * The equipped weapon as a search takes it.
 *
 * @param slots `free`: the decorations in it stay, and their skills count. `all`: they are taken out.
 */
export function getQueryWeapon(
  loadout: Loadout,
  slots: WeaponSlots,
  catalog: LoadoutCatalog,
): SearchQuery["weapon"] {
  const wielded = withWeaponSlots(loadout, slots);
  const alone: Loadout = { ...emptyLoadout, weapon: wielded };
  const [place] = listFilledPlaces(alone, catalog);
  if (!place) return undefined;
  const skills: Record<string, number> = {};
  const inSlots = place.decorations.flatMap((id) => catalog.decorations.get(id ?? "")?.skills ?? []);
  for (const { skill, level } of [...place.skills, ...inSlots]) skills[skill] = (skills[skill] ?? 0) + level;
  return {
    slots: listOpenSlots(alone, catalog).map(({ slot }) => slot),
    skills,
    bonuses: Object.fromEntries([...place.bonuses].map((id) => [id, 1])),
  };
}

function withWeaponSlots({ weapon }: Loadout, slots: WeaponSlots): Loadout["weapon"] {
  return weapon && slots === "all" ? { ...weapon, decorations: [] } : weapon;
}

/**
 * The loadout with a found set and the equipped weapon: pieces, charm, and each decoration in a slot. A
 * set that needs no charm is equipped without one, so that its figures hold.
 *
 * @param transcended as the search was given it, since slots and figures of the set follow from it
 * @param slots what the search was given of the weapon, see `getQueryWeapon`
 */
export function toLoadout(
  loadout: Loadout,
  set: FoundSet,
  { transcended, slots }: { readonly transcended: boolean; readonly slots: WeaponSlots },
  catalog: LoadoutCatalog,
): AppliedSet {
  const bare = (piece: keyof FoundSet["armor"]) => ({ id: set.armor[piece], decorations: [] });
  const weapon = withWeaponSlots(loadout, slots);
  const equipped: Loadout = {
    weapon: weapon && { ...weapon, decorations: trimEmpty(weapon.decorations) },
    armor: {
      head: bare("head"),
      chest: bare("chest"),
      arms: bare("arms"),
      waist: bare("waist"),
      legs: bare("legs"),
    },
    charm: set.charm && toEquippedCharm(set.charm),
    transcended,
  };
  const ids = [...set.decorations, ...set.weaponDecorations];
  const { loadout: placed, left } = placeDecorations(equipped, ids, catalog);
  return left.length === 0 ? { ok: true, loadout: placed } : { ok: false, left };
}

function toEquippedCharm(found: FoundCharm): EquippedCharm {
  if (found.kind === "charm") return { kind: "charm", id: found.id };
  const { talisman, skills, slots } = found;
  return { kind: "talisman", talisman, skills, slots, decorations: [] };
}
