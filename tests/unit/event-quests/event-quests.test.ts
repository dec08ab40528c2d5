import { beforeEach, expect, test } from "vitest";
import { purgePages } from "@/lib/content/cache-page.server";
import { addEvent, changeEventState, editEvent, reviewEvent } from "@/lib/event-quests/change-event.server";
import { personalEvents } from "@/lib/event-quests/erase-events.server";
import { importEvents } from "@/lib/event-quests/import-events.server";
import { listAllEvents, listEvents } from "@/lib/event-quests/read-events.server";
import { addEventBodySchema, type EventContent } from "@/lib/event-quests/schema";
import { eraseDocuments } from "@/lib/publishing/personal-documents.server";
import { actorOf } from "@/tests/support/actors";
import { createInProcessDb } from "@/tests/support/in-process-db";

const writer = { ...actorOf("writer"), creator: true };
const reviewer = { ...actorOf("reviewer"), creator: true };

beforeEach(() => purgePages("event-quest-lists"));

function open() {
  let moment = "2026-11-20T12:00:00Z";
  const place = { db: createInProcessDb(), now: () => new Date(moment) };
  const goTo = (next: string) => {
    moment = next;
    purgePages("event-quest-lists");
  };
  return { ...place, goTo };
}

const toBody = (change: object = {}) =>
  addEventBodySchema.parse({
    key: "key-of-a-test",
    content: {
      name: "A Test of Strength",
      stars: 8,
      locale: "Windward Plains",
      targets: [{ monster: "Rey Dau", variant: "tempered" }],
      availability: "dated",
      from: "2026-11-21T00:00:00.000Z",
      until: "2026-11-22T23:59:59.999Z",
      rewards: [{ item: "blossom ticket", qty: 2 }],
      source: "https://www.monsterhunter.com/wilds/event",
      ...change,
    },
  });
const toContent = (change: object): EventContent => toBody(change).content;

test("is shown once a second person approved it, with IDs in the place of names", async () => {
  const place = open();
  const { id, revision } = await addEvent(place, writer, toBody());
  expect((await addEvent(place, writer, toBody())).id).toBe(id);
  expect((await listEvents(place, {})).events).toEqual([]);
  const approval = { id, revision, action: "approve", reason: "" } as const;
  await expect(reviewEvent(place, writer, approval)).rejects.toMatchObject({ status: 403 });
  await reviewEvent(place, reviewer, approval);
  await reviewEvent(place, reviewer, approval);
  expect((await listEvents(place, {})).events).toMatchObject([
    {
      name: "A Test of Strength",
      locale: { id: "windward-plains", name: "Windward Plains" },
      targets: [{ id: "rey-dau", variant: "tempered", count: 1 }],
      rewards: [{ id: "blossom-ticket", name: "Blossom Ticket", qty: 2, chance: null }],
      sourceKind: "official",
    },
  ]);
  expect((await listEvents(place, { item: "blossom-ticket" })).events).toHaveLength(1);
  expect((await listEvents(place, { item: "sf6-ticket" })).events).toEqual([]);
  place.goTo("2026-11-23T00:00:00Z");
  expect((await listEvents(place, {})).events).toEqual([]);
  expect((await listEvents(place, { when: "over" })).events).toHaveLength(1);
});

test("a quest finds its entries, over or not, however its name was typed", async () => {
  const place = open();
  const named = { name: "a SILENT  flash" };
  const first = await addEvent(place, writer, toBody(named));
  await reviewEvent(place, reviewer, { ...first, action: "approve", reason: "" });
  const later = { ...named, from: "2027-01-01T00:00:00.000Z", until: "2027-01-08T00:00:00.000Z" };
  const second = await addEvent(place, writer, { ...toBody(later), key: "key-of-another" });
  await reviewEvent(place, reviewer, { ...second, action: "approve", reason: "" });
  place.goTo("2026-12-24T00:00:00Z");
  const { events } = await listEvents(place, { quest: "a-silent-flash" });
  expect(events.map(({ name, from }) => [name, from])).toEqual([
    ["A Silent Flash", later.from],
    ["A Silent Flash", "2026-11-21T00:00:00.000Z"],
  ]);
  expect((await listEvents(place, { quest: "proof-of-a-hero" })).events).toEqual([]);
  expect((await listEvents(place, { quest: "no-quest" })).events).toEqual([]);
});

test("shows what was approved while a change waits, which nobody who wrote it can approve", async () => {
  const place = open();
  const { id } = await addEvent(place, writer, toBody());
  await reviewEvent(place, reviewer, { id, revision: 1, action: "approve", reason: "" });
  await editEvent(place, reviewer, { id, revision: 1, content: toContent({ stars: 9 }) });
  expect((await listEvents(place, {})).events).toMatchObject([{ stars: 8 }]);
  await expect(
    editEvent(place, writer, { id, revision: 1, content: toContent({ stars: 7 }) }),
  ).rejects.toMatchObject({ status: 409, details: { revision: 2 } });
  const change = { id, revision: 2, reason: "" } as const;
  await expect(reviewEvent(place, reviewer, { ...change, action: "approve" })).rejects.toMatchObject({
    status: 403,
  });
  await reviewEvent(place, writer, { ...change, action: "decline", reason: "It has eight" });
  await expect(reviewEvent(place, writer, { ...change, action: "approve" })).rejects.toMatchObject({
    status: 409,
  });
  expect((await listEvents(place, {})).events).toMatchObject([{ stars: 8 }]);
});

