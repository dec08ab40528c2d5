import { describe, expect, test } from "vitest";
import { parseJavaVersion } from "@/scripts/lib/java.mjs";

describe("the version of Java", () => {
  test.each([
    ['openjdk version "17.0.15" 2025-04-15\nOpenJDK Runtime Environment', 17],
    ['java version "1.8.0_431"\nJava(TM) SE Runtime Environment', 8],
    ['openjdk version "21" 2023-09-19', 21],
    ['openjdk version "11.0.2" 2019-01-15', 11],
    ["The operation couldn’t be completed. Unable to locate a Java Runtime.", null],
    ["", null],
  ])("in %j", (text, version) => {
    expect(parseJavaVersion(text)).toBe(version);
  });
});
