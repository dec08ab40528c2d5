import { describe, expect, test } from "vitest";
import { getBuilderCatalog } from "@/lib/builder/catalog/get-builder-catalog.server";
import { readJson } from "@/scripts/lib/search-json";
import { readLines } from "@/scripts/lib/search-lines";
import { readQuery } from "@/scripts/lib/search-query";

async function linesOf(parts: readonly string[], longest = 10): Promise<(string | null)[]> {
  async function* bytes() {
    for (const part of parts) yield Buffer.from(part);
  }
  const lines: (string | null)[] = [];
  for await (const line of readLines(bytes(), longest)) {
    lines.push(line.kind === "text" ? line.text : null);
  }
  return lines;
}

describe("lines", () => {
  test.each<[string, string[], (string | null)[]]>([
    ["end where they end", ["a\nb\n"], ["a", "b"]],
    ["need no end at the end", ["a\nb"], ["a", "b"]],
    ["may come in parts", ["a", "b\nc", "\n", "d"], ["ab", "c", "d"]],
    ["may be empty", ["\n\na\n"], ["", "", "a"]],
    ["are none without input", [], []],
    ["are dropped when they are too long", ["12345678901\nb\n"], [null, "b"]],
    ["are read at the longest length", ["1234567890\n"], ["1234567890"]],
    ["are dropped when their parts are too long together", ["123456", "78901", "2\nb"], [null, "b"]],
  ])("%s", async (_name, parts, lines) => {
    expect(await linesOf(parts)).toEqual(lines);
  });

  test("join letters that were split across chunks", async () => {
    async function* bytes() {
      const all = Buffer.from("é\n");
      yield all.subarray(0, 1);
      yield all.subarray(1);
    }
    const texts = [];
    for await (const line of readLines(bytes(), 10)) texts.push(line);
    expect(texts).toEqual([{ kind: "text", text: "é" }]);
  });

  test("come as soon as they are whole", async () => {
    async function* bytes() {
      yield Buffer.from("a\nb");
      throw new Error("the second part was read");
    }
    const lines = readLines(bytes(), 10);
    expect(await lines.next()).toEqual({ done: false, value: { kind: "text", text: "a" } });
  });
});

describe("JSON", () => {
  test("is read", () => {
    const text = '{"a": {"b": [1, {"b": "x:{\\"b\\":1,\\"b\\":2}"}]}, "b": {"a": null}}';
    expect(readJson(text)).toEqual(JSON.parse(text));
  });
  test.each([
    ['{"a": 1, "a": 2}', 'the key "a" twice'],
    ['{"x": [{"a": 1, "b": {}, "a": 2}]}', 'the key "a" twice'],
    ['{"a": 1, "\\u0061": 2}', 'the key "\\u0061" twice'],
    ['{"__proto__": {}}', 'the unknown key "__proto__"'],
    ["{", "The line is not JSON"],
    ["{}{}", "The line is not JSON"],
    ["NaN", "The line is not JSON"],
    ["[".repeat(200_000), "The line is not JSON"],
  ])("%.40s is refused", (text, message) => {
    expect(() => readJson(text)).toThrow(message);
  });
});

