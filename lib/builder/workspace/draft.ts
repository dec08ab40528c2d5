import { isRecord, parseJson } from "@/lib/text/read-stored";
import { readCriteria } from "../criteria/search-criteria";
import type { BuilderData } from "../data/builder-data";
import type { LoadoutCatalog } from "../loadout/loadout-catalog";
import { emptyLoadout, type Loadout } from "../loadout/model";
import { decodeBuildCode } from "../share/decode-build-code";
import { encodeLoadout } from "../share/encode-build-code";
import type { BuildCodeTables } from "../share/id-numbers";
import { readDamageSetup } from "../target/damage-setup";
import { beginHistory, type History } from "./history";
import type { Workspace } from "./workspace";

/** Where the work on the builder's page is saved in local storage. */
export const draftKey = "quarry-builder";

/** Number of the way in which a draft is written. */
const draftVersion = 1;

/** Steps of undo, and of redo, that outlive a reload. */
const savedSteps = 30;

/** Longest mark of a build that is read: two codes' worth. */
const maxWorkId = 800;

/** The builder's data for reading a draft. */
type Tables = Pick<BuilderData, "catalog" | "tables">;

/** The code of a loadout; `null` for one that no code can hold, which no page and no import lets through. */
export function getCode(loadout: Loadout, tables: BuildCodeTables): string | null {
  try {
    return encodeLoadout(loadout, tables);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/**
 * A text that is the same for states that show the same, whichever tab or file they come from.
 *
 * @returns loadout, search criteria and damage setup; which build it is a state of does not count
 */
export function getStepKey({ loadout, criteria, setup }: Workspace, tables: BuildCodeTables): string {
  return JSON.stringify([getCode(loadout, tables), criteria, setup], (_, value: unknown) =>
    isRecord(value) ? Object.fromEntries(Object.entries(value).toSorted(sortByName)) : value,
  );
}

function sortByName([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1;
}

/** One state as plain JSON, its loadout as a code. */
export function writeStep({ workId, loadout, criteria, setup }: Workspace, tables: BuildCodeTables) {
  return {
    build: getCode(loadout, tables),
    ask: criteria,
    hunt: setup,
    ...(workId !== "" && { work: workId }),
  };
}

/** A state that was stored; `null` where there is none. Never throws. */
export function readStep(stored: unknown, { catalog, tables }: Tables): Workspace | null {
  if (!isRecord(stored)) return null;
  const { build } = stored;
  const loadout = typeof build === "string" ? decodeBuildCode(build, tables).loadout : emptyLoadout;
  return {
    workId: readWorkId(stored),
    loadout,
    criteria: readCriteria(stored.ask, catalog),
    setup: readDamageSetup(stored.hunt),
  };
}

/** Which build a stored state is of. */
export function readWorkId(step: unknown): string {
  return isRecord(step) && typeof step.work === "string" ? step.work.slice(0, maxWorkId) : "";
}

/**
 * The work as text: loadouts as their codes, the last steps of undo and those to redo included.
 *
 * @param more further fields, which `parseDraft` gives back
 */
export function writeDraft(
  { present, past, future }: History<Workspace>,
  tables: BuildCodeTables,
  more: Readonly<Record<string, unknown>> = {},
): string {
  const step = (each: Workspace) => writeStep(each, tables);
  return JSON.stringify({
    version: draftVersion,
    ...more,
    present: step(present),
    past: past.slice(-savedSteps).map(step),
    future: future.slice(0, savedSteps).map(step),
  });
}

/** The fields of a text that `writeDraft` made; `null` where it is none. */
export function parseDraft(text: string | null): Readonly<Record<string, unknown>> | null {
  const stored = parseJson(text);
  return isRecord(stored) && stored.version === draftVersion ? stored : null;
}

/** The work of a draft's fields; `null` where there is none that can be read. Never throws. */
export function readHistory(
  stored: Readonly<Record<string, unknown>>,
  tables: Tables,
): History<Workspace> | null {
  const present = readStep(stored.present, tables);
  if (!present) return null;
  const steps = (list: unknown): readonly unknown[] => (Array.isArray(list) ? list : []);
  const read = (each: unknown) => readStep(each, tables) ?? [];
  return {
    ...beginHistory(present),
    past: steps(stored.past).slice(-savedSteps).flatMap(read),
    future: steps(stored.future).slice(0, savedSteps).flatMap(read),
  };
}

/** Work that was saved; `null` where there is none that can be read. Never throws. */
export function readDraft(
  text: string | null,
  catalog: LoadoutCatalog,
  tables: BuildCodeTables,
): History<Workspace> | null {
  const stored = parseDraft(text);
  return stored && readHistory(stored, { catalog, tables });
}
