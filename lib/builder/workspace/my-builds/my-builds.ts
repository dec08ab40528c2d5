import { hasTexts, isRecord, parseJson } from "@/lib/text/read-stored";
import type { BuilderData } from "../../data/builder-data";
import { maxBuildCodeLength } from "../../share/build-code-layout";
import type { BuildCodeTables } from "../../share/id-numbers";
import { getStepKey, readStep, writeStep } from "../draft";
import { myWorkPrefix, type Workspace } from "../workspace";

/** Key of the named builds in local storage. */
export const myBuildsKey = "quarry-my-builds";

/** Maximum number of builds that one browser keeps. */
export const maxMyBuilds = 200;
/** Longest name of a build, in characters. */
export const maxMyBuildName = 60;

const storeVersion = 1;

/** Longest criteria or damage setup that is read, in characters of JSON. */
const maxPartLength = 20_000;

/** A build that a player named and saved in this browser, with its search and its target. */
export interface MyBuild {
  readonly id: string;
  readonly name: string;
  /** ISO time of the last change, UTC. */
  readonly changedAt: string;
  /** The loadout as its code. */
  readonly code: string;
  /** Search criteria and damage setup as they were stored; `openMyBuild` checks them. */
  readonly criteria: unknown;
  readonly setup: unknown;
}

/** All of them, the one saved last first. */
export type MyBuilds = readonly MyBuild[];

/** The text to store. */
export function writeMyBuilds(builds: MyBuilds): string {
  return JSON.stringify({ version: storeVersion, builds });
}

/** Builds that were stored. What does not fit is left out; never throws. */
export function readMyBuilds(text: string): MyBuilds {
  const stored = parseJson(text);
  if (!isRecord(stored) || stored.version !== storeVersion || !Array.isArray(stored.builds)) return [];
  const builds = stored.builds.slice(0, maxMyBuilds).flatMap((each: unknown) => readMyBuild(each) ?? []);
  return [...new Map(builds.map((each) => [each.id, each])).values()];
}

function readMyBuild(stored: unknown): MyBuild | null {
  if (!hasTexts(stored, ["id", "name", "changedAt", "code"])) return null;
  const { id, name, changedAt, code } = stored;
  if (!/^[\w-]{1,60}$/.test(id) || code.length > maxBuildCodeLength || Number.isNaN(Date.parse(changedAt)))
    return null;
  const part = (value: unknown) => (JSON.stringify(value ?? null).length > maxPartLength ? null : value);
  const { criteria, setup } = { criteria: null, setup: null, ...stored };
  return {
    id,
    name: cleanName(name) || "Build",
    changedAt,
    code,
    criteria: part(criteria),
    setup: part(setup),
  };
}

/** A name as it is stored: one line, no spaces around it, not too long. */
export function cleanName(name: string): string {
  return name.replaceAll(/\s+/g, " ").trim().slice(0, maxMyBuildName).trim();
}

/** Shared id of all states of one named build. */
export function getMyWorkId(id: string): string {
  return `${myWorkPrefix}${id}`;
}

/** The named build that a state belongs to; `undefined` = none that is saved. */
export function findMyBuild(builds: MyBuilds, workId: string): MyBuild | undefined {
  return builds.find(({ id }) => getMyWorkId(id) === workId);
}

/** A state of the builder as a build to save; `null` where no code can hold its loadout. */
export function toMyBuild(
  state: Workspace,
  { id, name, now }: { readonly id: string; readonly name: string; readonly now: Date },
  tables: BuildCodeTables,
): MyBuild | null {
  const { build, ask, hunt } = writeStep(state, tables);
  if (build === null) return null;
  const changedAt = now.toISOString();
  return { id, name: cleanName(name) || "Build", changedAt, code: build, criteria: ask, setup: hunt };
}

/** A saved build as a state of the builder, marked as its own. What is not known any more is left out. */
export function openMyBuild(
  { id, code, criteria, setup }: MyBuild,
  builderData: Pick<BuilderData, "catalog" | "tables">,
): Workspace | null {
  const step = { build: code, ask: criteria, hunt: setup, work: getMyWorkId(id) };
  return readStep(step, builderData);
}

/** Whether a state shows something else than what was saved of its build. */
export function isChanged(
  build: MyBuild,
  state: Workspace,
  builderData: Pick<BuilderData, "catalog" | "tables">,
): boolean {
  const saved = openMyBuild(build, builderData);
  if (!saved) return true;
  return getStepKey(saved, builderData.tables) !== getStepKey(state, builderData.tables);
}

/** A name that no build has: the wanted one, or that with a number. */
export function findFreeName(wanted: string, builds: MyBuilds): string {
  const base = cleanName(wanted) || "Build";
  const taken = new Set(builds.map(({ name }) => name));
  if (!taken.has(base)) return base;
  let number = 2;
  const numbered = () => `${base.slice(0, maxMyBuildName - 4)} ${number}`;
  while (taken.has(numbered())) number++;
  return numbered();
}
