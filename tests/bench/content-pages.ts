/**
 * What a page of user content costs next to a page that was written at build time: requests over a number of
 * connections, one after the other on each.
 *
 *     npm run bench:content [-- seconds for each figure]
 */
import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import {
  type Answered,
  countStatuses,
  createLoadClient,
  getPercentile,
  readProcessFigures,
} from "../support/load-client";
import { type OwnServer, startOwnServer } from "../support/own-server";

const seconds = Number(process.argv[2] ?? 8);
const token = randomUUID();
const paths = [
  "/wiki/weapons/great-sword",
  "/leaderboards/overview?board=ajarakan-ablaze_ta_all_all_1",
  "/leaderboards",
  "/wiki/builds",
  "/hunting-help",
];

async function measure(server: OwnServer, path: string, connections: number): Promise<void> {
  const client = createLoadClient(server.port, connections);
  const before = await readProcessFigures(server.url, token);
  const answers: Answered[] = [];
  const startedAt = performance.now();
  const until = startedAt + seconds * 1000;
  const work = async () => {
    while (performance.now() < until) answers.push(await client.call(path, "198.51.100.1"));
  };
  let peak = before.memory;
  const watch = setInterval(async () => {
    peak = Math.max(peak, await readMemory(server.pid));
  }, 200);
  await Promise.all(Array.from({ length: connections }, work));
  clearInterval(watch);
  const took = (performance.now() - startedAt) / 1000;
  const after = await readProcessFigures(server.url, token);
  client.close();
  const cells = [
    [connections, 5],
    [(answers.length / took).toFixed(0), 8],
    ...[0.5, 0.95, 0.99].map((share) => [getPercentile(answers, share).toFixed(1), 9] as const),
    [((after.processorMs - before.processorMs) / answers.length).toFixed(2), 9],
    [peak.toFixed(0), 7],
    [after.rendered - before.rendered, 9],
  ] as const;
  console.log(
    `${path.padEnd(60)}${cells.map(([text, width]) => String(text).padStart(width)).join("")}   ${countStatuses(answers)}`,
  );
}

/** Resident memory of a process in megabytes; 0 where the system does not say. */
async function readMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1000;
}

async function main(): Promise<void> {
  const env = {
    QUARRY_METRICS_TOKEN: token,
    QUARRY_ADDRESS_LIMIT: "0",
    QUARRY_NETWORK_BUDGET: "0",
    QUARRY_PROXY: "nginx",
  };
  const server = await startOwnServer("content", env);
  try {
    console.log(`${"".padEnd(60)}conns   req/s   p50 ms   p95 ms   p99 ms   cpu ms     MB rendered`);
    for (const path of paths) await measure(server, path, 4);
    for (const path of paths) await measure(server, path, 50);
  } finally {
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
