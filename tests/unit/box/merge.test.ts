import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  countHidden,
  dropOldMarks,
  findChanges,
  isLive,
  listLive,
  listShown,
  mergeBox,
} from "@/lib/box/merge";
import {
  type Box,
  type BoxEntry,
  boxKindNames,
  emptyBox,
  getEntryKey,
  type PlainEntry,
} from "@/lib/box/model";
import { type BoxClock, createBoxClock, getWall, type Stamp } from "@/lib/box/stamp";

const day = 24 * 60 * 60 * 1000;
const kinds = new Set(boxKindNames);

/** What somebody does on one of three devices, or a device that sees what another one did. */
type Step =
  | { readonly do: "set"; readonly device: number; readonly id: string; readonly count: number }
  | { readonly do: "rename"; readonly device: number; readonly id: string; readonly count: number }
  | { readonly do: "delete"; readonly device: number; readonly id: string }
  | { readonly do: "see"; readonly device: number; readonly other: number };

const device = fc.integer({ min: 0, max: 2 });
const id = fc.constantFrom("a", "b", "c", "d");
const count = fc.integer({ min: 1, max: 5 });
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant("set" as const), device, id, count }),
    fc.record({ do: fc.constant("rename" as const), device, id, count }),
    fc.record({ do: fc.constant("delete" as const), device, id }),
    fc.record({ do: fc.constant("see" as const), device, other: device }),
  ),
  { maxLength: 60 },
);
/** Each device's clock is up to two days off, and stands still or jumps back now and then. */
const clocks = fc.array(fc.integer({ min: -2 * day, max: 2 * day }), { minLength: 3, maxLength: 3 });

interface Device {
  box: Box;
  readonly clock: BoxClock;
  readonly changes: BoxEntry[];
}

/** Plays the steps; returns what each device holds, all changes, and the entries that somebody deleted. */
function play(all: readonly Step[], offsets: readonly number[]) {
  let time = 1_800_000_000_000;
  const devices: Device[] = offsets.map((offset, at) => ({
    box: emptyBox,
    clock: createBoxClock(`device${at}`.slice(-6), () => time + offset),
    changes: [],
  }));
  const deleted = new Set<string>();
  const made = new Set<string>();
  for (const step of all) {
    time += 7;
    const own = devices[step.device] as Device;
    if (step.do === "see") {
      const other = devices[step.other] as Device;
      own.box = mergeBox(own.box, other.box.values());
      for (const entry of other.box.values()) own.clock.see(latest(entry));
      continue;
    }
    const before = listLive(own.box);
    const after = change(before, step);
    const found = findChanges(own.box, after, kinds, own.clock);
    own.box = mergeBox(own.box, found);
    own.changes.push(...found);
    if (step.do === "delete") deleted.add(step.id);
    else made.add(step.id);
    // The device holds exactly what the person sees.
    expect(sorted(listLive(own.box))).toEqual(sorted(after));
  }
  return { devices, deleted, made };
}

function change(before: readonly PlainEntry[], step: Exclude<Step, { do: "see" }>): PlainEntry[] {
  const others = before.filter((entry) => entry.id !== step.id);
  if (step.do === "delete") return others;
  const own = before.find((entry) => entry.id === step.id)?.fields ?? { name: "new", way: "path" };
  const set = step.do === "set" ? { way: `${step.count}` } : { name: `name ${step.count}` };
  return [...others, { kind: "wish", id: step.id, fields: { ...own, ...set } }];
}

function latest(entry: BoxEntry): Stamp {
  const all = [...Object.values(entry.fields).map(([, at]) => at), entry.deleted ?? ""];
  return all.toSorted().at(-1) ?? "";
}

function sorted(entries: readonly PlainEntry[]): readonly PlainEntry[] {
  return entries.toSorted((a, b) => (getEntryKey(a) < getEntryKey(b) ? -1 : 1));
}

function toPlain(box: Box): unknown {
  return [...box.values()].toSorted((a, b) => (getEntryKey(a) < getEntryKey(b) ? -1 : 1));
}

describe("three devices", () => {
  test("hold the same after any changes, in whichever order and however often these come", () => {
    fc.assert(
      fc.property(steps, clocks, fc.infiniteStream(fc.nat()), (all, offsets, numbers) => {
        const { devices } = play(all, offsets);
        const changes = devices.flatMap((each) => each.changes);
        const joined = devices.map(({ box }) =>
          mergeBox(
            box,
            devices.flatMap((each) => [...each.box.values()]),
          ),
        );
        for (const box of joined) expect(toPlain(box)).toEqual(toPlain(joined[0] as Box));
        // Single changes in any order, some of them twice, give the same as merged boxes.
        const order = changes.map((entry) => [numbers.next().value, entry] as const);
        const shuffled = order.toSorted(([a], [b]) => a - b).map(([, entry]) => entry);
        const replayed = mergeBox(emptyBox, [...shuffled, ...shuffled.slice(0, 5)]);
        expect(toPlain(replayed)).toEqual(toPlain(joined[0] as Box));
      }),
      { numRuns: 300 },
    );
  });

  test("lose nothing but what somebody deleted", () => {
    fc.assert(
      fc.property(steps, clocks, (all, offsets) => {
        const { devices, deleted, made } = play(all, offsets);
        const box = devices.reduce<Box>((each, { box: other }) => mergeBox(each, other.values()), emptyBox);
        const live = new Set(listLive(box).map((entry) => entry.id));
        for (const each of made) expect(live.has(each) || deleted.has(each)).toBe(true);
        // An entry is there whole.
        for (const { fields } of listLive(box))
          expect(Object.keys(fields).toSorted()).toEqual(["name", "way"]);
      }),
      { numRuns: 300 },
    );
  });

  test("let a change win over what its maker had seen, however wrong their clock is", () => {
    fc.assert(
      fc.property(clocks, steps, (offsets, all) => {
        const { devices } = play(all, offsets);
        const [first, second] = devices as [Device, Device];
        first.box = mergeBox(first.box, second.box.values());
        for (const entry of second.box.values()) first.clock.see(latest(entry));
        const mine: PlainEntry = { kind: "wish", id: "a", fields: { name: "last", way: "step" } };
        const others = listLive(first.box).filter((entry) => entry.id !== "a");
        first.box = mergeBox(first.box, findChanges(first.box, [...others, mine], kinds, first.clock));
        const joined = mergeBox(second.box, first.box.values());
        expect(listLive(joined).find((entry) => entry.id === "a")?.fields).toEqual(mine.fields);
      }),
    );
  });
});

