import { describe, expect, test } from "vitest";
import {
  type ContentAction,
  createContentState,
  decideContentChange,
  restorePeriod,
} from "@/lib/content/content-state";
import type { ContentState } from "@/lib/content/schema";
import { Timestamp } from "@/lib/firebase/admin.server";

const start = Date.UTC(2026, 10, 20);
const at = (days: number) => Timestamp.fromMillis(start + days * 86_400_000);

/** Carries the actions out one after the other, a day apart; the refusal ends the line. */
function walk(actions: readonly ContentAction[], from = createContentState()): ContentState | string {
  let state = from;
  for (const [day, action] of actions.entries()) {
    const time = at(day);
    const purgeAt = Timestamp.fromMillis(time.toMillis() + restorePeriod);
    const decision = decideContentChange(state, { action, time, purgeAt, reason: "spam" });
    if (!decision.ok) return decision.reason;
    state = { ...state, ...decision.change };
  }
  return state;
}

describe("decideContentChange", () => {
  test("publishing again preserves the day of the first publication", () => {
    expect(walk(["publish", "unpublish", "publish"])).toMatchObject({
      visibility: "published",
      publishedAt: at(0),
    });
  });

  test.each(["publish", "unpublish", "delete", "restore", "take-down", "allow"] as const)(
    "%s twice changes nothing the second time",
    (action) => {
      const base: ContentState = {
        ...createContentState(),
        visibility: action === "unpublish" ? "published" : action === "restore" ? "deleted" : "private",
        deletedFrom: action === "restore" ? "published" : null,
        purgeAt: action === "restore" ? at(5) : null,
        takenDown: action === "allow" ? { reason: "spam", at: at(0) } : null,
      };
      const step = { action, time: at(0), purgeAt: at(7), reason: "spam" };
      const first = decideContentChange(base, step);
      if (!first.ok || !first.change) throw new Error("the first must change something");
      expect(decideContentChange({ ...base, ...first.change }, step)).toEqual({ ok: true, change: null });
    },
  );

  test("deleted content comes back as it was, within seven days", () => {
    expect(walk(["publish", "delete", "restore"])).toMatchObject({ visibility: "published", purgeAt: null });
    expect(walk(["delete", "restore"])).toMatchObject({ visibility: "private", deletedFrom: null });
    const deleted = walk(["publish", "delete"]);
    if (typeof deleted === "string") throw new Error(deleted);
    const late = { action: "restore", time: at(8), purgeAt: at(15) } as const;
    expect(decideContentChange(deleted, late)).toEqual({ ok: false, reason: "too-late" });
  });

  test.each([
    ["delete", "publish", "deleted"],
    ["delete", "unpublish", "deleted"],
    ["take-down", "publish", "taken-down"],
  ] as const)("after %s nobody can %s", (first, second, reason) => {
    expect(walk([first, second])).toBe(reason);
  });

  test.each<[readonly ContentAction[]]>([
    [["publish", "take-down"]],
    [["publish", "unpublish", "take-down"]],
    [["publish", "delete", "take-down", "restore"]],
    [["publish", "take-down", "delete", "restore"]],
    [["publish", "take-down", "unpublish"]],
  ])("after %j it is not public and cannot be published", (actions) => {
    const state = walk(actions);
    expect(state).toMatchObject({ takenDown: { reason: "spam" } });
    expect(state).not.toMatchObject({ visibility: "published" });
    expect(walk([...actions, "publish"])).toBe("taken-down");
  });

  test("what a moderator allows again waits for its owner", () => {
    expect(walk(["publish", "take-down", "allow"])).toMatchObject({ visibility: "private", takenDown: null });
    expect(walk(["publish", "take-down", "allow", "publish"])).toMatchObject({ visibility: "published" });
  });

  test("a copy of what was taken down is born taken down", () => {
    const copy = createContentState({ reason: "spam", at: at(0) });
    expect(walk(["publish"], copy)).toBe("taken-down");
  });
});
