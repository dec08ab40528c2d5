import { getArtianGain } from "@/lib/catalog/artian-figures";
import { elements, type WeaponElement, type WeaponType, weaponElements } from "@/lib/catalog/codes";
import { getKeenestColor, getSharpnessAt } from "@/lib/catalog/sharpness";
import { getQueryWeapon } from "../editor/found-set-loadout";
import { maxReinforcements, partsPerWeapon } from "../loadout/artian";
import { findArtianProblems } from "../loadout/check-artian";
import { deriveWeapon } from "../loadout/derive-weapon";
import type { DerivedWeapon } from "../loadout/derived";
import type { LoadoutCatalog, LoadoutWeapon } from "../loadout/loadout-catalog";
import { type ArtianChoices, type EquippedWeapon, emptyLoadout, type Loadout } from "../loadout/model";
import type { SearchQuery } from "../search/query";

/** A weapon to compare, as it would be equipped. */
export interface WeaponOption {
  readonly weapon: EquippedWeapon;
  readonly derived: DerivedWeapon;
  /** The weapon for a search, all its slots open. */
  readonly brings: SearchQuery["weapon"];
  /** Set bonus and group skill that it may have besides, one of these; empty = as equipped. */
  readonly pairs: readonly HeldRolls[];
  /** Place of its bundle; `null` = in none. */
  readonly bundle: number | null;
}

export interface WeaponOptions {
  readonly options: readonly WeaponOption[];
  /**
   * Rolls of one weapon that are alike in all but attack, affinity and element: a weapon that has the most of each,
   * which none of them exceeds.
   */
  readonly bundles: readonly DerivedWeapon[];
  /** Weapons and rolls that another one equals or exceeds in every figure, all else the same: they are left out. */
  readonly dominated: number;
}

/** Set bonus and group skill of a Gogma Artian weapon. */
type HeldRolls = Pick<ArtianChoices, "setBonus" | "groupSkill">;

/**
 * Which Artian weapons take part: none, those of a player, or every legal one, with any set bonus and group skill or
 * with those that are held fixed.
 */
export type ArtianRolls = null | "any" | HeldRolls | { readonly own: readonly EquippedWeapon[] };

const maxHandicraft = 5;
const infusionCounts = [0, 1, 2, 3] as const;

/**
 * The weapons of a type that are worth a search for damage. Damage grows with attack, affinity and the value of an
 * element, so of weapons that are alike in all else (element, colors at every level of Handicraft, slots, skills,
 * bonuses, phial and the like) only those remain that no other one equals or exceeds in all three. What poisons,
 * paralyzes, puts to sleep or blasts deals no damage here and counts as no element.
 *
 * @param rolls `null` = without Artian and Gogma Artian weapons; `any`, or bonuses held fixed: with every legal choice of
 *   parts and reinforcements, parts of one element or all different; a player's own come as they are
 * @param isOutOfReach whether a weapon cannot be made yet, by its id
 */
export function listWeaponOptions(
  type: WeaponType,
  rolls: ArtianRolls,
  catalog: LoadoutCatalog,
  isOutOfReach: (id: string) => boolean = () => false,
): WeaponOptions {
  const ofType = [...catalog.weapons.values()].filter(
    (weapon) => weapon.type === type && !isOutOfReach(weapon.id),
  );
  const wielded = ofType.flatMap((weapon): readonly EquippedWeapon[] => {
    if (!weapon.artian) return [{ id: weapon.id, decorations: [], artian: null }];
    if (rolls === null) return [];
    if (rolls === "any") return listMade(weapon, { setBonus: null, groupSkill: null }, catalog);
    return "own" in rolls ? rolls.own.filter(({ id }) => id === weapon.id) : listMade(weapon, rolls, catalog);
  });
  const pairs = rolls === "any" ? listPairs(catalog) : [];
  const groups = new Map<string, WeaponOption[]>();
  // What a weapon brings does not depend on its parts and reinforcements.
  const brought = new Map<string, SearchQuery["weapon"]>();
  for (const weapon of wielded) {
    const derived = deriveWeapon(weapon, 0, catalog);
    const known = brought.get(weapon.id);
    const brings = known ?? getQueryWeapon({ ...emptyLoadout, weapon }, "all", catalog);
    brought.set(weapon.id, brings);
    if (!derived || !brings) continue;
    const key = getKey(derived, brings);
    const rivals = groups.get(key) ?? [];
    const isPaired = catalog.weapons.get(weapon.id)?.artian === "gogma";
    const option: WeaponOption = { weapon, derived, brings, pairs: isPaired ? pairs : [], bundle: null };
    if (rivals.some((rival) => isAsGood(rival.derived, derived))) continue;
    groups.set(key, [...rivals.filter((rival) => !isAsGood(derived, rival.derived)), option]);
  }
  const { options, bundles } = bundleRolls([...groups.values()]);
  return { options, bundles, dominated: wielded.length - options.length };
}

