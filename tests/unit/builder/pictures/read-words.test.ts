import { describe, expect, test } from "vitest";
import { listPictureNames } from "@/lib/builder/pictures/picture-names";
import {
  findPictureName,
  type PictureWord,
  readTalismanWords,
  withLevels,
} from "@/lib/builder/pictures/read-words";
import { readNames } from "@/tests/support/builder/names";
import { createTestData } from "@/tests/support/builder-page";

const english = listPictureNames(createTestData(), []);
const both = listPictureNames(createTestData(), [readNames("ja")]);

/** Words of a line, 10 pixels for each letter and 20 high. */
function line(text: string, x: number, y: number): PictureWord[] {
  let at = x;
  return text.split(" ").map((word) => {
    const box = { x0: at, y0: y, x1: at + 10 * word.length, y1: y + 20 };
    at = box.x1 + 10;
    return { text: word, box };
  });
}

const shape = (words: readonly PictureWord[], names = english) =>
  readTalismanWords(words, names).map(({ kind, skills, unread }) => [
    kind?.id ?? null,
    skills.map(({ skill, level }) => `${skill} ${level}`).join(", "),
    unread.length,
  ]);

describe("words of a picture", () => {
  test("become talismans, side by side and one below the other", () => {
    const panel = (x: number, y: number, skills: readonly string[], kind: string) => [
      ...line(`@ ${kind} RARE 8`, x, y),
      ...line("Slots", x, y + 50),
      ...skills.flatMap((skill, at) => line(skill, x, y + 100 + at * 50)),
    ];
    const words = [
      ...panel(0, 0, ["Attack Boost Lv 2", "Critical Eye Lv1"], "Golden Age Charm"),
      ...panel(600, 0, ["Evade Window Lv. 3"], "Secret Charm"),
      ...panel(0, 400, ["Handicraft Lvl", "Mind's Eye Lv 2", "Botanist Lv 1"], "Historical Charm"),
    ];
    expect(shape(words)).toEqual([
      ["golden-age-charm", "attack-boost 2, critical-eye 1", 0],
      ["secret-charm", "evade-window 3", 0],
      ["historical-charm", "handicraft 1, minds-eye 2, botanist 1", 0],
    ]);
  });

  test("leave open what has no level or no name that is known", () => {
    const words = [
      ...line("Golden Age Charm", 0, 0),
      ...line("Attack Boost", 0, 100),
      ...line("Xyzzy Quux Lv 2", 0, 150),
      ...line("Burst Lv 1", 0, 200),
    ];
    expect(shape(words)).toEqual([["golden-age-charm", "burst 1", 2]]);
  });

  test("list skills whose kind was not recognized", () => {
    expect(shape(line("Attack Boost Lv 2", 0, 100))).toEqual([[null, "attack-boost 2", 0]]);
  });

  test("say nothing of a picture of something else", () => {
    expect(shape([...line("Happy birthday Lv 9", 0, 0).slice(0, 2), ...line("4 of 8", 0, 60)])).toEqual([]);
  });

  test("are read in Japanese, where names that differ in one letter are in doubt", () => {
    const words = [
      ...line("栄 世 の 護 石 レア 8", 0, 0),
      ...line("水 属性 攻撃 強化 Lv 1", 0, 100),
      ...line("植生 学 Lv 1", 0, 150),
    ];
    const [read] = readTalismanWords(words, both);
    expect(read?.kind?.id).toBe("golden-age-charm");
    expect(read?.skills.map(({ skill, isDoubtful }) => [skill, isDoubtful])).toEqual([
      ["water-attack", true],
      ["botanist", false],
    ]);
  });

  test("take levels from the English reading of the same place", () => {
    const own = [...line("攻撃", 0, 0), { text: "va", box: { x0: 300, y0: 0, x1: 330, y1: 20 } }];
    const level = { text: "Lv3", box: { x0: 298, y0: 0, x1: 330, y1: 20 } };
    expect(withLevels(own, [...line("BE", 0, 0), level]).map(({ text }) => text)).toEqual(["攻撃", "Lv3"]);
  });
});

describe("a name of a picture", () => {
  test("may have a wrong letter where no other name is near", () => {
    expect(findPictureName("Attack Boosl", english.skills)?.id).toBe("attack-boost");
    expect(findPictureName("Critica1 Eye", english.skills)?.id).toBe("critical-eye");
    expect(findPictureName("Ouard", english.skills)?.id).toBe("guard");
  });
  test("has to be as written where it is short", () => {
    expect(findPictureName("攻肇", both.skills)).toBeNull();
    expect(findPictureName("攻撃", both.skills)?.id).toBe("attack-boost");
    expect(findPictureName("Fous", english.skills)).toBeNull();
  });
});
