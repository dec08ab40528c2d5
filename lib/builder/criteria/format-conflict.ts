import { formatCount } from "@/lib/text/format";
import { joinWords } from "@/lib/text/join-words";
import type { GetName } from "../loadout/format-problem";
import type { ConflictReport } from "../search/conflict";
import { getLockedDecoration } from "../search/locked-decorations";
import type { NearestReport, NearWay } from "../search/nearest-sets";
import type { SkillTarget } from "../search/targets";
import { formatProgress } from "./format-options";
import type { SearchCriteria } from "./search-criteria";

/** `Burst 3`; `The locked Attack Jewel` where that is what a target stands for. */
function formatTarget({ id, level }: Pick<SkillTarget, "id" | "level">, getName: GetName): string {
  const decoration = getLockedDecoration(id);
  if (decoration !== null) return `The locked ${getName("decoration", decoration)}`;
  return `${getName("skill", id)} ${level}`;
}

/** Why no set exists, in one or two sentences. */
export function formatConflict({ status, conflict, unfilled }: ConflictReport, getName: GetName): string {
  if (status === "feasible") return "A set does exist. Search again.";
  if (unfilled.length > 0) {
    const places = joinWords(unfilled.map((place) => (place === "charm" ? "the charm" : `the ${place}`)));
    return `Too many exclusions: nothing is left for ${places}.`;
  }
  if (conflict === null) return "The conflicting skills could not be found in time.";
  const [only] = conflict;
  if (!only) return "No set fits these options, even without any skills.";
  const names = joinWords(conflict.map((each) => formatTarget(each, getName)));
  if (conflict.length === 1) return `${names} alone is not possible with these options.`;
  const together = `${names} cannot be combined.`;
  const rest = conflict.length === 2 ? "Each is possible alone." : `Any ${conflict.length - 1} of them can.`;
  return status === "smallest" || status === "minimal" ? `${together} ${rest}` : together;
}

/** Givens of a conflict of skill targets; empty = nothing but high rank. */
export function formatGiven(
  criteria: SearchCriteria,
  { owned, transcended }: { readonly owned: boolean; readonly transcended: boolean },
): readonly string[] {
  const pins = Object.keys(criteria.pinned).length;
  const copies = Object.values(criteria.lockedDecorations).reduce((sum, count) => sum + count, 0);
  return [
    ...(criteria.rank === "any" ? [] : [`${criteria.rank} rank only`]),
    ...(pins > 0 ? [formatCount(pins, "locked piece", "locked pieces")] : []),
    ...(copies > 0 ? [formatCount(copies, "locked decoration", "locked decorations")] : []),
    ...(criteria.excluded.length > 0
      ? [formatCount(criteria.excluded.length, "exclusion", "exclusions")]
      : []),
    ...(Object.keys(criteria.minimum).length > 0 ? ["minimum defense or resistances"] : []),
    ...(criteria.maxRarity === null ? [] : [`rarity ${criteria.maxRarity} or less`]),
    ...formatProgress(criteria),
    ...(owned ? ["your decorations only"] : []),
    ...(criteria.charms === "none" ? ["no crafted charms"] : []),
    ...(criteria.talismans === "none"
      ? ["no talismans"]
      : criteria.talismans === "own"
        ? ["your talismans only"]
        : []),
    ...(transcended ? [] : ["no transcended armor"]),
  ];
}

/** How near the nearest sets are. */
export function formatNearest({ status, levels, ways, complete }: NearestReport): string {
  if (levels === null || ways.length === 0) {
    return status === "infeasible"
      ? "No set fits these options, whatever skills you choose."
      : "No close match was found in time.";
  }
  const less = formatCount(levels, "level", "levels");
  const proved = status === "optimal" ? "at least " : "";
  // The list below it has ways that give up more, too: a count of these alone would contradict it.
  const more = complete ? "" : " There may be other ways to do this.";
  return `You have to give up ${proved}${less}.${more}`;
}

/** One skill target that a way gives up, wholly or in part. */
interface LoweredTarget extends SkillTarget {
  /** Level that is left; 0 = the skill target is dropped. */
  readonly to: number;
}

/** Lowered levels of the skill targets that a way gives up. */
export function getLowered({ dropped }: NearWay): readonly LoweredTarget[] {
  return dropped.map(({ field, id, level, by }) => ({ field, id, level, to: Math.max(0, level - by) }));
}

/** `Drop Burst`, or `Lower Burst to 2`. */
export function formatLowered(lowered: readonly LoweredTarget[], getName: GetName): string {
  const words = lowered.map(({ id, to }, at) => {
    const name = getName("skill", id);
    const verb = to === 0 ? "drop" : "lower";
    const shown = at === 0 ? `${verb.charAt(0).toUpperCase()}${verb.slice(1)}` : verb;
    return to === 0 ? `${shown} ${name}` : `${shown} ${name} to ${to}`;
  });
  return joinWords(words);
}
