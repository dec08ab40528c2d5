import type { ArtianChoices, EquippedWeapon } from "@/lib/builder/loadout/model";
import type { ArtianPartNeed, Owned, TryCost, UnknownCost } from "./model";
import type { ShoppingCatalog, ShoppingWeapon } from "./shopping-data";

/** The two records of Gogma costs differ in nothing but their ids. */
const bonusTryId = "gogma-reinforcement-cost";
const skillTryId = "gogma-skill-cost";

/** Remaining costs of an Artian weapon. */
export interface ArtianNeeds {
  readonly done: boolean;
  readonly parts: readonly ArtianPartNeed[];
  /** Of the reinforcement steps still to take. */
  readonly points: number;
  readonly zenny: number;
  readonly unknown: readonly UnknownCost[];
}

const noChoices: ArtianChoices = { parts: [], reinforcements: [], setBonus: null, groupSkill: null };
const nothing: ArtianNeeds = { done: true, parts: [], points: 0, zenny: 0, unknown: [] };

/**
 * Remaining costs of an Artian weapon, as far as the tables tell: three parts, and for a plain one the points and
 * zenny of each reinforcement step, every step counted once. An owned weapon of the same id and parts is gone on with:
 * a plain one if its reinforcements are among those of the build, a Gogma Artian one in any case.
 */
export function getArtianNeeds(
  wielded: EquippedWeapon,
  record: ShoppingWeapon,
  owned: Owned["artian"],
  catalog: ShoppingCatalog,
): ArtianNeeds {
  const target = wielded.artian ?? noChoices;
  const same = owned.filter(({ id, choices }) => id === wielded.id && isSameParts(target, choices));
  return record.artian === "gogma"
    ? getGogmaNeeds(record, target, same, catalog)
    : getPlainNeeds(record, target, same, catalog);
}

function getPlainNeeds(
  record: ShoppingWeapon,
  target: ArtianChoices,
  same: Owned["artian"],
  catalog: ShoppingCatalog,
): ArtianNeeds {
  const left = same
    .map(({ choices }) => omitParts(target.reinforcements, choices.reinforcements))
    .filter((rest) => rest !== null)
    .toSorted((a, b) => a.length - b.length);
  const [best] = left;
  const reinforcements = best ?? target.reinforcements;
  if (best && reinforcements.length === 0) return nothing;
  const cost = catalog.artian.costs.find(({ tier, rarity }) => tier === "artian" && rarity === record.rarity);
  const known = cost?.pointsPerStep !== undefined && cost.zennyPerStep !== undefined;
  const assembly = best ? { parts: [], unknown: [] } : assemble(record, catalog);
  return {
    done: false,
    parts: assembly.parts,
    points: (cost?.pointsPerStep ?? 0) * reinforcements.length,
    zenny: (cost?.zennyPerStep ?? 0) * reinforcements.length,
    unknown: [
      ...assembly.unknown,
      ...(reinforcements.length > 0
        ? [{ kind: "artian-chance", id: record.id, reinforcements } as const]
        : []),
      ...(reinforcements.length > 0 && !known
        ? [{ kind: "reinforcement-cost", id: record.id } as const]
        : []),
    ],
  };
}

function getGogmaNeeds(
  record: ShoppingWeapon,
  target: ArtianChoices,
  same: Owned["artian"],
  catalog: ShoppingCatalog,
): ArtianNeeds {
  // An owned weapon may be right in one roll and wrong in the other: the one with the fewest open rolls counts.
  const open = same
    .map(({ choices }) => listOpenRolls(target, choices))
    .toSorted((a, b) => a.length - b.length);
  const [best] = open;
  if (best?.length === 0) return nothing;
  const rolls = best ?? listOpenRolls(target, noChoices);
  const assembly = best ? { parts: [], unknown: [] } : assemble(record, catalog);
  const recipe = catalog.artian.recipes.find(({ type }) => type === record.type);
  return {
    done: false,
    parts: assembly.parts,
    points: 0,
    zenny: 0,
    unknown: [
      ...assembly.unknown,
      ...(best ? [] : [{ kind: "gogma-upgrade", id: record.id, part: recipe?.gogmaPart ?? null } as const]),
      ...rolls.map((of) => ({ kind: "gogma-tries", of, perTry: getTryCost(of, catalog) }) as const),
    ],
  };
}

/** The three parts of the recipe. What assembling costs, and where parts come from, is in no table. */
function assemble(
  { id, type }: ShoppingWeapon,
  { artian }: ShoppingCatalog,
): { readonly parts: readonly ArtianPartNeed[]; readonly unknown: readonly UnknownCost[] } {
  const recipe = artian.recipes.find((each) => each.type === type);
  if (!recipe) return { parts: [], unknown: [{ kind: "no-recipe", id }] };
  const counts = new Map<string, number>();
  for (const part of recipe.parts) counts.set(part, (counts.get(part) ?? 0) + 1);
  const getName = (part: string) => artian.parts.find((each) => each.id === part)?.name ?? part;
  return {
    parts: [...counts].map(([part, count]) => ({ part, name: getName(part), count })),
    unknown: [
      { kind: "artian-assembly", id },
      { kind: "artian-part-source", ids: [...counts.keys()] },
    ],
  };
}

function listOpenRolls(target: ArtianChoices, has: ArtianChoices): readonly ("bonuses" | "skills")[] {
  const bonuses = omitParts(target.reinforcements, has.reinforcements)?.length === 0;
  const skills =
    (target.setBonus === null || target.setBonus === has.setBonus) &&
    (target.groupSkill === null || target.groupSkill === has.groupSkill);
  // A build that names no reinforcement needs none, whatever an owned weapon has.
  const request = target.reinforcements.length > 0;
  return [...(request && !bonuses ? (["bonuses"] as const) : []), ...(skills ? [] : (["skills"] as const))];
}

function getTryCost(of: "bonuses" | "skills", { artian }: ShoppingCatalog): TryCost | null {
  const cost = artian.costs.find(({ id }) => id === (of === "bonuses" ? bonusTryId : skillTryId));
  if (cost?.points === undefined || cost.zenny === undefined) return null;
  return { points: cost.points, zenny: cost.zenny };
}

function isSameParts(a: ArtianChoices, b: ArtianChoices): boolean {
  const keys = ({ parts }: ArtianChoices) => parts.map(({ element, infusion }) => `${element}/${infusion}`);
  return omitParts(keys(a), keys(b))?.length === 0;
}

/** Rest of a list when each of `taken` is taken once; `null` where one is not there. */
function omitParts(list: readonly string[], taken: readonly string[]): readonly string[] | null {
  const rest = [...list];
  for (const each of taken) {
    const at = rest.indexOf(each);
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return rest;
}
