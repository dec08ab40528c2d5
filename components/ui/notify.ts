import type { ReactNode } from "react";

/**
 * Notices at the bottom centre. The library loads with the first notice, so a visitor who is told
 * nothing pays nothing for it.
 */
export interface Notice {
  title?: string;
  /** Text, or text with a link. */
  message: ReactNode;
  /** Milliseconds on screen, or `false` to stay until closed. Default 4000. */
  autoClose?: number | false;
}

/** Whether a notice was ever shown: the shell mounts the host then (`components/shell/NoticeHost`). */
let requested = false;
const listeners = new Set<() => void>();

/** For `useSyncExternalStore`: calls back once, when the first notice is shown. */
export function subscribeToFirstNotice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the host of the notices has work to do. */
export function areNoticesRequested(): boolean {
  return requested;
}

/** Something worked. Green. */
export function notifySuccess(notice: Notice): Promise<void> {
  return show("green", notice);
}

/** Something failed, or an answer was wrong. Red. */
export function notifyError(notice: Notice): Promise<void> {
  return show("red", notice);
}

/**
 * Shows why something failed, once it is known: for work that returns its refusal as text.
 *
 *     void notifyProblem(toggleLike(build));
 *
 * @param problem `null` where it worked, which shows nothing
 */
export async function notifyProblem(problem: Promise<string | null>): Promise<void> {
  const message = await problem;
  if (message) await notifyError({ message });
}

/** Something is not possible now. Yellow. */
export function notifyWarning(notice: Notice): Promise<void> {
  return show("yellow", notice);
}

/**
 * Resolves once the notice is queued. The queue lives outside React: a notice that comes before its host
 * is shown as soon as the host mounts.
 */
async function show(color: "green" | "red" | "yellow", notice: Notice): Promise<void> {
  if (!requested) {
    requested = true;
    for (const listener of listeners) listener();
  }
  const { notifications } = await import("@mantine/notifications");
  notifications.show({ color, closeButtonProps: { "aria-label": "Close notification" }, ...notice });
}
