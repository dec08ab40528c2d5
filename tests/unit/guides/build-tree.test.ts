import { expect, test } from "vitest";
import { splitBlocks } from "@/lib/guides/blocks";
import { buildGuideTree } from "@/lib/guides/build-tree";
import type { ResolvedBlock } from "@/lib/guides/guide-tree";

const attackBoost: ResolvedBlock = {
  type: "cite",
  text: null,
  cite: {
    kind: "skill",
    id: "attack-boost",
    name: "Attack Boost",
    href: "/wiki/skills/attack-boost",
    icon: "skill",
    entity: "skills",
    facts: "Equipment skill",
  },
};

function render(text: string, block: ResolvedBlock = attackBoost) {
  const split = splitBlocks(text);
  return buildGuideTree(
    split,
    split.blocks.map(() => block),
  );
}

test("makes a block in a sentence a link, and one alone in its paragraph a card", () => {
  const { nodes } = render("Take [[skill:attack-boost]] first.\n\n[[skill:attack-boost]]");
  expect(nodes[0]).toMatchObject({
    type: "paragraph",
    children: [
      { type: "text", text: "Take " },
      { type: "cite", cite: { id: "attack-boost" } },
      { type: "text", text: " first." },
    ],
  });
  expect(nodes[1]).toMatchObject({ type: "card", cite: { id: "attack-boost" } });
});

test("leaves a block inside of code as it was typed", () => {
  const { nodes } = render("Write `[[skill:attack-boost|AB]]`.\n\n```\n[[skill:attack-boost]]\n```");
  expect(nodes[0]).toMatchObject({ children: [{}, { type: "code", text: "[[skill:attack-boost|AB]]" }, {}] });
  expect(nodes[1]).toEqual({ type: "code", text: "[[skill:attack-boost]]" });
});

test("reads a table whose cells hold a block with a bar", () => {
  const { nodes } = render("| Skill | Level |\n| :-- | --: |\n| [[skill:attack-boost|AB]] | **5** |");
  expect(nodes).toMatchObject([
    {
      type: "table",
      align: ["start", "end"],
      head: [[{ type: "text", text: "Skill" }], [{ type: "text", text: "Level" }]],
      rows: [[[{ type: "cite" }], [{ type: "strong" }]]],
    },
  ]);
});

test("lists sections with anchors of their own", () => {
  const { nodes, toc } = render("## Raw\n\n### Element\n\n## Raw\n\n## 属性");
  expect(toc).toEqual([
    { id: "g-raw", label: "Raw" },
    { id: "g-raw-2", label: "Raw" },
    { id: "g-section", label: "属性" },
  ]);
  expect(nodes[1]).toMatchObject({ type: "heading", level: 3 });
});

test("shows the text of a block that cannot be shown, and says why with its line", () => {
  const hidden: ResolvedBlock = { type: "text", text: "my build", problem: "is not published" };
  const { nodes, problems } = render("One.\n\nSee [[build:abc|my build]] now.", hidden);
  expect(nodes[1]).toMatchObject({
    children: [{ text: "See " }, { type: "text", text: "my build" }, { text: " now." }],
  });
  expect(problems).toEqual([{ line: 3, message: "my build is not published." }]);
});

test("shows pictures of allowed hosts alone", () => {
  const { nodes, problems } = render("![a](https://i.imgur.com/a.png) ![b](https://example.org/b.png)");
  expect(nodes[0]).toMatchObject({
    children: [
      { type: "image", src: "https://i.imgur.com/a.png", alt: "a" },
      {},
      { type: "text", text: "b" },
    ],
  });
  expect(problems).toHaveLength(1);
});

test("shows a text over its budget as it was typed, in paragraphs, with the line", () => {
  const { nodes, problems } = render(`${"> ".repeat(400)}deep\n\n[[skill:attack-boost]] and **more**`);
  expect(nodes).toEqual([
    { type: "paragraph", children: [{ type: "text", text: `${"> ".repeat(400)}deep` }] },
    { type: "paragraph", children: [{ type: "text", text: "[[skill:attack-boost]] and **more**" }] },
  ]);
  expect(problems[0]).toMatchObject({ line: 1 });
  const links = render("[a](//b.c) ".repeat(100).concat("\n\n").repeat(50));
  expect(links.nodes).toHaveLength(50);
  expect(links.problems[0]?.message).toContain("6000 parts");
  const long = render("[a](https://example.org)\n\n".repeat(10_000));
  expect(long.problems[0]?.message).toContain("longer than");
  expect(long.nodes.length).toBeLessThan(400);
});

test("counts what is in the cells of tables", () => {
  const table = `| a | b | c |\n|-|-|-|\n${"| **a** | *b* | `c` |\n".repeat(60)}`;
  expect(render(table).problems).toEqual([]);
  expect(render(`${table}\n`.repeat(12)).problems[0]?.message).toContain("6000 parts");
});

test("gives two thousand headings of one name an address each", () => {
  const text = `# a\n\n# a 2\n\n${"# a\n\n".repeat(1900)}`;
  const ids = render(text).nodes.map((node) => ("id" in node ? node.id : ""));
  expect(new Set(ids).size).toBe(1902);
  expect(ids.slice(0, 4)).toEqual(["g-a", "g-a-2", "g-a-3", "g-a-4"]);
});

test("counts whole minutes of reading, one at least", () => {
  expect(render("short").minutes).toBe(1);
  expect(render("word ".repeat(1100)).minutes).toBe(5);
});
