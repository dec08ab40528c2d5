import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { settleConflict } from "@/lib/box/run-sync";
import { toStamp } from "@/lib/box/stamp";
import { syncBox } from "@/lib/box/sync-box.server";
import type { Firestore } from "@/lib/firebase/admin.server";
import { actorOf } from "@/tests/support/actors";
import { type Billed, countBilledOperations } from "@/tests/support/billed-operations";
import { BoxDevice, counted, decoration, material, talisman, toSorted } from "@/tests/support/box-devices";
import { createInProcessDb } from "@/tests/support/in-process-db";

const day = 24 * 60 * 60 * 1000;
let db: Firestore;
let time: number;
const device = (offset = 0) => new BoxDevice(db, () => time, offset);

beforeEach(() => {
  db = createInProcessDb();
  time = Date.UTC(2026, 10, 27, 12);
});

describe("two devices of one account", () => {
  test("hold the same after both were there, deletions included", async () => {
    const [phone, desk] = [device(), device()];
    phone.set(talisman("t1"), counted, decoration("attack-jewel", 3), material("iron-ore", 12));
    desk.set(talisman("t2"));
    await phone.sync();
    await desk.sync();
    await phone.sync();
    expect(toSorted(phone.read().entries)).toBe(toSorted(desk.read().entries));
    expect(phone.get("talisman", "t2")).toBeDefined();
    desk.remove("talisman", "t1");
    await desk.sync();
    await phone.sync();
    expect(phone.get("talisman", "t1")).toBeUndefined();
    expect(phone.get("decoration", "attack-jewel")).toEqual({ count: 3 });
  });

  test("work for a week without a connection, and show once what both changed", async () => {
    const [phone, desk] = [device(), device()];
    phone.set(material("iron-ore", 1), material("bone", 1));
    await phone.sync();
    await desk.sync();
    for (const each of [phone, desk]) each.isOnline = false;
    phone.set(material("iron-ore", 5), material("bone", 7));
    await expect(phone.sync()).rejects.toThrow("offline");
    time += 7 * day;
    desk.set(material("iron-ore", 9));
    await expect(desk.sync()).rejects.toThrow("offline");
    for (const each of [phone, desk]) {
      each.isOnline = true;
      each.reload();
    }
    await phone.sync();
    const { memory } = await desk.sync();
    expect(memory.conflicts).toEqual([
      { kind: "material", id: "iron-ore", name: null, field: "count", kept: 9, other: 5 },
    ]);
    expect((await phone.sync()).memory.conflicts).toEqual([]);
    expect(phone.get("material", "iron-ore")).toEqual({ count: 9 });
    expect(desk.get("material", "bone")).toEqual({ count: 7 });
    // Seen once: the next run does not find it again, and the other value can still be taken.
    const [conflict] = memory.conflicts;
    if (!conflict) throw new Error("no conflict");
    const session = { device: "zzzzzz", offset: 0 };
    const settled = settleConflict(memory, conflict, "other", session, time);
    desk.write(settled.shown);
    desk.remembered.set("rook", settled.memory);
    expect((await desk.sync()).memory.conflicts).toEqual([]);
    await phone.sync();
    expect(phone.get("material", "iron-ore")).toEqual({ count: 5 });
  });

  /** Both change the same count, the desk last; what the desk remembers of it after its page was left during the sync. */
  async function leaveDesk(leave: (desk: BoxDevice) => void) {
    const [phone, desk] = [device(), device()];
    phone.set(material("bone", 1));
    await phone.sync();
    await desk.sync();
    phone.set(material("bone", 5));
    await phone.sync();
    time += 120_000;
    desk.set(material("bone", 9));
    leave(desk);
    await expect(desk.sync()).rejects.toThrow("left");
    desk.onReply = () => {};
    desk.reload();
    const { memory } = await desk.sync();
    await phone.sync();
    expect(phone.get("material", "bone")).toEqual({ count: 9 });
    return memory.conflicts;
  }
  const both = [{ kind: "material", id: "bone", name: null, field: "count", kept: 9, other: 5 }];

  test.each([1, 2])(
    "show both values also where the page is left before reply %i of a sync comes",
    async (nth) => {
      const conflicts = await leaveDesk((desk) => {
        let replies = 0;
        desk.onReply = () => {
          replies++;
          if (replies === nth) throw new Error("left");
        };
      });
      expect(conflicts).toEqual(both);
    },
  );

  test("show both values also where the page is left while what came is written", async () => {
    const conflicts = await leaveDesk((desk) => {
      const write = desk.write.bind(desk);
      let writes = 0;
      desk.write = (entries) => {
        const isTaken = write(entries);
        writes++;
        if (writes === 2) {
          desk.write = write;
          throw new Error("left");
        }
        return isTaken;
      };
    });
    expect(conflicts).toEqual(both);
  });

  test("show where one changed what the other one deleted", async () => {
    const [phone, desk] = [device(), device()];
    phone.set(talisman("t1"));
    await phone.sync();
    await desk.sync();
    phone.remove("talisman", "t1");
    await phone.sync();
    time += 1000;
    desk.set(talisman("t1", 3));
    const { memory } = await desk.sync();
    expect(memory.conflicts).toMatchObject([{ kind: "talisman", id: "t1", field: null, kept: "changed" }]);
    await phone.sync();
    expect(phone.get("talisman", "t1")).toEqual(talisman("t1", 3).fields);
  });

  test.each([-day, day])("are in order with a clock that is %i ms off", async (offset) => {
    const [phone, desk] = [device(offset), device()];
    phone.set(material("bone", 1));
    await phone.sync();
    await desk.sync();
    time += 60_000;
    phone.set(material("bone", 2));
    await phone.sync();
    await desk.sync();
    time += 60_000;
    desk.set(material("bone", 3));
    await desk.sync();
    await phone.sync();
    expect([phone.get("material", "bone"), desk.get("material", "bone")]).toEqual([
      { count: 3 },
      { count: 3 },
    ]);
    // Also where none had seen the other's change: the later one wins.
    time += 60_000;
    phone.set(material("bone", 4));
    await phone.sync();
    time += 60_000;
    desk.set(material("bone", 5));
    await desk.sync();
    await phone.sync();
    expect(phone.get("material", "bone")).toEqual({ count: 5 });
  });

  test("a clock that is years ahead does not win for ever", async () => {
    const [phone, desk] = [device(5_000 * day), device()];
    phone.set(material("bone", 1));
    await phone.sync();
    await desk.sync();
    time += 60_000;
    desk.set(material("bone", 2));
    await desk.sync();
    await phone.sync();
    expect(phone.get("material", "bone")).toEqual({ count: 2 });
  });
});

