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
  /** Document as it is stored, below a parent that exists too. */
  path: string;
  data: Record<string, unknown>;
  /** Who can get it. Nobody lists a collection, whatever the query. */
  get: readonly ActorName[];
  /** A field that a query could narrow the collection to what looks public by. */
  narrowed?: { field: string; value: string };
}

const run = { players: [{ name: "Guest" }, { uid: "rook", name: "Rook" }], timeCs: 9000, claimedBy: "alma" };
const verified = { field: "status", value: "verified" };
const published = { field: "visibility", value: "published" };

/** The API serves these, but for what is watched live; a browser that reads the store directly gets nothing. */
const cases: readonly Case[] = [
  { path: "users/rook", data: { displayName: "Rook", coins: 10 }, get: ["owner"] },
  { path: "users/rook/ledger/daily-login.2026-11-20", data: { amount: 5 }, get: [] },
  { path: "users/rook/quiz/2026-11-20", data: { questionId: "3", order: [0, 1, 2, 3] }, get: [] },
  { path: "users/rook/notifications/1", data: { kind: "run-verified" }, get: ["owner"] },
  { path: "users/rook/box/head", data: { shards: { "talisman.0": 1 } }, get: [] },
  { path: "users/rook/box/talisman.0", data: { revision: 1, entries: "[]" }, get: [] },
  { path: "users/rook/private/1", data: { owner: "rook" }, get: [] },
  { path: "runs/pending", data: { ...run, status: "pending" }, get: [], narrowed: verified },
  { path: "runs/verified", data: { ...run, status: "verified" }, get: [], narrowed: verified },
  { path: "runs/verified/events/1", data: { who: "rook", reason: "cut" }, get: [] },
  { path: "videoLocks/youtube_x_1_rook", data: { runId: "pending" }, get: [] },
  { path: "boards/1_ta_bow_pc_1", data: { runners: 1 }, get: [] },
  { path: "boards/1_ta_bow_pc_1/parts/1", data: { rows: [] }, get: [] },
  { path: "runners/rook", data: { score: 1000 }, get: [] },
  { path: "moderators/rook", data: { decisions: 3 }, get: [] },
  { path: "challenges/2026-W47", data: { quest: "1" }, get: [] },
  { path: "leaderboards/quests", data: { quests: {} }, get: [] },
  { path: "helpRequests/1", data: { uid: "rook", status: "open" }, get: [] },
  { path: "helpRequests/1/answers/1", data: { uid: "rook", status: "removed" }, get: [] },
  { path: "helpRequests/1/comments/1", data: { uid: "rook", visibility: "published" }, get: [] },
  { path: "helpRequests/1/edits/1", data: { uid: "rook", body: "x" }, get: [] },
  { path: "helpActivity/1", data: { revision: 1 }, get: ["owner", "other", "creator", "admin"] },
  { path: "helpTallies/ever_rook", data: { uid: "rook", period: "ever", count: 1 }, get: [] },
  { path: "helpTexts/1", data: { uid: "rook", ref: "helpRequests/1" }, get: [] },
  { path: "builds/private", data: { owner: "rook", visibility: "private" }, get: [], narrowed: published },
  {
    path: "builds/published",
    data: { owner: "rook", visibility: "published" },
    get: [],
    narrowed: published,
  },
  { path: "builds/deleted", data: { owner: "rook", visibility: "deleted" }, get: [], narrowed: published },
  { path: "builds/published/likes/rook", data: { uid: "rook" }, get: [] },
  { path: "guides/draft", data: { author: "rook", status: "draft" }, get: [] },
  { path: "guides/published", data: { author: "rook", status: "published" }, get: [] },
  { path: "limits/rook_post_1", data: { uid: "rook", count: 1 }, get: [] },
  { path: "fingerprints/abc", data: { ref: "builds/1" }, get: [] },
  { path: "guides/bow-basics", data: { owner: "rook", visibility: "published" }, get: [] },
  { path: "guideRevisions/bow-basics_1", data: { guide: "bow-basics", editor: "rook" }, get: [] },
  { path: "featured/1", data: { kind: "guide", ref: "bow-basics" }, get: [] },
  { path: "eventQuests/pending", data: { visibility: "private", authors: ["rook"] }, get: [] },
  { path: "eventQuests/published", data: { visibility: "published" }, get: [], narrowed: published },
  { path: "stateNames/1", data: { owner: "rook", visibility: "published" }, get: [], narrowed: published },
  { path: "shortLinks/1", data: { owner: "rook", visibility: "published" }, get: [], narrowed: published },
  { path: "reports/1", data: { reporter: "rook", owner: "sable", status: "open" }, get: [] },
  { path: "cases/1", data: { owner: "sable", status: "open" }, get: [] },
  { path: "follows/rook", data: { uid: "rook", keys: ["monster:rathalos"] }, get: [] },
  { path: "devices/1", data: { uid: "rook", endpoint: "https://fcm.googleapis.com/1" }, get: [] },
  { path: "digests/rook", data: { uid: "rook", failures: 0 }, get: [] },
  { path: "news/1", data: { what: "build", keys: ["monster:rathalos"] }, get: [] },
  { path: "appeals/1", data: { uid: "rook", people: ["rook"] }, get: [] },
  { path: "announcements/1", data: { text: "Hello", by: "alma" }, get: [] },
  { path: "checks/ledger", data: { problems: 0 }, get: [] },
  { path: "guideProposals/1", data: { guide: "bow", author: "rook" }, get: [] },
  { path: "deletedAccounts/rook", data: { uid: "rook", found: 0 }, get: [] },
  { path: "networks/1", data: { uid: "rook", hash: "a" }, get: [] },
  { path: "names/abc", data: { uid: "rook", isStaff: false }, get: [] },
  { path: "nameChanges/open", data: { people: { rook: { name: "Rook" } } }, get: [] },
  { path: "economy/2026-11-20", data: { made: 5, spent: 0 }, get: [] },
  { path: "huntSearches/rook", data: { uid: "rook", people: ["rook"], lobbyId: "3RK" }, get: [] },
  { path: "huntSearches/sable", data: { uid: "sable", people: ["rook"], lobbyId: "3RK" }, get: [] },
  { path: "audit/1", data: { actor: "fabius" }, get: [] },
  { path: "auditChain/head", data: { seq: 7, hash: "0" }, get: [] },
  { path: "playerBlocks/rook", data: { uids: ["sable"] }, get: [] },
  { path: "staff/marks", data: { uids: ["alma"] }, get: [] },
  { path: "staff/admins", data: { first: "fabius", admins: [] }, get: [] },
  { path: "staffActions/1", data: { kind: "coins", subject: "rook", status: "proposed" }, get: [] },
  { path: "undos/1", data: { account: "alma", status: "running" }, get: [] },
  { path: "alerts/renames_1", data: { isSent: true }, get: [] },
  { path: "health/probe", data: { ok: true }, get: [] },
  // No code speaks of these: the default is denial.
  { path: "secrets/1", data: { owner: "rook" }, get: [] },
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
  describe.each(cases)("$path", ({ path, data, get, narrowed }) => {
    test(`${titleOf(get.includes(actor))} get it`, async () => {
      await expectDecision(get.includes(actor), getDoc(doc(databaseOf(actor), path)));
    });

    test("cannot list its collection, whole or a page of it", async () => {
      const whole = collection(databaseOf(actor), parentOf(path));
      await assertFails(getDocs(whole));
      await assertFails(getDocs(query(whole, limit(1))));
      if (!narrowed) return;
      const { field, value } = narrowed;
      await assertFails(getDocs(query(whole, where(field, "==", value), limit(25))));
    });

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

  test.each(["ledger", "quiz", "events", "parts", "revisions", "answers", "likes"])(
    "cannot list %s of all parents at once",
    async (group) => {
      await assertFails(getDocs(query(collectionGroup(databaseOf(actor), group), limit(1))));
    },
  );
});

describe("the borders of the rules", () => {
  test("an owner cannot list what is theirs past the API", async () => {
    const database = databaseOf("owner");
    await assertFails(
      getDocs(query(collection(database, "builds"), where("owner", "==", "rook"), limit(25))),
    );
    await assertFails(getDocs(query(collection(database, "users"), where("coins", ">", 0), limit(25))));
  });

  test("the documents are there, so that a refusal is the rules' and not an absence", async () => {
    await environment.withSecurityRulesDisabled(async (context) => {
      const database = context.firestore() as unknown as Firestore;
      for (const { path, data } of cases) {
        expect((await getDoc(doc(database, path))).data()).toEqual(data);
      }
    });
  });
});
