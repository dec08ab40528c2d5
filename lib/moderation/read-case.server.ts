import type { AccountDependencies } from "@/lib/api/create-dependencies.server";
import type { Actor } from "@/lib/auth/actor";
import type { Firestore } from "@/lib/firebase/admin.server";
import { readCard } from "@/lib/publishing/content-kind.server";
import type { CaseDocument } from "@/lib/reports/case-fields";
import { contentKinds, getContentId } from "@/lib/reports/content-kinds.server";
import { readCaseDocument } from "@/lib/reports/open-case.server";
import { reportDocumentSchema } from "@/lib/reports/schema";
import { readAuthors } from "@/lib/users/read-authors.server";
import { isOwnCase } from "./case-state";
import { readPersonHistory } from "./read-person.server";
import { refuseCase } from "./refusals";
import type { CaseResponse, ModerationCase } from "./schema";
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
