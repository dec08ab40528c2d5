import { isRecord } from "@/lib/text/read-stored";
import type { BuilderData } from "../../data/builder-data";
import type { BuildCodeTables } from "../../share/id-numbers";
import { parseDraft, readHistory, readStep, readWorkId, writeDraft, writeStep } from "../draft";
import type { History } from "../history";
import type { Workspace } from "../workspace";

/** Builds that a browser stores: the one used last, and those of other tabs and addresses. */
const maxWorks = 4;

/** States that tabs left behind unanswered and that are offered later. */
const maxAside = 3;

/** Which writing of a build is stored: each is one higher. Two tabs that write at a time differ in the writer. */
export interface Revision {
  readonly number: number;
  readonly writer: string;
}

/** Before the first. */
export const noRevision: Revision = Object.freeze({ number: 0, writer: "" });

/** Whether two are of one writing. */
export function isSameRevision(a: Revision, b: Revision): boolean {
  return a.number === b.number && a.writer === b.writer;
}

/** One build as all tabs of a browser share it. */
export interface SharedWork {
  readonly revision: Revision;
  /** Id of the saved build that it is; `null` = not saved yet. */
  readonly savedId: string | null;
  readonly history: History<Workspace>;
  /** States of tabs that were closed before somebody chose between them and `history`. */
  readonly aside: readonly Workspace[];
}

/** Stored builds, the one used last first. A build is read when it is needed. */
export type Shelf = readonly Readonly<Record<string, unknown>>[];

/** Builds stored in a browser. Junk reads as nothing. */
export function readShelf(text: string | null): Shelf {
  const stored = parseDraft(text);
  if (!stored) return [];
  const { others, ...first } = stored;
  return [first, ...(Array.isArray(others) ? others.filter(isRecord) : [])].slice(0, maxWorks);
}

/** Marks of the builds that are stored. */
export function readWorks(shelf: Shelf): readonly string[] {
  return shelf.map(({ present }) => readWorkId(present));
}

type Tables = Pick<BuilderData, "catalog" | "tables">;

/** Everything of a stored build but its states, which take longer to read. */
export function readWorkHead(
  { number, writer, savedId, aside }: Shelf[number],
  builderData: Tables,
): Omit<SharedWork, "history"> {
  return {
    revision: {
      number: typeof number === "number" && Number.isSafeInteger(number) && number > 0 ? number : 0,
      writer: typeof writer === "string" ? writer : "",
    },
    savedId: typeof savedId === "string" ? savedId : null,
    aside: Array.isArray(aside)
      ? aside.slice(-maxAside).flatMap((each) => readStep(each, builderData) ?? [])
      : [],
  };
}

/** One stored build; `null` where there is none that can be read. */
export function readWork(stored: Shelf[number], builderData: Tables): SharedWork | null {
  const history = readHistory(stored, builderData);
  return history && { ...readWorkHead(stored, builderData), history };
}

/** The stored build by its mark, not read yet. */
export function findWork(shelf: Shelf, workId: string): Shelf[number] | undefined {
  return shelf.find(({ present }) => readWorkId(present) === workId);
}

/** Text to store once a build was changed: that one first. Of more than four the one used longest ago goes. */
export function putWork(shelf: Shelf, work: SharedWork, tables: BuildCodeTables): string {
  const { revision, savedId, history, aside } = work;
  const { workId } = history.present;
  const others = shelf.filter(({ present }) => readWorkId(present) !== workId).slice(0, maxWorks - 1);
  return writeDraft(history, tables, {
    ...revision,
    savedId,
    aside: aside.slice(-maxAside).map((each) => writeStep(each, tables)),
    // `version` is of the whole text.
    others: others.map(({ version, ...each }) => each),
  });
}
