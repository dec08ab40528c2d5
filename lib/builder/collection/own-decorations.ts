import { isRecord, parseJson } from "@/lib/text/read-stored";
import type { OwnedDecorations } from "../editor/fill-slots";
import { type Collection, maxOwnedDecorations } from "./collection";

/** Counts of decorations by id; what is not named is not owned. */
export type DecorationCounts = Readonly<Record<string, number>>;

/** Format in the file. */
const format = "quarry-decorations";
const version = 1;

/** Characters of a file that is looked at: counts of every decoration take some 15,000. */
const maxFileLength = 200_000;
/** Maximum number of ids that a problem names. */
const maxListed = 5;

/** The collection with another answer to what decorations are owned. */
export function withDecorations(collection: Collection, decorations: OwnedDecorations): Collection {
  return { ...collection, decorations };
}

/** Counts with one changed; 0 leaves it out. Capped at what is counted at most. */
export function withCount(counts: DecorationCounts, id: string, count: number): DecorationCounts {
  const { [id]: _, ...others } = counts;
  const whole = Math.min(Math.max(Math.trunc(count), 0), maxOwnedDecorations);
  return whole > 0 ? { ...others, [id]: whole } : others;
}

/** Counts with each of these decorations counted so often. */
export function withSameCount(
  counts: DecorationCounts,
  ids: readonly string[],
  count: number,
): DecorationCounts {
  return ids.reduce((changed, id) => withCount(changed, id, count), counts);
}

/** Counts raised to what is used, where that is more. */
export function withUsed(counts: DecorationCounts, used: ReadonlyMap<string, number>): DecorationCounts {
  let raised = counts;
  for (const [id, count] of used) raised = withCount(raised, id, Math.max(count, counts[id] ?? 0));
  return raised;
}

/** Owned decorations, as the text of a JSON file. */
export function exportDecorations(decorations: OwnedDecorations): string {
  return `${JSON.stringify({ format, version, decorations }, null, 2)}\n`;
}

type DecorationImport =
  | { readonly ok: true; readonly decorations: OwnedDecorations }
  /** Sentences that say why nothing was taken. */
  | { readonly ok: false; readonly problems: readonly string[] };

/**
 * Owned decorations in the text of a file: all of them, or none with the reasons. Never throws.
 *
 * @param text of a file that was chosen; anything at all
 */
export function importOwnDecorations(text: string, isKnown: (id: string) => boolean): DecorationImport {
  if (text.length > maxFileLength) return refuseFile("The file is too large for decoration counts.");
  const file = parseJson(text);
  if (file === undefined) return refuseFile("The file is not JSON.");
  if (!isRecord(file) || file.format !== format) return refuseFile(`The file format must be ${format}.`);
  if (file.version !== version) {
    return refuseFile(
      `The file has version ${String(file.version).slice(0, 20)}, which this site cannot read.`,
    );
  }
  const { decorations } = file;
  if (decorations === "unlimited") return { ok: true, decorations };
  if (!isRecord(decorations)) return refuseFile("The file lists no decorations.");
  return readCounts(decorations, isKnown);
}

function readCounts(
  listed: Readonly<Record<string, unknown>>,
  isKnown: (id: string) => boolean,
): DecorationImport {
  const entries = Object.entries(listed);
  const unknown = entries.filter(([id]) => !isKnown(id)).map(([id]) => id);
  const wrong = entries.filter(([, count]) => !isCount(count)).map(([id]) => id);
  const problems = [
    ...(unknown.length > 0 ? [`Unknown decorations: ${formatNames(unknown)}.`] : []),
    ...(wrong.length > 0
      ? [`Counts must be whole numbers from 0 to ${maxOwnedDecorations}. Check: ${formatNames(wrong)}.`]
      : []),
  ];
  if (problems.length > 0) return { ok: false, problems };
  const counts = entries.flatMap(([id, count]) =>
    isCount(count) && count > 0 ? [[id, count] as const] : [],
  );
  return { ok: true, decorations: Object.fromEntries(counts) };
}

function isCount(count: unknown): count is number {
  return typeof count === "number" && Number.isInteger(count) && count >= 0 && count <= maxOwnedDecorations;
}

function formatNames(ids: readonly string[]): string {
  const rest = ids.length - maxListed;
  const shown = ids.slice(0, maxListed).map((id) => id.slice(0, 60));
  return rest > 0 ? `${shown.join(", ")} and ${rest} more` : shown.join(", ");
}

function refuseFile(problem: string): DecorationImport {
  return { ok: false, problems: [problem] };
}
