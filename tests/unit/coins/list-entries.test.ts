import { describe, expect, test } from "vitest";
import { listEntries } from "@/lib/coins/list-entries.server";
import { ledgerQuerySchema, ledgerResponseSchema } from "@/lib/coins/schema";
import type { Firestore } from "@/lib/firebase/admin.server";
import { pageSize } from "@/lib/paging/page-size";
import { actorOf } from "@/tests/support/actors";
import { createInProcessDb } from "@/tests/support/in-process-db";

const now = () => new Date("2026-11-20T12:00:00Z");

async function fill(db: Firestore, uid: string, count: number, at: (index: number) => Date) {
  const ledger = db.collection("users").doc(uid).collection("ledger");
  for (let index = 0; index < count; index += 1) {
    const entry = {
      amount: 1,
      reason: "admin-adjustment",
      ref: "x",
      balanceAfter: index + 1,
      createdAt: at(index),
    };
    await ledger.doc(`entry.${String(index).padStart(3, "0")}`).set(entry);
  }
}

async function walk(db: Firestore, uid: string) {
  const pages: string[][] = [];
  let cursor: string | undefined;
  do {
    const page = ledgerResponseSchema.parse(
      await listEntries({ db, now }, actorOf(uid), { cursor, size: 25 }),
    );
    pages.push(page.entries.map((each) => each.key));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return pages;
}

const first = { size: 25 };

describe("listEntries", () => {
  test("an account without entries has one empty page", async () => {
    expect(await listEntries({ db: createInProcessDb(), now }, actorOf("rook"), first)).toEqual({
      message: "OK",
      entries: [],
      nextCursor: null,
    });
  });

  test("creates the user at first sight of the account", async () => {
    const db = createInProcessDb();
    await listEntries({ db, now }, actorOf("rook"), first);
    expect((await db.doc("users/rook").get()).data()).toMatchObject({ displayName: "Hunter", coins: 0 });
  });

  test("gives newest first, 25 a page, each entry once", async () => {
    const db = createInProcessDb();
    await fill(db, "rook", 60, (index) => new Date(Date.UTC(2026, 0, 1, 0, 0, index)));
    const pages = await walk(db, "rook");
    expect(pages.map((page) => page.length)).toEqual([pageSize, pageSize, 10]);
    const keys = pages.flat();
    expect(keys[0]).toBe("entry.059");
    expect(keys).toEqual(keys.toSorted().toReversed());
    expect(new Set(keys).size).toBe(60);
  });

  test("keeps a stable order for entries of the same moment", async () => {
    const db = createInProcessDb();
    await fill(db, "rook", 55, () => new Date("2026-01-01T00:00:00Z"));
    const keys = (await walk(db, "rook")).flat();
    expect(keys).toEqual(keys.toSorted().toReversed());
    expect(new Set(keys).size).toBe(55);
  });

  test("a full last page is followed by no empty one", async () => {
    const db = createInProcessDb();
    await fill(db, "rook", pageSize, (index) => new Date(Date.UTC(2026, 0, 1, 0, 0, index)));
    expect(await walk(db, "rook")).toHaveLength(1);
  });

  test("cannot show another person's entries, even with their cursor", async () => {
    const db = createInProcessDb();
    await fill(db, "rook", 30, (index) => new Date(Date.UTC(2026, 0, 1, 0, 0, index)));
    const { nextCursor } = await listEntries({ db, now }, actorOf("rook"), first);
    expect(nextCursor).not.toBeNull();
    const page = await listEntries({ db, now }, actorOf("sable"), {
      cursor: nextCursor ?? undefined,
      size: 25,
    });
    expect(page.entries).toEqual([]);
  });

  test("refuses a cursor that it did not hand out", async () => {
    const call = listEntries({ db: createInProcessDb(), now }, actorOf("rook"), {
      cursor: "nonsense",
      size: 25,
    });
    await expect(call).rejects.toMatchObject({ status: 400, code: "bad-request" });
  });

  test("gives the entries of one reason alone, in pages of any size", async () => {
    const db = createInProcessDb();
    await fill(db, "rook", 6, (index) => new Date(Date.UTC(2026, 0, 1, 0, 0, index)));
    const ledger = db.collection("users").doc("rook").collection("ledger");
    for (const key of ["entry.001", "entry.004", "entry.005"])
      await ledger.doc(key).update({ reason: "daily-quiz" });
    const query = { reason: "daily-quiz", size: 2 } as const;
    const page = await listEntries({ db, now }, actorOf("rook"), query);
    expect(page.entries.map(({ key }) => key)).toEqual(["entry.005", "entry.004"]);
    const cursor = page.nextCursor ?? "";
    const rest = await listEntries({ db, now }, actorOf("rook"), { ...query, cursor });
    expect([rest.entries.map(({ key }) => key), rest.nextCursor]).toEqual([["entry.001"], null]);
    await expect(listEntries({ db, now }, actorOf("rook"), { cursor, size: 2 })).rejects.toMatchObject({
      status: 400,
    });
  });
});

describe("the query of a statement", () => {
  test.each([{ size: "0" }, { size: "501" }, { size: "2.5" }, { size: "x" }, { reason: "luck" }])(
    "with %j is refused",
    (query) => expect(ledgerQuerySchema.safeParse(query).success).toBe(false),
  );

  test("has 25 entries unless it says otherwise", () => {
    expect(ledgerQuerySchema.parse({})).toEqual({ size: 25 });
    expect(ledgerQuerySchema.parse({ size: "500", reason: "daily-quiz" })).toEqual({
      size: 500,
      reason: "daily-quiz",
    });
  });
});
