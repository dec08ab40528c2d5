import { z } from "zod";
import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { runTransaction } from "@/lib/api/run-transaction.server";
import { FieldPath, type Firestore } from "@/lib/firebase/admin.server";
import { migrations as allMigrations, type Migration } from "./migrations.server";

/** Document `meta/migrations`. Written by the server alone. */
const progressSchema = z.object({
  /** Ids of migrations that were done. */
  done: z.array(z.string()),
  /** Where the one that runs is; `null` between two. */
  at: z.object({ id: z.string(), collection: z.string(), after: z.string() }).nullable(),
});
type Progress = z.infer<typeof progressSchema>;

/** Changes of one migration in this run, or those that it would make. */
interface MigrationResult {
  readonly id: string;
  /** Documents that were looked at. */
  readonly seen: number;
  /** Documents that were changed; in a dry run that would be. */
  readonly changed: number;
}

interface Options {
  readonly migrations?: readonly Migration[];
  /** Looks at everything and writes nothing. */
  readonly isDryRun?: boolean;
  /** Documents that are read at once; the progress is stored after each batch. */
  readonly batchSize?: number;
}

const getProgressRef = (db: Firestore) => db.doc("meta/migrations");

/**
 * Does the migrations that the store has not had, in their order. Goes on where a run broke off. Each document is read
 * and written in a transaction of its own, so the site may go on serving, and a second run at the same time repeats work
 * and breaks nothing.
 */
export async function runMigrations(
  { db }: Pick<Dependencies, "db">,
  { migrations = allMigrations, isDryRun = false, batchSize = 200 }: Options = {},
): Promise<MigrationResult[]> {
  let progress = await readProgress(db);
  const results: MigrationResult[] = [];
  for (const migration of migrations.filter(({ id }) => !progress.done.includes(id))) {
    const { id, collections, change } = migration;
    // A dry run looks at everything, also where a run broke off.
    const begun = !isDryRun && progress.at?.id === id ? progress.at : null;
    const first = begun ? Math.max(0, collections.indexOf(begun.collection)) : 0;
    let [seen, changed] = [0, 0];
    for (const collection of collections.slice(first)) {
      const start = begun?.collection === collection ? begun.after : null;
      for await (const docs of listBatches(db, collection, start, batchSize)) {
        const due = docs.filter((each) => change(each.data(), each.id) !== null);
        seen += docs.length;
        changed += due.length;
        if (isDryRun) continue;
        for (const { ref } of due) await changeDocument(db, ref.path, migration);
        const after = docs.at(-1)?.ref.path;
        if (after !== undefined) await writeProgress(db, { ...progress, at: { id, collection, after } });
      }
    }
    progress = { done: [...progress.done, id], at: null };
    if (!isDryRun) await writeProgress(db, progress);
    results.push({ id, seen, changed });
  }
  return results;
}

/** The documents of all collections of a name, some at a time, in the order of their paths. */
async function* listBatches(db: Firestore, collection: string, start: string | null, size: number) {
  const all = db.collectionGroup(collection).orderBy(FieldPath.documentId()).limit(size);
  for (let after = start, isLast = false; !isLast; ) {
    const { docs } = await (after === null ? all : all.startAfter(db.doc(after))).get();
    yield docs;
    isLast = docs.length < size;
    after = docs.at(-1)?.ref.path ?? after;
  }
}

/** As it is now: it may have been changed, or deleted, since it was listed. */
function changeDocument(db: Firestore, path: string, { change, into }: Migration): Promise<void> {
  const reference = db.doc(path);
  return runTransaction(db, [reference], async (transaction) => {
    const now = await transaction.get(reference);
    const update = now.exists ? change(now.data() ?? {}, reference.id) : null;
    if (!update) return;
    if (into) transaction.set(db.doc(into(reference.id)), { ...update }, { merge: true });
    else transaction.update(reference, { ...update });
  });
}

async function readProgress(db: Firestore): Promise<Progress> {
  const stored = (await getProgressRef(db).get()).data();
  return stored ? progressSchema.parse(stored) : { done: [], at: null };
}

async function writeProgress(db: Firestore, progress: Progress): Promise<void> {
  await getProgressRef(db).set(progress);
}
