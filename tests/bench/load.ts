/**
 * How many visitors and players two server processes behind a small proxy can take: calls begin at a fixed rate,
 * whether earlier ones are answered or not, and the rate rises until the site no longer keeps up.
 *
 *     npm run bench:load [-- seconds for each rate]
 */
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { quizBank } from "@/lib/catalog/read-quiz-bank.server";
import { startQuizResponseSchema } from "@/lib/daily/quiz-schema";
import { createSignedIn, type SignedInAccount } from "../support/accounts";
import { buildContent } from "../support/builds/saved-builds";
import { type OwnServer, startOwnServer } from "../support/own-server";
import { startSmallProxy } from "../support/small-proxy";

const secondsPerRate = Number(process.argv[2] ?? 8);
const rates = [5, 10, 20, 40, 80, 160, 320];
const playerCount = 40;
const token = randomUUID();
/** Milliseconds within which 95 of 100 calls must be answered. */
const kneeMs = 1000;

/** What a visitor opens, about as often as on a wiki: mostly one article, now and then a list or the builder. */
const pages = [
  "/",
  "/wiki",
  "/wiki/monsters/rathalos",
  "/wiki/hitzones/rathalos",
  "/wiki/weapons/great-sword",
  "/wiki/armor",
  "/wiki/skills/weakness-exploit",
  "/wiki/items/rathalos-ruby",
  "/builder",
  "/leaderboards",
  "/hunting-help",
  "/wiki/builds",
  "/api/announcements",
  "/api/leaderboards/ranking",
];

interface Result {
  readonly kind: "visitor" | "player";
  readonly ms: number;
  /** 0 where no answer came. */
  readonly status: number;
}

type Call = () => Promise<number>;

async function call(url: string, path: string, account?: SignedInAccount, body?: unknown): Promise<number> {
  try {
    const reply = await fetch(`${url}${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: {
        ...(account ? { authorization: `Bearer ${account.idToken}` } : {}),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(20_000),
    });
    await reply.arrayBuffer();
    return reply.status;
  } catch {
    return 0;
  }
}

/** What a player does: reward, quiz, a saved build, one's notifications. */
function pickPlayerCall(url: string, account: SignedInAccount): Call {
  const roll = Math.random();
  if (roll < 0.3) return () => call(url, "/api/user/login-reward", account);
  if (roll < 0.5) return () => call(url, "/api/user/quiz", account);
  if (roll < 0.6) return () => call(url, "/api/builds", account, { key: randomUUID(), ...buildContent() });
  if (roll < 0.8) return () => call(url, "/api/builds/mine?deleted=false", account);
  return () => call(url, "/api/user/notifications", account);
}

async function runRate(url: string, players: readonly SignedInAccount[], rate: number): Promise<Result[]> {
  const results: Promise<Result>[] = [];
  const endsAt = performance.now() + secondsPerRate * 1000;
  for (let number = 0, next = performance.now(); next < endsAt; number += 1, next += 1000 / rate) {
    await pause(Math.max(0, next - performance.now()));
    const account = players[number % players.length];
    const isPlayer = Math.random() < 0.15 && account !== undefined;
    const page = pages[Math.floor(Math.random() * pages.length)] ?? "/";
    const work = isPlayer ? pickPlayerCall(url, account) : () => call(url, page);
    const startedAt = performance.now();
    const done = work().then(
      (status): Result => ({
        kind: isPlayer ? "player" : "visitor",
        status,
        ms: performance.now() - startedAt,
      }),
    );
    results.push(done);
  }
  return Promise.all(results);
}

function percentile(results: readonly Result[], share: number): number {
  const sorted = results.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Resident memory of a server, megabytes, and its committed and failed transactions. */
async function readFigures({
  url,
}: OwnServer): Promise<{ memory: number; transactions: number; retries: number }> {
  const reply = await fetch(`${url}/api/metrics`, { headers: { authorization: `Bearer ${token}` } });
  const text = await reply.text();
  const read = (name: string) =>
    text
      .split("\n")
      .filter((line) => line.startsWith(name))
      .reduce((sum, line) => sum + Number(line.split(" ").at(-1)), 0);
  return {
    memory: read("process_resident_memory_bytes") / 1e6,
    transactions: read("quarry_transactions_total"),
    retries: read("quarry_transaction_retries_total"),
  };
}

async function openPlayers(url: string): Promise<SignedInAccount[]> {
  const players: SignedInAccount[] = [];
  for (let each = 0; each < playerCount; each += 1) players.push(await createSignedIn());
  // One right answer each, so that the quiz's own path is warm on both processes.
  for (const account of players.slice(0, 4)) {
    const headers = { authorization: `Bearer ${account.idToken}` };
    const started: unknown = await (await fetch(`${url}/api/user/quiz`, { headers })).json();
    const reply = startQuizResponseSchema.parse(started);
    if (reply.message !== "OK") continue;
    const known = quizBank.get(reply.question.id);
    const right = reply.question.choices.indexOf(known?.choices[known.answer] ?? "");
    const body = { idToken: account.idToken, quiz: [reply.question], answers: [right] };
    await call(url, "/api/user/quiz", account, body);
  }
  return players;
}

async function main(): Promise<void> {
  const env = {
    QUARRY_METRICS_TOKEN: token,
    QUARRY_ADDRESS_LIMIT: "0",
    QUARRY_NETWORK_BUDGET: "0",
    QUARRY_PROXY: "nginx",
  };
  const servers = [await startOwnServer("load-1", env), await startOwnServer("load-2", env)];
  const proxy = await startSmallProxy(() => servers.map(({ port }) => port));
  try {
    const players = await openPlayers(proxy.url);
    for (const page of [...pages, ...pages]) await call(proxy.url, page);
    console.log("  rate  answered/s    p50 ms    p95 ms    p99 ms  players p95  errors  MB of each server");
    let knee: number | null = null;
    for (const rate of rates) {
      const startedAt = performance.now();
      const results = await runRate(proxy.url, players, rate);
      const seconds = (performance.now() - startedAt) / 1000;
      const failed = results.filter(({ status }) => status === 0 || status >= 500).length;
      const ofPlayers = results.filter(({ kind }) => kind === "player");
      const figures = await Promise.all(servers.map(readFigures));
      const cells = [
        [rate, 6],
        [((results.length - failed) / seconds).toFixed(1), 12],
        ...[0.5, 0.95, 0.99].map((share) => [percentile(results, share).toFixed(0), 10] as const),
        [percentile(ofPlayers, 0.95).toFixed(0), 13],
        [failed, 8],
        [figures.map(({ memory }) => memory.toFixed(0)).join(" / "), 19],
      ] as const;
      console.log(cells.map(([text, width]) => String(text).padStart(width)).join(""));
      const isSlow = percentile(results, 0.95) > kneeMs || failed > results.length / 100;
      if (isSlow) knee ??= rate;
      // Beyond this the table would only show how long the queue is.
      if ((results.length - failed) / seconds < rate * 0.6) break;
    }
    const [last] = await Promise.all(servers.map(readFigures));
    console.log(`Transactions of the first process: ${last?.transactions}, repeated: ${last?.retries}`);
    console.log(
      knee === null
        ? `No knee up to ${rates.at(-1)} calls a second.`
        : `Knee: ${knee} calls a second (p95 above ${kneeMs} ms, or more than 1 % errors).`,
    );
  } finally {
    await proxy.stop();
    for (const server of servers) await server.kill();
  }
}

main().then(
  // The store's connection would keep the process open.
  () => process.exit(0),
  (error) => {
    console.error(error);
    process.exit(1);
  },
);
