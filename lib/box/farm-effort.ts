import type { BuilderData } from "@/lib/builder/data/builder-data";
import { defaultHabits } from "@/lib/drops/habits";
import { getSourceName, listSources, type SourceFacts } from "@/lib/drops/rank-sources";
import { getTalismanChance, type TalismanPools } from "@/lib/drops/talisman-odds";
import { listOrbsFor, type OddsOrb } from "@/lib/wiki/odds/decoration-odds";
import { planFarming } from "@/lib/wishlist/plan-farming";
import type { CraftCost } from "@/lib/wishlist/wishlist-gear";
import type { FarmFinding, FarmTarget } from "./farm-advice";
import type { RerollRules } from "./reroll-advice";

/** Everything that says what getting something takes. */
export interface EffortFacts {
  readonly sources: SourceFacts;
  readonly orbs: readonly OddsOrb[];
  readonly talismans: TalismanPools;
  /** Items that are appraised. */
  readonly appraised: readonly { readonly id: string; readonly name: string }[];
  readonly rules: Pick<RerollRules, "cost" | "reinforcementCost" | "givers">;
  /** Costs of pieces of armor, by id, as far as they are loaded; `null` = it could not be had. */
  readonly costs: ReadonlyMap<string, CraftCost | null>;
  /** Materials of the hunter. */
  readonly owned: Readonly<Record<string, number>>;
}

/** Average effort of a target. */
interface Effort {
  /** Expected hunts, counted as outings are; `null` = the tables do not tell. */
  readonly hunts: number | null;
  /** Where it comes from, as a sentence without its period. */
  readonly how: string;
}

/** Hunts for one piece of an item at its quickest source that is open at any time, and that source. */
function getHuntsPerPiece(item: string, sources: SourceFacts): { hunts: number; from: string } | null {
  const [best] = listSources(item, sources, defaultHabits)
    .flatMap(({ standing, outingsPerUse, mean, origin }) =>
      standing === "open" && outingsPerUse !== null && mean > 0
        ? [{ hunts: outingsPerUse / mean, from: getSourceName(origin) }]
        : [],
    )
    .toSorted((a, b) => a.hunts - b.hunts);
  return best ?? null;
}

const unknown = (how: string): Effort => ({ hunts: null, how });

/** Effort of a target: every chance is that of the game's tables, and hunts do not depend on each other. */
export function getEffort(target: FarmTarget, facts: EffortFacts): Effort {
  switch (target.kind) {
    case "decoration":
      return getDecorationEffort(target.id, facts);
    case "talisman":
      return getTalismanEffort(target, facts);
    case "armor":
      return getArmorEffort(target.ids, facts);
    case "roll":
      return getRollEffort(target, facts);
  }
}

function getDecorationEffort(id: string, { orbs, sources }: EffortFacts): Effort {
  const [best] = listOrbsFor(orbs, id)
    .flatMap(({ orb, chance }) => {
      const piece = getHuntsPerPiece(orb.id, sources);
      return piece ? [{ orb, chance, from: piece.from, hunts: piece.hunts / chance }] : [];
    })
    .toSorted((a, b) => a.hunts - b.hunts);
  if (!best) return unknown("No orb gives it by the tables");
  return { hunts: best.hunts, how: `1 in ${formatOdds(best.chance)} ${best.orb.name}, from ${best.from}` };
}

function getTalismanEffort(
  { skills }: Extract<FarmTarget, { kind: "talisman" }>,
  { talismans, appraised, sources }: EffortFacts,
): Effort {
  const [best] = appraised
    .flatMap(({ id, name }) => {
      const chance = getTalismanChance(talismans, id, { skills, slot: null });
      const piece = getHuntsPerPiece(id, sources);
      return chance > 0 && piece ? [{ name, chance, from: piece.from, hunts: piece.hunts / chance }] : [];
    })
    .toSorted((a, b) => a.hunts - b.hunts);
  if (!best) return unknown("No appraisal gives it by the tables");
  return { hunts: best.hunts, how: `1 in ${formatOdds(best.chance)} ${best.name}, from ${best.from}` };
}

