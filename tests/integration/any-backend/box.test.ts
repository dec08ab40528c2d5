import fc from "fast-check";
import { expect, test } from "vitest";
import { createSignedIn, type SignedInAccount } from "../../support/accounts";
import { callApi, callWhenFree } from "../../support/api";
import { BoxDevice, material, talisman, toSorted } from "../../support/box-devices";

const day = 24 * 60 * 60 * 1000;

/** A browser that is signed in to the served site. */
function createDevice({ idToken }: SignedInAccount, time: () => number, offset = 0): BoxDevice {
  return new BoxDevice(
    async (body) => {
      const reply = await callWhenFree(() =>
        callApi("/api/user/box", { method: "POST", token: idToken, body }),
      );
      if (reply.status !== 200) throw new Error(`${reply.status} ${JSON.stringify(reply.body)}`);
      return reply.body;
    },
    time,
    offset,
  );
}

test("three devices of an account end equal after any changes, with clocks a day off", async () => {
  const step = fc.record({
    device: fc.nat({ max: 2 }),
    id: fc.constantFrom("a", "b", "c"),
    count: fc.integer({ min: 0, max: 4 }),
    syncs: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
      const account = await createSignedIn();
      const all = [0, day, -day].map((offset) => createDevice(account, Date.now, offset));
      const [made, removed] = [new Set<string>(), new Set<string>()];
      for (const { device: at, id, count, syncs } of steps) {
        const own = all[at] as BoxDevice;
        if (count === 0) own.remove("material", id);
        else own.set(material(id, count));
        (count === 0 ? removed : made).add(id);
        if (syncs) await own.sync(account.uid);
      }
      for (const own of [...all, ...all]) await own.sync(account.uid);
      const [first, ...others] = all.map((own) => toSorted(own.read().entries));
      for (const other of others) expect(other).toBe(first);
      const there = new Set(all[0]?.read().entries.map(({ id }) => id));
      for (const id of made) expect(there.has(id) || removed.has(id)).toBe(true);
    }),
    { numRuns: 3 },
  );
});

test("two devices that were offline for a week show once what both changed", async () => {
  const account = await createSignedIn();
  let time = Date.now() - 8 * day;
  const [phone, desk] = [createDevice(account, () => time), createDevice(account, () => time)];
  phone.set(material("bone", 1), talisman("t1"));
  await phone.sync(account.uid);
  await desk.sync(account.uid);
  for (const each of [phone, desk]) each.isOnline = false;
  phone.set(material("bone", 5));
  await expect(phone.sync(account.uid)).rejects.toThrow("offline");
  time += 7 * day;
  desk.set(material("bone", 9));
  await expect(desk.sync(account.uid)).rejects.toThrow("offline");
  for (const each of [phone, desk]) {
    each.isOnline = true;
    each.reload();
  }
  await phone.sync(account.uid);
  expect((await desk.sync(account.uid)).memory.conflicts).toEqual([
    { kind: "material", id: "bone", name: null, field: "count", kept: 9, other: 5 },
  ]);
  expect((await desk.sync(account.uid)).memory.conflicts).toHaveLength(1);
  await phone.sync(account.uid);
  expect(toSorted(phone.read().entries)).toBe(toSorted(desk.read().entries));
});

test("a browser keeps its box when the account is deleted on the other device", async () => {
  const account = await createSignedIn();
  const [phone, desk] = [createDevice(account, Date.now), createDevice(account, Date.now)];
  phone.set(material("bone", 1), talisman("t1"));
  await phone.sync(account.uid);
  await desk.sync(account.uid);
  const before = toSorted(desk.read().entries);
  const deletion = await callApi("/api/user", {
    method: "DELETE",
    token: account.idToken,
    body: { confirm: "DELETE" },
  });
  expect(deletion.status).toBe(200);
  desk.set(material("bone", 2));
  await expect(desk.sync(account.uid)).rejects.toThrow(/^40/);
  expect(desk.get("material", "bone")).toEqual({ count: 2 });
  expect(desk.get("talisman", "t1")).toBeDefined();
  expect(before).toContain("t1");
});
