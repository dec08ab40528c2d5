import type { Loadout } from "@/lib/builder/loadout/model";
import type { ArmorPiece, WeaponType } from "@/lib/catalog/codes";
import type { Cost } from "@/lib/catalog/materials";
import type { Named } from "@/lib/catalog/named";
import type { ArtianTier } from "@/lib/catalog/weapon-codes";

/** Game data to price a build: plain JSON. The records of `lib/catalog` fit these types as they are. */
export interface ShoppingData {
  readonly items: readonly Named[];
  readonly weapons: readonly ShoppingWeapon[];
  readonly armor: readonly ShoppingArmor[];
  readonly charms: readonly ShoppingCharm[];
  readonly decorations: readonly Named[];
  readonly talismans: readonly Named[];
  readonly artian: ShoppingArtian;
}

export interface ShoppingWeapon extends Named {
  readonly type: WeaponType;
  /** 1 to 8. */
  readonly rarity: number;
  readonly upgradeFrom: string | null;
  /** The upgrade from the weapon before, or the forging of the first of a line. */
  readonly craft: (Cost & { readonly forgeable: boolean }) | null;
  readonly artian: ArtianTier | null;
}

interface ShoppingArmor extends Named, Cost {
  readonly piece: ArmorPiece;
  /** Its set, on whose page it is. */
  readonly set: string;
  /** There where the piece can be transcended. */
  readonly defenseMaxTranscended?: number | undefined;
}

interface ShoppingCharm extends Named, Cost {
  readonly upgradeFrom: string | null;
}

/** Facts of `artian-parts.json` on assembling and reinforcing. */
interface ShoppingArtian {
  readonly parts: readonly Named[];
  readonly recipes: readonly {
    readonly type: WeaponType;
    /** Three ids of parts. */
    readonly parts: readonly string[];
    /** The part of the Gogma upgrade. */
    readonly gogmaPart: string;
  }[];
  readonly costs: readonly ReinforcementCost[];
  /** Items that reinforce, with the points of one for a weapon of that tier. */
  readonly givers: readonly {
    readonly tier: ArtianTier;
    readonly item: string;
    readonly points: number;
  }[];
}

interface ReinforcementCost {
  readonly id: string;
  readonly tier: ArtianTier;
  readonly rarity: number;
  /** Of one try, Gogma Artian weapons alone. */
  readonly points?: number | undefined;
  readonly zenny?: number | undefined;
  /** Of one step, plain Artian weapons alone. */
  readonly pointsPerStep?: number | undefined;
  readonly zennyPerStep?: number | undefined;
}

/** The data indexed by id. */
export interface ShoppingCatalog {
  readonly items: ReadonlyMap<string, Named>;
  readonly weapons: ReadonlyMap<string, ShoppingWeapon>;
  readonly armor: ReadonlyMap<string, ShoppingArmor>;
  readonly charms: ReadonlyMap<string, ShoppingCharm>;
  readonly decorations: ReadonlyMap<string, Named>;
  readonly talismans: ReadonlyMap<string, Named>;
  readonly artian: ShoppingArtian;
}

/** Indexes the data once, for `createShoppingList`. */
export function createShoppingCatalog(data: ShoppingData): ShoppingCatalog {
  return {
    items: indexById(data.items),
    weapons: indexById(data.weapons),
    armor: indexById(data.armor),
    charms: indexById(data.charms),
    decorations: indexById(data.decorations),
    talismans: indexById(data.talismans),
    artian: data.artian,
  };
}

/**
 * The part of the data that one build needs, which gives the same list as all of it: enough for a browser that
 * shows one build.
 */
export function narrowShoppingData(loadout: Loadout, data: ShoppingData): ShoppingData {
  const { weapon, armor, charm } = loadout;
  const weapons = weapon ? getLineTo(weapon.id, indexById(data.weapons)) : [];
  const charms = charm?.kind === "charm" ? getLineTo(charm.id, indexById(data.charms)) : [];
  const equipped = Object.values(armor).filter((each) => each !== null);
  const pieces = new Set(equipped.map(({ id }) => id));
  const decorations = new Set(
    [weapon, ...equipped, charm?.kind === "talisman" ? charm : null].flatMap(
      (each) => each?.decorations ?? [],
    ),
  );
  const armorData = data.armor.filter(({ id }) => pieces.has(id));
  const artian = narrowArtian(weapons.at(-1), data.artian);
  const costs: readonly (Cost | null)[] = [...weapons.map(({ craft }) => craft), ...armorData, ...charms];
  const items = new Set([
    ...costs.flatMap((cost) => cost?.materials.map(({ item }) => item) ?? []),
    ...artian.givers.map(({ item }) => item),
  ]);
  return {
    items: data.items.filter(({ id }) => items.has(id)),
    weapons,
    armor: armorData,
    charms,
    decorations: data.decorations.filter(({ id }) => decorations.has(id)),
    talismans: data.talismans.filter(({ id }) => charm?.kind === "talisman" && id === charm.talisman),
    artian,
  };
}

function narrowArtian(weapon: ShoppingWeapon | undefined, artian: ShoppingArtian): ShoppingArtian {
  if (!weapon?.artian) return { parts: [], recipes: [], costs: [], givers: [] };
  const recipes = artian.recipes.filter(({ type }) => type === weapon.type);
  const parts = new Set(recipes.flatMap((recipe) => [...recipe.parts, recipe.gogmaPart]));
  return {
    parts: artian.parts.filter(({ id }) => parts.has(id)),
    recipes,
    costs: artian.costs.filter(({ tier }) => tier === weapon.artian),
    givers: artian.givers.filter(({ tier }) => tier === weapon.artian),
  };
}

/**
 * From the first of its line to the record, both included. Empty for an unknown id, and where the line leads to a
 * record that is not there or runs in a circle.
 */
export function getLineTo<T extends { readonly id: string; readonly upgradeFrom: string | null }>(
  id: string,
  records: ReadonlyMap<string, T>,
): readonly T[] {
  const line: T[] = [];
  for (let at: string | null = id; at !== null; ) {
    const record: T | undefined = records.get(at);
    if (!record || line.includes(record)) return [];
    line.unshift(record);
    at = record.upgradeFrom;
  }
  return line;
}

function indexById<T extends { readonly id: string }>(records: readonly T[]): ReadonlyMap<string, T> {
  return new Map(records.map((record) => [record.id, record]));
}
