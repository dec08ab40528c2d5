import type { DocumentSnapshot, Transaction } from "@/lib/firebase/admin.server";
import { addNotification } from "@/lib/notifications/add-notification.server";
import { readUser } from "@/lib/users/read-user-document.server";
import type { UserDocument } from "@/lib/users/schema";
import { type BadgeId, badges, type Deeds, listEarnedBadges } from "./badges";

/** Changes by a step just now: counts to add, or to take back. */
export type DeedChanges = Partial<Record<Exclude<keyof Deeds, "quizStreak">, 1 | -1>> & {
  /** The UTC day on which the daily quiz was answered. */
  readonly quizDay?: string;
};

/**
 * Counts what somebody did, in the transaction of the action, and gives the badges that it earns, each once, with a
 * notification. A badge stays when the action is taken back. Called at most once per person in a transaction. Writes
 * nothing for an account that is gone.
 *
 * @param snapshot `users/{uid}`, read in this transaction.
 * @returns the badges that are new
 */
export function grantBadges(
  transaction: Transaction,
  snapshot: DocumentSnapshot,
  changes: DeedChanges,
  at: Date,
): BadgeId[] {
  const user = readUser(snapshot);
  if (!user) return [];
  const { stats, deeds } = addDeeds(user, changes);
  const held = new Set(user.badges.map(({ id }) => id));
  const earned = listEarnedBadges({ ...stats, ...deeds }).filter((id) => !held.has(id));
  transaction.update(snapshot.ref, {
    "stats.runs": stats.runs,
    "stats.answers": stats.answers,
    deeds,
    ...(earned.length > 0 ? { badges: [...user.badges, ...earned.map((id) => ({ id, at }))] } : {}),
  });
  for (const id of earned) {
    const values = { badge: badges[id].name };
    addNotification(transaction, { user: snapshot }, { kind: "badge-earned", ref: snapshot.id, values }, at);
  }
  return earned;
}

function addDeeds(
  { stats, deeds }: UserDocument,
  changes: DeedChanges,
): Pick<UserDocument, "stats" | "deeds"> {
  const add = (held: number, by = 0) => Math.max(0, held + by);
  return {
    stats: { ...stats, runs: add(stats.runs, changes.runs), answers: add(stats.answers, changes.answers) },
    deeds: {
      records: add(deeds.records, changes.records),
      publications: add(deeds.publications, changes.publications),
      // Accounts from before likes were counted can lose one that was never added.
      likes: add(deeds.likes, changes.likes),
      ...(changes.quizDay === undefined
        ? { quizDay: deeds.quizDay, quizStreak: deeds.quizStreak }
        : getQuizStreak(deeds, changes.quizDay)),
    },
  };
}

/** A second answer on a day does not count, and a day that was missed begins anew. */
function getQuizStreak(deeds: UserDocument["deeds"], day: string): { quizDay: string; quizStreak: number } {
  if (deeds.quizDay === day) return { quizDay: day, quizStreak: deeds.quizStreak };
  const before = new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
  return { quizDay: day, quizStreak: deeds.quizDay === before ? deeds.quizStreak + 1 : 1 };
}
