import type { History } from "../history";
import { emptyWorkspace, type Workspace } from "../workspace";
import { getMyWorkId } from "./my-builds";

/**
 * The work with its present build known by another mark from now on: the steps of that build come along, so that undo
 * stays within it.
 *
 * @param id of the named build
 */
export function nameWork(history: History<Workspace>, id: string): History<Workspace> {
  const before = history.present.workId;
  const workId = getMyWorkId(id);
  const mark = (state: Workspace) => (state.workId === before ? { ...state, workId } : state);
  return {
    ...history,
    past: history.past.map(mark),
    present: mark(history.present),
    future: history.future.map(mark),
  };
}

/** An empty build under a mark of its own. */
export function createNewWork(id: string): Workspace {
  return { ...emptyWorkspace, workId: `new/${id}` };
}
