import { createHash } from "node:crypto";
import { type Firestore, Timestamp, type Transaction } from "@/lib/firebase/admin.server";
import { type FollowKey, type NewsKind, toFollowKey } from "@/lib/notifications/follow-keys";

/** How long something is news, in milliseconds: 30 days. */
const newsPeriod = 30 * 86_400_000;

/** Something that happened. */
interface News {
  readonly what: NewsKind;
  /** Path of what it is: told once, however often it is published. */
  readonly ref: string;
  readonly monsters?: readonly (string | null)[];
  readonly weapons?: readonly (string | null)[];
  readonly quests?: readonly (string | null)[];
  /** Who did it. */
  readonly hunters?: readonly (string | null)[];
}

/**
 * Notes that something happened, for who follows what it concerns, in the transaction of the action: one write, whoever
 * follows. Followers are told when they come (`collectNews`). It holds no title and no name.
 */
export function writeNews(transaction: Transaction, db: Firestore, news: News, at: Date): void {
  const keys = [...new Set(listKeys(news))];
  if (keys.length === 0) return;
  const id = createHash("sha256")
    .update(JSON.stringify(["news", news.ref]))
    .digest("hex")
    .slice(0, 24);
  transaction.set(db.collection("news").doc(id), {
    ...{ what: news.what, keys, at: Timestamp.fromDate(at) },
    expiresAt: Timestamp.fromMillis(at.getTime() + newsPeriod),
  });
}

function listKeys({ monsters = [], weapons = [], quests = [], hunters = [] }: News): FollowKey[] {
  const lists = { monster: monsters, weapon: weapons, quest: quests, hunter: hunters } as const;
  return (["monster", "weapon", "quest", "hunter"] as const).flatMap((kind) =>
    lists[kind].flatMap((id) => (id === null ? [] : [toFollowKey(kind, id)])),
  );
}
