/**
 * How honest visitors fare next to one that asks for as much as it can from one address: rounds in which they are alone
 * take turns with rounds in which it calls too. It has a process of its own, which is told to let others go first: what
 * it needs for itself on the same machine is its own trouble, and no delay of the site.
 *
 *     npm run bench:hostile [-- --minutes 10]
 */
import { type ChildProcess, fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { setPriority } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import {
  type Answered,
  countStatuses,
  createLoadClient,
  getPercentile,
  readProcessFigures,
} from "../support/load-client";
import { type OwnServer, startOwnServer } from "../support/own-server";

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "10" },
    attack: { type: "string" },
    port: { type: "string" },
  },
});
const minutes = Number(values.minutes);
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

/** What the process of the hostile client sends when a round is over. */
interface AttackReport {
  readonly answers: readonly Answered[];
  /** Milliseconds of processor that it took. */
  readonly processorMs: number;
}

/** The hostile client, in a process of its own. */
async function runAttack(name: string, port: number): Promise<void> {
  const client = createLoadClient(port, 200);
  const answers = (await attacks[name]?.(client.call, performance.now() + roundMs)) ?? [];
  client.close();
  const { user, system } = process.cpuUsage();
  const report: AttackReport = { answers, processorMs: (user + system) / 1000 };
  // The process ends when it is sent, not before.
  await new Promise((resolve) => process.send?.(report, resolve));
}

/** Lets everybody else on this machine go first. */
const lowest = 19;

async function attackFromOutside(name: string, port: number): Promise<AttackReport> {
  const child: ChildProcess = fork(process.argv[1] ?? "", ["--attack", name, "--port", String(port)]);
  if (child.pid !== undefined) setPriority(child.pid, lowest);
  const ended = once(child, "exit").then(() => {
    throw new Error("The hostile client broke off.");
  });
  ended.catch(() => undefined);
  const [report]: AttackReport[] = await Promise.race([once(child, "message"), ended]);
  if (!report) throw new Error("The hostile client reported nothing.");
  return report;
}

function describe(name: string, answers: readonly Answered[]): string {
  const figures = [0.5, 0.95, 0.99, 1].map((share) => getPercentile(answers, share).toFixed(0).padStart(6));
  return `${name.padEnd(34)}${figures.join("")}   ${countStatuses(answers)}`;
}

/** All rounds of one kind together. */
interface Seen {
  readonly honest: Answered[];
  readonly probes: Answered[];
  readonly own: Answered[];
  /** Milliseconds of processor of the server and of the hostile client. */
  serverMs: number;
  ownMs: number;
  rounds: number;
}

const createSeen = (): Seen => ({ honest: [], probes: [], own: [], serverMs: 0, ownMs: 0, rounds: 0 });

/** One round, with or without the hostile client. */
async function playRound(server: OwnServer, call: Call, attack: string | null, seen: Seen): Promise<void> {
  const before = await readProcessFigures(server.url, token);
  const until = performance.now() + roundMs;
  const [honest, probes, own] = await Promise.all([
    beHonest(call, until),
    probe(call, until),
    attack === null ? { answers: [], processorMs: 0 } : attackFromOutside(attack, server.port),
  ]);
  const after = await readProcessFigures(server.url, token);
  seen.honest.push(...honest);
  seen.probes.push(...probes);
  seen.own.push(...own.answers);
  seen.ownMs += own.processorMs;
  seen.serverMs += after.processorMs - before.processorMs;
  seen.rounds += 1;
}

function print(name: string, { honest, probes, own, serverMs, ownMs, rounds }: Seen): void {
  console.log(`\n${name}`);
  console.log(describe("Honest", honest));
  console.log(describe("Liveness", probes));
  if (own.length > 0) console.log(describe("It", own));
  const share = (milliseconds: number) => ((100 * milliseconds) / (rounds * roundMs)).toFixed(0);
  console.log(`Processor: server ${share(serverMs)} % of a core, it ${share(ownMs)} %`);
}

async function main(): Promise<void> {
  const server = await startOwnServer("hostile", {
    QUARRY_METRICS_TOKEN: token,
    QUARRY_PROXY: "nginx",
  });
  const honest = createLoadClient(server.port, 64);
  try {
    // A process that has just begun compiles each route once.
    for (const path of [...honestPaths, ...hostilePaths, ...honestPaths]) {
      await honest.call(path, `192.0.2.${100 + honestPaths.indexOf(path)}`, 60_000);
    }
    const calm = createSeen();
    const seen = new Map(Object.keys(attacks).map((name) => [name, createSeen()]));
    const endsAt = performance.now() + minutes * 60_000;
    while (performance.now() < endsAt) {
      for (const [name, beside] of seen) {
        await playRound(server, honest.call, null, calm);
        await playRound(server, honest.call, name, beside);
        // What it still has in debt is not part of the calm.
        await pause(3000);
      }
    }
    console.log("Milliseconds                         p50   p95   p99   max   answers");
    print("Alone", calm);
    for (const [name, beside] of seen) {
      print(name, beside);
      const ratio = getPercentile(beside.honest, 0.95) / getPercentile(calm.honest, 0.95);
      console.log(`p95 of the honest: ${ratio.toFixed(2)} × calm`);
    }
    const { memory } = await readProcessFigures(server.url, token);
    console.log(`\n${memory.toFixed(0)} MB`);
  } finally {
    honest.close();
    await server.kill();
  }
}

(values.attack ? runAttack(values.attack, Number(values.port)) : main()).then(
  () => process.exit(0),
  (error) => {
    console.error(error);
    process.exit(1);
  },
);
