/**
 * How much does a right quiz answer cost over HTTP, against a bare Firestore transaction that does the same
 * reads and writes? Both run in turns against the same emulator, so that whatever slows one slows the other.
 *
 *     QUARRY_BACKEND=emulators QUARRY_BASE_URL=http://localhost:3000 FIRESTORE_EMULATOR_HOST=127.0.0.1:8080 \
 *     FIREBASE_AUTH_EMULATOR_HOST=127.0.0.1:9099 npx tsx tests/bench/quiz-post.ts [rounds]
 */
import { quizBank } from "@/lib/catalog/read-quiz-bank.server";
import { startQuizResponseSchema, submitQuizResponseSchema } from "@/lib/daily/quiz-schema";
import { type Firestore, getDb } from "@/lib/firebase/admin.server";
import { getUtcDay } from "@/lib/site/time";
import { createSignedIn } from "../support/accounts";
import { callApi } from "../support/api";

const rounds = Number(process.argv[2] ?? 200);
const warmUp = 20;

/** @returns Milliseconds that `work` took. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** A fresh hunter with today's question open: gives the call that answers it rightly. */
async function prepareHttp(): Promise<() => Promise<void>> {
  const { idToken } = await createSignedIn();
  const { body: started } = await callApi("/api/user/quiz", { token: idToken });
  const reply = startQuizResponseSchema.parse(started);
  if (reply.message !== "OK") throw new Error("A fresh account must get a question");
  const known = quizBank.get(reply.question.id);
  const right = known?.choices[known.answer];
  const body = { idToken, quiz: [reply.question], answers: [reply.question.choices.indexOf(right ?? "")] };
  return async () => {
    const { body: answered } = await callApi("/api/user/quiz", { method: "POST", token: idToken, body });
    const { message } = submitQuizResponseSchema.parse(answered);
    if (message !== "OK") throw new Error(`Expected to be paid, got ${message}`);
  };
}

/** The same documents, and a transaction with the same three reads and three writes. */
async function prepareBare(db: Firestore, index: number): Promise<() => Promise<void>> {
  const day = getUtcDay(new Date());
  const user = db.collection("bench").doc(`${process.pid}-${index}`);
  const entry = user.collection("ledger").doc(`daily-quiz.${day}`);
  const attempt = user.collection("quiz").doc(day);
  const now = new Date();
  await user.set({ displayName: "Hunter", photoURL: null, coins: 0, icon: null, createdAt: now });
  await attempt.set({ questionId: "0", order: [0, 1, 2, 3], assignedAt: now, answeredAt: null });
  return () =>
    db.runTransaction(async (transaction) => {
      const [account] = await transaction.getAll(user, entry, attempt);
      const balanceAfter = Number(account?.get("coins")) + 10;
      transaction.update(attempt, { answeredAt: now, choice: 0, correct: true });
      transaction.create(entry, { amount: 10, reason: "daily-quiz", ref: day, balanceAfter, createdAt: now });
      transaction.update(user, { coins: balanceAfter });
    });
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function summary(times: readonly number[]): { p50: number; p95: number } {
  const sorted = times.toSorted((a, b) => a - b);
  return { p50: percentile(sorted, 0.5), p95: percentile(sorted, 0.95) };
}

async function main(): Promise<void> {
  const db = await getDb();
  const times = { http: [] as number[], bare: [] as number[] };
  for (let round = -warmUp; round < rounds; round += 1) {
    const post = await prepareHttp();
    const transact = await prepareBare(db, round + warmUp);
    const pair = { http: 0, bare: 0 };
    // Either goes first as often as the other.
    if (round % 2 === 0) pair.http = await timed(post);
    pair.bare = await timed(transact);
    if (round % 2 !== 0) pair.http = await timed(post);
    if (round < 0) continue;
    times.http.push(pair.http);
    times.bare.push(pair.bare);
  }
  await db.recursiveDelete(db.collection("bench"));

  const http = summary(times.http);
  const bare = summary(times.bare);
  const row = (name: string, { p50, p95 }: { p50: number; p95: number }, unit = " ms") =>
    `${name.padEnd(28)}${(p50.toFixed(2) + unit).padStart(12)}${(p95.toFixed(2) + unit).padStart(12)}`;
  console.log(`${rounds} rounds${" ".repeat(27)}p50         p95`);
  console.log(row("quiz POST over HTTP", http));
  console.log(row("bare transaction", bare));
  console.log(row("ratio", { p50: http.p50 / bare.p50, p95: http.p95 / bare.p95 }, "×"));
}

main().then(
  // The store's connection would keep the process open.
  () => process.exit(0),
  (error) => {
    console.error(error);
    process.exit(1);
  },
);
