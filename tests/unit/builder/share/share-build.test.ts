import { describe, expect, test } from "vitest";
import {
  formatBuildMessage,
  getBuildCardPath,
  getBuildFileName,
  getBuildLink,
  maxMessage,
  readCodeFromLink,
} from "@/lib/builder/share/share-build";

test("puts the code into the addresses of the build and of its picture", () => {
  expect(getBuildLink("https://quarry.example", "1MUAA")).toBe("https://quarry.example/b/1MUAA");
  expect(getBuildCardPath("1a-_Z")).toBe("/api/builder/card?b=1a-_Z");
  expect(getBuildCardPath("1a", "x.1", { search: "1_a.b", target: "1_monster.a" })).toBe(
    "/api/builder/card?b=1a&buffs=x.1&target=1_monster.a",
  );
});

test("finds the code in every link of a build, and leaves a code as it is", () => {
  const links = [
    getBuildLink("https://quarry.example", "1a-_Z"),
    " https://quarry.example/b/1a-_Z?utm=x#top ",
    "https://quarry.example/builder?tab=damage&b=1a-_Z",
    "1a-_Z",
  ];
  expect(links.map(readCodeFromLink)).toEqual(links.map(() => "1a-_Z"));
  expect(readCodeFromLink("nonsense")).toBe("nonsense");
});

describe("a message", () => {
  test("ends with the link", () => {
    expect(formatBuildMessage("Weapon: Buster", "https://q.example/b")).toBe(
      "Weapon: Buster\n\nhttps://q.example/b",
    );
  });

  test("gives up whole lines at its end, never the link, to fit into a chat", () => {
    const lines = Array.from({ length: 60 }, (_, at) => `Line ${at} ${"x".repeat(40)}`);
    const message = formatBuildMessage(lines.join("\n"), "https://q.example/b");
    expect(message.length).toBeLessThanOrEqual(maxMessage);
    expect(message.length).toBeGreaterThan(maxMessage - 100);
    expect(message.endsWith("\n…\n\nhttps://q.example/b")).toBe(true);
    const remaining = message.split("\n").slice(0, -3);
    expect(remaining).toEqual(lines.slice(0, remaining.length));
  });

  test("leaves a description that just fits", () => {
    const link = "https://q.example/b";
    const exact = "y".repeat(maxMessage - link.length - 2);
    expect(formatBuildMessage(exact, link)).toBe(`${exact}\n\n${link}`);
  });
});

test.each([
  ["Ostrak Oblivion", "ostrak-oblivion-build.json"],
  ["Mörk 'Dräuer' +", "mork-drauer-build.json"],
  ["…", "build.json"],
  [null, "build.json"],
])("names the file of %s", (weapon, name) => {
  expect(getBuildFileName(weapon, "json")).toBe(name);
});
