import { addStep, type History, maxUndo } from "../history";
import type { Workspace } from "../workspace";

/**
 * One's own steps with those of another tab after them: whatever could be undone still can.
 *
 * @param mine a tab without changes of its own since the other one went on
 * @param theirs what that one made of it
 * @param getKey the same text for the same state
 */
export function followSteps(
  mine: History<Workspace>,
  theirs: History<Workspace>,
  getKey: (state: Workspace) => string,
): History<Workspace> {
  const { present } = theirs;
  const key = getKey(mine.present);
  // Without steps to redo over there, those that lead to another build are still good here.
  const others = mine.future.filter(({ workId }) => workId !== present.workId);
  const future = theirs.future.length > 0 ? theirs.future : others;

  const since = theirs.past.findLastIndex((each) => getKey(each) === key);
  if (since >= 0) {
    const past = [...mine.past, ...theirs.past.slice(since)].slice(-maxUndo);
    return { present, past, future, group: null };
  }
  const undone = mine.past.findLastIndex((each) => getKey(each) === getKey(present));
  if (undone >= 0) {
    const ahead = new Set(theirs.future.map(getKey));
    const left = [...mine.past.slice(undone + 1), mine.present];
    if (left.every((each) => ahead.has(getKey(each)))) {
      return { present, past: mine.past.slice(0, undone), future: theirs.future, group: null };
    }
  }
  return { ...addStep(mine, present), future };
}

/** Another tab's state in place of one's own, which is one step back. */
export function takeTheirs(mine: History<Workspace>, theirs: Workspace): History<Workspace> {
  return addStep(mine, theirs);
}

/** One's own state stays; that of another tab is one step back. */
export function keepMine(mine: History<Workspace>, theirs: Workspace): History<Workspace> {
  return { ...mine, past: [...mine.past, theirs].slice(-maxUndo), group: null };
}
