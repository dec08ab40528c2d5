import { describe, expect, test } from "vitest";
import { queryOf, withQuery } from "@/lib/site/address-query";

describe("the query of an address", () => {
  test.each([
    ["/wiki/skills", ""],
    ["/wiki/skills?q=a", "q=a"],
    ["/wiki/skills?q=a#b", "q=a"],
    ["/wiki/skills?q=a?b#c#d", "q=a?b"],
    ["/wiki/skills#a?q=b", ""],
  ])("of %s is %j", (address, query) => {
    expect(queryOf(address)).toBe(query);
  });

  test.each([
    ["/wiki/skills", "q=a", "/wiki/skills?q=a"],
    ["/wiki/skills?q=a#b", "", "/wiki/skills#b"],
    ["/wiki/skills?q=a?b#c#d", "q=e", "/wiki/skills?q=e#c#d"],
    ["/wiki/skills#a?q=b", "q=c", "/wiki/skills?q=c#a?q=b"],
  ])("of %s is made %j: %s", (address, query, expected) => {
    expect(withQuery(address, query)).toBe(expected);
    expect(queryOf(expected)).toBe(query);
  });
});
