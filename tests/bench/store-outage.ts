/**
 * How does the served site behave while Firestore is away, and how soon is it back? A Firestore emulator of this
 * script alone is killed, or stopped so that it takes connections and answers nothing, and later brought back.
 *
 *     npm run bench:store-outage [seconds of each outage]
 */
import { setTimeout as pause } from "node:timers/promises";
import { createSignedIn } from "../support/accounts";
import { createFirestore } from "../support/own-firestore";
import { startOwnServer } from "../support/own-server";

const seconds = Number(process.argv[2] ?? 60);
interface Route {
  readonly name: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  /** Whether the answer came from the store. */
  readonly works: (status: number, body: string) => boolean;
}

function listRoutes(idToken: string): readonly Route[] {
  return [
    {
      name: "GET /api/health",
      path: "/api/health",
      headers: {},
      works: (_status, body) => body.includes('"up"'),
    },
    {
      name: "GET /api/user",
      path: "/api/user?uid=nobody-has-this-uid",
      headers: {},
      works: (status) => status === 404,
    },
    {
      name: "GET /api/user/quiz",
      path: "/api/user/quiz",
      headers: { authorization: `Bearer ${idToken}` },
      works: (status) => status === 200,
    },
  ];
}

interface Answer {
  readonly works: boolean;
  readonly status: number | string;
  readonly ms: number;
}

async function ask(url: string, { path, headers, works }: Route): Promise<Answer> {
  const start = performance.now();
  try {
    const reply = await fetch(url + path, { headers });
    const body = await reply.text();
    return { works: works(reply.status, body), status: reply.status, ms: performance.now() - start };
  } catch (error) {
    return { works: false, status: String(error), ms: performance.now() - start };
  }
}

/** Asks one call after the other, as long as the store is away. */
async function watchOutage(url: string, route: Route, until: number): Promise<Answer[]> {
  const answers: Answer[] = [];
  while (performance.now() < until) {
    answers.push(await ask(url, route));
    await pause(500);
  }
  return answers;
}

/** @returns Milliseconds from now to the first call that works; a new one is made each 600 ms, within the rate limit. */
async function timeRecovery(url: string, route: Route): Promise<number> {
  const start = performance.now();
  let recovered: number | undefined;
  while (recovered === undefined && performance.now() - start < 180_000) {
    void ask(url, route).then(({ works }) => {
      if (works) recovered ??= performance.now() - start;
    });
    await pause(600);
  }
  return recovered ?? Number.NaN;
}

interface Outage {
  readonly name: string;
  begin(): void;
  end(): Promise<void>;
}

async function measure(url: string, routes: readonly Route[], { name, begin, end }: Outage): Promise<void> {
  for (const route of routes) {
    while (!(await ask(url, route)).works) await pause(200);
  }
  begin();
  const until = performance.now() + seconds * 1000;
  const seen = await Promise.all(routes.map((route) => watchOutage(url, route, until)));
  await end();
  const recovered = await Promise.all(routes.map((route) => timeRecovery(url, route)));
  console.log(`\nFirestore ${name} for ${seconds} s`);
  for (const [at, route] of routes.entries()) {
    const answers = seen[at] ?? [];
    const statuses = [...new Set(answers.map(({ status }) => status))].join(", ");
    const slowest = (Math.max(...answers.map(({ ms }) => ms)) / 1000).toFixed(1);
    const back = ((recovered[at] ?? Number.NaN) / 1000).toFixed(1);
    console.log(
      `  ${route.name.padEnd(20)} away: ${answers.length} answers (${statuses}), slowest ${slowest} s;  back after ${back} s`,
    );
  }
}

async function main(): Promise<void> {
  const firestore = await createFirestore();
  await firestore.start();
  const routes = listRoutes((await createSignedIn()).idToken);
  const server = await startOwnServer("bench-outage", { FIRESTORE_EMULATOR_HOST: firestore.address });
  try {
    await measure(server.url, routes, {
      name: "killed",
      begin: () => firestore.signal("SIGKILL"),
      end: () => firestore.start(),
    });
    await measure(server.url, routes, {
      name: "stopped",
      begin: () => firestore.signal("SIGSTOP"),
      end: async () => firestore.signal("SIGCONT"),
    });
  } finally {
    firestore.signal("SIGCONT");
    firestore.signal("SIGKILL");
    await server.kill();
  }
}

void main();
