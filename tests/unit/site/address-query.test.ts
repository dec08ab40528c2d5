import { describe, expect, test } from "vitest";
import { getQuery, setQuery } from "@/lib/site/address-query";

describe("the query of an address", () => {
  test.each([
    ["/wiki/skills", ""],
    ["/wiki/skills?q=a", "q=a"],
    ["/wiki/skills?q=a#b", "q=a"],
    ["/wiki/skills?q=a?b#c#d", "q=a?b"],
    ["/wiki/skills#a?q=b", ""],
  ])("of %s is %j", (address, query) => {
    expect(getQuery(address)).toBe(query);
  });

  test.each([
    ["/wiki/skills", "q=a", "/wiki/skills?q=a"],
    ["/wiki/skills?q=a#b", "", "/wiki/skills#b"],
    ["/wiki/skills?q=a?b#c#d", "q=e", "/wiki/skills?q=e#c#d"],
    ["/wiki/skills#a?q=b", "q=c", "/wiki/skills?q=c#a?q=b"],
  ])("of %s is made %j: %s", (address, query, expected) => {
    expect(setQuery(address, query)).toBe(expected);
    expect(getQuery(expected)).toBe(query);
  });
});
