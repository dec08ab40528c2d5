/**
 * Kills server processes in the middle of calls: people claim, play, save and ask through a proxy in front of two
 * servers, one of which is killed without warning and started again. Everybody repeats a call with the same key until it
 * is answered. Then the store is looked at: what was promised must be there, once.
 *
 *     npm run soak:processes [-- rounds, of one kill each]
 */
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { checkLedger } from "@/lib/coins/check-ledger.server";
import { getDb } from "@/lib/firebase/admin.server";
import { checkBoards } from "@/lib/leaderboards/board/check-boards.server";
import { getUtcDay } from "@/lib/site/time";
import { createSignedIn, type SignedInAccount } from "../support/accounts";
import { buildContent } from "../support/builds/saved-builds";
import { type OwnServer, startOwnServer } from "../support/own-server";
import { startSmallProxy } from "../support/small-proxy";

const rounds = z.coerce
  .number()
  .int()
  .min(1)
  .parse(process.argv[2] ?? 3);
const personCount = 20;
const env = { QUARRY_ADDRESS_LIMIT: "0", QUARRY_NETWORK_BUDGET: "0", QUARRY_PROXY: "nginx" };
const createdBuild = z.object({ created: z.boolean(), build: z.object({ id: z.string() }) });

interface Person {
  readonly account: SignedInAccount;
  /** Builds that the server said are saved. */
  readonly builds: Set<string>;
  hasReward: boolean;
}

const counts = { calls: 0, broken: 0, repliesToRepeated: 0 };

/** Repeats a call until a server answers it, as the site offers it to people. */
async function callUntilAnswered(
  url: string,
  path: string,
  person: Person,
  body?: unknown,
): Promise<unknown> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    counts.calls += 1;
    try {
      const reply = await fetch(`${url}${path}`, {
        method: body === undefined ? "GET" : "POST",
        headers: { authorization: `Bearer ${person.account.idToken}`, "content-type": "application/json" },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(15_000),
      });
      const answer: unknown = await reply.json().catch(() => null);
      if (reply.status < 500) return answer;
    } catch {
      // The connection broke: whether the call was carried out is not known.
    }
    counts.broken += 1;
    await pause(50);
  }
  throw new Error(`${path} was never answered.`);
}

async function act(url: string, person: Person): Promise<void> {
  if (Math.random() < 0.3) {
    await callUntilAnswered(url, "/api/user/login-reward", person);
    person.hasReward = true;
    return;
  }
  const before = counts.broken;
  const body = { key: randomUUID(), ...buildContent({ title: `Build ${randomUUID()}` }) };
  const reply = createdBuild.safeParse(await callUntilAnswered(url, "/api/builds", person, body));
  // A refusal: somebody has saved as many as a day allows.
  if (!reply.success) return;
  person.builds.add(reply.data.build.id);
  if (counts.broken > before && !reply.data.created) counts.repliesToRepeated += 1;
}

async function findDifferences(people: readonly Person[]): Promise<string[]> {
  const db = await getDb();
  const day = getUtcDay(new Date());
  const problems: string[] = [];
  for (const { account, builds, hasReward } of people) {
    const stored = await db.collection("builds").where("owner", "==", account.uid).get();
    const ids = new Set(stored.docs.map(({ id }) => id));
    for (const id of builds) if (!ids.has(id)) problems.push(`lost: build ${id}`);
    for (const id of ids) if (!builds.has(id)) problems.push(`doubled: build ${id}`);
    const entry = await db.doc(`users/${account.uid}/ledger/daily-login.${day}`).get();
    if (hasReward && !entry.exists) problems.push(`lost: reward of ${account.uid}`);
  }
  const ledger = await checkLedger(db);
  for (const each of ledger.offenders) problems.push(`${each.uid}: ${each.problems.join("; ")}`);
  problems.push(...(await checkBoards(db)).differences);
  console.log(`${ledger.users} users, ${ledger.entries} ledger entries`);
  return problems;
}

async function main(): Promise<number> {
  const servers: OwnServer[] = [await startOwnServer("soak-1", env), await startOwnServer("soak-2", env)];
  const proxy = await startSmallProxy(() => servers.map(({ port }) => port));
  const people: Person[] = [];
  for (let each = 0; each < personCount; each += 1) {
    people.push({ account: await createSignedIn(), builds: new Set(), hasReward: false });
  }
  let goesOn = true;
  const busy = people.map(async (person) => {
    while (goesOn) await act(proxy.url, person);
  });
  for (let round = 0; round < rounds; round += 1) {
    await pause(2000 + Math.random() * 2000);
    // The proxy goes on sending it calls until its place is taken, as a real one would notice late.
    await servers[round % 2]?.kill();
    console.log(`Killed a server after ${counts.calls} calls`);
    servers[round % 2] = await startOwnServer(`soak-${round + 3}`, env);
  }
  await pause(2000);
  goesOn = false;
  await Promise.all(busy);
  const problems = await findDifferences(people);
  await proxy.stop();
  for (const server of servers) await server.kill();
  const saved = people.reduce((sum, { builds }) => sum + builds.size, 0);
  console.log(
    `${rounds} kills, ${counts.calls} calls, ${counts.broken} without an answer, ${saved} builds saved, ${counts.repliesToRepeated} of them found already saved`,
  );
  for (const problem of problems.slice(0, 20)) console.error(`  ${problem}`);
  console.log(`${problems.length} lost or doubled effects and problems`);
  return problems.length === 0 ? 0 : 1;
}

main().then(
  (code) => process.exit(code),
  (error) => {
    console.error(error);
    process.exit(1);
  },
);