/** All pairs that a Gogma Artian weapon may have. */
function listPairs({ artian: { setBonuses, groupSkills } }: LoadoutCatalog): readonly HeldRolls[] {
  return [...setBonuses].flatMap((setBonus) =>
    [...groupSkills].map((groupSkill) => ({ setBonus, groupSkill })),
  );
}

/** The equipped weapon with one of its pairs. */
export function getPairedWeapon({ weapon, pairs }: WeaponOption, pair: number | null): EquippedWeapon {
  const chosen = pair === null ? undefined : pairs[pair];
  return weapon.artian && chosen ? { ...weapon, artian: { ...weapon.artian, ...chosen } } : weapon;
}

/** @param groups options that differ in attack, affinity and the value of an element alone */
function bundleRolls(groups: readonly (readonly WeaponOption[])[]): Omit<WeaponOptions, "dominated"> {
  const bundles: DerivedWeapon[] = [];
  const options = groups.flatMap((group) => {
    const byWeapon = new Map<string, WeaponOption[]>();
    for (const option of group)
      byWeapon.set(option.weapon.id, [...(byWeapon.get(option.weapon.id) ?? []), option]);
    return [...byWeapon.values()].flatMap((rolls) => {
      const [first] = rolls;
      if (!first || rolls.length === 1) return rolls;
      bundles.push(getMost(rolls.map(({ derived }) => derived)) ?? first.derived);
      return rolls.map((option) => ({ ...option, bundle: bundles.length - 1 }));
    });
  });
  return { options, bundles };
}

function getMost(rolls: readonly DerivedWeapon[]): DerivedWeapon | undefined {
  const most = (figure: (weapon: DerivedWeapon) => number) => Math.max(...rolls.map(figure));
  const [first] = rolls;
  const element = rolls.find((each) => getDamageElement(each.element))?.element ?? first?.element ?? null;
  return (
    first && {
      ...first,
      attack: most(({ attack }) => attack),
      affinity: most(({ affinity }) => affinity),
      element: element && {
        ...element,
        value: Math.max(
          element.value,
          most((each) => getDamageElement(each.element)?.value ?? 0),
        ),
      },
    }
  );
}

/** All that must be the same for figures to decide. */
function getKey(
  { element, element2, sharpness, traits }: DerivedWeapon,
  brings: SearchQuery["weapon"],
): string {
  const colors =
    sharpness &&
    Array.from({ length: maxHandicraft + 1 }, (_, level) =>
      getKeenestColor(getSharpnessAt(sharpness.base, sharpness.handicraft, level)),
    );
  return JSON.stringify([getDamageElement(element)?.type, element2, colors, traits, brings]);
}

function getDamageElement(element: DerivedWeapon["element"]): DerivedWeapon["element"] {
  return elements.some((each) => each === element?.type) ? element : null;
}

function isAsGood(a: DerivedWeapon, b: DerivedWeapon): boolean {
  const [first = 0, second = 0] = [a, b].map(({ element }) => getDamageElement(element)?.value ?? 0);
  return a.attack >= b.attack && a.affinity >= b.affinity && first >= second;
}

