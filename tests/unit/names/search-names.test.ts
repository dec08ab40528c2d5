import { afterEach, describe, expect, test, vi } from "vitest";
import {
  createSearchNames,
  forgetLoadedNames,
  getLoadedNames,
  requestMatcher,
  subscribeLoadedNames,
} from "@/lib/names/search-names";

afterEach(forgetLoadedNames);

const skills = ["Attack Boost", "Burst", "Weakness Exploit"];
const getTexts = (name: string) => ({ names: [name], aliases: name.startsWith("Weak") ? ["WEX"] : [] });

describe("the text of a list's field", () => {
  test("is compared letter by letter until the matcher is there", () => {
    const { createTest, findMatches } = createSearchNames([]);
    expect(skills.filter(createTest("ATTACK", getTexts))).toEqual(["Attack Boost"]);
    expect(skills.filter(createTest(" wex ", getTexts))).toEqual(["Weakness Exploit"]);
    expect(skills.filter(createTest(" ", getTexts))).toEqual(skills);
    expect(findMatches("B", skills, getTexts)).toEqual(["Burst", "Attack Boost"]);
    expect(findMatches("B", skills, getTexts, 1)).toEqual(["Burst"]);
    expect(findMatches("atack", skills, getTexts)).toEqual([]);
  });

  test("is compared by the matcher from then on, typos included", async () => {
    const heard = vi.fn();
    const stop = subscribeLoadedNames(heard);
    requestMatcher();
    requestMatcher();
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
    stop();
    const { createTest, findMatches } = createSearchNames([], {}, getLoadedNames().matcher);
    expect(skills.filter(createTest("atack", getTexts).guess)).toEqual(["Attack Boost"]);
    expect(findMatches("atack", skills, getTexts)).toEqual(["Attack Boost"]);
  });
});
