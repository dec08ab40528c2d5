import type { Auth, Firestore } from "@/lib/firebase/admin.server";
import { ApiError } from "@/lib/http/api-error";
import { isBackendFailure } from "@/lib/http/backend-failure";
import { getUserRef } from "@/lib/users/read-user-document.server";
import { createDice, type Dice } from "@/tests/support/builder/dice";
import { addHelper } from "@/tests/support/hunting-help/requests";
import { createFaultyStore, type Faults } from "./faulty-store";

const startsAt = Date.parse("2026-11-20T06:00:00Z");
const day = 86_400_000;

/** What a person was told is done, by the path of the document that then has to be there. */
interface Promised {
  readonly uid: string;
  /** What it is, for the report. */
  readonly kind: string;
}

/** One store with 50 people, and the book of everything that was promised to them. */
export interface World {
  /** Without faults, to look at it. */
  readonly db: Firestore;
  readonly faulty: Firestore;
  readonly auth: Auth;
  readonly dice: Dice;
  readonly faults: Faults;
  readonly counts: { actions: number; calls: number; ledgerCalls: number; refused: number; repeated: number };
  readonly promised: Map<string, Promised>;
  readonly gone: Set<string>;
  readonly people: string[];
  readonly requests: string[];
  readonly builds: string[];
  readonly runs: { readonly id: string; readonly uid: string }[];
  clock: { at: number; perAction: number };
}

/** What one action works with: the faulty store, and a clock that shows one moment to all attempts. */
export interface Place {
  readonly db: Firestore;
  readonly auth: Auth;
  readonly now: () => Date;
}

/**
 * @param actionsPerDay how many actions one day of the simulated clock has
 */
export async function openWorld(db: Firestore, seed: number, actionsPerDay: number): Promise<World> {
  const dice = createDice(seed);
  const faults = { slow: 0, aborted: 0, lostBefore: 0, lostAfter: 0 };
  const gone = new Set<string>();
  const people = Array.from({ length: 50 }, (_, index) => `hunter-${index}`);
  for (const uid of [...people, "alma", "fabius"]) await addHelper(db, uid, { coins: 60 });
  // Trusted enough to propose guides.
  for (const uid of people) await getUserRef(db, uid).update({ "stats.answers": 5 });
  return {
    db,
    faulty: createFaultyStore(db, dice, faults),
    auth: createAuth(gone),
    dice,
    faults,
    counts: { actions: 0, calls: 0, ledgerCalls: 0, refused: 0, repeated: 0 },
    promised: new Map(),
    gone,
    people,
    requests: [],
    builds: [],
    runs: [],
    clock: { at: startsAt, perAction: day / actionsPerDay },
  };
}

/** What the use cases call of the SDK. */
function createAuth(gone: Set<string>): Auth {
  const toAccount = (uid: string) => ({
    uid,
    email: `${uid}@quarry.test`,
    emailVerified: true,
    customClaims: uid === "fabius" ? { admin: true } : uid === "alma" ? { creator: true } : {},
    providerData: [],
  });
  const auth = {
    getUser: async (uid: string) => {
      if (gone.has(uid)) throw Object.assign(new Error("gone"), { code: "auth/user-not-found" });
      return toAccount(uid);
    },
    getUsers: async (ids: { uid: string }[]) => ({ users: ids.map(({ uid }) => toAccount(uid)) }),
    updateUser: async () => undefined,
    deleteUser: async (uid: string) => void gone.add(uid),
  };
  return auth as unknown as Auth;
}

/** One thing that one person does, to its end: repeated until the server has answered. */
export type Action = (world: World, uid: string) => Promise<void>;

/** Notes what somebody was told is done. */
export function promise(world: World, uid: string, kind: string, path: string): void {
  world.promised.set(path, { uid, kind });
}

let number = 0;

/** For keys that nobody used before. */
export function nextNumber(): number {
  number += 1;
  return number;
}

/** The next moment; one action in fifty meets a server whose clock is wrong by up to a day. */
export function nextPlace(world: World): Place {
  world.clock.at += world.clock.perAction;
  const wrongBy = world.dice.chance(0.02) ? (world.dice.next() * 2 - 1) * day : 0;
  const at = world.clock.at + wrongBy;
  return { db: world.faulty, auth: world.auth, now: () => new Date(at) };
}

/**
 * Does as a browser does: repeats a call with the same key until there is an answer. One in ten is sent twice at once.
 *
 * @returns What the server answered; `null` where it refused.
 */
export async function settle<T>(world: World, call: () => Promise<T>, isPaying = false): Promise<T | null> {
  if (!world.dice.chance(0.1)) return repeat(world, call, isPaying);
  world.counts.repeated += 1;
  const [first, second] = await Promise.all([repeat(world, call, isPaying), repeat(world, call, isPaying)]);
  return first ?? second;
}

async function repeat<T>(world: World, call: () => Promise<T>, isPaying: boolean): Promise<T | null> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    world.counts.calls += 1;
    if (isPaying) world.counts.ledgerCalls += 1;
    try {
      return await call();
    } catch (error) {
      // An injected loss, or a transaction that lost against others in every attempt: 503 over HTTP.
      if (isBackendFailure(error)) continue;
      if (error instanceof ApiError && error.status < 500) {
        world.counts.refused += 1;
        return null;
      }
      throw error;
    }
  }
  throw new Error("No answer after fifty attempts.");
}
