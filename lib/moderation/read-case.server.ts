import type { AccountDependencies } from "@/lib/api/create-dependencies.server";
import { auditDocumentSchema } from "@/lib/audit/schema";
import type { Actor } from "@/lib/auth/actor";
import type { Firestore } from "@/lib/firebase/admin.server";
import { readCard } from "@/lib/publishing/content-kind.server";
import type { CaseDocument } from "@/lib/reports/case-fields";
import { contentKinds, getContentId } from "@/lib/reports/content-kinds.server";
import { readCaseDocument } from "@/lib/reports/open-case.server";
import { reportDocumentSchema } from "@/lib/reports/schema";
import { readAuthors } from "@/lib/users/read-authors.server";
import { getUserRef, readUser } from "@/lib/users/read-user-document.server";
import { isOwnCase } from "./case-state";
import { refuseCase } from "./refusals";
import type { CaseResponse, ModerationCase, PersonHistory } from "./schema";
import { toCaseRow } from "./to-case-row";

/** Reports that are shown with their words. */
const maxReports = 10;
/** Notes and decisions that are shown. */
const maxEvents = 25;

/**
 * A case with all that a decision takes: the content as it is now, the words of those who reported it, what was decided
 * about its author before, and the notes of moderators. Reads the case, its content, ten reports, twenty entries of the
 * audit log and the people of the notes.
 *
 * @throws ApiError 404 for an unknown case; 403 for one about the caller.
 */
export async function readCase(
  dependencies: AccountDependencies,
  actor: Actor,
  id: string,
): Promise<CaseResponse> {
  const { db } = dependencies;
  const stored = readCaseDocument(await db.collection("cases").doc(id).get());
  await actor.confirmed;
  if (!stored) throw refuseCase("not-found");
  if (isOwnCase(stored, actor.uid)) throw refuseCase("own");
  return { message: "OK", case: await showCase(dependencies, actor.uid, id, stored) };
}

async function showCase(
  dependencies: AccountDependencies,
  uid: string,
  id: string,
  stored: CaseDocument,
): Promise<ModerationCase> {
  const { db, now } = dependencies;
  const events = stored.events.slice(-maxEvents);
  const people = [stored.owner, ...events.map(({ who }) => who)].filter((who) => who !== null);
  const [content, reports, history, getAuthor] = await Promise.all([
    readCard(
      dependencies,
      contentKinds[stored.kind],
      getContentId({ id: stored.content, parent: stored.parent }),
    ),
    listWords(db, stored.target),
    stored.owner === null ? null : readPersonHistory(db, stored.owner, now()),
    readAuthors(db, people),
  ]);
  return {
    ...toCaseRow(id, stored, uid, getAuthor),
    status: stored.status,
    revision: stored.revision,
    content,
    reports,
    history,
    events: events.map(({ who, at, ...event }) => ({
      ...event,
      who: who === null ? null : getAuthor(who),
      at: at.toDate().toISOString(),
    })),
  };
}

async function listWords(db: Firestore, target: string): Promise<ModerationCase["reports"]> {
  const { docs } = await db
    .collection("reports")
    .where("target", "==", target)
    .orderBy("createdAt", "desc")
    .limit(maxReports)
    .get();
  return docs.map((document) => {
    const { reason, text, createdAt } = reportDocumentSchema.parse(document.data());
    return { reason, text, at: createdAt.toDate().toISOString() };
  });
}

/** Decisions of the past that are shown. */
const maxDecisions = 10;
/** Actions that say nothing about how somebody behaves. */
const neutral: readonly string[] = ["role.set", "coins.adjust", "run.verify", "run.approve", "run.uphold"];

/**
 * Earlier decisions of moderators about a person, with warnings and block. Reads the account and the latest 20 entries
 * of the audit log about them, and counts the warnings.
 *
 * @returns `null` where the account is gone
 */
async function readPersonHistory(db: Firestore, uid: string, at: Date): Promise<PersonHistory | null> {
  const about = db.collection("audit").where("subject", "==", uid);
  const [snapshot, latest, warnings] = await Promise.all([
    getUserRef(db, uid).get(),
    about
      .orderBy("at", "desc")
      .limit(2 * maxDecisions)
      .get(),
    about.where("action", "==", "user.warn").count().get(),
  ]);
  const user = readUser(snapshot);
  if (!user) return null;
  const entries = latest.docs.map((document) => auditDocumentSchema.parse(document.data()));
  const { displayName, photoURL, icon, block } = user;
  return {
    person: { uid, displayName, photoURL, icon },
    memberSince: user.createdAt.toDate().toISOString(),
    blockedUntil: block && block.until.toDate() > at ? block.until.toDate().toISOString() : null,
    warnings: warnings.data().count,
    deeds: entries
      .filter(({ action }) => !neutral.includes(action))
      .slice(0, maxDecisions)
      .map((entry) => ({
        action: entry.action,
        target: entry.target,
        by: entry.actor,
        why: entry.why,
        at: entry.at.toDate().toISOString(),
      })),
  };
}
