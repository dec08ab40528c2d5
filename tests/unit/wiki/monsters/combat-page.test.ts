import { describe, expect, test } from "vitest";
import { getMonsterCombatPath } from "@/lib/site/wiki-paths";
import { listAllPaths } from "@/lib/wiki/list-all-paths.server";
import { getCombatPage, listCombatIds } from "@/lib/wiki/monsters/get-combat-page.server";

function tableOf(id: string, caption: string) {
  const tables = getCombatPage(id).sections.flatMap((section) => section.tables);
  return tables.find((table) => table.caption === caption)?.rows;
}

describe("the combat figures of a monster", () => {
  // Each figure was read in the tables of Rathalos by hand.
  test("are those of the tables", () => {
    expect(tableOf("rathalos", "Health of parts")?.[0]).toEqual(["Head", "500"]);
    expect(tableOf("rathalos", "Part breaks")?.[0]).toEqual(["Tail", "440", "Sever damage"]);
    expect(tableOf("rathalos", "Wounds")?.[0]).toEqual(["Head", "250", "30", "100", "2"]);
    expect(tableOf("rathalos", "Enraged")?.[1]).toEqual([
      ...["High rank", "1,500", "1 min 40 s", "× 1.1", "× 1.26", "× 1.1"],
    ]);
    expect(tableOf("rathalos", "Buildup until it happens")?.[0]).toEqual(["Mount", "75", "+230", "995"]);
    expect(tableOf("rathalos", "Crowns by quest")?.[3]).toEqual(["High rank, strength 5", "3%", "14%", "3%"]);
  });

  test.each(listCombatIds())("%s: every row has a cell for each column, and no table is empty", (id) => {
    const { sections } = getCombatPage(id);
    expect(sections.length).toBeGreaterThan(0);
    for (const { columns, rows } of sections.flatMap((section) => section.tables)) {
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) expect(row).toHaveLength(columns.length);
      expect(rows.flat().filter((cell) => /undefined|NaN|^$/.test(cell))).toEqual([]);
    }
  });

  test("list attacks from the strongest on", () => {
    const damage = (tableOf("rathalos", "What hits hunters") ?? []).map(([, figure]) => Number(figure));
    expect(damage).toEqual(damage.toSorted((a, b) => b - a));
    expect(damage.length).toBeGreaterThan(20);
  });

  test("have a page in the sitemap, one for each monster that has them", () => {
    const paths = new Set(listAllPaths());
    expect(listCombatIds().every((id) => paths.has(getMonsterCombatPath(id)))).toBe(true);
  });
});
