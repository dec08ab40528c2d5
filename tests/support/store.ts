import { z } from "zod";
import { readDocuments } from "@/lib/firebase/access-embedded-documents.server";
import { getDb } from "@/lib/firebase/admin.server";
import {
  decodeFields,
  type EmbeddedDocumentsBody,
  embeddedDocumentsResponseSchema,
  encodeFields,
} from "@/lib/firebase/embedded-schema";
import { siteConfig } from "@/lib/site/config";
import { testEnvironment } from "./environment";

/** Fields of a document. Timestamps are `Date`s on both backends. */
export type Fields = Record<string, unknown>;

export interface StoredDocument {
  readonly id: string;
  /** From the root, e.g. `users/abc/ledger/daily-login.2026-11-20`. */
  readonly path: string;
  readonly data: Fields;
}

/**
 * The served site's own store, past all rules, the same on both backends. The embedded store lives inside
 * the server, so it is reached over a route that exists in that mode alone.
 */
export interface TestStore {
  /** The document's fields, or `null` where there is none. */
  readDoc(path: string): Promise<Fields | null>;
  /** Every document directly in the collection, by id. */
  listDocs(collectionPath: string): Promise<StoredDocument[]>;
  /** Every document there is, at any depth. */
  listAll(): Promise<StoredDocument[]>;
  /** Creates or replaces the document. `Date`s become timestamps. */
  writeDoc(path: string, data: Fields): Promise<void>;
  /** Removes the document and everything below it. */
  deleteDoc(path: string): Promise<void>;
}

const emulatorStore: TestStore = {
  async readDoc(path) {
    const snapshot = await (await getDb()).doc(path).get();
    const data = snapshot.data();
    return data ? plainFields(data) : null;
  },
  async listDocs(collectionPath) {
    const { docs } = await (await getDb()).collection(collectionPath).get();
    return docs.map((each) => ({ id: each.id, path: each.ref.path, data: plainFields(each.data()) }));
  },
  listAll: async () => {
    const documents = await readDocuments(await getDb(), await listEmulatorPaths());
    return documents.map((each) => ({
      id: each.id,
      path: each.ref.path,
      data: plainFields(each.data() ?? {}),
    }));
  },
  async writeDoc(path, data) {
    await (await getDb()).doc(path).set(data);
  },
  async deleteDoc(path) {
    const db = await getDb();
    await db.recursiveDelete(db.doc(path));
  },
};

const embeddedStore: TestStore = {
  async readDoc(path) {
    const [document] = await callEmbedded({ op: "read", path });
    return document?.data ?? null;
  },
  listDocs: (path) => callEmbedded({ op: "list", path }),
  listAll: () => callEmbedded({ op: "list-all" }),
  async writeDoc(path, data) {
    await callEmbedded({ op: "write", path, data: encodeFields(data) });
  },
  async deleteDoc(path) {
    await callEmbedded({ op: "delete", path });
  },
};

/** The store behind the server that QUARRY_BASE_URL names. */
export function testStore(): TestStore {
  return testEnvironment().backend === "embedded" ? embeddedStore : emulatorStore;
}

const foundPathsSchema = z.array(z.object({ document: z.object({ name: z.string() }).optional() }));

/**
 * Paths of all documents of the emulator: one query over every collection at any depth, which the Admin SDK asks
 * for deletions alone and does not offer.
 */
async function listEmulatorPaths(): Promise<string[]> {
  const root = `projects/${siteConfig.firebase.projectId}/databases/(default)/documents`;
  const reply = await fetch(`http://${testEnvironment().firestoreEmulator}/v1/${root}:runQuery`, {
    method: "POST",
    headers: { authorization: "Bearer owner", "content-type": "application/json" },
    body: JSON.stringify({
      structuredQuery: {
        select: { fields: [{ fieldPath: "__name__" }] },
        from: [{ allDescendants: true }],
      },
    }),
  });
  if (!reply.ok) throw new Error(`The emulator answered ${reply.status}: ${await reply.text()}`);
  return foundPathsSchema
    .parse(await reply.json())
    .flatMap(({ document }) => (document ? [document.name.slice(root.length + 1)] : []));
}

/** Removes all that the server keeps about one person: profile, ledger, quiz attempts. The account stays. */
export async function resetUser(uid: string): Promise<void> {
  await testStore().deleteDoc(`users/${uid}`);
}

async function callEmbedded(body: EmbeddedDocumentsBody): Promise<StoredDocument[]> {
  const reply = await fetch(`${testEnvironment().baseUrl}/api/embedded/documents`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const text = await reply.text();
  if (!reply.ok)
    throw new Error(`The embedded store answered ${reply.status} to ${JSON.stringify(body)}: ${text}`);
  const { documents } = embeddedDocumentsResponseSchema.parse(JSON.parse(text));
  return documents.map((each) => ({ ...each, data: decodeFields(each.data) }));
}

function plainFields(data: Fields): Fields {
  return decodeFields(encodeFields(data));
}
