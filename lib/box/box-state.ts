import { readStored, writeStored } from "@/lib/site/stored-text";
import type { BoxConflict, JoinReport } from "./join";
import type { BoxKind } from "./model";

/*
 * State of the box of an account, for pages. It is apart from the sync itself, whose code only signed-in people load.
 */

/**
 * - `local`: nobody is signed in, so the box is in this browser alone
 * - `working`: it is being sent or fetched
 * - `saved`: the account has all of it
 * - `waiting`: changes wait for a connection or for the server
 * - `full`: this browser has no room for what the account holds
 * - `refused`: the account did not take the changes, or is gone
 */
type BoxPhase = "local" | "working" | "saved" | "waiting" | "full" | "refused";

export interface BoxState {
  readonly phase: BoxPhase;
  /** When the account was last asked, in milliseconds since 1970. */
  readonly savedAt: number | null;
  /** Changes that are not in the account yet. */
  readonly waiting: number;
  /** Why changes wait or were refused, as a sentence. */
  readonly problem: string | null;
  /** Whether the browser forgets what was sent, because it keeps nothing. */
  readonly isForgetful: boolean;
  /** Entries of the account that are not shown, since a box shows no more of them. */
  readonly hidden: Readonly<Partial<Record<BoxKind, number>>>;
  readonly conflicts: readonly BoxConflict[];
  readonly joined: JoinReport | null;
}

export const localBox: BoxState = {
  phase: "local",
  savedAt: null,
  waiting: 0,
  problem: null,
  isForgetful: false,
  hidden: {},
  conflicts: [],
  joined: null,
};

let state = localBox;
const listeners = new Set<() => void>();

export function getBoxState(): BoxState {
  return state;
}

export function setBoxState(change: Partial<BoxState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

/** @returns the function that ends the subscription */
export function subscribeToBoxState(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Local storage key that says whose box this browser holds. */
export const boxOwnerKey = "quarry-box-owner";

/** The account whose box this browser holds, and when it was last asked; `null` = nobody's. */
export function readBoxOwner(): { readonly uid: string; readonly askedAt: number } | null {
  const [uid, askedAt] = (readStored(boxOwnerKey) ?? "").split(" ");
  return uid ? { uid, askedAt: Number(askedAt) || 0 } : null;
}

export function writeBoxOwner(uid: string | null, askedAt = 0): void {
  writeStored(boxOwnerKey, uid === null ? null : `${uid} ${askedAt}`);
}

/** Whether this browser stores anything at all: it may be forbidden, or full to the last letter. */
export function canStoreBox(): boolean {
  const before = readStored(boxOwnerKey);
  const isStored = writeStored(boxOwnerKey, before ?? "");
  if (before === null) writeStored(boxOwnerKey, null);
  return isStored;
}
