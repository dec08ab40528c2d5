import { isRecord, parseJson } from "@/lib/text/read-stored";
import { formatBadLine, readCsvTable } from "../collection/csv-lines";
import { emptyLoadout } from "../loadout/model";
import { buildFormat, fileVersion, myBuildsFormat } from "../share/build-file";
import { decodeBuildCode } from "../share/decode-build-code";
import { formatCodeProblem } from "../share/format-code-problem";
import { type FileProblem, formatFileProblem, importBuild } from "../share/import-file";
import { readCodeFromLink } from "../share/share-build";
import { readBuildRecord } from "./build-record";
import { type ImportedBuild, type Resolving, resolveRecord } from "./resolve-record";
import { findWildsSimTable, readWildsSimSets, type WildsSimTables } from "./wilds-sim";

/** Maximum number of builds that are taken out of files at a time. */
const maxImported = 200;
/** Longest text that is looked at, in characters. */
const maxTextLength = 1_000_000;

/** Result of an import of files. */
interface ImportedBuilds {
  readonly builds: readonly ImportedBuild[];
  /** Sentences on why nothing, or not all, could be read. */
  readonly problems: readonly string[];
}

/**
 * The builds in the texts of files or in what was pasted: files of this site, links, JSON of other tools that write names or
 * ids, and the tables of WildsSim, which are read together. What was understood is there, what was not is listed. Never throws.
 */
export function importBuilds(texts: readonly string[], resolving: Resolving): ImportedBuilds {
  const tables = { sets: [], charms: [], artian: [] } satisfies { [Key in keyof WildsSimTables]: never[] };
  const found: Mutable<WildsSimTables> = tables;
  const builds: ImportedBuild[] = [];
  const problems: string[] = [];
  for (const text of texts) {
    const read = text.length > maxTextLength ? null : readText(text.trim(), resolving);
    if (read === null) problems.push("The file is too long to be a build.");
    else if ("table" in read) {
      found[read.kind].push(read.table);
      problems.push(...read.table.bad.map(formatBadLine));
    } else {
      builds.push(...read.builds);
      problems.push(...read.problems);
    }
  }
  for (const { record, left } of readWildsSimSets(found)) {
    const build = resolveRecord(record, resolving);
    builds.push({ ...build, left: [...left, ...build.left] });
  }
  if (found.sets.length === 0 && found.charms.length > 0) {
    problems.push(
      "This is a list of talismans. Import it in the builder under Charm, Appraised talismans, Files.",
    );
  }
  const understood = builds.filter((build) => build.understood > 0);
  if (understood.length < builds.length) {
    const lost = builds.filter((build) => build.understood === 0);
    problems.push(...lost.flatMap(({ left }) => left.slice(0, 8)));
  }
  if (understood.length > maxImported) problems.push(`Only the first ${maxImported} builds were taken.`);
  if (understood.length === 0 && problems.length === 0) problems.push("The file contains no build.");
  return { builds: understood.slice(0, maxImported), problems };
}

type Mutable<Tables> = {
  [Key in keyof Tables]: Tables[Key] extends readonly (infer Item)[] ? Item[] : never;
};

type ReadText =
  | ImportedBuilds
  | { readonly kind: keyof WildsSimTables; readonly table: WildsSimTables["sets"][number] };

function readText(text: string, resolving: Resolving): ReadText {
  if (text.startsWith("{") || text.startsWith("[")) return readJson(text, resolving);
  const table = readCsvTable(text);
  const kind = findWildsSimTable(table);
  if (kind) return { kind, table };
  // A message for Discord ends with its link.
  const code = readCodeFromLink(text);
  if (code.includes("\n")) return { builds: [], problems: ["This is no file or link that can be imported."] };
  return readCode(code, {}, resolving);
}

function readJson(text: string, resolving: Resolving): ImportedBuilds {
  const json = parseJson(text);
  if (json === undefined) return { builds: [], problems: ["The file is not JSON."] };
  const own = importBuild(text);
  if (own.ok) return { builds: [fromLoadout(own.content, resolving)], problems: [] };
  const notes = listFileNotes(json, own.problems);
  const inner = isRecord(json) ? (json.builds ?? json.sets ?? json.build ?? json) : json;
  const listed: readonly unknown[] = Array.isArray(inner) ? inner : [inner];
  const problems: string[] = [];
  const builds = listed.slice(0, maxImported + 1).flatMap((each, at): ImportedBuild[] => {
    if (isRecord(each) && typeof each.code === "string") {
      const read = readCode(each.code, each, resolving);
      problems.push(...read.problems.map((problem) => `Build ${at + 1}: ${problem}`));
      return [...read.builds];
    }
    const record = readBuildRecord(each);
    if (!record && listed.length > 1) problems.push(`Build ${at + 1} of the file is not a build.`);
    return record ? [resolveRecord(record, resolving)] : [];
  });
  const [first, ...rest] = builds;
  // What is wrong with the file stands next to what was read of it.
  const noted = first && notes.length > 0 ? [{ ...first, left: [...notes, ...first.left] }, ...rest] : builds;
  return { builds: noted, problems: builds.length === 0 ? [...notes, ...problems] : problems };
}

/** Problems with a file that says it is one of this site. */
function listFileNotes(json: unknown, problems: readonly FileProblem[]): readonly string[] {
  if (!isRecord(json)) return [];
  if (json.format === buildFormat) return problems.map(formatFileProblem);
  if (json.format !== myBuildsFormat || json.version === fileVersion) return [];
  const version = typeof json.version === "number" ? json.version : 0;
  return [formatFileProblem({ code: "other-version", version })];
}

function readCode(
  code: string,
  named: Readonly<Record<string, unknown>>,
  { builderData }: Resolving,
): ImportedBuilds {
  const { loadout, problems } = decodeBuildCode(code, builderData.tables);
  const left = problems.map(formatCodeProblem);
  const isEmpty = JSON.stringify(loadout) === JSON.stringify(emptyLoadout);
  if (isEmpty && left.length > 0) return { builds: [], problems: left };
  const name = typeof named.name === "string" ? named.name.slice(0, 60) : "";
  const { criteria, setup } = { criteria: null, setup: null, ...named };
  return { builds: [{ name, loadout, understood: 1, left, criteria, setup }], problems: [] };
}

function fromLoadout(loadout: ImportedBuild["loadout"], { builderData }: Resolving): ImportedBuild {
  const weapon = loadout.weapon && builderData.getName("weapon", loadout.weapon.id);
  return { name: weapon ?? "", loadout, understood: 1, left: [] };
}
