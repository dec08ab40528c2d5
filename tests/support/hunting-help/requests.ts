import { checkLedger } from "@/lib/coins/check-ledger.server";
import type { Firestore } from "@/lib/firebase/admin.server";
import { approveAnswer } from "@/lib/hunting-help/answer/approve-answer.server";
import { postAnswer } from "@/lib/hunting-help/answer/post-answer.server";
import { postRequest } from "@/lib/hunting-help/request/post-request.server";
import {
  type PostAnswerBody,
  type PostRequestBody,
  postAnswerBodySchema,
  postRequestBodySchema,
} from "@/lib/hunting-help/schema";
import { createUserDocument, getUserRef } from "@/lib/users/read-user-document.server";
import { createInProcessDb } from "@/tests/support/in-process-db";
import { hunterOf } from "@/tests/support/leaderboards/runs";

export interface HelpPlace {
  readonly db: Firestore;
  readonly now: () => Date;
}

export const helpDay = 86_400_000;
export const helpStart = new Date("2026-11-20T12:00:00Z");

/** An account that is older than a week, with coins that its ledger explains. */
export async function addHelper(
  db: Firestore,
  uid: string,
  { coins = 500, createdAt = new Date("2026-01-01T00:00:00Z") } = {},
): Promise<void> {
  const user = getUserRef(db, uid);
  await user.set({ ...createUserDocument({ displayName: uid, photoURL: null }, createdAt), coins });
  if (coins === 0) return;
  const entry = { amount: coins, reason: "admin-adjustment", ref: "test", balanceAfter: coins, createdAt };
  await user.collection("ledger").doc("start").set(entry);
}

/** A store with these people and a clock that a test sets. */
export async function openHelp(uids: readonly string[] = ["rook", "sable", "wren"]) {
  const db = createInProcessDb();
  const clock = { at: helpStart.getTime() };
  const place: HelpPlace = { db, now: () => new Date(clock.at) };
  for (const uid of uids) await addHelper(db, uid);
  return { ...place, clock };
}

let number = 0;

/** The body of a build request as a browser sends it. */
export function requestBody(changes: Record<string, unknown> = {}): Record<string, unknown> {
  number += 1;
  return {
    key: `request-${number}`,
    kind: "build-request",
    title: `A bow build for request number ${number}`,
    body: "I keep running out of stamina.",
    weapon: "bow",
    monster: "rathalos",
    ...changes,
  };
}

/** The same for hunt support. */
export function supportBody(changes: Record<string, unknown> = {}): Record<string, unknown> {
  number += 1;
  return {
    key: `support-${number}`,
    kind: "hunt-support",
    title: `A party for request number ${number}`,
    monster: "rathalos",
    platform: "pc",
    timeZone: "Europe/Berlin",
    when: "2026-11-20T20:00:00.000Z",
    party: 2,
    language: "en",
    ...changes,
  };
}

export function requestOf(changes: Record<string, unknown> = {}): PostRequestBody {
  return postRequestBodySchema.parse(requestBody(changes));
}

export function supportOf(changes: Record<string, unknown> = {}): PostRequestBody {
  return postRequestBodySchema.parse(supportBody(changes));
}

/** The body of an answer as a browser sends it. */
export function answerBody(changes: Record<string, unknown> = {}): Record<string, unknown> {
  number += 1;
  return {
    key: `answer-${number}`,
    body: `Use constitution and stamina surge, says answer ${number}.`,
    ...changes,
  };
}

export function answerOf(changes: Record<string, unknown> = {}): PostAnswerBody {
  return postAnswerBodySchema.parse(answerBody(changes));
}

export async function askFor(place: HelpPlace, uid: string, changes: Record<string, unknown> = {}) {
  return (await postRequest(place, hunterOf(uid), requestOf(changes))).request;
}

export async function answerFor(
  place: HelpPlace,
  uid: string,
  id: string,
  changes: Record<string, unknown> = {},
) {
  return (await postAnswer(place, hunterOf(uid), id, answerOf(changes))).answer;
}

/** A request with an answer that is approved. */
export async function solveFor(place: HelpPlace, asker: string, answerer: string) {
  const { id } = await askFor(place, asker);
  const answer = await answerFor(place, answerer, id);
  return approveAnswer(place, hunterOf(asker), { id, answer: answer.id });
}

export async function coinsOf({ db }: HelpPlace, uid: string): Promise<unknown> {
  return (await getUserRef(db, uid).get()).get("coins");
}

/** What is wrong with any balance. */
export async function findLedgerProblems({ db }: HelpPlace) {
  const { offenders, ownerless } = await checkLedger(db);
  return { offenders, ownerless };
}
