import { groupBy } from "@/lib/catalog/group-by";
import { coveredVersion } from "@/lib/site/game-version";
import type { BuildImpact } from "./build-impact";
import { type FieldChange, type FileChange, hasChanges } from "./compare-records";
import type { TableChanges } from "./table-log";

/** Everything that an import changes. */
export interface ImportReport {
  /** Newest version of the game that a row of the tables names, such as `1.041.00.00`. */
  readonly version: string | null;
  /** Differences of the tables that were read, whether or not a fact follows from them. */
  readonly tables: TableChanges;
  /** By file of the catalog, without ending. */
  readonly catalog: ReadonlyMap<string, FileChange>;
  /** By language. */
  readonly names: ReadonlyMap<string, FileChange>;
  /** Tasks of a person, one sentence each. */
  readonly missing: readonly string[];
  /** Numbers that leave the range of their kind, one sentence each. */
  readonly outliers: readonly string[];
  /** Ids that would share a number in build codes, one sentence each. */
  readonly clashes: readonly string[];
  readonly builds: BuildImpact;
}

/** Characters of a value in a line. */
const maxValueLength = 120;

/**
 * The report of an import, in lines.
 *
 * @param maxLines lines per list; the rest is counted
 */
export function formatReport(report: ImportReport, maxLines: number): string[] {
  const { catalog, names, missing, outliers, clashes, builds } = report;
  const changed = [...catalog].filter(([, change]) => hasChanges(change));
  const lines = changed.flatMap(([file, change]) => formatFile(file, change, maxLines));
  const named = [...names].filter(([, change]) => hasChanges(change));
  return [
    ...formatTables(report, maxLines),
    "",
    ...(changed.length === 0 ? ["No facts change."] : lines),
    "",
    ...(named.length === 0 ? ["No names change."] : named.flatMap((entry) => formatNames(entry, maxLines))),
    "",
    ...formatBuilds(builds, maxLines),
    ...limit([...outliers, ...clashes], maxLines, "! "),
    "",
    ...(missing.length === 0 ? ["Nothing is missing."] : ["To add by hand:", ...limit(missing, maxLines)]),
  ];
}

/** Whether a table that an import reads is not as it was at the last one. */
export function changesTables({ tables }: ImportReport): boolean {
  return [tables.added, tables.removed, tables.changed].some((names) => names.length > 0);
}

function formatTables(report: ImportReport, maxLines: number): string[] {
  const { added, removed, changed } = report.tables;
  const { version } = report;
  const marker = `Newest version that a row of the tables names: ${version ?? "none"}. The site covers ${coveredVersion.name}.`;
  if (!changesTables(report)) return [marker, "No table that is read changed."];
  return [
    marker,
    `Tables that are read: ${added.length} added, ${changed.length} changed, ${removed.length} removed. ` +
      "What changed in them and is not listed below is not used: no importer makes a fact of it.",
    ...limit(added, maxLines, "+ "),
    ...limit(removed, maxLines, "- "),
    ...limit(changed, maxLines, "~ "),
  ];
}

function formatFile(file: string, change: FileChange, maxLines: number): string[] {
  const byField = groupBy(change.changed, ({ field }) => field.replace(/\.\d+(?=\.|$)/g, ""));
  return [
    `${file}: ${formatCounts(change)}`,
    ...limit(change.added, maxLines, "+ "),
    ...limit(change.removed, maxLines, "- "),
    ...[...byField].flatMap(([field, changes]) => [
      `  ${field} (${changes.length})`,
      ...limit(changes.map(formatChange), maxLines, "  "),
    ]),
  ];
}

function formatNames([language, change]: readonly [string, FileChange], maxLines: number): string[] {
  return [
    `names in ${language}: ${formatCounts(change)}`,
    ...limit(change.changed.map(formatChange), maxLines),
  ];
}

function formatCounts({ added, removed, changed }: FileChange): string {
  const records = new Set(changed.map(({ id }) => id)).size;
  return `${added.length} added, ${records} changed, ${removed.length} removed`;
}

function formatChange({ id, field, before, after }: FieldChange): string {
  return `${id} ${field}: ${formatValue(before)} -> ${formatValue(after)}`;
}

function formatValue(value: unknown): string {
  if (value === undefined) return "nothing";
  const text = JSON.stringify(value);
  return text.length > maxValueLength ? `${text.slice(0, maxValueLength)}…` : text;
}

function formatBuilds({ removed, refitted, refigured }: BuildImpact, maxLines: number): string[] {
  return [
    `Builds: ${removed.length} records that codes can name are removed, ${refitted.length} fit differently, ` +
      `${refigured} have other figures. Every other id keeps its number in codes.`,
    ...limit(removed, maxLines, "- "),
    ...limit(refitted, maxLines, "~ "),
  ];
}

function limit(lines: readonly string[], maxLines: number, mark = ""): string[] {
  const shown = lines.slice(0, maxLines).map((line) => `  ${mark}${line}`);
  return lines.length > maxLines ? [...shown, `  and ${lines.length - maxLines} more`] : shown;
}
