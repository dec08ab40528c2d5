import type { Loadout, TalismanFigures } from "@/lib/builder/loadout/model";
import { armorPieces } from "@/lib/catalog/codes";
import { addCosts, type Cost } from "@/lib/catalog/materials";
import { getWishlistTotals } from "@/lib/wishlist/get-wishlist-totals";
import type { CraftCost } from "@/lib/wishlist/wishlist-gear";
import { type ArtianNeeds, getArtianNeeds } from "./get-artian-needs";
import { getWayKey, type LineRecord, type LineWay, listCraftWays, listEveryWay } from "./list-craft-ways";
import type { FindNeed, Owned, PointsNeed, ShoppingList, ShoppingPart, UnknownCost } from "./model";
import { getLineTo, type ShoppingCatalog } from "./shopping-data";

/** Needs of one place of the build. */
interface PlaceNeeds {
  readonly parts: readonly ShoppingPart[];
  readonly unknown: readonly UnknownCost[];
}

const nothing: PlaceNeeds = { parts: [], unknown: [] };

/** How weapon and charm are made, by `getWayKey`. */
type ChosenWays = Readonly<Partial<Record<"weapon" | "charm", string>>>;

/**
 * All that is still needed to make a build: zenny, materials, Artian parts and points, items to find, and what the
 * facts do not tell. Costs that are not known are listed and counted nowhere. An illegal loadout is priced as far
 * as the catalog knows its records.
 *
 * @param chosen ways of `listWays`; without one, or with one that does not exist, the cheapest known way is taken
 */
export function createShoppingList(
  loadout: Loadout,
  owned: Owned,
  catalog: ShoppingCatalog,
  chosen: ChosenWays = {},
): ShoppingList {
  const weapon = getWeaponNeeds(loadout, owned, catalog, chosen.weapon);
  const armor = getArmorNeeds(loadout, owned, catalog);
  const charm = getCharmNeeds(loadout, owned, catalog, chosen.charm);
  const finds = listFinds(loadout, owned, catalog);
  const parts = [...weapon.parts, ...armor.parts, ...charm.parts];
  const costs = parts.map(({ cost }) => toWishlistCost(cost, catalog));
  const totals = getWishlistTotals(costs, cleanCounts(owned.items));
  const zenny = getCount(owned.zenny);
  return {
    parts,
    zenny: { needed: totals.zenny, owned: zenny, missing: Math.max(0, totals.zenny - zenny) },
    materials: totals.materials,
    artianParts: weapon.artian?.parts ?? [],
    points: getPointsNeed(loadout, weapon.artian, addCosts(parts.map(({ cost }) => cost)), owned, catalog),
    finds: finds.finds,
    unknown: [...weapon.unknown, ...armor.unknown, ...charm.unknown, ...finds.unknown],
  };
}

/** Every way to make the weapon or the charm of a build; empty where there is no known one. */
export function listWays(
  loadout: Loadout,
  place: "weapon" | "charm",
  owned: Owned,
  catalog: ShoppingCatalog,
): readonly LineWay[] {
  return listEveryWay(
    place === "weapon" ? getWeaponLine(loadout, catalog) : getCharmLine(loadout, catalog),
    (item) => getCount(owned.items[item]),
  );
}

function getWeaponLine({ weapon }: Loadout, { weapons }: ShoppingCatalog): readonly LineRecord[] {
  if (!weapon || weapons.get(weapon.id)?.artian) return [];
  return getLineTo(weapon.id, weapons).map(({ id, name, craft }) => ({
    id,
    name,
    cost: craft,
    forgeable: craft?.forgeable ?? false,
  }));
}

function getCharmLine({ charm }: Loadout, { charms }: ShoppingCatalog): readonly LineRecord[] {
  if (charm?.kind !== "charm") return [];
  return getLineTo(charm.id, charms).map((each) => ({
    id: each.id,
    name: each.name,
    cost: each,
    forgeable: false,
  }));
}

