import { Agent, get } from "node:http";

/** One answered call. */
export interface Answered {
  /** 0 where no answer came. */
  readonly status: number;
  readonly ms: number;
}

/** Calls a server on this machine over connections that stay open, as from any network (`QUARRY_PROXY=nginx`). */
export function createLoadClient(port: number, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const call = (path: string, network: string, patience = 20_000): Promise<Answered> =>
    new Promise((resolve) => {
      const startedAt = performance.now();
      const end = (status: number) => resolve({ status, ms: performance.now() - startedAt });
      const headers = { "accept-encoding": "gzip, br", "x-forwarded-for": network };
      const sent = get({ host: "127.0.0.1", port, path, agent, headers, timeout: patience }, (reply) => {
        reply.resume();
        reply.once("end", () => end(reply.statusCode ?? 0));
        reply.once("error", () => end(0));
      });
      sent.once("error", () => end(0));
      sent.once("timeout", () => sent.destroy());
    });
  return { call, close: () => agent.destroy() };
}

/** @param share from 0 to 1 */
export function getPercentile(answers: readonly Answered[], share: number): number {
  const sorted = answers.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** How often each status came: `200 × 31, 429 × 7`. */
export function countStatuses(answers: readonly Answered[]): string {
  const counts = new Map<number, number>();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts]
    .toSorted(([a], [b]) => a - b)
    .map(([status, count]) => `${status || "no answer"} × ${count}`)
    .join(", ");
}

/** Figures of a server by its `GET /api/metrics`. */
export async function readProcessFigures(url: string, token: string) {
  const reply = await fetch(`${url}/api/metrics`, {
    headers: { authorization: `Bearer ${token}`, "x-forwarded-for": "192.0.2.1" },
  });
  const text = await reply.text();
  const read = (name: string) =>
    text
      .split("\n")
      .filter((line) => line.startsWith(name))
      .reduce((sum, line) => sum + Number(line.split(" ").at(-1)), 0);
  return {
    /** Resident, megabytes. */
    memory: read("process_resident_memory_bytes") / 1e6,
    processorMs: read("process_cpu_seconds_total") * 1000,
    rendered: read('quarry_kept_pages_total{result="rendered"}'),
  };
}
