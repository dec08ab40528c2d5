import { describe, expect, test } from "vitest";
import { getAuditGenesisRef, getAuditHeadRef, hashAuditEntry } from "@/lib/audit/audit-chain.server";
import { checkAudit, toExportLine } from "@/lib/audit/check-audit.server";
import { compareExport } from "@/lib/audit/compare-export.server";
import { auditDocumentSchema } from "@/lib/audit/schema";
import { writeAuditAlone } from "@/lib/audit/write-audit.server";
import type { Firestore } from "@/lib/firebase/admin.server";
import { createInProcessDb } from "@/tests/support/in-process-db";

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute));
const toEntry = (minute: number) => ({
  ...{ actor: "alma", target: `users/rook/ledger/a${minute}`, subject: "rook" },
  action: "coins.adjust" as const,
  ...{ before: { coins: minute }, after: { coins: minute + 5, amount: 5 }, why: "prize", at: at(minute) },
});

/** A log with nine entries. */
async function open(): Promise<Firestore> {
  const db = createInProcessDb();
  for (let minute = 1; minute < 10; minute += 1) await writeAuditAlone(db, toEntry(minute));
  return db;
}

async function find(db: Firestore, seq: number) {
  const { docs } = await db.collection("audit").where("seq", "==", seq).get();
  if (!docs[0]) throw new Error(`There is no entry ${seq}.`);
  return docs[0];
}

describe("a chain", () => {
  test("that nobody touched is sound", async () => {
    const db = await open();
    const report = await checkAudit(db);
    expect(report).toMatchObject({ entries: 9, older: 0, problems: [], broken: 0 });
    expect(report.head).toBe((await find(db, 9)).get("hash"));
  });

  test("of 40 writes at the same time has every number once", async () => {
    const db = createInProcessDb();
    await Promise.all(Array.from({ length: 40 }, (_, minute) => writeAuditAlone(db, toEntry(minute))));
    expect(await checkAudit(db)).toMatchObject({ entries: 40, problems: [] });
  });

  test.each([
    ["the reason", { why: "theft" }],
    ["the actor", { actor: "fabius" }],
    ["a fact", { after: { coins: 10, amount: 50 } }],
    ["the moment", { at: at(50) }],
    ["whom it concerns", { subject: null }],
    ["the hash", { hash: "0".repeat(64) }],
  ])("shows that %s of an entry was altered", async (_name, change) => {
    const db = await open();
    await (await find(db, 5)).ref.update(change);
    const { problems } = await checkAudit(db);
    expect(problems[0]).toMatch(/^Entry 5 \(\w+\) was altered\.$/);
  });

  test("shows an altered entry whose hash was calculated anew by the entry behind it", async () => {
    const db = await open();
    const document = await find(db, 5);
    const { seq: _, prevHash, hash: __, ...entry } = auditDocumentSchema.parse(document.data());
    const changed = { ...entry, at: entry.at.toDate(), why: "theft" };
    await document.ref.update({ why: "theft", hash: hashAuditEntry(changed, 5, prevHash ?? "") });
    const { problems } = await checkAudit(db);
    expect(problems).toEqual([expect.stringMatching(/^Entry 6 .* does not follow the entry before it\.$/)]);
  });

  test("shows removed entries, in the middle and at the end", async () => {
    const middle = await open();
    for (const seq of [4, 5]) await (await find(middle, seq)).ref.delete();
    expect((await checkAudit(middle)).problems).toEqual(["Entries 4 to 5 are missing."]);
    const end = await open();
    await (await find(end, 9)).ref.delete();
    expect((await checkAudit(end)).problems).toEqual(["Entry 9 is missing at the end."]);
  });

  test("shows that two entries changed places", async () => {
    const db = await open();
    const [third, fourth] = await Promise.all([find(db, 3), find(db, 4)]);
    await Promise.all([third.ref.update({ seq: 4 }), fourth.ref.update({ seq: 3 })]);
    expect((await checkAudit(db)).broken).toBeGreaterThan(0);
  });

  test("shows an entry that was put in, inside the chain and outside of it", async () => {
    const db = await open();
    await db.collection("audit").add({ ...(await find(db, 4)).data() });
    expect((await checkAudit(db)).problems).toEqual([
      expect.stringMatching(/^Entry 4 .* has the number of another entry\.$/),
    ]);
    const outside = await open();
    await outside.collection("audit").add(toEntry(1));
    expect((await checkAudit(outside)).problems).toEqual([
      "Entries outside the chain: 1. Its beginning says 0.",
    ]);
  });

  test("shows a beginning that is missing or altered", async () => {
    const db = await open();
    await getAuditGenesisRef(db).update({ older: 3 });
    expect((await checkAudit(db)).problems).toEqual([
      "The beginning of the chain was altered.",
      "Entries outside the chain: 0. Its beginning says 3.",
    ]);
    await getAuditGenesisRef(db).delete();
    expect((await checkAudit(db)).problems).toContain("The beginning of the chain is missing.");
  });

  test("shows a head that is missing or moved", async () => {
    const db = await open();
    await getAuditHeadRef(db).delete();
    expect((await checkAudit(db)).problems).toEqual(["The head of the chain is missing."]);
    const moved = await open();
    await getAuditHeadRef(moved).update({ hash: "1".repeat(64) });
    expect((await checkAudit(moved)).problems).toEqual([
      "The head of the chain does not belong to the last entry.",
    ]);
  });

  test("begins behind older entries, and says how many there are", async () => {
    const db = createInProcessDb();
    for (const minute of [1, 2, 3]) await db.collection("audit").add(toEntry(minute));
    await writeAuditAlone(db, toEntry(4));
    expect(await checkAudit(db)).toMatchObject({ entries: 1, older: 3, problems: [] });
    const [older] = (await db.collection("audit").where("why", "==", "prize").get()).docs;
    await older?.ref.delete();
    expect((await checkAudit(db)).broken).toBe(1);
  });
});

describe("an export", () => {
  async function exportLines(db: Firestore): Promise<string[]> {
    const lines: string[] = [];
    await checkAudit(db, (entry) => void lines.push(toExportLine(entry)));
    return lines;
  }

  test("fits the log that it is of, also when that has grown since", async () => {
    const db = await open();
    const lines = await exportLines(db);
    await writeAuditAlone(db, toEntry(20));
    expect(compareExport(lines, await exportLines(db))).toEqual([]);
  });

  test("shows a chain that was calculated anew as a whole", async () => {
    const lines = await exportLines(await open());
    const forged = createInProcessDb();
    for (let minute = 1; minute < 10; minute += 1) {
      await writeAuditAlone(forged, { ...toEntry(minute), ...(minute === 5 && { why: "theft" }) });
    }
    const anew = await exportLines(forged);
    expect((await checkAudit(forged)).problems).toEqual([]);
    expect(compareExport(lines, anew)).toContain("Entry 5 is another one than in the export.");
  });

  test("shows entries that are gone, and lines that nobody can read", async () => {
    const lines = await exportLines(await open());
    expect(compareExport(lines, lines.slice(0, 7))).toEqual([
      "Entry 8 is in the export and no longer in the log.",
      "Entry 9 is in the export and no longer in the log.",
    ]);
    expect(compareExport(["{}"], lines)).toEqual(["Line 1 of the export is no entry."]);
  });
});