function getWeaponNeeds(
  loadout: Loadout,
  owned: Owned,
  catalog: ShoppingCatalog,
  chosen: string | undefined,
): PlaceNeeds & { readonly artian?: ArtianNeeds } {
  const { weapon } = loadout;
  if (!weapon) return nothing;
  const { id } = weapon;
  const record = catalog.weapons.get(id);
  if (!record) return { parts: [], unknown: [{ kind: "not-in-catalog", id }] };
  if (record.artian) {
    const artian = getArtianNeeds(weapon, record, owned.artian, catalog);
    const cost: Cost = { zenny: artian.zenny, materials: [] };
    const part: ShoppingPart = { place: "weapon", kind: "weapon", id, name: record.name, steps: [], cost };
    return { parts: artian.done ? [] : [part], unknown: artian.unknown, artian };
  }
  const has = owned.weapons;
  return getLineNeeds({ kind: "weapon", record, line: getWeaponLine(loadout, catalog), has, chosen }, owned);
}

function getCharmNeeds(
  loadout: Loadout,
  owned: Owned,
  catalog: ShoppingCatalog,
  chosen: string | undefined,
): PlaceNeeds {
  const { charm } = loadout;
  if (charm?.kind !== "charm") return nothing;
  const record = catalog.charms.get(charm.id);
  if (!record) return { parts: [], unknown: [{ kind: "not-in-catalog", id: charm.id }] };
  const has = owned.charms;
  return getLineNeeds({ kind: "charm", record, line: getCharmLine(loadout, catalog), has, chosen }, owned);
}

interface CraftedPlace {
  readonly kind: "weapon" | "charm";
  readonly record: { readonly id: string; readonly name: string };
  readonly line: readonly LineRecord[];
  /** Ids that the player has. */
  readonly has: readonly string[];
  readonly chosen: string | undefined;
}

function getLineNeeds({ kind, record, line, has, chosen }: CraftedPlace, { items }: Owned): PlaceNeeds {
  const { id, name } = record;
  if (has.includes(id)) return nothing;
  const ownedItems = (item: string) => getCount(items[item]);
  const way =
    listEveryWay(line, ownedItems).find((each) => getWayKey(each) === chosen) ??
    listCraftWays(line, (each) => has.includes(each), ownedItems)[0];
  if (!way) return { parts: [], unknown: [{ kind: "no-recipe", id }] };
  return { parts: [{ place: kind, kind, id, name, ...way }], unknown: [] };
}

function getArmorNeeds({ armor, transcended }: Loadout, owned: Owned, catalog: ShoppingCatalog): PlaceNeeds {
  const parts: ShoppingPart[] = [];
  const unknown: UnknownCost[] = [];
  const raised: string[] = [];
  for (const place of armorPieces) {
    const id = armor[place]?.id;
    if (id === undefined || owned.armor.includes(id)) continue;
    const record = catalog.armor.get(id);
    if (!record) {
      unknown.push({ kind: "not-in-catalog", id });
      continue;
    }
    const { name, zenny, materials, defenseMaxTranscended } = record;
    const cost: Cost = { zenny, materials };
    parts.push({ place, kind: "armor", id, name, steps: [{ id, name, way: "first", cost }], cost });
    if (transcended && defenseMaxTranscended !== undefined) raised.push(id);
  }
  if (parts.length > 0) unknown.push({ kind: "armor-levels", ids: parts.map(({ id }) => id) });
  if (raised.length > 0) unknown.push({ kind: "transcending", ids: raised });
  return { parts, unknown };
}