test("three devices with any changes and any connection end equal, and lose nothing", async () => {
  const step = fc.record({
    device: fc.nat({ max: 2 }),
    id: fc.constantFrom("a", "b", "c"),
    count: fc.integer({ min: 0, max: 4 }),
    syncs: fc.boolean(),
    hours: fc.nat({ max: 30 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      db = createInProcessDb();
      const all = [device(), device(day), device(-day)];
      const removed = new Set<string>();
      const made = new Set<string>();
      for (const { device: at, id, count, syncs, hours } of steps) {
        const own = all[at] as BoxDevice;
        time += hours * 60 * 60 * 1000;
        if (count === 0) {
          own.remove("material", id);
          removed.add(id);
        } else {
          own.set(material(id, count));
          made.add(id);
        }
        if (syncs) await own.sync();
      }
      for (const own of [...all, ...all]) await own.sync();
      const [first, ...others] = all.map((own) => toSorted(own.read().entries));
      for (const other of others) expect(other).toBe(first);
      const there = new Set(all[0]?.read().entries.map(({ id }) => id));
      for (const id of made) expect(there.has(id) || removed.has(id)).toBe(true);
    }),
    { numRuns: 25 },
  );
});

describe("the first sign-in of a browser", () => {
  test("joins both sides, keeps the account's values, and says what it did", async () => {
    const [phone, desk] = [device(), device()];
    phone.set(talisman("t1"), counted, decoration("attack-jewel", 5));
    await phone.sync();
    desk.set(talisman("t2"), counted, decoration("attack-jewel", 3), material("bone", 2));
    const { memory } = await desk.sync();
    expect(memory.joined).toMatchObject({
      added: { talisman: 1, material: 1 },
      received: { talisman: 1 },
      same: 2,
      conflicts: [{ kind: "decoration", id: "attack-jewel", field: "count", kept: 5, other: 3 }],
    });
    expect(memory.conflicts).toHaveLength(1);
    expect(desk.get("decoration", "attack-jewel")).toEqual({ count: 5 });
    await phone.sync();
    expect(toSorted(phone.read().entries)).toBe(toSorted(desk.read().entries));
  });

  test("of another account sets aside what the first one had", async () => {
    const browser = device();
    browser.set(talisman("rooks"));
    await browser.sync("rook");
    browser.set(talisman("rooks-later"));
    await browser.sync("sable");
    expect(browser.read().entries).toEqual([]);
    browser.set(talisman("sables"));
    await browser.sync("sable");
    await browser.sync("rook");
    expect(browser.read().entries.map(({ id }) => id)).toEqual(["rooks", "rooks-later"]);
    const other = device();
    await other.sync("sable");
    expect(other.read().entries.map(({ id }) => id)).toEqual(["sables"]);
  });

  test("brings back what another device deleted, where this browser still has it", async () => {
    const [phone, desk] = [device(), device()];
    phone.set(material("bone", 2));
    await phone.sync();
    phone.remove("material", "bone");
    await phone.sync();
    desk.set(material("bone", 4));
    await desk.sync();
    expect(desk.get("material", "bone")).toEqual({ count: 4 });
  });
});

describe("a browser without room", () => {
  test("keeps what it has, sends it later, and deletes nothing in the account", async () => {
    const [phone, desk] = [device(), device()];
    phone.set(talisman("t1"), talisman("t2"));
    await phone.sync();
    desk.set(talisman("t3"));
    desk.hasRoom = false;
    expect((await desk.sync()).status).toBe("full");
    expect(desk.read().entries.map(({ id }) => id)).toEqual(["t3"]);
    expect((await desk.sync()).status).toBe("full");
    desk.hasRoom = true;
    expect((await desk.sync()).status).toBe("saved");
    await phone.sync();
    expect(
      phone
        .read()
        .entries.map(({ id }) => id)
        .toSorted(),
    ).toEqual(["t1", "t2", "t3"]);
  });

  test("that remembers nothing asks again, and loses nothing", async () => {
    const [phone, desk] = [device(), device()];
    phone.set(talisman("t1"));
    await phone.sync();
    desk.hasMemory = false;
    desk.set(talisman("t2"));
    expect((await desk.sync()).isRemembered).toBe(false);
    desk.reload();
    await desk.sync();
    await phone.sync();
    expect(toSorted(phone.read().entries)).toBe(toSorted(desk.read().entries));
    expect(phone.read().entries).toHaveLength(2);
  });
});

test("a page that is closed between writing and remembering deletes nothing", async () => {
  const [phone, desk] = [device(), device()];
  phone.set(talisman("t1"));
  await phone.sync();
  await desk.sync();
  phone.set(talisman("t2"));
  await phone.sync();
  const before = structuredClone(desk.remembered.get("rook"));
  await desk.sync();
  // The browser holds what came, and remembers the state before it.
  if (before) desk.remembered.set("rook", before);
  await desk.sync();
  await phone.sync();
  expect(phone.read().entries.map(({ id }) => id)).toEqual(["t1", "t2"]);
});

describe("documents of a session", () => {
  async function count(run: () => Promise<unknown>): Promise<Billed> {
    const billed = await countBilledOperations(db);
    const before = { ...billed };
    await run();
    return {
      reads: billed.reads - before.reads,
      writes: billed.writes - before.writes,
      deletes: billed.deletes - before.deletes,
    };
  }

  test("are one read where nothing is new, and two or three reads and two writes for a change", async () => {
    const [phone, desk] = [device(), device()];
    phone.set(talisman("t1"), counted, decoration("attack-jewel", 3), material("bone", 1));
    await phone.sync();
    await desk.sync();
    expect(await count(() => phone.sync("rook", false))).toEqual({ reads: 0, writes: 0, deletes: 0 });
    expect(await count(() => phone.sync())).toEqual({ reads: 1, writes: 0, deletes: 0 });
    phone.set(material("bone", 2));
    expect(await count(() => phone.sync("rook", false))).toEqual({ reads: 2, writes: 2, deletes: 0 });
    // One more where the account was not asked for a minute: what others changed is looked at before anything is sent.
    phone.set(material("bone", 3));
    expect(await count(() => phone.sync())).toEqual({ reads: 3, writes: 2, deletes: 0 });
    // The other device learns of it: the head, and the one document that changed.
    expect(await count(() => desk.sync())).toEqual({ reads: 2, writes: 0, deletes: 0 });
  });

  test("are few for a large box: 2,000 talismans, 400 decorations, 300 weapons, 20,000 materials", async () => {
    const phone = device();
    phone.set(
      counted,
      ...Array.from({ length: 2_000 }, (_, at) => talisman(`talisman-${at}`, 1 + (at % 3))),
      ...Array.from({ length: 400 }, (_, at) => decoration(`decoration-${at}`, 1 + (at % 9))),
      ...Array.from({ length: 20_000 }, (_, at) => material(`material-${at}`, 1 + at)).map((each) => ({
        ...each,
        fields: { count: Math.min(9_999, Number(each.fields.count)) },
      })),
      ...Array.from({ length: 300 }, (_, at) => ({
        kind: "weapon" as const,
        id: `weapon-${at}`,
        fields: {
          name: "",
          weapon: "gogma",
          rolls: { parts: [], reinforcements: [], setBonus: null, groupSkill: null },
          goal: { setBonus: null, groupSkill: null },
        },
      })),
    );
    await phone.sync();
    const { docs } = await db.collection("users").doc("rook").collection("box").get();
    const sizes = docs.map((each) => JSON.stringify(each.data()).length);
    expect(docs.length).toBeLessThanOrEqual(12);
    expect(Math.max(...sizes)).toBeLessThan(900_000);
    const desk = device();
    const { reads } = await count(() => desk.sync());
    // Head and parts, the head again for each further reply, and once more when the join is done.
    expect(reads).toBeLessThanOrEqual(docs.length + 4);
    expect(toSorted(desk.read().entries)).toBe(toSorted(phone.read().entries));
    phone.set(material("material-7", 1));
    expect(await count(() => phone.sync())).toEqual({ reads: 3, writes: 2, deletes: 0 });
  }, 180_000);
});

describe("the account", () => {
  const body = (stamp: string, value: unknown = 1) => ({
    known: {},
    entries: [
      {
        kind: "material" as const,
        id: "bone",
        fields: { count: [value as number, stamp] as [number, string] },
        deleted: null,
      },
    ],
  });
  const at = (wall: number) => toStamp(wall, 0, "aaaaaa");
  const sync = (given: Parameters<typeof syncBox>[2]) =>
    syncBox({ db, now: () => new Date(time) }, actorOf("rook"), given);

  test("takes a repeated call for one", async () => {
    expect((await sync(body(at(time)))).written).toEqual({ "material.3": 1 });
    expect((await sync(body(at(time)))).written).toEqual({});
  });

  test("refuses a change that is dated more than two days ahead", async () => {
    await expect(sync(body(at(time + 3 * day)))).rejects.toMatchObject({ status: 409 });
  });

  test("refuses more of a kind than it holds, and keeps what it has", async () => {
    const searches = (from: number) => ({
      known: {},
      entries: Array.from({ length: 100 }, (_, index) => ({
        kind: "search" as const,
        id: `search ${from + index}`,
        fields: { search: [{ criteria: null, target: null }, at(time)] as [unknown, string] },
        deleted: null,
      })) as never,
    });
    await expect(sync(searches(0))).rejects.toMatchObject({
      status: 409,
      message: "Your account can't hold more saved searches.",
    });
    expect((await sync(body(at(time)))).written).toEqual({ "material.3": 1 });
  });

  test("writes nothing for an account whose session has ended", async () => {
    const ended = Promise.reject(new Error("ended"));
    ended.catch(() => undefined);
    const actor = { ...actorOf("rook"), confirmed: ended as never };
    await expect(syncBox({ db, now: () => new Date(time) }, actor, body(at(time)))).rejects.toThrow("ended");
    expect((await db.collection("users").doc("rook").collection("box").get()).size).toBe(0);
  });
});
