import { readSearch, searchField } from "../criteria/criteria-link";
import type { BuilderData } from "../data/builder-data";
import { applyOpening } from "../editor/apply-opening";
import type { LoadoutRefusal } from "../editor/change-loadout";
import type { Opening } from "../editor/opening";
import { readOpening } from "../editor/read-opening";
import { decodeBuildCode } from "../share/decode-build-code";
import type { BuildCodeProblem } from "../share/format-code-problem";
import { applyBuffs, buffsField, readBuffs } from "../target/buffs-link";
import { applyTarget, readTarget, targetField } from "../target/target-link";
import { getCode } from "./draft";
import { addStep, beginHistory, getTimeline, type History } from "./history";
import { changeWorkspace, emptyWorkspace, isBare, type Workspace, type WorkspaceChange } from "./workspace";

/** The field of the address that holds a build's code. */
export const codeField = "b";

/** The field of the address that holds the id of the saved build. */
export const savedField = "build";

/** The saved build that an address names to be changed; `null` = none. */
export function getSavedId(query: string): string | null {
  const id = new URLSearchParams(query).get(savedField);
  return id !== null && /^[0-9a-f]{24}$/.test(id) ? id : null;
}

/**
 * Marks what an address opens as a build of its own. Two tabs that open one link at a time agree on the mark; once
 * it is taken, the link opens another build than the one that was made of it since.
 *
 * @param taken marks of the builds that are there
 */
export function createWorkId(query: string, taken: readonly string[]): string {
  const code = new URLSearchParams(query).get(codeField) ?? "";
  const id = `${getSavedId(query) ?? ""}/${code}`;
  if (!taken.includes(id)) return id;
  let copy = 2;
  while (taken.includes(`${id}~${copy}`)) copy++;
  return `${id}~${copy}`;
}

/** Parts of a link that are not known here, as words; empty = everything was taken over. */
interface LeftOut {
  readonly search: readonly string[];
  readonly target: readonly string[];
  /** The link was made by a newer version of the site. */
  readonly isNewer: boolean;
}

/** Result of opening an address, for the page to tell. */
export interface OpenedAddress {
  readonly history: History<Workspace>;
  /** A build came in place of another one, which is one step back. */
  readonly replaced: boolean;
  /** Problems that prevented the code from bringing back the whole build. */
  readonly problems: readonly BuildCodeProblem[];
  /** Parts of the link besides the loadout that could not be taken over. */
  readonly leftOut: LeftOut;
  readonly opening: Opening | null;
  /** Ids of the opening that are not known, or do not fit. */
  readonly unknown: readonly string[];
  readonly refusals: readonly LoadoutRefusal[];
}

/** Whether opening an address did more than it was asked for, or less. */
export function needsNote({ replaced, problems, leftOut, unknown, refusals }: OpenedAddress): boolean {
  const { search, target, isNewer } = leftOut;
  return replaced || isNewer || [problems, search, target, unknown, refusals].some((list) => list.length > 0);
}

/**
 * Opens the builder with what an address names, on top of the work that was saved: nothing of that is lost, one
 * step of undo brings it back. Never throws, whatever the address.
 *
 * @param query of the address, without `?`
 * @param saved the work of before; `null` = none
 * @param taken marks of builds that this browser stores: a build of the address gets another one
 */
export function openWorkspace(
  query: string,
  saved: History<Workspace> | null,
  builderData: BuilderData,
  taken: readonly string[] = [],
): OpenedAddress {
  const fields = new URLSearchParams(query);
  const before = saved ?? beginHistory(emptyWorkspace);
  const workId = createWorkId(query, [...taken, ...getTimeline(before).map((each) => each.workId)]);
  const extras = readExtras(fields, before.present, builderData);
  const shared = openCode(fields.get(codeField), before, { workId, ...extras.settings }, builderData);
  const opening = readOpening(fields);
  const opened = openRest(opening, shared.history, builderData);
  return { ...shared, leftOut: extras.leftOut, opening, ...opened };
}

/** Search and damage setup after a link; as they are where it says nothing of them. */
function readExtras(
  fields: URLSearchParams,
  { criteria, setup }: Workspace,
  { catalog }: BuilderData,
): { readonly settings: Pick<Workspace, "criteria" | "setup">; readonly leftOut: LeftOut } {
  const buffs = readBuffs(fields.get(buffsField));
  const search = readSearch(fields.get(searchField), catalog);
  const target = readTarget(fields.get(targetField));
  const aimed = target === null ? setup : applyTarget(setup, target.target);
  return {
    settings: {
      criteria: search?.criteria ?? criteria,
      setup: buffs === null ? aimed : applyBuffs(aimed, buffs),
    },
    leftOut: {
      search: search?.leftOut ?? [],
      target: target?.leftOut ?? [],
      isNewer: (search?.isNewer ?? false) || (target?.isNewer ?? false),
    },
  };
}