function getArmorEffort(ids: readonly string[], { costs, sources, owned }: EffortFacts): Effort {
  const needs = new Map<string, { name: string; count: number }>();
  for (const id of ids) {
    const cost = costs.get(id);
    if (!cost) return unknown(costs.has(id) ? "Its cost is not known" : "Its cost is loading");
    for (const [item, name, qty] of cost.materials) {
      needs.set(item, { name, count: (needs.get(item)?.count ?? 0) + qty });
    }
  }
  const missing = [...needs].flatMap(([item, { name, count }]) => {
    const left = count - (owned[item] ?? 0);
    return left > 0 ? [{ item, name, missing: left }] : [];
  });
  if (missing.length === 0) return { hunts: 0, how: "You have all materials" };
  const plan = planFarming(missing, sources, defaultHabits);
  const [waiting] = [...plan.waiting.keys(), ...plan.unreachable];
  if (waiting !== undefined) {
    const name = missing.find(({ item }) => item === waiting)?.name ?? waiting;
    return unknown(`${name} has no source that is always open`);
  }
  const [first] = plan.steps;
  return { hunts: plan.total, how: first ? `Mostly from ${getSourceName(first.origin)}` : "Materials" };
}

function getRollEffort(
  { what, tier }: Extract<FarmTarget, { kind: "roll" }>,
  { rules, sources }: EffortFacts,
): Effort {
  if (tier !== "gogma") return unknown("It takes another weapon with the same parts");
  const { givers } = rules;
  const cost = what === "skills" ? rules.cost : rules.reinforcementCost;
  const [best] = givers
    .flatMap(({ item, name, points }) => {
      const piece = getHuntsPerPiece(item, sources);
      return piece ? [{ name, from: piece.from, hunts: (piece.hunts * cost.points) / points }] : [];
    })
    .toSorted((a, b) => a.hunts - b.hunts);
  if (!best) return unknown("No material for it has a source that is always open");
  return { hunts: best.hunts, how: `${best.name}, from ${best.from}` };
}

function formatOdds(chance: number): string {
  return (1 / chance).toLocaleString("en-US", { maximumFractionDigits: chance > 0.1 ? 1 : 0 });
}

/** A finding with what it takes. */
export interface RankedFinding extends FarmFinding {
  readonly key: string;
  readonly effort: Effort;
  /** Gain for each expected hunt; `null` = not known. */
  readonly perHunt: number | null;
}

/** The most gain for each expected hunt first; what the tables do not tell comes last, by its gain. */
export function rankFindings(findings: readonly FarmFinding[], facts: EffortFacts): readonly RankedFinding[] {
  return findings
    .map((finding): RankedFinding => {
      const effort = getEffort(finding.target, facts);
      const perHunt = effort.hunts === null ? null : finding.gain / Math.max(effort.hunts, minHunts);
      return { ...finding, key: JSON.stringify(finding.target), effort, perHunt };
    })
    .toSorted((a, b) => compare(b.perHunt ?? -1, a.perHunt ?? -1) || compare(b.gain, a.gain));
}

function compare(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

/** Effort of a target that needs no hunt: a tenth of one, so that its gain still counts. */
const minHunts = 0.1;

/** Findings of which no other one gives more for fewer hunts. */
export function listUnbeaten(ranked: readonly RankedFinding[]): readonly RankedFinding[] {
  const known = ranked.filter(({ effort, gain }) => effort.hunts !== null && Number.isFinite(gain));
  const isBeaten = (one: RankedFinding) =>
    known.some(
      (other) =>
        other !== one &&
        (other.effort.hunts ?? 0) <= (one.effort.hunts ?? 0) &&
        other.gain >= one.gain &&
        ((other.effort.hunts ?? 0) < (one.effort.hunts ?? 0) || other.gain > one.gain),
    );
  return known.filter((one) => !isBeaten(one));
}

/** `Attack Jewel I`, `Head and arms`, `Talisman with Attack Boost 2 or more`, `Reroll the skills of My bow`. */
export function formatTarget(target: FarmTarget, getName: BuilderData["getName"]): string {
  switch (target.kind) {
    case "decoration":
      return `One more ${getName("decoration", target.id)}`;
    case "armor":
      return target.ids.map((id) => getName("armor", id)).join(" + ");
    case "roll":
      return `Reroll the ${target.what} of ${target.name}`;
    case "talisman": {
      const parts = target.skills.map(({ skill, level }) => `${getName("skill", skill)} ${level}`);
      return `Talisman with ${parts.join(", ")} or more`;
    }
  }
}
