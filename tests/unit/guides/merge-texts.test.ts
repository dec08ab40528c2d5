import fc from "fast-check";
import { expect, test } from "vitest";
import { diffLines } from "@/lib/guides/diff-lines";
import { joinMerge, mergeTexts } from "@/lib/guides/merge-texts";

test("names the lines that were taken out and put in", () => {
  expect(diffLines("a\nb\nc", "a\nx\nc\nd")).toEqual([
    { kind: "same", lines: ["a"] },
    { kind: "removed", lines: ["b"] },
    { kind: "added", lines: ["x"] },
    { kind: "same", lines: ["c"] },
    { kind: "added", lines: ["d"] },
  ]);
});

test("takes over what only one of two people changed", () => {
  const parts = mergeTexts("a\nb\nc\nd\ne", "a\nB\nc\nd\ne", "a\nb\nc\nD\ne\nf");
  expect(parts).toEqual([{ kind: "agreed", text: "a\nB\nc\nD\ne\nf" }]);
});

test("leaves what both changed to a person, with the text that they began with", () => {
  const parts = mergeTexts("a\nb\nc", "a\nmine\nc", "a\ntheirs\nc");
  expect(parts).toEqual([
    { kind: "agreed", text: "a" },
    { kind: "conflict", base: "b", mine: "mine", theirs: "theirs" },
    { kind: "agreed", text: "c" },
  ]);
  expect(joinMerge(parts, ({ mine, theirs }) => `${mine}\n${theirs}`)).toBe("a\nmine\ntheirs\nc");
});

test("agrees where both wrote the same", () => {
  expect(mergeTexts("a\nb", "a\nx", "a\nx")).toEqual([{ kind: "agreed", text: "a\nx" }]);
});

const text = fc
  .array(fc.constantFrom("a", "b", "c", ""), { minLength: 1, maxLength: 8 })
  .map((l) => l.join("\n"));

test("gives each text back by its own lines, whatever the texts are", () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = diffLines(before, after);
      const side = (kind: string) =>
        parts.flatMap((part) => (part.kind === kind ? [] : part.lines)).join("\n");
      expect(side("added")).toBe(before);
      expect(side("removed")).toBe(after);
    }),
  );
});

test("never loses an edit: with one side unchanged, the other is the result", () => {
  fc.assert(
    fc.property(text, text, (base, edited) => {
      expect(joinMerge(mergeTexts(base, edited, base), () => "conflict")).toBe(edited);
      expect(joinMerge(mergeTexts(base, base, edited), () => "conflict")).toBe(edited);
    }),
  );
});

test("holds every line of both sides, in the result or in a conflict", () => {
  fc.assert(
    fc.property(text, text, text, (base, mine, theirs) => {
      const parts = mergeTexts(base, mine, theirs);
      const all = parts.flatMap((part) =>
        part.kind === "agreed"
          ? part.text.split("\n")
          : [...part.mine.split("\n"), ...part.theirs.split("\n")],
      );
      const added = [...diffLines(base, mine), ...diffLines(base, theirs)].filter(
        ({ kind }) => kind === "added",
      );
      for (const { lines } of added) for (const line of lines) expect(all).toContain(line);
    }),
  );
});