function listFinds(
  loadout: Loadout,
  owned: Owned,
  catalog: ShoppingCatalog,
): { readonly finds: readonly FindNeed[]; readonly unknown: readonly UnknownCost[] } {
  const finds: FindNeed[] = [];
  const unknown: UnknownCost[] = [];
  for (const [id, needed] of countSlottedDecorations(loadout)) {
    const record = catalog.decorations.get(id);
    if (record) finds.push(toFind("decoration", record, needed, getCount(owned.decorations[id])));
    else unknown.push({ kind: "not-in-catalog", id });
  }
  const missing = finds.filter((find) => find.missing > 0).map(({ id }) => id);
  if (missing.length > 0) unknown.push({ kind: "decoration-source", ids: missing });
  const { charm } = loadout;
  if (charm?.kind === "talisman") {
    const record = catalog.talismans.get(charm.talisman);
    if (!record) unknown.push({ kind: "not-in-catalog", id: charm.talisman });
    else {
      const same = owned.talismans.some((each) => getTalismanKey(each) === getTalismanKey(charm));
      finds.push(toFind("talisman", record, 1, same ? 1 : 0));
      if (!same) unknown.push({ kind: "talisman-source", id: record.id });
    }
  }
  return { finds, unknown };
}

function toFind(
  kind: FindNeed["kind"],
  { id, name }: { readonly id: string; readonly name: string },
  needed: number,
  owned: number,
): FindNeed {
  return { kind, id, name, needed, owned, missing: Math.max(0, needed - owned) };
}

/** Every decoration of the build with its count, in the order in which they are first equipped. */
function countSlottedDecorations({ weapon, armor, charm }: Loadout): ReadonlyMap<string, number> {
  const holders = [weapon, ...armorPieces.map((piece) => armor[piece])];
  if (charm?.kind === "talisman") holders.push({ id: charm.talisman, decorations: charm.decorations });
  const counts = new Map<string, number>();
  for (const holder of holders) {
    for (const id of holder?.decorations ?? []) {
      if (id !== null) counts.set(id, (counts.get(id) ?? 0) + 1);
    }
  }
  return counts;
}

/** Key of talismans that are alike: the order of skills and slots shows nothing. */
function getTalismanKey({ talisman, skills, slots }: TalismanFigures): string {
  return JSON.stringify([
    talisman,
    skills.map(({ skill, level }) => `${skill}/${level}`).toSorted(),
    slots.map(({ kind, slot }) => `${kind}/${slot}`).toSorted(),
  ]);
}

function getPointsNeed(
  { weapon }: Loadout,
  artian: ArtianNeeds | undefined,
  { materials }: Cost,
  owned: Owned,
  { artian: facts, items, weapons }: ShoppingCatalog,
): PointsNeed | null {
  const tier = weapons.get(weapon?.id ?? "")?.artian;
  if (!artian || !tier || artian.points === 0) return null;
  const needed = artian.points;
  const givers = facts.givers.filter((giver) => giver.tier === tier).toSorted((a, b) => b.points - a.points);
  const taken = new Map(materials.map(({ item, qty }) => [item, qty]));
  const spare = givers.reduce(
    (sum, { item, points }) =>
      sum + points * Math.max(0, getCount(owned.items[item]) - (taken.get(item) ?? 0)),
    0,
  );
  const covered = Math.min(needed, spare);
  const missing = needed - covered;
  return {
    tier,
    needed,
    covered,
    missing,
    givers: givers.map(({ item, points }) => ({
      item,
      name: items.get(item)?.name ?? item,
      points,
      count: Math.ceil(missing / points),
    })),
  };
}

function toWishlistCost({ zenny, materials }: Cost, { items }: ShoppingCatalog): CraftCost {
  return {
    way: "path",
    zenny,
    materials: materials.map(({ item, qty }) => [item, items.get(item)?.name ?? item, qty]),
  };
}

function cleanCounts(counts: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(counts).map(([item, count]) => [item, getCount(count)]));
}

/** A whole number from 0; what is no count is 0. */
function getCount(count: number | undefined): number {
  return count !== undefined && Number.isFinite(count) ? Math.max(0, Math.floor(count)) : 0;
}
