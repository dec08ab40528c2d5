import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fold, getStem, splitWords } from "@/lib/text/fold";
import { highlight } from "@/lib/wiki-search/highlight";

const words = (text: string) => splitWords(text).map(({ word }) => word);

describe("folding", () => {
  test.each([
    ["Rathalos Helm α", ["rathalos", "helm", "alpha"]],
    ["Rathalosβ", ["rathalos", "beta"]],
    ["Rathalos Scale+", ["rathalos", "scale", "plus"]],
    ["Arkveld's Hunger", ["arkvelds", "hunger"]],
    ["Arkveld’s Hunger", ["arkvelds", "hunger"]],
    ["Attack Jewel [1]", ["attack", "jewel", "1"]],
    ["Aquatic/Oilsilt Mobility", ["aquatic", "oilsilt", "mobility"]],
    ["Épée Świt Łowca", ["epee", "swit", "lowca"]],
    ["ГОРЕ Ёж", ["горе", "еж"]],
    ["りおれうす", ["リオレウス"]],
    ["ﾘｵﾚｳｽ", ["リオレウス"]],
    ["ガ", ["ガ"]],
    ["아르슈벨드", ["아르슈벨드"]],
    ["أركفيلد", ["اركفيلد"]],
  ])("%s is read as %j", (text, expected) => {
    expect(words(text)).toEqual(expected.map((each) => each.normalize("NFC")));
  });

  test("says where each word is in the text", () => {
    const text = "Rathalos Helm α";
    expect(splitWords(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      "Rathalos",
      "Helm",
      "α",
    ]);
  });

  test("folds what is folded to itself", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });

  test.each([
    ["plates", "plate"],
    ["boss", "boss"],
    ["berries", "berry"],
    ["hatches", "hatch"],
    ["gas", "gas"],
  ])("takes the plural from %s", (many, one) => {
    expect(getStem(many)).toBe(one);
  });
});

describe("highlighting", () => {
  const marked = (name: string, query: string) =>
    highlight(name, query)
      .map(({ text, isHit }) => (isHit ? `[${text}]` : text))
      .join("");

  test.each([
    ["Rathalos Helm α", "rath helm", "[Rath]alos [Helm] α"],
    ["Rathalos Helm α", "alpha", "Rathalos Helm [α]"],
    ["Weakness Exploit", "wekness", "[Weakness] Exploit"],
    ["Guardian Rathalos Plate", "rathalosplate", "Guardian [Rathalos] [Plate]"],
    ["護竜リオレウス", "リオ", "護竜[リオ]レウス"],
    ["Épée", "epe", "[Épé]e"],
    ["Herb", "potion", "Herb"],
  ])("%s, searched for with %s", (name, query, expected) => {
    expect(marked(name, query)).toBe(expected);
  });

  test("never loses a letter of the name", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (name, query) => {
        expect(
          highlight(name, query)
            .map(({ text }) => text)
            .join(""),
        ).toBe(name);
      }),
    );
  });
});
