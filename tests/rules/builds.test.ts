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
  orderBy,
  query,
  setDoc,
  setLogLevel,
  updateDoc,
  where,
} from "firebase/firestore";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

/** Rook owns every build below; Sable likes the published one. */
const actors = {
  nobody: null,
  owner: { uid: "rook", claims: {} },
  liker: { uid: "sable", claims: {} },
  other: { uid: "olivia", claims: {} },
  creator: { uid: "alma", claims: { creator: true } },
  admin: { uid: "fabius", claims: { admin: true } },
} as const;
type ActorName = keyof typeof actors;
const everybody = Object.keys(actors) as ActorName[];

const documents: readonly {
  path: string;
  data: Record<string, unknown>;
  get: readonly ActorName[];
}[] = [
  { path: "builds/private", data: { owner: "rook", visibility: "private", likes: 0 }, get: ["owner"] },
  { path: "builds/published", data: { owner: "rook", visibility: "published", likes: 1 }, get: everybody },
  { path: "builds/deleted", data: { owner: "rook", visibility: "deleted", likes: 3 }, get: ["owner"] },
  { path: "builds/published/likes/sable", data: { createdAt: 1 }, get: ["liker"] },
  { path: "builds/private/likes/sable", data: { createdAt: 1 }, get: ["liker"] },
  { path: "limits/rook_builds-create_2026-11-20", data: { count: 1 }, get: [] },
];

let environment: RulesTestEnvironment;
const databases = new Map<ActorName, Firestore>();

function databaseOf(name: ActorName): Firestore {
  const database = databases.get(name);
  if (!database) throw new Error(`No database for ${name}`);
  return database;
}

beforeAll(async () => {
  setLogLevel("silent");
  const address = process.env.FIRESTORE_EMULATOR_HOST;
  if (!address) throw new Error("The rules tests need a Firestore emulator: FIRESTORE_EMULATOR_HOST.");
  const [host = "", port = ""] = address.split(":");
  const rules = readFileSync(join(import.meta.dirname, "../../firestore.rules"), "utf8");
  environment = await initializeTestEnvironment({
    projectId: `demo-builds-${process.pid}`,
    firestore: { rules, host, port: Number(port) },
  });
  for (const name of everybody) {
    const actor = actors[name];
    const context = actor
      ? environment.authenticatedContext(actor.uid, actor.claims)
      : environment.unauthenticatedContext();
    // The browser SDK's own types and the compat ones that the test library declares are the same object.
    databases.set(name, context.firestore() as unknown as Firestore);
  }
  await environment.withSecurityRulesDisabled(async (context) => {
    const database = context.firestore() as unknown as Firestore;
    await Promise.all(documents.map(({ path, data }) => setDoc(doc(database, path), data)));
  });
});

afterAll(async () => {
  await environment?.clearFirestore();
  await environment?.cleanup();
});

/** Expects the rules, and nothing but the rules, to decide. */
async function expectDecision(allowed: boolean, operation: Promise<unknown>): Promise<void> {
  if (allowed) await assertSucceeds(operation);
  else await assertFails(operation);
}

describe.each(everybody)("%s", (actor) => {
  const uid = actors[actor]?.uid ?? "rook";

  describe.each(documents)("$path", ({ path, data, get }) => {
    test(`${get.includes(actor) ? "can" : "cannot"} get it`, async () => {
      await expectDecision(get.includes(actor), getDoc(doc(databaseOf(actor), path)));
    });

    test("cannot overwrite, change or delete it", async () => {
      const target = doc(databaseOf(actor), path);
      await assertFails(setDoc(target, data));
      await assertFails(updateDoc(target, { likes: 1_000_000 }));
      await assertFails(deleteDoc(target));
    });
  });

  test("cannot create a build, not even as its owner", async () => {
    const fresh = { owner: uid, visibility: "private", likes: 0 };
    await assertFails(setDoc(doc(databaseOf(actor), "builds/fresh"), fresh));
    await assertFails(setDoc(doc(databaseOf(actor), "builds/fresh"), { ...fresh, visibility: "published" }));
  });

  test("cannot like a build past the server, nor take a like back", async () => {
    const like = doc(databaseOf(actor), `builds/published/likes/${uid}`);
    await assertFails(setDoc(like, { createdAt: 2 }));
    await assertFails(deleteDoc(like));
  });

  test("cannot see who likes a build", async () => {
    await assertFails(getDocs(collection(databaseOf(actor), "builds/published/likes")));
    await assertFails(getDocs(collectionGroup(databaseOf(actor), "likes")));
  });

  test("can list published builds, most liked first", async () => {
    const asked = query(
      collection(databaseOf(actor), "builds"),
      where("visibility", "==", "published"),
      orderBy("likes", "desc"),
      limit(25),
    );
    const found = await assertSucceeds(getDocs(asked));
    expect(found.docs.map(({ id }) => id)).toEqual(["published"]);
  });

  test.each(["private", "deleted"])("cannot list all %s builds", async (visibility) => {
    const asked = query(collection(databaseOf(actor), "builds"), where("visibility", "==", visibility));
    await assertFails(getDocs(asked));
  });

  test(`${actor === "owner" ? "can" : "cannot"} list all builds of Rook`, async () => {
    const asked = query(collection(databaseOf(actor), "builds"), where("owner", "==", "rook"));
    await expectDecision(actor === "owner", getDocs(asked));
  });
});
