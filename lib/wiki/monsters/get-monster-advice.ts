import { elements } from "@/lib/catalog/codes";
import { capitalize } from "@/lib/text/capitalize";
import { joinWords } from "@/lib/text/join-words";
import { damageLabels, damageTypes, type RawType, rawTypes } from "./damage-types";
import { type BestPart, getBestParts } from "./get-best-parts";
import type { Hitzones } from "./hitzones";
import type { BreakRow } from "./monster-page";

/** Up to this best value, an element adds too little to choose a weapon by. */
const weakElement = 10;
/** A sentence that names more parts than this helps nobody. */
const maxNamed = 3;
/** The same of parts that break, of which the page has a list. */
const maxBreaks = 5;

/**
 * Advice from the figures of a monster, in short sentences: whether an element is worth bringing, where raw
 * damage does most, and what breaks. Made by rule from the normal state and the parts that the field guide lists, so
 * nothing in it can differ from the tables.
 */
export function getMonsterAdvice({
  hitzones,
  breaks,
}: {
  hitzones: Hitzones;
  breaks: readonly BreakRow[];
}): string[] {
  const best = getBestParts(hitzones);
  return [
    describeElements(best),
    ...describeRaw(best),
    describeBreaks("Break", listNames(breaks, false)),
    describeBreaks("Sever", listNames(breaks, true)),
  ].filter((sentence) => sentence !== null);
}

function describeElements(best: readonly BestPart[]): string {
  const all = elements.map((element) => ({ element, ...getPart(best, element) }));
  const most = Math.max(...all.map(({ value }) => value));
  if (most === 0) return "No element does damage.";
  if (most <= weakElement) return `Element hardly matters (best ${most}).`;
  const leaders = all.filter(({ value }) => value === most);
  const names = joinWords(
    leaders.map(({ element }) => damageLabels[element].label.toLowerCase()),
    "and",
  );
  const parts = leaders.length === 1 ? nameParts(leaders[0]?.parts ?? []) : null;
  return `${capitalize(names)} ${leaders.length === 1 ? "does" : "do"} most: ${parts ? `${parts} ` : ""}${most}.`;
}

/** One sentence for the types of raw damage that have the same best parts and value. */
function describeRaw(best: readonly BestPart[]): string[] {
  const groups = new Map<string, RawType[]>();
  for (const type of rawTypes) {
    const { value, parts } = getPart(best, type);
    const key = `${nameParts(parts) ?? "several parts"} ${value}`;
    groups.set(key, [...(groups.get(key) ?? []), type]);
  }
  return [...groups].map(([key, types]) => {
    const labels = types.map((type) => damageLabels[type].label.toLowerCase());
    return `${capitalize(joinWords(labels, "and"))}: ${key}.`;
  });
}

function describeBreaks(verb: string, names: readonly string[]): string | null {
  if (names.length === 0) return null;
  return names.length > maxBreaks ? `${names.length} parts break.` : `${verb} ${joinWords(names, "and")}.`;
}

function listNames(breaks: readonly BreakRow[], severable: boolean): string[] {
  return joinSides(breaks.filter(({ isSeverable }) => isSeverable === severable).map(({ name }) => name));
}

function getPart(best: readonly BestPart[], type: (typeof damageTypes)[number]): BestPart {
  return best[damageTypes.indexOf(type)] ?? { value: 0, parts: [] };
}

/** @returns `null` where there are too many to name */
function nameParts(parts: BestPart["parts"]): string | null {
  const names = joinSides(parts.map(({ name }) => name));
  return names.length > 0 && names.length <= maxNamed ? joinWords(names, "or") : null;
}

/** As within a sentence, and a left and a right part of the same name as one of both. */
function joinSides(names: readonly string[]): string[] {
  const written = names.map(toSentenceCase);
  const joined = written.map((name) => {
    const side = /\b(left|right|l|r)\b/.exec(name)?.[0];
    const other = side && twins[side];
    if (!side || !other || !written.includes(name.replace(side, other))) return name;
    return toPlural(name.replace(`${side} `, ""));
  });
  return [...new Set(joined)];
}

const twins: Readonly<Record<string, string>> = { left: "right", right: "left", l: "r", r: "l" };

/** Names of makers keep their capital, numerals as well. */
function toSentenceCase(name: string): string {
  return name.replaceAll(/[A-Za-z]+/g, (word) => (/^(Gogma|I+)$/.test(word) ? word : word.toLowerCase()));
}

/** Some parts are a pair under a singular name already. */
function toPlural(part: string): string {
  return part.replace(/(?<!s)(?= \(|$)/, "s");
}
