/**
 * How honest visitors fare next to one that asks for as much as it can from one address: rounds in which they are alone
 * take turns with rounds in which it calls too.
 *
 *     npm run bench:hostile [-- minutes]
 */
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import {
  type Answered,
  countStatuses,
  createLoadClient,
  getPercentile,
  readProcessFigures,
} from "../support/load-client";
import { startOwnServer } from "../support/own-server";

const minutes = Number(process.argv[2] ?? 10);
const roundMs = 15_000;
const token = randomUUID();
/** Honest visitors, each from a network of its own, and calls a second of all of them. */
const visitors = 12;
const honestRate = 12;

const honestPaths = [
  "/",
  "/wiki",
  "/wiki/weapons/great-sword",
  "/wiki/hitzones/rathalos",
  "/leaderboards",
  "/leaderboards/overview",
  "/wiki/builds",
  "/hunting-help",
  "/api/announcements",
  "/api/leaderboards/ranking",
];

/** What costs most, each time at another address, so that nothing is kept of it. */
const hostilePaths = [
  "/leaderboards?x=",
  "/leaderboards/overview?part=1&x=",
  "/leaderboards/user-ranking?x=",
  "/leaderboards/submissions?x=",
  "/wiki/builds?x=",
  "/wiki/guides?x=",
  "/hunting-help?x=",
  "/about/coins?x=",
  "/api/builder/card?b=1MUAA&x=",
];

type Call = (path: string, network: string) => Promise<Answered>;

/** Begins calls at a fixed rate, whether earlier ones are answered or not. */
async function callAtRate(rate: number, until: number, begin: (number: number) => Promise<Answered>) {
  const answers: Promise<Answered>[] = [];
  for (let number = 0, next = performance.now(); next < until; number += 1, next += 1000 / rate) {
    await pause(Math.max(0, next - performance.now()));
    answers.push(begin(number));
  }
  return Promise.all(answers);
}

const beHonest = (call: Call, until: number) =>
  callAtRate(honestRate, until, (number) =>
    call(honestPaths[number % honestPaths.length] ?? "/", `198.51.100.${number % visitors}`),
  );

const probe = (call: Call, until: number) =>
  callAtRate(4, until, () => call("/api/health/live", "192.0.2.7"));

/** The ways in which it calls, one after the other. */
const attacks: Readonly<Record<string, (call: Call, until: number) => Promise<Answered[]>>> = {
  "70 calls a second": (call, until) =>
    callAtRate(70, until, (number) =>
      call(hostilePaths[number % hostilePaths.length] + randomUUID(), "203.0.113.1"),
    ),
  "50 connections without a pause": async (call, until) => {
    const answers: Answered[] = [];
    const work = async (start: number) => {
      for (let number = start; performance.now() < until; number += 1) {
        answers.push(await call(hostilePaths[number % hostilePaths.length] + randomUUID(), "203.0.113.1"));
      }
    };
    await Promise.all(Array.from({ length: 50 }, (_, number) => work(number)));
    return answers;
  },
};

function describe(name: string, answers: readonly Answered[]): string {
  const figures = [0.5, 0.95, 0.99, 1].map((share) => getPercentile(answers, share).toFixed(0).padStart(6));
  return `${name.padEnd(34)}${figures.join("")}   ${countStatuses(answers)}`;
}

async function main(): Promise<void> {
  const env = { QUARRY_METRICS_TOKEN: token, QUARRY_TRUSTED_PROXIES: "1" };
  const server = await startOwnServer("hostile", env);
  const honest = createLoadClient(server.port, 64);
  const hostile = createLoadClient(server.port, 200);
  try {
    // A process that has just begun compiles each route once.
    for (const path of [...honestPaths, ...hostilePaths, ...honestPaths]) {
      await honest.call(path, `192.0.2.${100 + honestPaths.indexOf(path)}`, 60_000);
    }
    const calm: Answered[] = [];
    const seen = new Map(
      Object.keys(attacks).map((name) => [
        name,
        { beside: [] as Answered[], probes: [] as Answered[], own: [] as Answered[] },
      ]),
    );
    const endsAt = performance.now() + minutes * 60_000;
    while (performance.now() < endsAt) {
      for (const [name, attack] of Object.entries(attacks)) {
        calm.push(...(await beHonest(honest.call, performance.now() + roundMs)));
        const until = performance.now() + roundMs;
        const [beside, probes, own] = await Promise.all([
          beHonest(honest.call, until),
          probe(honest.call, until),
          attack(hostile.call, until),
        ]);
        const all = seen.get(name);
        all?.beside.push(...beside);
        all?.probes.push(...probes);
        all?.own.push(...own);
        // What it still has in debt is not part of the calm.
        await pause(3000);
      }
    }
    console.log("Milliseconds                         p50   p95   p99   max   answers");
    console.log(describe("Honest, alone", calm));
    for (const [name, { beside, probes, own }] of seen) {
      console.log(`\n${name}`);
      console.log(describe("Honest, next to it", beside));
      console.log(describe("Liveness, next to it", probes));
      console.log(describe("It", own));
      const ratio = getPercentile(beside, 0.95) / getPercentile(calm, 0.95);
      console.log(`p95 of the honest: ${ratio.toFixed(2)} × calm`);
    }
    const { memory, processorMs } = await readProcessFigures(server.url, token);
    console.log(`\n${memory.toFixed(0)} MB, ${(processorMs / 1000).toFixed(0)} s of processor`);
  } finally {
    honest.close();
    hostile.close();
    await server.kill();
  }
}

main().then(
  () => process.exit(0),
  (error) => {
    console.error(error);
    process.exit(1);
  },
);