describe("a line", () => {
  const catalog = getBuilderCatalog();

  test("may call skills what players call them, the higher level counting where one is named twice", () => {
    expect(readQuery('{"skills": {"WEX": 5, "crit eye": 2, "critical-eye": 3}}', catalog).skills).toEqual({
      "weakness-exploit": 5,
      "critical-eye": 3,
    });
    expect(readQuery('{"bonuses": {"guts": 1}}', catalog).bonuses).toEqual({ "lords-soul": 1 });
  });

  test("is a query, with the objective in short", () => {
    expect(readQuery('{"skills": {"burst": 1}, "objective": "slots"}', catalog)).toEqual({
      skills: { burst: 1 },
      objective: { kind: "slots" },
    });
    expect(readQuery('{"objective": {"resistance": "ice"}}', catalog)).toEqual({
      objective: { kind: "resistance", element: "ice" },
    });
    expect(readQuery("{}", catalog)).toEqual({});
  });

  test("excludes armor and charms that are too rare or out of reach", () => {
    const { excluded = [], ...rest } = readQuery(
      '{"excluded": ["botany-charm-i"], "maxRarity": 6, "progress": {"lockedMonsters": ["arkveld"]}}',
      catalog,
    );
    expect(rest).toEqual({});
    expect(excluded).toContain("botany-charm-i");
    expect(excluded).toContain("arkvulcan-helm-alpha");
    const rare = catalog.armor.filter(({ rarity }) => rarity > 6).map(({ id }) => id);
    expect(rare.every((id) => excluded.includes(id))).toBe(true);
    expect(excluded.length).toBeLessThan(catalog.armor.length);
    const low = readQuery('{"rank": "any", "progress": {"rank": "low"}}', catalog).excluded ?? [];
    const high = catalog.armor.filter(({ rank }) => rank === "high").map(({ id }) => id);
    expect(high.every((id) => low.includes(id))).toBe(true);
  });

  test.each([
    [
      '{"progress": {"lockedMonsters": ["arkvled"]}}',
      'progress.lockedMonsters[0] is not the id of a monster: did you mean "arkveld"?',
    ],
    ['{"progress": {"rank": "any"}}', 'progress.rank must be "low" or "high".'],
    ['{"maxRarity": 9}', "maxRarity must be at most 8."],
    ["5", "A line must be an object"],
    ["[]", "A line must be an object"],
    ["null", "A line must be an object"],
    ['{"skils": {}}', 'skils is not an option: did you mean "skills"?'],
    ['{"zzz": 1}', "zzz is not an option: known are skills, bonuses, weapon"],
    ['{"skills": []}', "skills must be an object."],
    ['{"skills": null}', "skills must be an object."],
    ['{"skills": {"burst": "1"}}', "skills.burst must be a number."],
    ['{"skills": {"burst": 1.5}}', "skills.burst must be a whole number."],
    ['{"skills": {"burst": -1}}', "skills.burst must be at least 0."],
    ['{"skills": {"burst": 9}}', "skills.burst must be at most 5, the highest level of burst."],
    ['{"skills": {"brust": 1}}', 'skills.brust is not a skill: did you mean "burst"?'],
    ['{"objective": "damage"}', 'objective must be "defense", "slots", {"resistance": one of fire'],
    ['{"objective": {"resistance": "fyre"}}', 'objective must be "defense", "slots", {"resistance"'],
    ['{"rank": "master"}', 'rank must be "low" or "high" or "any".'],
    ['{"limit": 1e400}', "limit must be a number."],
    ['{"limit": 1e15}', "limit must be at most 1000."],
    ['{"limit": 0}', "limit must be at least 1."],
    ['{"transcended": 1}', "transcended must be true or false."],
    ['{"decorations": "all"}', 'decorations must be "unlimited", or an object of ids and counts.'],
    ['{"decorations": {"attack-jewel-1": 1.5}}', "decorations.attack-jewel-1 must be a whole number."],
    ['{"charms": 1}', 'charms must be "craftable" or "none", or a list of ids.'],
    ['{"charms": [1]}', "charms[0] must be text."],
    ['{"talismans": [{"id": "x", "skills": [], "slots": []}]}', "talismans[0].talisman is missing."],
    ['{"pinned": {"hed": "x"}}', "pinned has unknown fields: hed."],
    ['{"weapon": {"slot": 1}}', "weapon has unknown fields: slot."],
    ['{"excluded": "x"}', "excluded must be a list."],
    ['{"skills": {"a": 1, "b": 1, "c": 1, "d": 1, "e": 1, "f": 1}}', "skills.e is not a skill; and 1 more."],
  ])("%s is refused with words", (line, message) => {
    expect(() => readQuery(line, catalog)).toThrow(message);
  });
});
