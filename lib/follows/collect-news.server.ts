import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { runTransaction } from "@/lib/api/run-transaction.server";
import { type Firestore, Timestamp } from "@/lib/firebase/admin.server";
import { toBatches, valuesPerQuery } from "@/lib/firebase/to-batches";
import { addCounted, getBundleRef } from "@/lib/notifications/add-notification.server";
import { type NewsKind, toFollowKey } from "@/lib/notifications/follow-keys";
import { getUserRef } from "@/lib/users/read-user-document.server";
import { getFollowsRef, getName, readFollows } from "./follow.server";
import { newsDocumentSchema } from "./schema";

/** How often news are looked for at most, in milliseconds: five minutes. */
const pauseMs = 5 * 60_000;
/** How long a transaction may take to be seen, in milliseconds: what is younger is looked for next time. */
const settledMs = 30_000;
/** News that are counted at a time. */
const maxNews = 100;

/**
 * Puts what happened to what somebody follows into their notifications, one for each thing followed. Done when they
 * come, so that an action costs one write however many follow. Reads one document, and where five minutes have passed
 * the news since then, 100 at most, and the notifications that they join.
 */
export async function collectNews({ db, now }: Pick<Dependencies, "db" | "now">, uid: string): Promise<void> {
  const reference = getFollowsRef(db, uid);
  const held = readFollows(await reference.get());
  if (!held || held.keys.length === 0) return;
  const since = held.collectedAt.toDate();
  if (now().getTime() - since.getTime() < pauseMs) return;
  const until = new Date(now().getTime() - settledMs);
  const { news, counts } = await countFollowedNews(db, { uid, keys: held.keys, since, until });
  const last = news.length === maxNews ? news.at(-1)?.at.toDate() : undefined;
  const account = getUserRef(db, uid);
  await runTransaction(db, [reference, account], async (transaction) => {
    const keys = [...counts.keys()];
    const bundles = keys.map((key) => getBundleRef(db, uid, { kind: "followed", ref: key }));
    const [follows, user, ...found] = await transaction.getAll(reference, account, ...bundles);
    // Another tab was faster, or what is followed has changed: the next look counts.
    const isSame = follows && readFollows(follows)?.collectedAt.toDate().getTime() === since.getTime();
    if (!isSame || !user) return;
    keys.forEach((key, index) => {
      const bundle = found[index];
      if (!bundle) return;
      const added = counts.get(key) ?? {};
      addCounted(
        transaction,
        { user, bundle },
        { kind: "followed", ref: key, values: { title: getName(key) ?? "" }, added },
        now(),
      );
    });
    transaction.update(reference, { collectedAt: Timestamp.fromDate(last ?? until) });
  });
}

interface Followed {
  readonly uid: string;
  readonly keys: readonly string[];
  readonly since: Date;
  readonly until: Date;
}

/** News of everything that a person follows, 100 at most, and how many of each thing, by key. */
export async function countFollowedNews(db: Firestore, { uid, keys, since, until }: Followed) {
  const news = await readNews(db, keys, { since, until });
  return { news, counts: countNews(news, keys, toFollowKey("hunter", uid)) };
}

/** News of these keys, oldest first, 100 at most. */
async function readNews(
  db: Firestore,
  keys: readonly string[],
  { since, until }: { readonly since: Date; readonly until: Date },
) {
  const found = await Promise.all(
    toBatches(keys, valuesPerQuery).map((part) =>
      db
        .collection("news")
        .where("keys", "array-contains-any", part)
        .where("at", ">", since)
        .where("at", "<=", until)
        .orderBy("at")
        .limit(maxNews)
        .get(),
    ),
  );
  // What concerns keys of two parts is found by both.
  const different = new Map(found.flatMap(({ docs }) => docs.map((each) => [each.id, each] as const)));
  return [...different.values()]
    .map((document) => newsDocumentSchema.parse(document.data()))
    .toSorted((one, other) => one.at.toDate().getTime() - other.at.toDate().getTime())
    .slice(0, maxNews);
}

type Counts = Partial<Record<NewsKind, number>>;

/** How much of what happened to each thing; what concerns two of them counts for the one that was followed first. */
function countNews(
  news: readonly { readonly what: NewsKind; readonly keys: readonly string[] }[],
  followed: readonly string[],
  own: string,
): Map<string, Counts> {
  const counts = new Map<string, Counts>();
  for (const { what, keys } of news) {
    const key = keys.includes(own) ? undefined : followed.find((each) => keys.includes(each));
    if (key === undefined) continue;
    const before = counts.get(key) ?? {};
    counts.set(key, { ...before, [what]: (before[what] ?? 0) + 1 });
  }
  return counts;
}
