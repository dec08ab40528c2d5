import { describe, expect, test } from "vitest";
import { listPictureNames } from "@/lib/builder/pictures/picture-names";
import {
  addVote,
  findElected,
  type Votes,
  voteForKind,
  voteForName,
} from "@/lib/builder/pictures/read-lines";
import { findLevel, findPictureName } from "@/lib/builder/pictures/read-words";
import { readNames } from "@/tests/support/builder/names";
import { createTestData } from "@/tests/support/builder-page";

const english = listPictureNames(createTestData(), []);
const both = listPictureNames(createTestData(), [readNames("ja")]);

/** Votes after some readings. */
function vote(cast: (votes: Votes) => void) {
  const votes: Votes = new Map();
  cast(votes);
  return Object.fromEntries(votes);
}

describe("a letter that the Japanese model does not have", () => {
  test.each([
    ["威護", "intimidator"],
    ["威", "intimidator"],
    ["運身", "maximum-might"],
    ["災福転福", "coalescence"],
  ])("is any other one, or none: %s", (written, id) => {
    expect(findPictureName(written, both.skills)?.id).toBe(id);
  });

  test.each([..."嚇渾禍鑽閃"])("may be %s in a name of two letters", (letter) => {
    const names = [{ id: "meant", name: `研${letter}` }];
    expect(["研X", "研"].map((written) => findPictureName(written, names)?.typos)).toEqual([0, 0]);
  });

  test("does not stand for two, and no other letter is free", () => {
    expect(findPictureName("威護護", both.skills)).toBeNull();
    expect(findPictureName("攻", both.skills)).toBeNull();
    // Both could be meant.
    const twins = ["渾心", "閃心"].map((name) => ({ id: name, name }));
    expect(findPictureName("運心", twins)).toBeNull();
  });
});

describe("how long a name is", () => {
  const isLong = (count: number) => (name: string) => Math.abs(name.length - count) < 0.8;

  test("tells which one is meant where hardly a letter was read", () => {
    expect(vote((votes) => voteForName(votes, "四", both.skills, isLong(1)))).toEqual({ handicraft: 0.5 });
    expect(vote((votes) => voteForName(votes, "四", both.skills))).toEqual({});
  });

  test("leaves out names of another length that are as near", () => {
    // One letter of each, in names of two and of three letters.
    const names = ["攻撃", "攻勢", "攻守力"].map((name) => ({ id: name, name }));
    expect(vote((votes) => voteForName(votes, "攻X力", names, isLong(3)))).toEqual({ 攻守力: 0.5 });
    expect(vote((votes) => voteForName(votes, "攻X", names, isLong(3)))).toEqual({ 攻守力: 0.5 });
    expect(vote((votes) => voteForName(votes, "攻X", names))).toEqual({ 攻撃: 0.25, 攻勢: 0.25 });
  });

  test("is no reason to take one Latin letter, such as a piece of the frame, for a name", () => {
    expect(vote((votes) => voteForName(votes, "l", both.skills, isLong(1)))).toEqual({});
  });
});

describe("a level by itself", () => {
  test.each(["Lv |", "Lv|", "Lv !", "Lv ]", "Lv [", "Lv l", "Lv I"])("that is read as %s is 1", (text) => {
    expect(findLevel(text)).toBe(1);
  });

  test("is no level without its letters", () => {
    expect(findLevel("|")).toBeNull();
    expect(findLevel("Slots |")).toBeNull();
  });
});

describe("a kind", () => {
  test("counts in full where text follows it", () => {
    for (const [read, kinds, id] of [
      ["Golden Age Charm RARE 8", english.kinds, "golden-age-charm"],
      ["栄世の護石 レア 8", both.kinds, "golden-age-charm"],
    ] as const) {
      expect(vote((votes) => voteForKind(votes, read, kinds))).toEqual({ [id]: 1 });
    }
  });

  test("that another one begins with is not told by its beginning", () => {
    const kinds = ["old", "oldest"].map((name) => ({ id: name, name }));
    expect(vote((votes) => voteForKind(votes, "oldest one", kinds))).not.toHaveProperty("old", 1);
  });
});

test("an entry is elected by two votes, and more than one more than any other", () => {
  const votes: Votes = new Map();
  addVote(votes, "a", 1.5);
  expect(findElected(votes)).toBeNull();
  addVote(votes, "a", 0.5);
  expect(findElected(votes)).toBe("a");
  addVote(votes, "b");
  expect(findElected(votes)).toBeNull();
});
