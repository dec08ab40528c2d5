import { callSignedIn } from "@/lib/account/call-signed-in";
import { ApiCallError } from "@/lib/http/fetcher";
import { watchWrites } from "@/lib/site/stored-text";
import { boxCalls } from "./api";
import { type BoxMemory, indexedMemory } from "./box-memory";
import { getBoxState, localBox, readBoxOwner, setBoxState, writeBoxOwner } from "./box-state";
import { readBrowserBox, writeBrowserBox } from "./browser-box";
import { boxKeys } from "./browser-homes";
import type { BoxConflict } from "./join";
import { countHidden } from "./merge";
import { createSyncSession, runSync, type SyncOutcome, settleConflict } from "./run-sync";

/** How long after a change it is sent, in milliseconds: several clicks are one call. */
const restMs = 2_500;
/** The account is asked again at most this often for what other devices changed. */
const askMs = 60_000;
/** A call that failed for the server's sake is made again after this. */
const retryMs = 60_000;

const session = createSyncSession(Math.random);
let following: string | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let running: Promise<void> | null = null;

/**
 * Keeps this browser and an account the same from now on: at once, after each change, and when somebody comes back to the
 * page. Nothing listens to the store. Returns how to stop.
 */
export function followBox(uid: string): () => void {
  following = uid;
  setBoxState({ ...localBox, phase: "working" });
  const onChange = (key: string) => boxKeys.has(key) && plan(restMs);
  const onStorage = ({ key }: StorageEvent) => key !== null && onChange(key);
  const onReturn = () => document.visibilityState === "visible" && plan(0);
  const stopWatching = watchWrites(onChange);
  window.addEventListener("storage", onStorage);
  window.addEventListener("online", onReturn);
  document.addEventListener("visibilitychange", onReturn);
  plan(0);
  return () => {
    following = null;
    clearTimeout(timer);
    stopWatching();
    window.removeEventListener("storage", onStorage);
    window.removeEventListener("online", onReturn);
    document.removeEventListener("visibilitychange", onReturn);
    setBoxState(localBox);
  };
}

function plan(delay: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void syncNow(false), delay);
}

/** @param isDue whether to ask the account also when it was asked a moment ago and nothing was changed here */
export async function syncNow(isDue: boolean): Promise<void> {
  while (running) await running;
  const uid = following;
  if (uid === null) return;
  running = sync(uid, isDue || isLongAgo(uid)).finally(() => {
    running = null;
  });
  await running;
}

function isLongAgo(uid: string): boolean {
  const owner = readBoxOwner();
  return owner?.uid !== uid || Math.abs(Date.now() - owner.askedAt) > askMs;
}

async function sync(uid: string, isDue: boolean): Promise<void> {
  let hasAsked = false;
  try {
    const outcome = await withLock(() =>
      runSync(
        {
          uid,
          memory: indexedMemory,
          browser: { read: readBrowserBox, write: writeBrowserBox },
          owner: {
            get: () => readBoxOwner()?.uid ?? null,
            set: (of) => readBoxOwner()?.uid !== of && writeBoxOwner(of),
          },
          send: (body) => {
            hasAsked = true;
            if (following !== uid) throw new SignedOutError();
            setBoxState({ phase: "working" });
            return callSignedIn(boxCalls.syncBox, { body });
          },
          now: Date.now,
          random: Math.random,
        },
        session,
        isDue,
      ),
    );
    if (following === uid) showOutcome(outcome, uid, hasAsked);
  } catch (error) {
    if (following === uid) showFailure(error);
  }
}

/** Somebody left while the page still had something to send. */
class SignedOutError extends Error {}

/** One tab of a browser at a time: they share what is stored. */
function withLock<Result>(run: () => Promise<Result>): Promise<Result> {
  return navigator.locks ? navigator.locks.request("quarry-box", run) : run();
}

function showOutcome({ status, memory, isRemembered }: SyncOutcome, uid: string, hasAsked: boolean): void {
  if (hasAsked && status === "saved") writeBoxOwner(uid, Date.now());
  setBoxState({
    phase: status,
    savedAt: hasAsked ? Date.now() : (getBoxState().savedAt ?? readBoxOwner()?.askedAt ?? null),
    waiting: memory.pending.length,
    problem: null,
    isForgetful: !isRemembered,
    hidden: countHidden(memory.entries),
    conflicts: memory.conflicts,
    joined: memory.joined,
  });
}

function showFailure(error: unknown): void {
  if (error instanceof SignedOutError) return;
  const isRefused = error instanceof ApiCallError && [400, 401, 403, 409, 413].includes(error.status);
  setBoxState({
    phase: isRefused ? "refused" : "waiting",
    problem:
      error instanceof ApiCallError && error.status === 401
        ? "You were signed out, or this account was deleted on another device."
        : error instanceof ApiCallError
          ? error.message
          : "Your box could not be saved to your account.",
  });
  if (!isRefused) plan(retryMs);
}

/** Decides a conflict and sends what was decided. */
export async function settle(conflict: BoxConflict, choice: "kept" | "other"): Promise<void> {
  await changeMemory((memory) => {
    const settled = settleConflict(memory, conflict, choice, session, Date.now());
    return writeBrowserBox(settled.shown) ? settled.memory : null;
  });
  await syncNow(false);
}

/** The report of the first sign-in was read. */
export async function closeJoinReport(): Promise<void> {
  await changeMemory((memory) => ({ ...memory, joined: null }));
  // Also where the browser remembers nothing.
  setBoxState({ joined: null });
}

/** Changes what is remembered of the box that is followed, between two syncs. @param by gives `null` to change nothing */
async function changeMemory(by: (memory: BoxMemory) => BoxMemory | null): Promise<void> {
  const uid = following;
  if (uid === null) return;
  while (running) await running;
  await withLock(async () => {
    const memory = await indexedMemory.load(uid);
    const changed = memory && by(memory);
    if (!changed) return;
    await indexedMemory.save(uid, changed);
    setBoxState({ conflicts: changed.conflicts });
  });
}
