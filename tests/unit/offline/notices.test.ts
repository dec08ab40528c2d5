import { describe, expect, test } from "vitest";
import { readNotice } from "@/lib/offline/notices";

const notice = { title: "Quarry", text: "Your record fell.", path: "/leaderboards/runs/1", tag: "a1" };

describe("a message that comes to a device", () => {
  test("is shown as it was sent", () => {
    expect(readNotice(JSON.stringify(notice))).toEqual(notice);
  });

  test.each(["//evil.example/x", "/\\evil.example", "https://evil.example", "javascript:alert(1)", ""])(
    "leads home in place of %s",
    (path) => {
      expect(readNotice(JSON.stringify({ ...notice, path })).path).toBe("/");
    },
  );

  test.each([undefined, "", "null", "7", "not JSON", "{}", JSON.stringify({ ...notice, text: 7 })])(
    "that cannot be read is news without words: %s",
    (json) => {
      expect(readNotice(json)).toMatchObject({ title: "News", path: "/" });
    },
  );
});
