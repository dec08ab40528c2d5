import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { Timestamp } from "@/lib/firebase/admin.server";
import { reportError } from "@/lib/observe/report-error.server";
import { readPushKeys } from "@/lib/push/push-key.server";
import { deviceDocumentSchema } from "@/lib/push/schema";
import { collectNews } from "./collect-news.server";

/** How often news are looked for on behalf of a device, in milliseconds: an hour. */
const pauseMs = 60 * 60_000;
/** Devices of one call. */
const batchSize = 20;

/**
 * Collects the news of those who have devices, once an hour, so that these show them although nobody has come. Nobody
 * else's are looked for, and none where the operator has set no key.
 */
export async function pushNews(
  dependencies: Dependencies,
  keys = readPushKeys(),
): Promise<{ readonly done: number; readonly hasMore: boolean }> {
  if (!keys) return { done: 0, hasMore: false };
  const { db, now } = dependencies;
  const due = db.collection("devices").where("newsAt", "<=", now()).orderBy("newsAt").limit(batchSize);
  const { docs } = await due.get();
  const uids = new Set(docs.map((document) => deviceDocumentSchema.parse(document.data()).uid));
  const next = Timestamp.fromMillis(now().getTime() + pauseMs);
  // Before the work: what fails for one account waits for its next hour, and holds up nobody else. A device that was
  // removed meanwhile stays so.
  await Promise.allSettled(docs.map(({ ref }) => ref.update({ newsAt: next })));
  for (const uid of uids)
    await collectNews(dependencies, uid).catch((error: unknown) => reportError(error, "server"));
  return { done: docs.length, hasMore: docs.length === batchSize };
}
