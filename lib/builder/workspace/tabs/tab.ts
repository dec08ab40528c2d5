import { isRecord } from "@/lib/text/read-stored";
import type { BuildCodeTables } from "../../share/id-numbers";
import { getStepKey } from "../draft";
import type { History } from "../history";
import type { Workspace } from "../workspace";
import { noRevision, type Revision, type SharedWork } from "./shelf";

/** Last common state of a tab and the others about one build. */
export interface Common {
  readonly revision: Revision;
  /** Of the state in common, as `getStepKey` makes it: a tab at another one has changes of its own. */
  readonly key: string;
  /** Of the saved build, as the others know it. */
  readonly savedId: string | null;
}

/** The work of one tab: its own steps of undo, and what it shares. */
export interface TabState {
  readonly history: History<Workspace>;
  /** By the mark of the build. */
  readonly commons: Readonly<Record<string, Common>>;
  /** Ids of the saved builds that are changed here, by the mark of the build. */
  readonly savedIds: Readonly<Record<string, string | null>>;
  /** Last state given to or by the others; `null` = none yet. */
  readonly shared: { readonly history: History<Workspace>; readonly savedId: string | null } | null;
  /** Key of the state that was put aside for others when this tab was left; `null` = none. */
  readonly leftAside: string | null;
}

/** Id of the saved build that a tab changes; `null` = none. */
export function getTabSavedId({ history, savedIds }: Pick<TabState, "history" | "savedIds">): string | null {
  return savedIds[history.present.workId] ?? null;
}

/** Common state of a tab and a stored build that it takes over. */
export function getCommonWith({ revision, savedId, history }: SharedWork, tables: BuildCodeTables): Common {
  return { revision, savedId, key: getStepKey(history.present, tables) };
}

/** Common state about the build that a tab shows; where that is new, the state in which it began. */
export function getCommon(
  { commons, history }: Pick<TabState, "commons" | "history">,
  tables: BuildCodeTables,
) {
  const { present } = history;
  return commons[present.workId] ?? { revision: noRevision, savedId: null, key: getStepKey(present, tables) };
}

/** Whether a tab holds something that the others were not given. A page on which nothing was done holds nothing. */
export function hasNews(tab: TabState): boolean {
  const { history, shared } = tab;
  if (!shared) return history.past.length > 0;
  return shared.history !== history || shared.savedId !== getTabSavedId(tab);
}

/** Common states of a tab, as they were stored with it; what does not fit is left out. */
export function readCommons(stored: unknown): TabState["commons"] {
  if (!isRecord(stored)) return {};
  return Object.fromEntries(
    Object.entries(stored).flatMap(([workId, common]): [string, Common][] => {
      if (!isRecord(common) || !isRecord(common.revision) || typeof common.key !== "string") return [];
      const { number, writer } = common.revision;
      if (typeof number !== "number" || typeof writer !== "string") return [];
      const savedId = typeof common.savedId === "string" ? common.savedId : null;
      return [[workId, { revision: { number, writer }, key: common.key, savedId }]];
    }),
  );
}

/** Ids of saved builds, as they were stored with the tab. */
export function readSavedIds(stored: unknown): TabState["savedIds"] {
  if (!isRecord(stored)) return {};
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}
