import { describe, expect, test } from "vitest";
import { isCurrentSection } from "@/lib/site/current";

describe("isCurrentSection", () => {
  test.each([
    ["/wiki", "/wiki", true],
    ["/wiki/armor", "/wiki", true],
    ["/wikipedia", "/wiki", false],
    ["/", "/wiki", false],
    ["/", "/", true],
    // Every path begins with a slash, and none but home is home.
    ["/wiki", "/", false],
  ])("%s lies in %s: %s", (path, href, inside) => {
    expect(isCurrentSection(path, href)).toBe(inside);
  });
});