test("is not approved by one of two who wrote what waits", async () => {
  const place = open();
  const { id } = await addEvent(place, writer, toBody());
  await editEvent(place, reviewer, { id, revision: 1, content: toContent({ stars: 9 }) });
  for (const each of [writer, reviewer]) {
    await expect(
      reviewEvent(place, each, { id, revision: 2, action: "approve", reason: "" }),
    ).rejects.toMatchObject({ status: 403 });
  }
});

test("is hidden, published, deleted and restored, and gone for good after seven days", async () => {
  const place = open();
  const { id } = await addEvent(place, writer, toBody());
  const act = (action: "publish" | "hide" | "delete" | "restore") =>
    changeEventState(place, writer, { id, action, reason: "" });
  await expect(act("publish")).rejects.toMatchObject({ status: 409 });
  await reviewEvent(place, reviewer, { id, revision: 1, action: "approve", reason: "" });
  const count = async () => (await listEvents(place, {})).events.length;
  await act("hide");
  expect(await count()).toBe(0);
  await act("publish");
  expect(await count()).toBe(1);
  await act("delete");
  expect(await count()).toBe(0);
  await expect(editEvent(place, writer, { id, revision: 1, content: toContent({}) })).rejects.toMatchObject({
    status: 409,
  });
  await act("restore");
  expect(await count()).toBe(1);
  await act("delete");
  place.goTo("2026-11-27T12:00:01Z");
  await expect(act("restore")).rejects.toMatchObject({ status: 409 });
});

test("remembers who did what, in the audit log too, and forgets a deleted account", async () => {
  const place = open();
  const { id } = await addEvent(place, writer, toBody());
  await reviewEvent(place, reviewer, { id, revision: 1, action: "decline", reason: "No date" });
  const { entries } = await listAllEvents(place, reviewer, { review: "declined" });
  expect(entries[0]?.history.map(({ what, why }) => [what, why])).toEqual([
    ["create", ""],
    ["decline", "No date"],
  ]);
  const audit = await place.db.collection("audit").where("target", "==", `eventQuests/${id}`).get();
  expect(audit.docs.map((each) => [each.get("action"), each.get("actor")]).toSorted()).toEqual([
    ["event.create", "writer"],
    ["event.decline", "reviewer"],
  ]);
  await eraseDocuments(place, personalEvents, "writer");
  const stored = await place.db.doc(`eventQuests/${id}`).get();
  expect(JSON.stringify(stored.data())).not.toContain("writer");
  expect(JSON.stringify(stored.data())).toContain("reviewer");
});

test("says what is wrong with it and where", async () => {
  const bad: readonly (readonly [object, string])[] = [
    [{ until: "2026-11-20T00:00:00.000Z" }, "until"],
    [{ until: null }, "until"],
    [{ availability: "permanent" }, "until"],
    [{ availability: "unknown" }, "from"],
    [{ source: "javascript:alert(1)" }, "source"],
    [{ source: "http://www.monsterhunter.com/" }, "source"],
    [{ source: "https://user:secret@example.org/" }, "source"],
    [{ name: "x".repeat(81) }, "name"],
    [{ stars: 11 }, "stars"],
    [{ targets: [] }, "targets"],
    [{ rewards: [{ item: "Blossom Ticket", chance: 101 }] }, "rewards"],
  ];
  for (const [change, path] of bad) {
    const { key, content } = toBody();
    const parsed = addEventBodySchema.safeParse({ key, content: { ...content, ...change } });
    const paths = parsed.error?.issues.map((issue) => issue.path.slice(0, 2).join("."));
    expect(paths, JSON.stringify(change)).toContain(`content.${path}`);
  }
  const unknown = toBody({ rewards: [{ item: "Blossom Ticket" }, { item: "Golden Egg Ticket" }] });
  await expect(addEvent(open(), writer, unknown)).rejects.toMatchObject({
    status: 400,
    details: { issues: [{ path: "content.rewards[1].item" }] },
  });
});

test("an import shows what each row would add, and writes nothing", async () => {
  const place = open();
  const text = [
    "Name | Stars | Target | Locale | Start | End | Reward",
    "--- | --- | --- | --- | --- | --- | ---",
    "One | 8★ | 2 × tempered Rey Dau | Windward Plains | 2026-11-21 | 2026-11-22 | Blossom Ticket × 2, 100%",
    "Two | 8 | Rey Dau | Atlantis | 2026-11-22 | 2026-11-21 | ",
    "Three | 8 | Rey Dau | Windward Plains | | permanent | Golden Egg Ticket",
  ].join("\n");
  const { rows } = await importEvents(place, writer, { text, source: null });
  expect(rows[0]).toMatchObject({
    place: 3,
    problems: [],
    content: {
      targets: [{ monster: "rey-dau", variant: "tempered", count: 2 }],
      until: "2026-11-22T23:59:59.999Z",
      rewards: [{ item: "blossom-ticket", qty: 2, chance: 100 }],
    },
  });
  expect(rows[1]).toMatchObject({ place: 4, content: null, problems: [{ path: "until" }] });
  expect(rows[2]).toMatchObject({ place: 5, content: null, problems: [{ path: "rewards[0].item" }] });
  expect((await place.db.collection("eventQuests").get()).size).toBe(0);
  await expect(importEvents(place, writer, { text: "nothing", source: null })).rejects.toMatchObject({
    status: 400,
    details: { issues: [{ path: "text" }] },
  });
});
