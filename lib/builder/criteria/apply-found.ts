import { armorPieces } from "@/lib/catalog/codes";
import type { LoadoutAction } from "../editor/change-loadout";
import { toLoadout, type WeaponSlots } from "../editor/found-set-loadout";
import type { LoadoutCatalog } from "../loadout/loadout-catalog";
import type { Loadout } from "../loadout/model";
import type { FoundSet } from "../search/query";

/** The input of a search, saved so that its sets can be equipped later. */
export interface SearchedWith {
  readonly weapon: Loadout["weapon"];
  readonly charm: Loadout["charm"];
  readonly transcended: boolean;
  readonly slots: WeaponSlots;
}

/** How a found set is equipped. */
interface AppliedFound {
  readonly action: LoadoutAction;
  /** Weapon and charm as they are then; `null` where the set cannot be equipped. */
  readonly left: LeftDecorations | null;
}

/** Fields that equipping a found set changes in the state that it was searched with. */
export type LeftDecorations = Pick<Loadout, "weapon" | "charm">;

/**
 * The action that equips a found set. A set that was equipped before has left its decorations in the weapon; where it
 * is still the weapon of the search, the next set is equipped as if the search had just ended.
 */
export function applyFound(
  set: FoundSet,
  { weapon, transcended, slots }: Omit<SearchedWith, "charm">,
  loadout: Loadout,
  catalog: LoadoutCatalog,
): AppliedFound {
  const plain: LoadoutAction = { type: "apply-set", set, transcended, slots };
  const same = weapon !== null && loadout.weapon !== null && isSameWeapon(weapon, loadout.weapon);
  const equipped = toLoadout(same ? { ...loadout, weapon } : loadout, set, { transcended, slots }, catalog);
  if (!equipped.ok) return { action: plain, left: null };
  const action: LoadoutAction = same ? { type: "replace", loadout: equipped.loadout } : plain;
  return { action, left: equipped.loadout };
}

/** Whether a loadout has equipped just that set, decorations left aside. */
export function isSetEquipped({ armor, charm }: Loadout, set: FoundSet): boolean {
  if (armorPieces.some((piece) => armor[piece]?.id !== set.armor[piece])) return false;
  if (set.charm === null || charm === null) return set.charm === charm;
  if (set.charm.kind === "charm") return charm.kind === "charm" && charm.id === set.charm.id;
  if (charm.kind !== "talisman") return false;
  return (
    JSON.stringify([charm.talisman, charm.skills]) === JSON.stringify([set.charm.talisman, set.charm.skills])
  );
}

function isSameWeapon(a: NonNullable<Loadout["weapon"]>, b: NonNullable<Loadout["weapon"]>): boolean {
  return a.id === b.id && JSON.stringify(a.artian) === JSON.stringify(b.artian);
}
