import type { Loadout } from "@/lib/builder/loadout/model";
import { type ArmorPiece, armorPieces, type WeaponType } from "@/lib/catalog/codes";
import { listWays } from "./create-shopping-list";
import type { GetShoppingName } from "./format-shopping";
import { getWayKey, type LineWay } from "./list-craft-ways";
import type { FindNeed, Owned, ShoppingList, ShoppingPart } from "./model";
import { type GearKind, getArtianKey, getGearKey, getOwnedTalismanKey, type OwnedGear } from "./owned-gear";
import type { ShoppingCatalog } from "./shopping-data";

/** One part of a build that is made. */
export interface PartRow {
  readonly place: "weapon" | ArmorPiece | "charm";
  readonly kind: Exclude<GearKind, "decoration">;
  readonly id: string;
  readonly name: string;
  /** Of a weapon that the catalog knows. */
  readonly type: WeaponType | null;
  /** Of armor, on whose page the piece is. */
  readonly set: string | null;
  /** Key that it is ticked under. */
  readonly key: string;
  readonly owned: boolean;
  /** Costs; `null` = it is owned, or nothing is known of it. */
  readonly part: ShoppingPart | null;
  /** More than one = there is a choice. */
  readonly ways: readonly LineWay[];
  /** Of `ways`, what the part is made by. */
  readonly way: string;
}

/** A decoration or a talisman, which nobody crafts. */
export interface FindRow extends FindNeed {
  readonly key: string;
}

/** Weapon, armor from head to toe, charm; what is owned too. */
export function listPartRows(
  loadout: Loadout,
  list: ShoppingList,
  { have }: OwnedGear,
  owned: Owned,
  catalog: ShoppingCatalog,
  getName: GetShoppingName,
): readonly PartRow[] {
  const { weapon, armor, charm } = loadout;
  const row = (
    place: PartRow["place"],
    kind: PartRow["kind"],
    id: string,
    key = getGearKey(kind, id),
  ): PartRow => {
    const part = list.parts.find((each) => each.place === place) ?? null;
    return {
      place,
      kind,
      id,
      key,
      part,
      name: getName(id),
      type: kind === "weapon" ? (catalog.weapons.get(id)?.type ?? null) : null,
      set: catalog.armor.get(id)?.set ?? null,
      owned: have.has(key),
      ways: kind === "armor" ? [] : listWays(loadout, kind, owned, catalog),
      way: part ? getWayKey(part) : "",
    };
  };
  const isArtian = weapon !== null && Boolean(catalog.weapons.get(weapon.id)?.artian);
  return [
    ...(weapon ? [row("weapon", "weapon", weapon.id, isArtian ? getArtianKey(weapon) : undefined)] : []),
    ...armorPieces.flatMap((place) => {
      const equipped = armor[place];
      return equipped ? [row(place, "armor", equipped.id)] : [];
    }),
    ...(charm?.kind === "charm" ? [row("charm", "charm", charm.id)] : []),
  ];
}

/** Decorations in the order in which they are first equipped, then the talisman. */
export function listFindRows({ charm }: Loadout, { finds }: ShoppingList): readonly FindRow[] {
  return finds.map((find) => ({
    ...find,
    key:
      find.kind === "talisman" && charm?.kind === "talisman"
        ? getOwnedTalismanKey(charm)
        : getGearKey("decoration", find.id),
  }));
}
