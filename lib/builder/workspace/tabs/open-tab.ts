import type { BuilderData } from "../../data/builder-data";
import { decodeBuildCode } from "../../share/decode-build-code";
import { getCode, getStepKey, parseDraft, readDraft, writeDraft } from "../draft";
import { getTimeline } from "../history";
import { codeField, createWorkId, getSavedId, type OpenedAddress, openWorkspace } from "../open-workspace";
import { readShelf, readWork, readWorks, type SharedWork, type Shelf } from "./shelf";
import { getCommon, getCommonWith, getTabSavedId, readCommons, readSavedIds, type TabState } from "./tab";

/** Texts stored in a browser. */
export interface StoredTexts {
  /** Of this tab, from before a reload. */
  readonly own: string | null;
  /** Of all tabs. */
  readonly shared: string | null;
}

/**
 * Opens a tab: with its own work of before, else with the stored build that the address names, else with the one
 * used last. A build that an address names and that is not stored is one of its own, on top of the one used last.
 * Never throws, whatever the address and the texts.
 *
 * @param query of the address, without `?`
 */
export function openTab(
  query: string,
  { own, shared }: StoredTexts,
  builderData: BuilderData,
): { readonly opened: OpenedAddress; readonly tab: TabState } {
  const shelf = readShelf(shared);
  const before = readDraft(own, builderData.catalog, builderData.tables);
  const named = before ? null : findNamed(query, shelf, builderData);
  const last = before ? null : (named ?? (shelf[0] ? readWork(shelf[0], builderData) : null));
  const history = before ?? last?.history ?? null;
  const found = openWorkspace(query, history, builderData, readWorks(shelf));
  const opened = last && !named ? setApart(query, found, last.history.present.workId, shelf) : found;
  const { present } = opened.history;
  const stored = before ? parseDraft(own) : null;
  const known = last ? { [last.history.present.workId]: getCommonWith(last, builderData.tables) } : {};
  const start = { history: opened.history, commons: { ...known, ...readCommons(stored?.commons) } };
  const common = getCommon(start, builderData.tables);
  const savedIds = { ...readSavedIds(stored?.savedIds), [present.workId]: getSavedId(query) };
  const isShared = opened.history === history && common.key === getStepKey(present, builderData.tables);
  return {
    opened,
    tab: {
      history: opened.history,
      commons: { ...start.commons, [present.workId]: common },
      savedIds,
      shared: isShared ? { history: opened.history, savedId: getSavedId(query) } : null,
      leftAside: null,
    },
  };
}

/** The stored build that an address shows: the same loadout, and the same saved build. */
function findNamed(query: string, shelf: Shelf, builderData: BuilderData): SharedWork | null {
  const code = new URLSearchParams(query).get(codeField);
  if (!code) return null;
  const shown = getCode(decodeBuildCode(code, builderData.tables).loadout, builderData.tables);
  const stored = shelf.find(
    ({ present, savedId }) =>
      typeof present === "object" &&
      present !== null &&
      "build" in present &&
      present.build === shown &&
      (savedId ?? null) === getSavedId(query),
  );
  return stored ? readWork(stored, builderData) : null;
}

/**
 * Opens another address in a tab, on top of the work there.
 *
 * @param shared what the browser stored for all tabs
 */
export function visitInTab(
  query: string,
  tab: TabState,
  shared: string | null,
  builderData: BuilderData,
): { readonly opened: OpenedAddress; readonly tab: TabState } {
  const shelf = readShelf(shared);
  const found = openWorkspace(query, tab.history, builderData, readWorks(shelf));
  const { workId } = tab.history.present;
  const opened = getSavedId(query) === getTabSavedId(tab) ? found : setApart(query, found, workId, shelf);
  const { history } = opened;
  const savedIds = { ...tab.savedIds, [history.present.workId]: getSavedId(query) };
  return { opened, tab: { ...tab, history, savedIds } };
}

/**
 * An address that names a build, as a link does, must not change the one that other tabs show, even where both are
 * alike now.
 */
function setApart(query: string, opened: OpenedAddress, workId: string, shelf: Shelf): OpenedAddress {
  const { history } = opened;
  const isNamed = new URLSearchParams(query).has(codeField) || getSavedId(query) !== null;
  if (!isNamed || history.present.workId !== workId) return opened;
  const taken = [...readWorks(shelf), ...getTimeline(history).map((each) => each.workId)];
  const present = { ...history.present, workId: createWorkId(query, taken) };
  return { ...opened, history: { ...history, present } };
}

/** The text that opens a tab again after a reload. */
export function writeTab(
  { history, commons, savedIds }: TabState,
  { tables }: Pick<BuilderData, "tables">,
): string {
  const ids = new Set(getTimeline(history).map(({ workId }) => workId));
  const ofThese = <Value>(record: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(record).filter(([workId]) => ids.has(workId)));
  return writeDraft(history, tables, { commons: ofThese(commons), savedIds: ofThese(savedIds) });
}
