import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatText, insertAlone, type TextFormat, textFormats } from "@/lib/guides/format-text";
import { listGuideWarnings } from "@/lib/guides/guide-warnings";
import { previewGuide } from "@/lib/guides/read-editor.server";
import { actorOf } from "@/tests/support/actors";
import { createInProcessDb } from "@/tests/support/in-process-db";

/** A text with its selection between `<` and `>`. */
function read(marked: string) {
  const start = marked.indexOf("<");
  return { text: marked.replace(/[<>]/g, ""), start, end: marked.indexOf(">") - 1 };
}
function show({ text, start, end }: ReturnType<typeof read>) {
  return `${text.slice(0, start)}<${text.slice(start, end)}>${text.slice(end)}`;
}
const format = (marked: string, how: TextFormat) => show(formatText(read(marked), how));

describe("a button over the text", () => {
  test.each([
    ["bold", "Take <care> now", "Take **<care>** now"],
    ["bold", "Take **<care>** now", "Take <care> now"],
    ["bold", "Take <>", "Take **<bold text>**"],
    ["heading", "One\nTw<o>\nThree", "One\n<## Two>\nThree"],
    ["heading", "# O<>ne", "<## One>"],
    ["heading", "## O<>ne", "<One>"],
    ["list", "<One\n\nTwo>", "<- One\n\n- Two>"],
    ["list", "<- One\n- Two>", "<One\nTwo>"],
    ["link", "See <the wiki>.", "See [the wiki](<https://>)."],
    ["block", "Take <>", "Take [[<>"],
  ] as const)("%s makes %j to %j", (how, before, after) => {
    expect(format(before, how)).toBe(after);
  });

  test("puts a table on lines of its own", () => {
    expect(formatText(read("One<> two"), "table").text).toBe(
      "One\n\n| Column | Column |\n| --- | --- |\n| Text | Text |\n\ntwo",
    );
    expect(insertAlone(read("<>"), "[[video:youtube/x]]").text).toBe("[[video:youtube/x]]");
  });

  test("never selects beyond the text, and loses none of it", () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.nat(), fc.constantFrom(...textFormats), (text, a, b, how) => {
        const [start, end] = [a % (text.length + 1), b % (text.length + 1)].sort((x, y) => x - y);
        const next = formatText({ text, start: start ?? 0, end: end ?? 0 }, how);
        expect(next.start).toBeGreaterThanOrEqual(0);
        expect(next.end).toBeGreaterThanOrEqual(next.start);
        expect(next.end).toBeLessThanOrEqual(next.text.length);
      }),
    );
  });
});

describe("warnings before a guide is published", () => {
  const whole = { summary: "About bows.", tags: ["bow"], text: "## One\n\nText.", problems: [] };

  test("are none for a guide with everything", () => {
    expect(listGuideWarnings(whole)).toEqual([]);
    expect(
      listGuideWarnings({ ...whole, text: "| a | b | c | d | e |\n| --- | :-: | --- | --- | --- |" }),
    ).toEqual([]);
  });

  test.each([
    [{ summary: " " }, "There is no summary: lists and search engines show none."],
    [{ tags: [] }, "There are no tags: nobody finds it by a weapon or topic."],
    [
      { problems: [{ line: 3, message: "names no weapon of the game" }] },
      "Line 3: names no weapon of the game",
    ],
    [
      { text: "| a | b | c | d | e | f |\n|---|---|---|---|---|---|" },
      "Line 2: a table with 6 columns scrolls sideways on a phone.",
    ],
    [{ text: "See [this](https://) too" }, "Line 1: the link “this” leads nowhere yet."],
    [{ text: "![](https://i.imgur.com/a.png)" }, "Line 1: a picture without a description."],
    [{ text: "Long. ".repeat(500) }, "A long text without headings has no table of contents."],
  ])("name what is missing: %j", (changes, warning) => {
    expect(listGuideWarnings({ ...whole, ...changes })).toEqual([warning]);
  });
});

test("the preview names links to pages of the wiki that are not there", async () => {
  const place = { db: createInProcessDb(), now: () => new Date("2026-11-20T12:00:00Z") };
  const text =
    "[a](/wiki/hitzones/rathalos) [b](/wiki/skills/no-such-skill) [c](/wiki/builds/x) [d](/builder)";
  const { rendered } = await previewGuide(place, { ...actorOf("rook"), creator: true }, text);
  expect(rendered.problems).toEqual([
    { line: 1, message: "There is no page at /wiki/skills/no-such-skill." },
  ]);
});
