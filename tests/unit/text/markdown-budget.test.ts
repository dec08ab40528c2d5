import fc from "fast-check";
import { fromMarkdown } from "mdast-util-from-markdown";
import { describe, expect, test } from "vitest";
import { findMarkdownRefusal } from "@/lib/text/check-markdown.server";
import { checkMarkdownTree, disabledMarkdown, findMarkdownProblem } from "@/lib/text/markdown-budget";
import { createMarkdownSchema } from "@/lib/text/schema";
import { getRuns } from "@/tests/support/test-size";

const budget = { depth: 12, nodes: 2000 };
const filled = (part: string) => part.repeat(Math.ceil(4000 / part.length)).slice(0, 4000);

/** What brought a server to its knees, and its kin, at the longest that notes may be. */
const attacks = [
  ">",
  "1. ",
  "> - ",
  "- ",
  "* ",
  "+ ",
  ">1) ",
  "> > ",
  ">\t",
  "*",
  "_a ",
  "**a ",
  "[",
  "![",
  "[a](",
  "`",
  "<a>",
  "~",
];

describe("the gate of Markdown", () => {
  test.each(attacks.map((part) => [part]))(
    "refuses 4,000 characters of %j, or parses them within the budget",
    (part) => {
      const text = filled(part);
      if (findMarkdownProblem(text, budget)) return;
      expect(checkMarkdownTree(fromMarkdown(text), budget)).toBeNull();
    },
  );

  test.each([">", "1. ", "> - ", "- - "])("says that %j nests too deep, and in which line", (part) => {
    expect(findMarkdownProblem(`fine\n\n${filled(part)}`, budget)).toEqual({ reason: "too-deep", line: 3 });
  });

  test("takes the last level that is allowed, and refuses the next", () => {
    const small = { depth: 3, nodes: 2000 };
    expect(findMarkdownProblem("> > > a", small)).toBeNull();
    expect(findMarkdownProblem("> > > > a", small)).toEqual({ reason: "too-deep", line: 1 });
    // A parsed text has two nodes for each level: a list and its item.
    const nest = (levels: number): { type: string; children?: { type: string }[] } =>
      levels === 0 ? { type: "text" } : { type: "list", children: [nest(levels - 1)] };
    expect(checkMarkdownTree(nest(6), small)).toBeNull();
    expect(checkMarkdownTree(nest(7), small)).toEqual({ reason: "too-deep", line: 1 });
  });

  test("counts a list that is nested by indentation", () => {
    const nested = Array.from({ length: 40 }, (_, level) => `${"  ".repeat(level)}- item`).join("\n");
    expect(findMarkdownProblem(nested, budget)).toMatchObject({ reason: "too-deep" });
  });

  test("refuses emphasis in emphasis and marks without end", () => {
    expect(findMarkdownRefusal("*a **b ".repeat(60) + "c** d*".repeat(60), budget, "notes")?.message).toMatch(
      /notes must not nest quotes, lists or emphasis deeper than 12 levels \(see line 1\)/,
    );
    expect(findMarkdownProblem(filled("*a "), budget)).toEqual({ reason: "too-many", line: 1 });
    const items = "- a\n".repeat(900);
    expect(findMarkdownRefusal(items, budget, "notes")?.message).toMatch(/more than 2000 parts/);
  });

  test.each([
    "Use **charge**, then _dodge_.\n\n- one\n  - two\n    - three\n\n> a quote\n> > of a quote",
    `${"- **Attack Boost**: 5, [why](https://example.com) `x`\n".repeat(60)}`,
    "```\n                                        deep code\n```",
    "----------------------------------------\n\n1. a\n2. b\n\n* * *",
    "snake_case_names_and 2 * 3 * 4 > 5",
    `${"- ".repeat(40)}\n\n${"* ".repeat(40)}`,
    "```\n                              - a line of code\n```",
    "- a **bold** word of many\n".repeat(160),
  ])("lets what people write through: %#", (text) => {
    expect(findMarkdownProblem(text, budget)).toBeNull();
    expect(findMarkdownRefusal(text, budget, "notes")).toBeNull();
  });

  test("switches off what makes a short text a long page, and letters that were cleaned away", () => {
    expect(findMarkdownRefusal("a\n=\n".repeat(120), budget, "notes")).toBeNull();
    const names = `[a]: /${"b".repeat(2400)}\n\n${"[a] ".repeat(200)}`;
    expect(findMarkdownRefusal(names, budget, "notes")).toBeNull();
  });

  test("whatever passes is parsed without an error, however it is mixed", () => {
    const part = fc.constantFrom(...attacks, "a", "\n", "\n\n", "  ", "    ", "](b)", "**", ")");
    fc.assert(
      fc.property(fc.array(part, { maxLength: 1200 }), (parts) => {
        const text = parts.join("").slice(0, 4000);
        if (findMarkdownProblem(text, budget) === null) checkMarkdownTree(fromMarkdown(text), budget);
      }),
      { numRuns: getRuns({ small: 30, full: 3000 }) },
    );
  });

  test.each([
    ["a\n", 251],
    ["a\n\u00a0\n", 251],
    ["> a\nb\n", 251],
    ["a\n     - b\n", 251],
  ])("says that a paragraph of %j is too long, and from which line on", (part, line) => {
    expect(findMarkdownProblem(part.repeat(300), { ...budget, nodes: 6000 })).toEqual({
      ...{ reason: "long-paragraph", line },
    });
  });

  test("counts lines and items before anything is parsed", () => {
    const many = { depth: 12, nodes: 6000 };
    expect(findMarkdownProblem("a\n\n".repeat(3001), many)).toEqual({ reason: "too-many", line: 6001 });
    expect(findMarkdownProblem("- a\n".repeat(2001), many)).toEqual({ reason: "too-many", line: 2001 });
    expect(findMarkdownProblem(`${"*a* ".repeat(140)}\n\n`.repeat(60), many)).toMatchObject({
      reason: "too-many",
    });
  });

  /** Paragraphs of the greatest length in a text without an end; the rest of the budget makes it end. */
  const repeat = (paragraph: string, length: number) => {
    const text = `${paragraph}\n\n`.repeat(Math.ceil(length / paragraph.length));
    expect(findMarkdownProblem(text, { depth: 12, nodes: Number.POSITIVE_INFINITY })).toBeNull();
    return text;
  };
  const parse = (text: string) =>
    fromMarkdown(text, { extensions: [{ disable: { null: disabledMarkdown } }] });

  test.each([
    ["open titles", `${'[a](b "'.repeat(150)}${"x ".repeat(3500)}`],
    [
      "open ticks",
      `${Array.from({ length: 30 }, (_, index) => "`".repeat(index + 1)).join(" a ")}${" x".repeat(4000)}`,
    ],
    ["open emphasis", "*a _b ".repeat(290)],
    ["open brackets", `${"[".repeat(590)}${" x".repeat(4000)}`],
  ])("%s make a parser look at each character a limited number of times", (_, paragraph) => {
    // The parser asks for one character with each step that it takes, also when it tries again.
    const { charCodeAt } = String.prototype;
    const countSteps = (text: string) => {
      let steps = 0;
      String.prototype.charCodeAt = function count(index) {
        steps += 1;
        return Reflect.apply(charCodeAt, this, [index]);
      };
      try {
        parse(text);
      } finally {
        String.prototype.charCodeAt = charCodeAt;
      }
      return steps;
    };
    const small = countSteps(repeat(paragraph, 10_000));
    expect(small).toBeGreaterThan(5000);
    expect(countSteps(repeat(paragraph, 40_000)) / small).toBeLessThan(6);
  });

  test.each([
    ["lines", "a\n".repeat(240)],
    ["lines that go on with a quote", `> a\n${"b\n".repeat(240)}`],
    ["lines that go on with a deep item", `${"- ".repeat(11)}a\n${"b\n".repeat(240)}`],
  ])("%s take a parser a time in proportion to the text", (_, paragraph) => {
    const measure = (text: string) => {
      const tries = Array.from({ length: 3 }, () => {
        const before = process.cpuUsage();
        parse(text);
        return process.cpuUsage(before).user;
      });
      return Math.min(...tries);
    };
    const [small, large] = [repeat(paragraph, 2000), repeat(paragraph, 8000)];
    measure(large);
    // Four times as much; where each line looks back at all lines before it, sixteen times.
    expect(measure(large) / measure(small)).toBeLessThan(10);
  });

  test("the schema says what is wrong and where", () => {
    const parsed = createMarkdownSchema(4000, budget).safeParse(`a\n${">".repeat(30)}`);
    expect(parsed.error?.issues[0]?.message).toBe(
      "must not nest quotes, lists or emphasis deeper than 12 levels (see line 2)",
    );
  });
});

describe("a limit", () => {
  const wide = { depth: 12, nodes: 10_000 };
  test.each([
    ["lines of a paragraph", "a\n".repeat(250), "a\n".repeat(251), wide],
    ["length of a paragraph", "a".repeat(10_000), "a".repeat(10_001), wide],
    ["marks of a paragraph", "! ".repeat(600), "! ".repeat(601), wide],
    ["nodes", "- a\n".repeat(4), "- a\n".repeat(5), { depth: 12, nodes: 12 }],
    ["marks for the nodes", "! ".repeat(20), "! ".repeat(21), { depth: 12, nodes: 10 }],
  ])("on %s is kept to one", (_, most, more, limits) => {
    expect(findMarkdownProblem(most, limits)).toBeNull();
    expect(findMarkdownProblem(more, limits)).not.toBeNull();
  });
});