test("two fields of one entry can be changed on two devices", () => {
  const time = 1_800_000_000_000;
  const one = createBoxClock("aaaaaa", () => time);
  const two = createBoxClock("bbbbbb", () => time + 1);
  const entry: PlainEntry = { kind: "wish", id: "a", fields: { name: "A", way: "path" } };
  const base = mergeBox(emptyBox, findChanges(emptyBox, [entry], kinds, one));
  const renamed = findChanges(base, [{ ...entry, fields: { name: "B", way: "path" } }], kinds, one);
  const moved = findChanges(base, [{ ...entry, fields: { name: "A", way: "forge" } }], kinds, two);
  expect(renamed.map(({ fields }) => Object.keys(fields))).toEqual([["name"]]);
  const [joined] = listLive(mergeBox(mergeBox(base, moved), renamed));
  expect(joined?.fields).toEqual({ name: "B", way: "forge" });
});

test("an edit after a deletion brings the whole entry back, one before it does not", () => {
  let time = 1_800_000_000_000;
  const one = createBoxClock("aaaaaa", () => time);
  const two = createBoxClock("bbbbbb", () => time);
  const entry: PlainEntry = { kind: "wish", id: "a", fields: { name: "A", way: "path" } };
  const base = mergeBox(emptyBox, findChanges(emptyBox, [entry], kinds, one));
  time += 10;
  const early = findChanges(base, [{ ...entry, fields: { name: "B", way: "path" } }], kinds, two);
  time += 10;
  const deletion = findChanges(base, [], kinds, one);
  time += 10;
  const late = findChanges(base, [{ ...entry, fields: { name: "C", way: "path" } }], kinds, two);
  expect(listLive(mergeBox(mergeBox(base, deletion), early))).toEqual([]);
  expect(listLive(mergeBox(mergeBox(base, deletion), late))).toEqual([
    { ...entry, fields: { name: "C", way: "path" } },
  ]);
});

test("marks of deleted entries go after 60 days, entries that are there never", () => {
  const start = 1_800_000_000_000;
  const clock = createBoxClock("aaaaaa", () => start);
  const entries: PlainEntry[] = ["a", "b"].map((each) => ({
    kind: "wish",
    id: each,
    fields: { name: each, way: "path" },
  }));
  const base = mergeBox(emptyBox, findChanges(emptyBox, entries, kinds, clock));
  const box = mergeBox(base, findChanges(base, entries.slice(0, 1), kinds, clock));
  expect(dropOldMarks(box, start + 59 * day).size).toBe(2);
  const later = dropOldMarks(box, start + 61 * day);
  expect([...later.values()].map((entry) => [entry.id, isLive(entry)])).toEqual([["a", true]]);
});

test("of a box that two devices filled together a browser shows what it has room for, counts the rest, and deletes none of it", () => {
  const clock = createBoxClock("aaaaaa", () => day);
  const entries = Array.from(
    { length: 2_003 },
    (_, at): BoxEntry => ({
      kind: "talisman",
      id: `t${at}`,
      fields: { name: ["", clock.tick()] },
      deleted: null,
    }),
  );
  const box = mergeBox(emptyBox, entries);
  const shown = listShown(box);
  expect(shown).toHaveLength(2_000);
  expect(countHidden(entries)).toEqual({ talisman: 3 });
  expect(findChanges(box, shown, kinds, clock)).toEqual([]);
  const after = mergeBox(box, findChanges(box, shown.slice(5), kinds, clock));
  expect(listShown(after)).toHaveLength(1_998);
  expect(countHidden([...after.values()])).toEqual({});
});

test("a kind that could not be read is not taken for deleted", () => {
  const clock = createBoxClock("aaaaaa", () => 1_800_000_000_000);
  const entry: PlainEntry = { kind: "wish", id: "a", fields: { name: "A", way: "path" } };
  const box = mergeBox(emptyBox, findChanges(emptyBox, [entry], kinds, clock));
  expect(findChanges(box, [], new Set(boxKindNames.filter((kind) => kind !== "wish")), clock)).toEqual([]);
});

test("stamps of one clock grow, also while its time stands still or jumps back a day", () => {
  let time = 1_800_000_000_000;
  const clock = createBoxClock("aaaaaa", () => time);
  const made: Stamp[] = [];
  for (let at = 0; at < 50; at++) {
    if (at === 20) time -= day;
    if (at === 30) time += 3 * day;
    made.push(clock.tick());
  }
  expect(made.toSorted()).toEqual(made);
  expect(new Set(made).size).toBe(50);
  expect(made.every((stamp) => stamp.length === 19 && getWall(stamp) > 0)).toBe(true);
});
