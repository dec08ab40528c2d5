/**
 * What moderation and administration cost: documents that each view reads with 10,000 open cases and 10,000 entries of
 * the audit log in a store inside this process, and the documents and the time of a decision.
 *
 *     npm run bench:moderation [entries]
 */
import { listAuditPage } from "@/lib/admin/list-audit-page.server";
import { listPairs } from "@/lib/admin/list-pairs.server";
import { findPeople } from "@/lib/admin/people.server";
import { readHealth } from "@/lib/admin/read-health.server";
import { auditQuerySchema } from "@/lib/admin/schema";
import type { AccountDependencies } from "@/lib/api/create-dependencies.server";
import { type Auth, type Firestore, Timestamp } from "@/lib/firebase/admin.server";
import { decideCase } from "@/lib/moderation/decide-case.server";
import { listModerationQueue } from "@/lib/moderation/list-queue.server";
import { readCase } from "@/lib/moderation/read-case.server";
import { moderationQueueQuerySchema } from "@/lib/moderation/schema";
import { getCaseRank } from "@/lib/reports/case-rules";
import { createReport } from "@/lib/reports/create-report.server";
import { createReportBodySchema } from "@/lib/reports/schema";
import { countBilledOperations } from "../support/billed-operations";
import { createInProcessDb } from "../support/in-process-db";
import { addHunter, hunterOf, moderatorOf } from "../support/leaderboards/runs";
import { decisionOf, reportFor } from "../support/moderation/cases";

const entries = Number(process.argv[2] ?? 10_000);
const batchSize = 400;
const people = 200;

async function lay(db: Firestore, write: (batch: ReturnType<Firestore["batch"]>, number: number) => void) {
  for (let from = 0; from < entries; from += batchSize) {
    const batch = db.batch();
    for (let number = from; number < Math.min(from + batchSize, entries); number += 1) write(batch, number);
    await batch.commit();
  }
}

async function layCases(db: Firestore): Promise<void> {
  const now = Date.now();
  await lay(db, (batch, number) => {
    const openedAt = new Date(now - number * 60_000);
    const reasons = number % 3 === 0 ? { harassment: 1 } : { spam: 1 };
    const owner = `hunter-${number % people}`;
    batch.set(db.collection("cases").doc(`bench${String(number).padStart(19, "0")}`), {
      ...{
        kind: "profile",
        content: owner,
        parent: null,
        target: `users/${owner}-${number}`,
        owner,
        title: owner,
      },
      ...{
        status: "open",
        reasons,
        openedAt,
        rank: getCaseRank(openedAt, reasons),
        claim: null,
        decision: null,
      },
      ...{ decidedAt: null, withheld: null, events: [], people: [owner], revision: 0 },
    });
  });
}

async function layAudit(db: Firestore): Promise<void> {
  const now = Date.now();
  await lay(db, (batch, number) => {
    batch.set(db.collection("audit").doc(), {
      ...{
        actor: "alma",
        action: number % 2 ? "user.warn" : "case.decide",
        target: `users/hunter-${number}`,
      },
      ...{ subject: `hunter-${number % people}`, before: {}, after: {}, why: `Entry ${number}` },
      at: Timestamp.fromMillis(now - number * 60_000),
    });
  });
}

async function main(): Promise<void> {
  const db = createInProcessDb();
  // What the use cases call of the SDK.
  const auth = {
    getUser: async (uid: string) => ({ uid, customClaims: {}, providerData: [] }),
    getUsers: async (ids: { uid: string }[]) => ({
      users: ids.map(({ uid }) => ({ uid, customClaims: {} })),
    }),
    updateUser: async () => undefined,
  } as unknown as Auth;
  const place: AccountDependencies = { db, auth, now: () => new Date() };
  const alma = { ...moderatorOf("alma"), admin: true };

  for (let number = 0; number < people; number += 1) await addHunter(db, `hunter-${number}`);
  await addHunter(db, "rook");
  await addHunter(db, "sable");
  await layCases(db);
  await layAudit(db);
  const reported = { accounts: {}, ...place } as unknown as Parameters<typeof reportFor>[0];
  const id = await reportFor(reported, "sable", { kind: "profile", id: "rook", reason: "harassment" });
  const billed = await countBilledOperations(db);

  async function measure(name: string, work: () => Promise<unknown>): Promise<void> {
    const before = { ...billed };
    const start = performance.now();
    await work();
    const ms = (performance.now() - start).toFixed(0);
    const [reads, writes] = [billed.reads - before.reads, billed.writes - before.writes];
    console.log(`${name}: ${reads} reads, ${writes} writes, ${ms} ms`);
  }

  const queue = (query: object) => listModerationQueue(place, alma, moderationQueueQuerySchema.parse(query));
  const audit = (query: object) => listAuditPage(place, alma, auditQuerySchema.parse(query));
  console.log(`${entries} open cases, ${entries} entries of the audit log`);
  await measure("queue, first page", () => queue({}));
  const { nextCursor } = await queue({});
  await measure("queue, second page", () => queue({ cursor: nextCursor }));
  await measure("case with history", () => readCase(place, alma, id));
  await measure("report", () => {
    const body = createReportBodySchema.parse({ kind: "profile", id: "hunter-7", reason: "spam" });
    return createReport(place, hunterOf("sable"), body);
  });
  await measure("decision: keep and warn", () =>
    decideCase(place, alma, { id, ...decisionOf({ content: "keep", person: "warn" }) }),
  );
  await measure("audit log, first page", () => audit({}));
  await measure("audit log of one person", () => audit({ subject: "hunter-7" }));
  await measure("audit log, 500 entries for export", () => audit({ size: "500" }));
  await measure("people by name", () => findPeople(place, alma, "hunter-1"));
  await measure("health, first look of the day", () => readHealth(place, alma, "0"));
  await measure("health, later", () => readHealth(place, alma, "0"));
  await measure("suspicious pairs", () => listPairs(place, alma));
}

main().then(
  () => process.exit(0),
  (error) => {
    console.error(error);
    process.exit(1);
  },
);
