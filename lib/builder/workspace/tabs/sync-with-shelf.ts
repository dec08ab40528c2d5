import type { BuilderData } from "../../data/builder-data";
import type { BuildCodeTables } from "../../share/id-numbers";
import { getStepKey } from "../draft";
import { getTimeline } from "../history";
import type { Workspace } from "../workspace";
import { followSteps, keepMine, takeTheirs } from "./follow";
import {
  findWork,
  isSameRevision,
  putWork,
  readWork,
  readWorkHead,
  type SharedWork,
  type Shelf,
} from "./shelf";
import { type Common, getCommon, getCommonWith, getTabSavedId, type TabState } from "./tab";

/** A state of the same build that came about elsewhere, for a person to choose. */
export interface Offer {
  readonly state: Workspace;
  /** Common state with the others, as it would be; `null` = a tab was closed and left it. */
  readonly common: Common | null;
}

/** How a stored build is to the one that a tab shows. */
type Relation =
  /** Another tab came to the same state. */
  | "same"
  /** Another tab went on from where this one is. */
  | "ahead"
  /** Both went on. */
  | "apart";

/**
 * How a stored build that was written since is to the one that a tab shows.
 *
 * @param key of the state that the tab shows
 * @param common what the tab last had in common with the others
 * @param theirs what is stored now
 */
export function getRelation(theirs: Common, { key, common }: { key: string; common: Common }): Relation {
  if (theirs.key === key) return "same";
  // A writing that is not later took the place of the one that this tab knows: it was made without it.
  const isLater = theirs.revision.number > common.revision.number;
  return isLater && key === common.key ? "ahead" : "apart";
}

type ShelfPage = Pick<BuilderData, "catalog" | "tables">;

/**
 * Holds a tab against what its browser stores. It follows where it has no changes of its own; where it has, and where
 * a closed tab left something behind, that is offered.
 */
export function syncWithShelf(
  tab: TabState,
  shelf: Shelf,
  builderData: ShelfPage,
): { readonly tab: TabState; readonly offer: Offer | null } {
  const { tables } = builderData;
  const { present } = tab.history;
  const stored = findWork(shelf, present.workId);
  if (!stored) return { tab, offer: null };
  const { revision, aside } = readWorkHead(stored, builderData);
  const before = getCommon(tab, tables);
  let met = tab;
  if (!isSameRevision(revision, before.revision)) {
    const theirs = readWork(stored, builderData);
    if (!theirs) return { tab, offer: null };
    const common = getCommonWith(theirs, tables);
    const relation = getRelation(common, { key: getStepKey(present, tables), common: before });
    if (relation === "apart") return { tab, offer: { state: theirs.history.present, common } };
    met = takeOver(tab, theirs, common, { relation, tables });
  }
  const left = isUnseen(aside, met, tables)[0];
  return { tab: met, offer: left ? { state: left, common: null } : null };
}

function takeOver(
  tab: TabState,
  theirs: SharedWork,
  common: Common,
  { relation, tables }: { relation: "same" | "ahead"; tables: BuildCodeTables },
): TabState {
  const { workId } = tab.history.present;
  // A build that another tab has saved meanwhile is the same saved build here.
  const isNowSaved = theirs.savedId !== getCommon(tab, tables).savedId;
  const savedId = getTabSavedId(tab) ?? (isNowSaved ? theirs.savedId : null);
  const history =
    relation === "same"
      ? tab.history
      : followSteps(tab.history, theirs.history, (state) => getStepKey(state, tables));
  return {
    ...tab,
    history,
    commons: { ...tab.commons, [workId]: common },
    savedIds: { ...tab.savedIds, [workId]: savedId },
    shared: { history, savedId },
  };
}

/** The states that cannot be reached from a tab. */
function isUnseen(states: readonly Workspace[], { history }: TabState, tables: BuildCodeTables) {
  if (states.length === 0) return [];
  const seen = new Set(getTimeline(history).map((each) => getStepKey(each, tables)));
  return states.filter((each) => !seen.has(getStepKey(each, tables)));
}

/**
 * Gives the work of a tab to the others, as the next writing of its build. Only where `syncWithShelf` left nothing apart.
 *
 * @param writer mark of the tab, another one with every load of the page
 * @returns the text to store, and the tab for when it is stored
 */
export function shareTab(
  tab: TabState,
  shelf: Shelf,
  writer: string,
  builderData: ShelfPage,
): { text: string; tab: TabState } {
  const { tables } = builderData;
  const { workId } = tab.history.present;
  const stored = findWork(shelf, workId);
  const theirs = stored && readWorkHead(stored, builderData);
  const before = getCommon(tab, tables);
  const own = getTabSavedId(tab);
  // A tab in which nothing was saved says nothing about it.
  const savedId = own !== null && own !== tab.shared?.savedId ? own : (theirs?.savedId ?? own);
  const number = Math.max(theirs?.revision.number ?? 0, before.revision.number) + 1;
  const work: SharedWork = {
    revision: { number, writer },
    savedId,
    history: tab.history,
    aside: isUnseen(theirs?.aside ?? [], tab, tables),
  };
  const commons = { ...tab.commons, [workId]: getCommonWith(work, tables) };
  const shared = { history: tab.history, savedId: own };
  return { text: putWork(shelf, work, tables), tab: { ...tab, commons, shared, leftAside: null } };
}

/**
 * Leaves the state of a tab that is apart from the others for them to choose, as the tab may not come back.
 *
 * @returns the text to store; `null` where it is there already
 */
export function setAside(
  tab: TabState,
  shelf: Shelf,
  builderData: ShelfPage,
): { text: string; tab: TabState } | null {
  const { tables } = builderData;
  const { present } = tab.history;
  const stored = findWork(shelf, present.workId);
  const theirs = stored && readWork(stored, builderData);
  if (!theirs) return null;
  const key = getStepKey(present, tables);
  const aside = theirs.aside.filter((each) => getStepKey(each, tables) !== tab.leftAside);
  if (
    [...theirs.history.past, theirs.history.present, ...aside].some(
      (each) => getStepKey(each, tables) === key,
    )
  )
    return null;
  const text = putWork(shelf, { ...theirs, aside: [...aside, present] }, tables);
  return { text, tab: { ...tab, leftAside: key } };
}

/** A tab after the choice between its own state and an offered one. The other one is one step back. */
export function settleOffer(tab: TabState, { state, common }: Offer, choice: "mine" | "theirs"): TabState {
  const { history, commons } = tab;
  const { workId } = history.present;
  return {
    ...tab,
    history: choice === "mine" ? keepMine(history, state) : takeTheirs(history, state),
    commons: common ? { ...commons, [workId]: common } : commons,
  };
}
