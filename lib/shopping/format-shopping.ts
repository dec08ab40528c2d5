import { formatCount, formatNumber, formatZenny } from "@/lib/text/format";
import type { LineWay } from "./list-craft-ways";
import type { FindNeed, PointsNeed, TryCost, UnknownCost } from "./model";
import type { ShoppingData } from "./shopping-data";

/** The English name of an entry of the list; the id where there is none. */
export type GetShoppingName = (id: string) => string;

/** Names of everything that the data of a build holds. */
export function createShoppingNames(data: ShoppingData): GetShoppingName {
  const { items, weapons, armor, charms, decorations, talismans, artian } = data;
  const names = new Map(
    [items, weapons, armor, charms, decorations, talismans, artian.parts].flatMap((records) =>
      records.map(({ id, name }) => [id, name] as const),
    ),
  );
  return (id) => names.get(id) ?? id;
}

/** A cost that is in no total, as one sentence. */
export function formatUnknownCost(unknown: UnknownCost, getName: GetShoppingName): string {
  switch (unknown.kind) {
    case "not-in-catalog":
      return `${unknown.id} is not in our data and not included in the totals.`;
    case "no-recipe":
      return `Our data has no recipe for ${getName(unknown.id)}.`;
    case "armor-levels":
      return `Costs to level ${formatPieces(unknown.ids)} are not in our data: add armor spheres and their zenny.`;
    case "transcending":
      return `Costs to transcend ${formatPieces(unknown.ids)} are not in our data.`;
    case "artian-assembly":
      return `The cost to assemble ${getName(unknown.id)} from its parts is not in our data.`;
    case "artian-part-source":
      return `Sources of ${formatList(unknown.ids.map(getName))} are not in our data.`;
    case "artian-chance":
      return `Reinforcements are random: ${formatCount(unknown.reinforcements.length, "step is", "steps are")} counted once, but you may need more weapons to get these.`;
    case "gogma-upgrade":
      return `The upgrade cost to ${getName(unknown.id)} is not in our data${unknown.part === null ? "" : `, except for the part ${getName(unknown.part)}`}.`;
    case "gogma-tries":
      return formatTries(unknown.of, unknown.perTry);
    case "reinforcement-cost":
      return `The cost to reinforce ${getName(unknown.id)} is not in our data.`;
    case "decoration-source":
      return `Decorations come from melding and rewards; their chances are not in our data.`;
    case "talisman-source":
      return `${getName(unknown.id)} is appraised; the chance of these skills and slots is not in our data.`;
  }
}

/** Cost of one try of a reroll, with a note that nobody knows how many it takes. */
function formatTries(of: "bonuses" | "skills", perTry: TryCost | null): string {
  const what = of === "bonuses" ? "reinforcement bonuses" : "set bonus and group skill";
  const cost = perTry
    ? `Each try costs ${formatNumber(perTry.points)} points and ${formatZenny(perTry.zenny)}`
    : "The cost per try is not in our data";
  return `Reroll the ${what} until you get these. ${cost}; the number of tries is random.`;
}

/** Progress of a part without a recipe: `2 of 3, 1 to find`. */
export function formatFind({ needed, owned, missing }: FindNeed): string {
  if (missing === 0) return needed === 1 ? "owned" : `all ${formatNumber(needed)} owned`;
  if (owned === 0) return `${formatNumber(needed)} to find`;
  return `${formatNumber(owned)} of ${formatNumber(needed)}, ${formatNumber(missing)} to find`;
}

/** The points that reinforcement takes, and how many of which item alone would give them. */
export function formatPoints({ needed, covered, missing, givers }: PointsNeed): string {
  if (missing === 0) return `${formatNumber(needed)} points, covered by your spare ore.`;
  const had = covered > 0 ? `, ${formatNumber(covered)} of them from spare ore` : "";
  const ways = givers.map(({ name, count }) => `${formatNumber(count)} × ${name}`);
  const rest = ways.length > 0 ? ` ${ways.join(" or ")} would cover the rest.` : "";
  return `${formatNumber(needed)} points${had}.${rest}`;
}

/**
 * A way to craft, as an option: how it starts, how many steps, what it costs.
 *
 * @param ways all ways to the same part, which show what comes before the first step of an upgrade
 */
export function formatLineWay(way: LineWay, ways: readonly LineWay[]): string {
  const [first] = way.steps;
  if (!first) return "Already owned";
  const more = `${formatCount(way.steps.length, "step", "steps")}, ${formatZenny(way.cost.zenny)}`;
  switch (first.way) {
    case "first":
      return way.steps.length === 1
        ? `Forged, ${formatZenny(way.cost.zenny)}`
        : `From ${first.name}: ${more}`;
    case "forge":
      return `Forge ${first.name} directly: ${more}`;
    case "upgrade":
      return `I have ${getNameBefore(first.id, ways) ?? `the one before ${first.name}`}: ${more}`;
  }
}

/** Only the way from the start of a line knows all of it. */
function getNameBefore(id: string, ways: readonly LineWay[]): string | undefined {
  const line = ways.find(({ steps }) => steps[0]?.way === "first")?.steps ?? [];
  return line[line.findIndex((step) => step.id === id) - 1]?.name;
}

function formatPieces(ids: readonly string[]): string {
  return ids.length === 1 ? "this piece" : `these ${formatNumber(ids.length)} pieces`;
}

function formatList(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} and ${last}`;
}

/**
 * Result of adding a list to the wishlist.
 *
 * @param targetLevel how many items it has
 * @param added how many of them are new there
 */
export function formatAdded(targetLevel: number, added: number): string {
  const left = targetLevel - added;
  if (added === 0) return "Everything was already on the wishlist, or the wishlist is full.";
  const rest = left > 0 ? ` ${formatCount(left, "was", "were")} already on it or did not fit.` : "";
  return `${formatCount(added, "item", "items")} added to the wishlist.${rest}`;
}
