import { formatNumber, plural } from "@/lib/wiki/format";
import type { NameOf } from "../loadout/problem-words";
import type { ConflictReport } from "../search/conflict";
import type { NearestReport, NearWay } from "../search/nearest-sets";
import type { SkillTarget } from "../search/targets";
import type { SearchAsk } from "../workspace/ask";

/** `Burst 3`. */
export function targetWords({ id, level }: Pick<SkillTarget, "id" | "level">, nameOf: NameOf): string {
  return `${nameOf("skill", id)} ${level}`;
}

/** Things in a sentence: `A`, `A and B`, `A, B and C`. */
export function listWords(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} and ${last}`;
}

/** Why no set exists, in one or two sentences. */
export function conflictWords({ status, conflict, unfilled }: ConflictReport, nameOf: NameOf): string {
  if (status === "feasible") return "A set exists after all. Search again.";
  if (unfilled.length > 0) {
    const places = listWords(unfilled.map((place) => (place === "charm" ? "the charm" : `the ${place}`)));
    return `Nothing is left to wear for ${places}: too much is excluded.`;
  }
  if (conflict === null) return "Which wishes stand against each other was not found out in time.";
  const [only] = conflict;
  if (!only) return "Not even a set without wishes can be worn with these options.";
  const names = listWords(conflict.map((each) => targetWords(each, nameOf)));
  if (conflict.length === 1) return `${names} alone is out of reach with these options.`;
  const together = `${names} cannot be had together.`;
  const rest = conflict.length === 2 ? "Each by itself can." : `Any ${conflict.length - 1} of them can.`;
  return status === "smallest" || status === "minimal" ? `${together} ${rest}` : together;
}

/** What is taken as given when wishes are said to stand against each other; empty = nothing but high rank. */
export function givenWords(
  ask: SearchAsk,
  { owned, transcended }: { readonly owned: boolean; readonly transcended: boolean },
): readonly string[] {
  const pins = Object.keys(ask.pinned).length;
  return [
    ...(ask.rank === "any" ? [] : [`${ask.rank} rank alone`]),
    ...(pins > 0 ? [plural(pins, "pinned piece", "pinned pieces")] : []),
    ...(ask.excluded.length > 0 ? [`${plural(ask.excluded.length, "thing", "things")} excluded`] : []),
    ...(owned ? ["the decorations you own"] : []),
    ...(ask.charms === "none" ? ["no crafted charm"] : []),
    ...(ask.talismans === "none" ? ["no talisman"] : ask.talismans === "own" ? ["your own talismans"] : []),
    ...(transcended ? [] : ["armor not transcended"]),
  ];
}

/** How near the nearest sets are. */
export function nearestWords({ status, levels, ways, complete }: NearestReport): string {
  if (levels === null || ways.length === 0) {
    return status === "infeasible"
      ? "No set can be worn with these options, whatever is wished."
      : "No near set was found in time.";
  }
  const less = plural(levels, "level", "levels");
  const proved = status === "optimal" ? "at least " : "";
  const many = ways.length === 1 ? "one way" : `${formatNumber(ways.length)} ways`;
  const verb = ways.length === 1 ? "is" : "are";
  const all = `${complete ? "There" : "Here"} ${verb} ${many} to do it`;
  return `You have to give up ${proved}${less}. ${all}:`;
}

/** One wish that a way gives up, wholly or in part. */
export interface Lowered extends SkillTarget {
  /** Level that is left; 0 = the wish is dropped. */
  readonly to: number;
}

/** What a way leaves of the wishes that it gives up. */
export function loweredBy({ dropped }: NearWay): readonly Lowered[] {
  return dropped.map(({ field, id, level, by }) => ({ field, id, level, to: Math.max(0, level - by) }));
}

/** `Drop Burst`, or `Lower Burst to 2`. */
export function loweredWords(lowered: readonly Lowered[], nameOf: NameOf): string {
  const words = lowered.map(({ id, to }, at) => {
    const name = nameOf("skill", id);
    const verb = to === 0 ? "drop" : "lower";
    const shown = at === 0 ? `${verb.charAt(0).toUpperCase()}${verb.slice(1)}` : verb;
    return to === 0 ? `${shown} ${name}` : `${shown} ${name} to ${to}`;
  });
  return listWords(words);
}
