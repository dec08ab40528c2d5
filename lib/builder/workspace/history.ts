/** Maximum number of steps that can be undone. */
export const maxUndo = 100;

/** Something that is being changed, with the way back and forth. */
export interface History<State> {
  readonly present: State;
  /** Oldest first. */
  readonly past: readonly State[];
  /** Undone states, the step to redo first. */
  readonly future: readonly State[];
  /** Mark of the last change; the next one with the same mark is the same step. `null` = none. */
  readonly group: string | null;
}

/** A history that begins now. */
export function beginHistory<State>(present: State): History<State> {
  return { present, past: [], future: [], group: null };
}

/** Every state that can be reached, oldest first. */
export function getTimeline<State>({ past, present, future }: History<State>): readonly State[] {
  return [...past, present, ...future];
}

/**
 * Adds a step. What was undone before can no longer be redone.
 *
 * @param group mark of changes that are one step for undo, as of a slider that is being moved
 */
export function addStep<State>(
  history: History<State>,
  present: State,
  group: string | null = null,
): History<State> {
  const grouped = group !== null && group === history.group && history.past.length > 0;
  const past = grouped ? history.past : [...history.past, history.present].slice(-maxUndo);
  return { present, past, future: [], group };
}

/** One step back; the same history where there is none. */
export function undoStep<State>(history: History<State>): History<State> {
  const present = history.past.at(-1);
  if (present === undefined) return history;
  const future = [history.present, ...history.future];
  return { present, past: history.past.slice(0, -1), future, group: null };
}

/** One step forth; the same history where there is none. */
export function redoStep<State>(history: History<State>): History<State> {
  const [present, ...future] = history.future;
  if (present === undefined) return history;
  return { present, past: [...history.past, history.present], future, group: null };
}
