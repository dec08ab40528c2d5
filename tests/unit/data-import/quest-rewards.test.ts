import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { readQuestRewards } from "@/scripts/data-import/entities/read-quest-rewards";
import { Ids } from "@/scripts/data-import/ids";
import { Tables } from "@/scripts/data-import/tables";

const inner = "MHWS-in-json/natives/STM/GameDesign";
const extract = "tests/fixtures/tables";
const folder = "Mission/_UserData/_Reward";
const settings = `${folder}/QuestRewardSetting`;
const rewards = `${folder}/CommonRewardData`;
const copies: string[] = [];

afterEach(() => {
  for (const copy of copies.splice(0)) rmSync(copy, { recursive: true });
});

/** The rewards of the extract, or of another folder with tables. */
function read(checkout = extract) {
  const ids = new Ids(new Map());
  for (const { id, gameId } of getCatalog().items.all)
    ids.assign("items", String(gameId), id, { table: "items" });
  return readQuestRewards({ tables: Tables.open(checkout), ids });
}

/** A copy of the extract in which one table is changed. */
function copyWith(table: string, change: (text: string) => string): string {
  const copy = mkdtempSync(join(tmpdir(), "tables-"));
  copies.push(copy);
  mkdirSync(join(copy, inner, "Common/Item"), { recursive: true });
  cpSync(join(extract, inner, folder), join(copy, inner, folder), { recursive: true });
  const path = join(copy, inner, `${table}.user.3.json`);
  writeFileSync(path, change(readFileSync(path, "utf8")));
  return copy;
}

describe("the item rewards of quests", () => {
  test("are those of the table that the row of the quest names, likeliest first", () => {
    expect(read().get("MISSION_106008")).toEqual([
      { item: "monster-hardbone", qty: 1, chance: 31 },
      { item: "hard-armor-sphere", qty: 1, chance: 25 },
      { item: "ancient-orb-sword", qty: 1, chance: 15 },
      { item: "ancient-orb-armor", qty: 1, chance: 15 },
      { item: "novacrystal", qty: 1, chance: 7 },
      { item: "dragonbone-relic", qty: 1, chance: 7 },
    ]);
  });

  test("leave out rows without a chance, so that those of a quest sum to 100 %", () => {
    for (const items of read().values()) {
      expect(items.reduce((sum, { chance }) => sum + chance, 0)).toBe(100);
      expect(items.every(({ qty }) => qty > 0)).toBe(true);
    }
  });

  test.each([
    ["a quest that stands twice", settings, "MISSION_002150", "MISSION_106008", "_missionID", "two rows"],
    [
      "a table that is not there",
      settings,
      ":601",
      ":9999",
      "_commonRewardTableId",
      "no rewards have the number 9999",
    ],
    ["a negative figure", rewards, '"_num":1', '"_num":-1', "_num", "Too small"],
    [
      "chances that do not sum to 100 %",
      rewards,
      '"_probability":31',
      '"_probability":30',
      "_probability",
      "99 %",
    ],
    ["an unknown item", rewards, "] ITEM_", "999999] ITEM_", "_itemId", "nothing has the key"],
    ["an item of an older dump", rewards, /"\[(\d+)\] ITEM_\d+"/, "$1", "_itemId", "older dump"],
    [
      "a further table of rewards",
      settings,
      '"_questAddRewardTableId":0',
      '"_questAddRewardTableId":100',
      "_questAddRewardTableId",
      "expected 0",
    ],
  ])("are refused with %s, naming table and field", (_, table, from, to, field, says) => {
    const text = (original: string) => {
      const changed = original.replace(from, to);
      expect(changed).not.toBe(original);
      return changed;
    };
    const run = () => read(copyWith(table, text));
    expect(run).toThrow(table);
    expect(run).toThrow(field);
    expect(run).toThrow(says);
  });

  test("are refused where their table has another name", () => {
    const copy = copyWith(rewards, (text) => text);
    cpSync(join(copy, inner, `${rewards}.user.3.json`), join(copy, inner, `${rewards}New.user.3.json`));
    rmSync(join(copy, inner, `${rewards}.user.3.json`));
    expect(() => read(copy)).toThrow(/CommonRewardData.*no such table.*CommonRewardDataNew/);
  });
});