/** An Artian weapon with every legal choice that its figures can tell apart. */
function listMade(
  weapon: LoadoutWeapon,
  held: HeldRolls,
  catalog: LoadoutCatalog,
): readonly EquippedWeapon[] {
  const rolls = weapon.artian === "gogma" ? held : { setBonus: null, groupSkill: null };
  const row = catalog.artian.weapons.get(weapon.id);
  const possible = weaponElements.filter((element) =>
    [row?.elements, row?.elementAmmo].some((each) => each !== undefined && Object.hasOwn(each, element)),
  );
  const alike = possible.map((element) => Array<WeaponElement>(partsPerWeapon).fill(element));
  const mixed = possible.slice(0, partsPerWeapon);
  const partElements = mixed.length === partsPerWeapon ? [...alike, mixed] : alike;
  const made = partElements.flatMap((own) =>
    infusionCounts.map((attacks) =>
      own.map((element, at) => ({ element, infusion: at < attacks ? "attack" : "affinity" }) as const),
    ),
  );
  const [parts] = made;
  if (!parts) return [];
  const reinforced = listReinforcements(weapon, { parts, reinforcements: [], ...rolls }, catalog);
  return made.flatMap((each) =>
    reinforced.map((reinforcements) => ({
      id: weapon.id,
      decorations: [],
      artian: { parts: each, reinforcements, ...rolls },
    })),
  );
}

/**
 * Full sets of reinforcements: with as much sharpness, only those that no other one equals or exceeds in attack,
 * affinity and element.
 */
function listReinforcements(
  weapon: LoadoutWeapon,
  choices: ArtianChoices,
  { artian }: LoadoutCatalog,
): readonly (readonly string[])[] {
  const { artian: tier, type } = weapon;
  if (!tier) return [];
  const useful = [...artian.bonuses.values()].flatMap((bonus) => {
    const figures = ([...growing, "sharpness"] as const).map((figure) =>
      getArtianGain(bonus[tier], figure, type),
    );
    const maxCount = tier === "gogma" ? bonus.maxCountGogma : bonus.maxCountArtian;
    const isUseful = bonus.kind === "reinforcement" && maxCount > 0 && figures.some((each) => each > 0);
    return isUseful ? [{ id: bonus.id, figures }] : [];
  });
  const full: Reinforced[] = [];
  const extend = (from: number, chosen: readonly (typeof useful)[number][]) => {
    const reinforcements = chosen.map(({ id }) => id);
    if (findArtianProblems(weapon, { ...choices, reinforcements }, artian).length > 0) return;
    if (chosen.length === maxReinforcements) {
      const sums = growing.map((_, at) => sumAt(chosen, at));
      full.push({ reinforcements, sums, sharpness: sumAt(chosen, growing.length) });
      return;
    }
    for (let at = from; at < useful.length; at++) {
      const next = useful[at];
      if (next) extend(at, [...chosen, next]);
    }
  };
  extend(0, []);
  return full
    .filter((each, at) => !full.some((other, place) => place !== at && isBetter(other, each, place < at)))
    .map(({ reinforcements }) => reinforcements);
}

const growing = ["attack", "affinity", "element"] as const;

interface Reinforced {
  readonly reinforcements: readonly string[];
  readonly sums: readonly number[];
  readonly sharpness: number;
}

function sumAt(chosen: readonly { readonly figures: readonly number[] }[], at: number): number {
  return chosen.reduce((sum, { figures }) => sum + (figures[at] ?? 0), 0);
}

/** @param isEarlier of equal ones the first remains */
function isBetter(a: Reinforced, b: Reinforced, isEarlier: boolean): boolean {
  if (a.sharpness !== b.sharpness || a.sums.some((sum, at) => sum < (b.sums[at] ?? 0))) return false;
  return isEarlier || a.sums.some((sum, at) => sum > (b.sums[at] ?? 0));
}

/** The Artian weapons that a player has in builds, each once, without what is in their slots. */
export function listOwnArtian(
  loadouts: readonly (Pick<Loadout, "weapon"> | null)[],
): readonly EquippedWeapon[] {
  const weapons = loadouts.flatMap((loadout) => (loadout?.weapon?.artian ? [loadout.weapon] : []));
  const own = weapons.map(({ id, artian }): EquippedWeapon => ({ id, decorations: [], artian }));
  return [...new Map(own.map((weapon) => [JSON.stringify(weapon), weapon])).values()];
}
