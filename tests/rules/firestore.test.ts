import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from "@firebase/rules-unit-testing";
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  setLogLevel,
  updateDoc,
  where,
} from "firebase/firestore";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

/** Everybody who may come along. The owner of each document below is Rook. */
const actors = {
  nobody: null,
  owner: { uid: "rook", claims: {} },
  other: { uid: "sable", claims: {} },
  creator: { uid: "alma", claims: { creator: true } },
  admin: { uid: "fabius", claims: { admin: true } },
} as const;
type ActorName = keyof typeof actors;
const everybody = Object.keys(actors) as ActorName[];

interface Case {
  /** Document as it stands, below a parent that stands too. */
  path: string;
  data: Record<string, unknown>;
  /** Who can get it. */
  get: readonly ActorName[];
  /** Who can list its whole collection. */
  list: readonly ActorName[];
  /** A query that asks for the published ones alone: the field, its value, and who can list so. */
  published?: { field: string; value: string; list: readonly ActorName[] };
}

const moderators = ["creator", "admin"] as const;
const ownerAndModerators = ["owner", ...moderators] as const;

const pendingRun = {
  status: "pending",
  players: [{ name: "Guest" }, { uid: "rook", name: "Rook" }],
  timeCs: 9000,
};
const verifiedRun = { ...pendingRun, status: "verified" };
const verifiedRuns = { field: "status", value: "verified", list: everybody };
const publishedBuilds = { field: "visibility", value: "published", list: everybody };
const publishedGuides = { field: "status", value: "published", list: everybody };

const cases: readonly Case[] = [
  { path: "users/rook", data: { displayName: "Rook", coins: 10 }, get: ["owner"], list: [] },
  { path: "users/rook/ledger/daily-login.2026-11-20", data: { amount: 5 }, get: ["owner"], list: ["owner"] },
  { path: "users/rook/quiz/2026-11-20", data: { questionId: "3", order: [0, 1, 2, 3] }, get: [], list: [] },
  {
    path: "runs/pending",
    data: pendingRun,
    get: ownerAndModerators,
    list: moderators,
    published: verifiedRuns,
  },
  { path: "runs/verified", data: verifiedRun, get: everybody, list: moderators, published: verifiedRuns },
  { path: "runs/pending/events/1", data: { who: "rook" }, get: ownerAndModerators, list: ownerAndModerators },
  {
    path: "runs/verified/events/1",
    data: { who: "rook" },
    get: ownerAndModerators,
    list: ownerAndModerators,
  },
  { path: "videoLocks/youtube_x_1_rook", data: { runId: "pending" }, get: [], list: [] },
  { path: "boards/1_ta_bow_pc_1", data: { runners: 1 }, get: everybody, list: everybody },
  { path: "runners/rook", data: { points: 10 }, get: everybody, list: everybody },
  { path: "helpRequests/1", data: { uid: "rook", status: "open" }, get: everybody, list: everybody },
  { path: "helpRequests/1/answers/1", data: { uid: "rook" }, get: everybody, list: everybody },
  {
    path: "builds/private",
    data: { owner: "rook", visibility: "private" },
    get: ["owner"],
    list: [],
    published: publishedBuilds,
  },
  {
    path: "builds/published",
    data: { owner: "rook", visibility: "published" },
    get: everybody,
    list: [],
    published: publishedBuilds,
  },
  {
    path: "guides/draft",
    data: { author: "rook", status: "draft" },
    get: ["owner"],
    list: [],
    published: publishedGuides,
  },
  {
    path: "guides/published",
    data: { author: "rook", status: "published" },
    get: everybody,
    list: [],
    published: publishedGuides,
  },
  { path: "guides/draft/revisions/1", data: { markdown: "x" }, get: ["owner"], list: ["owner"] },
  { path: "guides/published/revisions/1", data: { markdown: "x" }, get: everybody, list: everybody },
  { path: "featured/1", data: { kind: "build" }, get: everybody, list: everybody },
  { path: "limits/rook_post_1", data: { count: 1 }, get: [], list: [] },
  { path: "audit/1", data: { actor: "fabius" }, get: ["admin"], list: ["admin"] },
  // No rule speaks of these: the default is denial.
  { path: "health/probe", data: { ok: true }, get: [], list: [] },
  { path: "secrets/1", data: { owner: "rook" }, get: [], list: [] },
  { path: "users/rook/private/1", data: { owner: "rook" }, get: [], list: [] },
];

let environment: RulesTestEnvironment;
const databases = new Map<ActorName, Firestore>();

/** The browser SDK's own types and the compat ones that the test library declares are the same object. */
function databaseOf(name: ActorName): Firestore {
  const database = databases.get(name);
  if (!database) throw new Error(`No database for ${name}`);
  return database;
}