function openCode(
  code: string | null,
  history: History<Workspace>,
  { workId, criteria, setup }: Pick<Workspace, "workId" | "criteria" | "setup">,
  { tables }: BuilderData,
): Pick<OpenedAddress, "history" | "replaced" | "problems"> {
  const { present } = history;
  const mine = getCode(present.loadout, tables);
  if (code === null || code === "" || code === mine) {
    const isSame = JSON.stringify([criteria, setup]) === JSON.stringify([present.criteria, present.setup]);
    return {
      history: isSame ? history : addStep(history, { ...present, criteria, setup }),
      replaced: false,
      problems: [],
    };
  }
  const { loadout, problems } = decodeBuildCode(code, tables);
  const theirs = getCode(loadout, tables);
  // A code that says nothing leaves what is there.
  if (theirs === mine || (isBare(loadout) && problems.length > 0))
    return { history, replaced: false, problems };
  const opened = addStep(history, { workId, loadout, criteria, setup });
  return { history: opened, replaced: !isBare(present.loadout), problems };
}

function openRest(
  opening: Opening | null,
  history: History<Workspace>,
  builderData: BuilderData,
): Pick<OpenedAddress, "history" | "unknown" | "refusals"> {
  if (!opening) return { history, unknown: [], refusals: [] };
  const { changes, unknown } = toChanges(opening, history.present, builderData);
  let after = history;
  const refusals: LoadoutRefusal[] = [];
  for (const change of changes) {
    const outcome = changeWorkspace(after, change, builderData.catalog, "opening");
    if (outcome.ok) after = outcome.history;
    else if (outcome.refusal.code !== "no-change") refusals.push(outcome.refusal);
  }
  return { history: after, unknown, refusals };
}

function toChanges(
  opening: Opening,
  { loadout, criteria }: Workspace,
  builderData: BuilderData,
): { readonly changes: readonly WorkspaceChange[]; readonly unknown: readonly string[] } {
  if (opening.kind === "target") {
    return {
      changes: [{ type: "setup", setup: { monster: opening.monster, part: null, state: "normal" } }],
      unknown: [],
    };
  }
  if (opening.kind === "skill-target") {
    const skill = builderData.catalog.skills.get(opening.id);
    if (!skill) return { changes: [], unknown: [opening.id] };
    const level = Math.min(opening.level ?? skill.maxLevel, skill.maxLevel);
    const kind = skill.kind === "set-bonus" || skill.kind === "group" ? "bonuses" : "skills";
    return {
      changes: [{ type: "criteria", criteria: { [kind]: { ...criteria[kind], [opening.id]: level } } }],
      unknown: [],
    };
  }
  const { actions, unknown } = applyOpening(loadout, opening, builderData.catalog);
  const changes = actions.map((action): WorkspaceChange => ({ type: "loadout", action }));
  return opening.kind === "plan"
    ? addPlan(opening, { changes, unknown }, criteria, builderData)
    : { changes, unknown };
}

/** The target and the skills of a plan, after its weapon. Skills join those that are searched for already. */
function addPlan(
  { monster, skills }: Extract<Opening, { kind: "plan" }>,
  { changes, unknown }: { readonly changes: readonly WorkspaceChange[]; readonly unknown: readonly string[] },
  criteria: Workspace["criteria"],
  { catalog }: BuilderData,
): ReturnType<typeof toChanges> {
  const known = skills.flatMap(({ id, level }) => {
    const skill = catalog.skills.get(id);
    return skill && skill.kind !== "set-bonus" && skill.kind !== "group"
      ? [[id, Math.min(level, skill.maxLevel)] as const]
      : [];
  });
  const added = { ...criteria.skills, ...Object.fromEntries(known) };
  return {
    changes: [
      ...changes,
      ...(monster
        ? [{ type: "setup" as const, setup: { monster, part: null, state: "normal" as const } }]
        : []),
      ...(known.length > 0 ? [{ type: "criteria" as const, criteria: { skills: added } }] : []),
    ],
    unknown: [...unknown, ...skills.filter(({ id }) => !catalog.skills.has(id)).map(({ id }) => id)],
  };
}
