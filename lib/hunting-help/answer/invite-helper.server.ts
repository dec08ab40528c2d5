import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { readTogether } from "@/lib/api/run-transaction.server";
import type { Actor } from "@/lib/auth/actor";
import type { Firestore } from "@/lib/firebase/admin.server";
import type { RequestDocument } from "@/lib/hunting-help/fields";
import {
  getAnswerId,
  getAnswerRef,
  getRequestRef,
  requirePublicRequest,
  requireRequestStep,
  toHash,
} from "@/lib/hunting-help/read-help-document.server";
import { refuseHelp, refuseStep } from "@/lib/hunting-help/refusals";
import { changeRequest } from "@/lib/hunting-help/request/change-request.server";
import { maxInvited } from "@/lib/hunting-help/rules";
import type { HelpersForResponse } from "@/lib/hunting-help/schema";
import { getLimitRef, takeLimit } from "@/lib/limits/take-limit.server";
import { addNotification } from "@/lib/notifications/add-notification.server";
import { isMuted } from "@/lib/notifications/is-muted";
import { readAuthors } from "@/lib/users/read-authors.server";
import { getUserRef, readUser } from "@/lib/users/read-user-document.server";
import { listHelpersOf } from "./top-helpers.server";

/** Hash of an invited person in the request: who they are is nobody's business. */
const toInvited = (id: string, uid: string) => toHash(`help-invite/${id}/${uid}`);

/**
 * Who may be asked to answer one's own request: those with approved answers for its weapon, most first, ten at most.
 * Whoever turned invitations off or has answered is not among them.
 *
 * @throws ApiError 403 for somebody else's request; 404 for what is not there.
 */
export async function listHelpersFor(
  { db }: Pick<Dependencies, "db">,
  actor: Actor,
  id: string,
): Promise<HelpersForResponse> {
  const stored = requirePublicRequest(await getRequestRef(db, id).get());
  await actor.confirmed;
  if (stored.asker !== actor.uid) throw refuseStep("not-asker");
  return toReply(db, id, stored);
}

async function toReply(db: Firestore, id: string, stored: RequestDocument): Promise<HelpersForResponse> {
  const { weapon, asker, invited = [] } = stored;
  const left = Math.max(0, maxInvited - invited.length);
  const helpers = weapon === null ? [] : await listHelpersOf(db, weapon);
  const others = helpers.filter(({ uid }) => uid !== asker);
  if (others.length === 0) return { message: "OK", helpers: [], left };
  const snapshots = await db.getAll(
    ...others.map(({ uid }) => getUserRef(db, uid)),
    ...others.map(({ uid }) => getAnswerRef(db, id, getAnswerId(id, uid))),
  );
  const getAuthor = await readAuthors(
    db,
    others.map(({ uid }) => uid),
  );
  const open = others.filter((_, index) => {
    const [user, answer] = [snapshots[index], snapshots[others.length + index]];
    const person = user && readUser(user);
    return person && !isMuted(person, "answer-invited") && answer?.get("visibility") !== "published";
  });
  return {
    message: "OK",
    helpers: open.map(({ uid, count }) => ({
      author: getAuthor(uid),
      count,
      isInvited: invited.includes(toInvited(id, uid)),
    })),
    left,
  };
}

/**
 * Asks somebody to answer one's own open request, by a notice that they can turn off. Three people for each request; the
 * same one again changes nothing.
 *
 * @throws ApiError 403 for somebody else's request; 404 for a person who is not among `listHelpersFor`; 409 for a request
 *   that is over, or has its three; 429 after too many invitations today.
 */
export async function inviteHelper(
  { db, now }: Dependencies,
  actor: Actor,
  { id, uid: invitee }: { readonly id: string; readonly uid: string },
): Promise<HelpersForResponse> {
  const { uid } = actor;
  const known = await listHelpersFor({ db }, actor, id);
  if (!known.helpers.some(({ author }) => author.uid === invitee)) throw refuseHelp("no-helper");
  const stored = await changeRequest(db, id, [getUserRef(db, invitee)], async (transaction) => {
    const at = now();
    const { request, user, limit } = await readTogether(transaction, {
      request: getRequestRef(db, id),
      user: getUserRef(db, invitee),
      limit: getLimitRef(db, uid, "help-invite", at),
    });
    await actor.confirmed;
    const asked = requirePublicRequest(request);
    if (asked.asker !== uid) throw refuseStep("not-asker");
    const mark = toInvited(id, invitee);
    const invited = asked.invited ?? [];
    if (invited.includes(mark)) return asked;
    // Whoever may be answered may be asked for an answer.
    const step = { action: "answer", uid: invitee, at: at.getTime() } as const;
    requireRequestStep(asked, step);
    if (invited.length >= maxInvited) throw refuseHelp("invited-out");
    takeLimit(transaction, limit, { uid, action: "help-invite", at });
    const change = { invited: [...invited, mark] };
    transaction.update(request.ref, change);
    const values = { title: asked.title };
    addNotification(transaction, { user }, { kind: "answer-invited", ref: id, values }, at);
    return { ...asked, ...change };
  });
  return toReply(db, id, stored);
}
