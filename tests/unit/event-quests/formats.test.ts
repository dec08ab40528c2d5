import { expect, test } from "vitest";
import { parseEvents } from "@/lib/event-quests/fetch-events";
import { formatCalendar } from "@/lib/event-quests/format-calendar";
import { formatEvent, formatSource } from "@/lib/event-quests/labels";
import { parseImport } from "@/lib/event-quests/parse-import";
import { formatRewards, formatTargets, parseRewards, parseTargets } from "@/lib/event-quests/parse-lines";
import { getSourceKind, isSourceLink } from "@/lib/event-quests/rules";
import type { ShownEvent } from "@/lib/event-quests/schema";
import { formatEventsAtom } from "@/lib/event-quests/serve-feeds.server";

const origin = "https://quarry.example";
const event: ShownEvent = {
  ...{ id: "0123456789abcdef01234567", name: "Fish, chips; and\\more", href: null, stars: 8 },
  locale: { id: "windward-plains", name: "Windward Plains" },
  targets: [{ id: "rey-dau", name: "Rey Dau", variant: "arch-tempered", count: 2 }],
  ...{ availability: "dated", from: "2026-11-21T00:00:00.000Z", until: "2026-11-22T23:59:59.999Z" },
  rewards: [{ id: "blossom-ticket", name: "Blossom Ticket", qty: 2, chance: 50 }],
  ...{ source: null, sourceKind: "players", updatedAt: "2026-11-20T12:00:00.000Z" },
};

test("the calendar has an event for each quest with dates, folded and escaped", () => {
  const text = formatCalendar([event, { ...event, availability: "permanent", until: null }], origin);
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(text).toContain("DTSTART:20261121T000000Z\r\nDTEND:20261122T235959Z\r\n");
  expect(text).toContain("SUMMARY:Fish\\, chips\\; and\\\\more\r\n");
  expect(text).not.toMatch(/[^\r]\n/);
  for (const line of text.split("\r\n"))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  const name = "é".repeat(80);
  const long = formatCalendar([{ ...event, name: `${name}\r\nATTENDEE:x` }], origin);
  expect(long.replaceAll("\r\n ", "")).toContain(`SUMMARY:${name}\\nATTENDEE:x\r\n`);
});

test("the feed keeps hostile texts as texts, and each entry has an address of its own", () => {
  const text = formatEventsAtom([{ ...event, name: "<script>&" }], origin);
  expect(text).toContain("<title>&#60;script&#62;&#38;</title>");
  expect(text).toContain(`<id>${origin}/wiki/quests#event-quests-${event.id}</id>`);
});

test("lines of targets and rewards are read as they are written", () => {
  expect(parseTargets(formatTargets(event.targets))).toEqual([
    { monster: "Rey Dau", variant: "arch-tempered", count: 2 },
  ]);
  expect(parseRewards(formatRewards(event.rewards))).toEqual([
    { item: "Blossom Ticket", qty: 2, chance: 50 },
  ]);
  expect(parseRewards("SF6 Ticket\n\nBlossom Ticket 12.5%")).toEqual([
    { item: "SF6 Ticket", qty: 1, chance: null },
    { item: "Blossom Ticket", qty: 1, chance: 12.5 },
  ]);
});

test("JSON-LD is read from a page or as it is, and what is no event is left out", () => {
  const json = JSON.stringify({
    "@graph": [
      { "@type": "Organization", name: "No" },
      {
        "@type": "Event",
        name: "One",
        startDate: "2026-11-21T09:00:00+09:00",
        endDate: "2026-11-22",
        location: { "@type": "Place", name: "Windward Plains" },
        url: "https://www.monsterhunter.com/x",
      },
    ],
  });
  const page = `<html><script>x</script><script type="application/ld+json">${json}</script></html>`;
  for (const text of [json, page]) {
    expect(parseImport(text, 100)).toMatchObject({
      ok: true,
      events: [
        {
          name: "One",
          content: {
            from: "2026-11-21T00:00:00.000Z",
            until: "2026-11-22T23:59:59.999Z",
            locale: "Windward Plains",
          },
        },
      ],
    });
  }
});

test.each([
  ["", /empty/],
  ["{", /not valid/],
  ["<script type='application/ld+json'>{</script>", /not valid/],
  ["<script>alert(1)</script>", /no events/],
  ["one | two", /columns/],
  [`name\n${"x\n".repeat(101)}`, /limit is 100/],
  [`[${"[".repeat(5000)}${"]".repeat(5000)}]`, /no events/],
])("a text that is no list of events is refused: %.40s", (text, why) => {
  expect(parseImport(text, 100)).toMatchObject({ ok: false, why: expect.stringMatching(why) });
});

test("a huge text takes a time in proportion to its length", () => {
  const start = performance.now();
  for (const text of [
    "<script ".repeat(12_500),
    `a${" ".repeat(99_000)}b`,
    " ×".repeat(50_000),
    `name\n${"a;".repeat(49_000)}`,
  ]) {
    parseImport(text, 100);
    parseRewards(text);
    parseTargets(text);
  }
  expect(performance.now() - start).toBeLessThan(3000);
});

test("a link is official by its host alone", () => {
  expect(getSourceKind("https://www.monsterhunter.com/wilds")).toBe("official");
  expect(getSourceKind("https://monsterhunter.com.example.org/")).toBe("reported");
  expect(getSourceKind("https://example.org/?monsterhunter.com")).toBe("reported");
  expect(formatSource({ source: "https://www.example.org/x", sourceKind: "reported" })).toBe(
    "Reported by example.org",
  );
  for (const text of ["javascript:x", "http://example.org", "https://a:b@example.org", "https://x", "x"]) {
    expect(isSourceLink(text), text).toBe(false);
  }
});

test("a reply that does not fit is left out, not shown", () => {
  expect(parseEvents({ events: [event] })).toEqual([event]);
  expect(parseEvents({ events: [{ ...event, stars: "8" }, null, 3] })).toEqual([]);
  expect(parseEvents(null)).toEqual([]);
  expect(formatEvent(event)).toContain("2 × arch-tempered Rey Dau, Windward Plains");
});