beforeAll(async () => {
  // Each refused write would be a warning of the SDK; refusals are what is expected here.
  setLogLevel("silent");
  const address = process.env.FIRESTORE_EMULATOR_HOST;
  if (!address) throw new Error("The rules tests need a Firestore emulator: FIRESTORE_EMULATOR_HOST.");
  const [host = "", port = ""] = address.split(":");
  const rules = readFileSync(join(import.meta.dirname, "../../firestore.rules"), "utf8");
  environment = await initializeTestEnvironment({
    projectId: `demo-rules-${process.pid}`,
    firestore: { rules, host, port: Number(port) },
  });
  for (const name of everybody) {
    const actor = actors[name];
    const context = actor
      ? environment.authenticatedContext(actor.uid, actor.claims)
      : environment.unauthenticatedContext();
    databases.set(name, context.firestore() as unknown as Firestore);
  }
  await environment.withSecurityRulesDisabled(async (context) => {
    const database = context.firestore() as unknown as Firestore;
    await Promise.all(cases.map(({ path, data }) => setDoc(doc(database, path), data)));
  });
});

afterAll(async () => {
  await environment?.clearFirestore();
  await environment?.cleanup();
});

const parentOf = (path: string) => path.slice(0, path.lastIndexOf("/"));
const titleOf = (can: boolean) => (can ? "can" : "cannot");

/** Expects the rules, and nothing but the rules, to decide. */
async function expectDecision(allowed: boolean, operation: Promise<unknown>): Promise<void> {
  if (allowed) await assertSucceeds(operation);
  else await assertFails(operation);
}

describe.concurrent.each(everybody)("%s", (actor) => {
  describe.each(cases)("$path", ({ path, data, get, list, published }) => {
    test(`${titleOf(get.includes(actor))} get it`, async () => {
      await expectDecision(get.includes(actor), getDoc(doc(databaseOf(actor), path)));
    });

    test(`${titleOf(list.includes(actor))} list its whole collection`, async () => {
      await expectDecision(list.includes(actor), getDocs(collection(databaseOf(actor), parentOf(path))));
    });

    if (published) {
      const { field, value, list: readers } = published;
      test(`${titleOf(readers.includes(actor))} list the published ones`, async () => {
        const asked = query(
          collection(databaseOf(actor), parentOf(path)),
          where(field, "==", value),
          limit(25),
        );
        await expectDecision(readers.includes(actor), getDocs(asked));
      });
    }

    test("cannot create a new one", async () => {
      await assertFails(setDoc(doc(databaseOf(actor), parentOf(path), "new"), data));
    });

    test("cannot update it", async () => {
      await assertFails(updateDoc(doc(databaseOf(actor), path), { coins: 1_000_000, status: "verified" }));
    });

    test("cannot overwrite it", async () => {
      await assertFails(setDoc(doc(databaseOf(actor), path), data));
    });

    test("cannot delete it", async () => {
      await assertFails(deleteDoc(doc(databaseOf(actor), path)));
    });
  });

  test.each(["ledger", "quiz", "events", "revisions", "answers"])(
    "cannot list %s of all parents at once",
    async (group) => {
      await assertFails(getDocs(collectionGroup(databaseOf(actor), group)));
    },
  );
});

describe("the borders of the rules", () => {
  test("cannot be passed by claims that only look like roles", async () => {
    for (const claims of [{ admin: "true" }, { admin: 1 }, { creator: "yes" }, { role: "admin" }]) {
      const context = environment.authenticatedContext("sable", claims);
      const database = context.firestore() as unknown as Firestore;
      await assertFails(getDoc(doc(database, "audit/1")));
      await assertFails(getDoc(doc(database, "runs/pending")));
    }
  });

  test("a creator's claim opens no admin's collection", async () => {
    await assertFails(getDoc(doc(databaseOf("creator"), "audit/1")));
  });

  test("an owner can list their own builds and drafts by asking for them", async () => {
    const database = databaseOf("owner");
    const builds = query(collection(database, "builds"), where("owner", "==", "rook"));
    const drafts = query(collection(database, "guides"), where("author", "==", "rook"));
    expect((await assertSucceeds(getDocs(builds))).size).toBe(2);
    expect((await assertSucceeds(getDocs(drafts))).size).toBe(2);
    await assertFails(
      getDocs(query(collection(databaseOf("other"), "builds"), where("owner", "==", "rook"))),
    );
  });

  test.each(["pending", "rejected", "withdrawn"])("a stranger cannot list %s runs", async (status) => {
    await assertFails(getDocs(query(collection(databaseOf("other"), "runs"), where("status", "==", status))));
  });

  test("the seeded documents are there, so that a refusal is the rules' and not an absence", async () => {
    await environment.withSecurityRulesDisabled(async (context) => {
      const database = context.firestore() as unknown as Firestore;
      for (const { path, data } of cases) {
        expect((await getDoc(doc(database, path))).data()).toEqual(data);
      }
    });
  });
});
