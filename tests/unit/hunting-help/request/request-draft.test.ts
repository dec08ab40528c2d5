import { describe, expect, test } from "vitest";
import { formatAge, formatClock, formatTimeLeft } from "@/lib/hunting-help/format-help";
import { getHelpFormPath, getRequestBoardPath } from "@/lib/hunting-help/help-paths";
import {
  findRequestProblems,
  readRequestPrefill,
  requestDraft,
  toRequestBody,
} from "@/lib/hunting-help/request/request-content";
import { postRequestBodySchema } from "@/lib/hunting-help/schema";
import { shownRequest } from "@/tests/support/hunting-help/shown-requests";

const now = "2026-11-20T22:30:00.000Z";
const empty = requestDraft.create("key-12345", { timeZone: "Europe/Berlin" });

describe("the draft of a request", () => {
  test("says what is missing of each kind, and what is whole can be posted", () => {
    expect(Object.keys(findRequestProblems(empty))).toEqual(["title", "weapon"]);
    const hunt = { ...empty, kind: "hunt-support" } as const;
    expect(Object.keys(findRequestProblems(hunt))).toEqual(["title", "monster", "platform", "when"]);
    const build = {
      ...empty,
      title: "A bow",
      weapon: "bow",
      platform: "pc",
      when: "2026-11-20T21:00",
    } as const;
    const whole = {
      ...hunt,
      title: "A party",
      monster: "rathalos",
      platform: "pc",
      when: "2026-11-20T21:00",
    } as const;
    for (const draft of [build, whole]) {
      expect(findRequestProblems(draft)).toEqual({});
      const body = { key: draft.key, ...toRequestBody(draft) };
      expect(postRequestBodySchema.safeParse(body).success).toBe(true);
    }
  });

  test("of an edit is what is stored, and anything else in storage is no draft", () => {
    const draft = requestDraft.open(shownRequest(), "key-12345");
    expect(draft).toMatchObject({ title: "A bow for Rey Dau", weapon: "bow", version: 1 });
    expect(requestDraft.read(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
    for (const stored of [null, 1, {}, { ...draft, weapon: "axe" }])
      expect(requestDraft.read(stored)).toBeNull();
  });

  test("takes from an address what has the right form", () => {
    const prefill = (query: string) => readRequestPrefill(new URLSearchParams(query));
    expect(prefill("kind=hunt-support&monster=rey-dau&platform=pc&quest=x")).toEqual({
      ...{ kind: "hunt-support", monster: "rey-dau", platform: "pc", quest: "x" },
    });
    expect(prefill("kind=coins&weapon=axe&monster=<script>&platform=")).toEqual({});
  });
});

describe("addresses", () => {
  test("leave out what says nothing", () => {
    expect(getRequestBoardPath({ status: "open", sort: "new", monster: undefined, q: "" })).toBe(
      "/hunting-help",
    );
    expect(getRequestBoardPath({ status: "solved", q: "bow & arrow" })).toBe(
      "/hunting-help?q=bow+%26+arrow&status=solved",
    );
    expect(getHelpFormPath("new", { weapon: "bow", monster: null })).toBe("/hunting-help/new?weapon=bow");
  });
});

describe("times", () => {
  test.each([
    ["2026-11-27T22:30:00.000Z", "7 days"],
    ["2026-11-22T22:29:00.000Z", "47 h"],
    ["2026-11-20T23:29:59.000Z", "59 min"],
    ["2026-11-20T22:00:00.000Z", "0 min"],
  ])("until %s are %s", (until, text) => expect(formatTimeLeft(until, now)).toBe(text));

  test("of the past say so", () => {
    expect(formatAge("2026-11-20T20:30:00.000Z", now)).toBe("2 h ago");
    expect(formatAge(now, now)).toBe("just now");
  });

  test("are those of the reader's clock, with the day where it is another one", () => {
    expect(formatClock("2026-11-20T22:45:00.000Z", now, "UTC")).toBe("22:45");
    expect(formatClock("2026-11-20T23:45:00.000Z", now, "Europe/Berlin")).toBe("2026-11-21 00:45");
    expect(formatClock("2026-11-20T23:45:00.000Z", now, "Asia/Tokyo")).toBe("08:45");
  });
});
