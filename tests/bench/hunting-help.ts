/**
 * What Hunting Help costs: documents that a page of the board reads with 10,000 requests in the store, and the time
 * that posting, answering and approving take, one after the other, as use cases without HTTP.
 *
 *     QUARRY_BACKEND=emulators FIRESTORE_EMULATOR_HOST=127.0.0.1:8080 FIREBASE_AUTH_EMULATOR_HOST=127.0.0.1:9099 \
 *     NEXT_PUBLIC_FIREBASE_PROJECT_ID=demo-quarry npx tsx tests/bench/hunting-help.ts [rounds] [requests]
 */
import { type Firestore, getDb, Timestamp } from "@/lib/firebase/admin.server";
import { approveAnswer } from "@/lib/hunting-help/answer/approve-answer.server";
import { postAnswer } from "@/lib/hunting-help/answer/post-answer.server";
import { listRequests } from "@/lib/hunting-help/request/list-requests.server";
import { postRequest } from "@/lib/hunting-help/request/post-request.server";
import { readRequest } from "@/lib/hunting-help/request/read-request.server";
import { requestBoardQuerySchema } from "@/lib/hunting-help/schema";
import { listWords } from "@/lib/hunting-help/words";
import { addHelper, answerOf, requestOf } from "../support/hunting-help/requests";
import { hunterOf } from "../support/leaderboards/runs";

const rounds = Number(process.argv[2] ?? 100);
const requests = Number(process.argv[3] ?? 10_000);
const batchSize = 400;
const run = Date.now().toString(36);

async function timed(times: number[], work: () => Promise<unknown>): Promise<void> {
  const start = performance.now();
  await work();
  times.push(performance.now() - start);
}

function describeTimes(name: string, times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1);
  return `${name}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, ${sorted.length} times`;
}

/** Requests past the use cases, each a second older than the one before. */
async function layRequests(db: Firestore): Promise<void> {
  const { key, ...body } = requestOf();
  const none = { quest: null, platform: null, timeZone: null, when: "", party: null, language: null };
  const state = { visibility: "published", takenDown: null, deletedFrom: null, purgeAt: null };
  const now = Date.now();
  for (let from = 0; from < requests; from += batchSize) {
    const batch = db.batch();
    for (let number = from; number < Math.min(from + batchSize, requests); number += 1) {
      const at = Timestamp.fromMillis(now - number * 1000);
      const title = `Bench request ${number}`;
      batch.set(
        db.collection("helpRequests").doc(`bench${run}${String(number).padStart(8, "0")}`.slice(-24)),
        {
          ...{
            ...body,
            ...none,
            ...state,
            title,
            asker: `bench-${run}-${number % 100}`,
            cost: 30,
            status: "open",
          },
          ...{
            answerCount: 0,
            isAnswered: false,
            approvedAnswer: null,
            paid: null,
            unpaid: null,
          },
          ...{
            words: listWords([title]),
            version: 1,
            createdAt: at,
            updatedAt: at,
            publishedAt: at,
            decidedAt: null,
          },
          expiresAt: Timestamp.fromMillis(now + 86_400_000 + number),
        },
      );
    }
    await batch.commit();
  }
}

async function main(): Promise<void> {
  const db = await getDb();
  const place = { db, now: () => new Date() };
  await layRequests(db);
  const times = { post: [], answer: [], approve: [], board: [], search: [], page: [] } satisfies Record<
    string,
    number[]
  >;
  for (let round = 0; round < rounds; round += 1) {
    const [asker, answerer] = [hunterOf(`bench-${run}-a${round}`), hunterOf(`bench-${run}-b${round}`)];
    await Promise.all([asker, answerer].map(({ uid }) => addHelper(db, uid)));
    let id = "";
    let answer = "";
    await timed(times.post, async () => {
      id = (
        await postRequest(place, asker, requestOf({ key: `${run}-${round}`, title: `Bench ${run} ${round}` }))
      ).request.id;
    });
    await timed(times.answer, async () => {
      const body = answerOf({ key: `${run}-${round}`, body: `Bench answer ${run} ${round}` });
      answer = (await postAnswer(place, answerer, id, body)).answer.id;
    });
    await timed(times.page, () => readRequest(place, id));
    await timed(times.approve, () => approveAnswer(place, asker, { id, answer }));
    await timed(times.board, () => listRequests(place, requestBoardQuerySchema.parse({ weapon: "bow" })));
    await timed(times.search, () =>
      listRequests(place, requestBoardQuerySchema.parse({ q: "bench request 77" })),
    );
  }
  const { size } = await db
    .collection("helpRequests")
    .count()
    .get()
    .then((found) => ({ size: found.data().count }));
  console.info(`${size} requests in the store; a page of the board reads 26 of them and their askers`);
  for (const [name, measured] of Object.entries(times)) console.info(describeTimes(name, measured));
}

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
