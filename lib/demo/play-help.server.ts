import type { Actor } from "@/lib/auth/actor";
import { getEntryRef, postEntry } from "@/lib/coins/post-entry.server";
import type { Firestore } from "@/lib/firebase/admin.server";
import { approveAnswer } from "@/lib/hunting-help/answer/approve-answer.server";
import { postAnswer } from "@/lib/hunting-help/answer/post-answer.server";
import { thankAnswer } from "@/lib/hunting-help/answer/thank-answer.server";
import { expireRequest } from "@/lib/hunting-help/request/expire-requests.server";
import { postRequest } from "@/lib/hunting-help/request/post-request.server";
import { withdrawRequest } from "@/lib/hunting-help/request/withdraw-request.server";
import { openPeriod } from "@/lib/hunting-help/rules";
import { postAnswerBodySchema, postRequestBodySchema } from "@/lib/hunting-help/schema";
import { createUserDocument, getUserRef } from "@/lib/users/read-user-document.server";
import { demoAccounts } from "./accounts";
import { demoBuilds } from "./builds";
import { type DemoAnswer, type DemoRequest, demoRequests } from "./help-plan";
import { createDailyEntries, getDayStart, getJoinedAt } from "./history";
import { createScratchStore, type ScratchDocument } from "./scratch-store.server";
import { createDemoBuildDocument, getDemoBuildId } from "./seed-builds.server";

const hourMs = 3_600_000;

/** Events of a moment. */
interface Moment {
  readonly at: number;
  readonly act: () => Promise<unknown>;
}

type Place = { readonly db: Firestore; readonly now: () => Date };

/**
 * Two months of coins and help of all demo accounts: daily rewards, requests, answers and what came of them, made by
 * the use cases under their own clock in a store of plain objects. Nothing happens on the day of `now`. The same for
 * every call on one UTC day.
 *
 * @returns users, ledgers, notifications, requests with answers and what readers watch
 * @throws ApiError where somebody asks for more than they can pay
 */
export async function playHelp(now: Date): Promise<ScratchDocument[]> {
  const store = createScratchStore();
  for (const account of demoAccounts) {
    const profile = { displayName: account.displayName, photoURL: null };
    store.put(`users/${account.uid}`, createUserDocument(profile, getJoinedAt(account, now)));
  }
  for (const build of demoBuilds) {
    store.put(`builds/${getDemoBuildId(build.slug)}`, { ...createDemoBuildDocument(build, now) });
  }
  let clock = 0;
  const place = { db: store.db, now: () => new Date(clock) };
  const today = getDayStart(now, 0).getTime();
  const moments = [...planDays(place, now), ...demoRequests.flatMap((each) => planRequest(place, each, now))];
  for (const { at, act } of moments.toSorted((a, b) => a.at - b.at)) {
    if (at >= today) continue;
    clock = at;
    await act();
  }
  return store.list().filter(({ path }) => !/^(limits|helpTexts|builds)\//.test(path));
}

function planDays({ db }: Place, now: Date): Moment[] {
  return demoAccounts.flatMap((account) =>
    createDailyEntries(account, now).map(({ key, createdAt, ...entry }) => ({
      at: createdAt.getTime(),
      act: () =>
        db.runTransaction(async (transaction) => {
          const user = await transaction.get(getUserRef(db, account.uid));
          const posted = await transaction.get(getEntryRef(db, account.uid, key));
          const nobody = { displayName: null, photoURL: null };
          postEntry(transaction, { user, entry: posted }, entry, nobody, createdAt);
        }),
    })),
  );
}

function planRequest(place: Place, request: DemoRequest, now: Date): Moment[] {
  const { asker, daysAgo, hour, content, answers, end } = request;
  const start = getDayStart(now, daysAgo).getTime() + hour * hourMs + 23 * 60_000;
  // The evening after, on the hour.
  const when = new Date(getDayStart(now, daysAgo - 1).getTime() + 20 * hourMs).toISOString();
  const key = `demo-request-${demoRequests.indexOf(request)}`;
  let id = "";
  const given: string[] = [];
  const then = (hours: number, act: () => Promise<unknown>): Moment => ({ at: start + hours * hourMs, act });
  const moments = [
    then(0, async () => {
      const posted = await postRequest(
        place,
        toActor(asker),
        postRequestBodySchema.parse({
          ...{ key, ...content },
          ...(content.kind === "hunt-support" && { when }),
        }),
      );
      id = posted.request.id;
    }),
    ...answers.map((answer, index) =>
      then(answer.after, async () => {
        const body = postAnswerBodySchema.parse(toAnswerBody(answer, when, `${key}-${index}`));
        given[index] = (await postAnswer(place, toActor(answer.by), id, body)).answer.id;
      }),
    ),
    { at: start + openPeriod, act: () => expireRequest(place, id) },
  ];
  if (end && "withdrawAfter" in end) {
    moments.push(then(end.withdrawAfter, () => withdrawRequest(place, toActor(asker), id)));
  } else if (end) {
    const last = Math.max(...answers.map(({ after }) => after));
    const toTarget = (index: number) => ({ id, answer: given[index] ?? "" });
    moments.push(
      then(last + 2, () => approveAnswer(place, toActor(asker), toTarget(end.approve))),
      ...(end.thank ?? []).map((index) =>
        then(last + 2.1, () => thankAnswer(place, toActor(asker), toTarget(index))),
      ),
    );
  }
  return moments;
}

function toAnswerBody({ body, build, offer }: DemoAnswer, when: string, key: string) {
  return {
    ...{ key, body },
    ...(build && { build: { kind: "build", id: getDemoBuildId(build) } }),
    ...(offer && { offer: { ...offer, when } }),
  };
}

function toActor(uid: string): Actor {
  const displayName = demoAccounts.find((account) => account.uid === uid)?.displayName ?? null;
  const confirmed = Promise.resolve({ displayName, photoURL: null, isVerified: true });
  return { uid, admin: false, creator: false, confirmed };
}
