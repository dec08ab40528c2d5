import { describe, expect, test } from "vitest";
import { getBuildsPath } from "@/lib/builds/paths";
import { getRunPath } from "@/lib/leaderboards/board/board-paths";
import {
  describeNotification,
  isNotificationKind,
  mutableKinds,
  notificationKindIds,
  notificationKinds,
} from "@/lib/notifications/kinds";
import { notificationPreferencesBodySchema } from "@/lib/notifications/schema";
import { getUserPath } from "@/lib/site/routes";

describe("the kinds of notification", () => {
  test.each(notificationKindIds)("%s says all its texts in one sentence and leads somewhere", (kind) => {
    const fields = notificationKinds[kind].fields;
    const values = Object.fromEntries(fields.map((field) => [field, `<${field}>`]));
    const { text, href } = describeNotification({ kind, ref: "/user/rook", values, count: 1 });
    for (const field of fields) expect(text).toContain(`<${field}>`);
    expect(text).not.toContain("undefined");
    expect(href).toMatch(/^\//);
    expect(href).not.toMatch(/^\/\//);
  });

  test("lead to the pages that the site has", () => {
    expect(notificationKinds["run-verified"].toPath("abc")).toBe(getRunPath("abc"));
    expect(notificationKinds["build-liked"].toPath("abc")).toBe(getBuildsPath("abc"));
    expect(notificationKinds["badge-earned"].toPath("a b")).toBe(getUserPath("a b"));
  });

  test("count what is bundled, in the plural where it takes one", () => {
    const about = { kind: "build-liked", ref: "abc", values: { title: "Bow" } } as const;
    expect(describeNotification({ ...about, count: 1 }).text).toBe("1 new like for “Bow”.");
    expect(describeNotification({ ...about, count: 1200 }).text).toBe("1,200 new likes for “Bow”.");
  });

  test("know their own names alone", () => {
    expect(isNotificationKind("run-verified")).toBe(true);
    for (const other of ["toString", "__proto__", "", 3, null]) expect(isNotificationKind(other)).toBe(false);
  });
});

describe("the choice of kinds", () => {
  test("takes every kind that can be turned off, once", () => {
    expect(notificationPreferencesBodySchema.safeParse({ muted: mutableKinds }).success).toBe(true);
    expect(notificationPreferencesBodySchema.safeParse({ muted: [] }).success).toBe(true);
  });

  test.each([[["moderation"]], [["toString"]], [["build-liked", "build-liked"]], ["build-liked"], [[null]]])(
    "refuses %j",
    (muted) => {
      expect(notificationPreferencesBodySchema.safeParse({ muted }).success).toBe(false);
    },
  );
});
