import { describe, expect, test } from "vitest";
import box from "@/data/demo/box.json";
import { readBoxFile } from "@/lib/box/box-file";
import { listCrownMonsters } from "@/lib/box/list-crown-monsters.server";
import type { BoxKind } from "@/lib/box/model";
import { getKindRule } from "@/lib/box/model";
import { checkLoadout } from "@/lib/builder/loadout/check-loadout";
import { getLoadoutCatalog } from "@/lib/builder/loadout/get-loadout-catalog.server";
import { isLegalTalisman } from "@/lib/builder/loadout/talisman";
import { readBuildCode } from "@/lib/builder/share/read-shared-code.server";
import { getCatalog } from "@/lib/catalog/get-catalog.server";

const file = readBoxFile(JSON.stringify(box));
if (!file.ok) throw new Error(file.problem);
const idsOf = (kind: BoxKind) => file.entries.filter((entry) => entry.kind === kind).map(({ id }) => id);
const { decorations, items, armor, weapons } = getCatalog();

describe("the demo's box", () => {
  test("is read whole, and has some of every kind that is listed on its page", () => {
    expect(file.problems).toEqual([]);
    const shown: readonly BoxKind[] = [
      "talisman",
      "decoration",
      "weapon",
      "roll",
      "gear",
      "crown",
      "material",
      "wish",
      "build",
    ];
    for (const kind of shown) {
      expect(idsOf(kind).length).toBeGreaterThan(1);
      expect(idsOf(kind).length).toBeLessThan(getKindRule(kind).max);
    }
  });

  test("has only what the game has", () => {
    for (const [kind, known] of [
      ["decoration", decorations],
      ["material", items],
    ] as const) {
      expect(idsOf(kind).filter((id) => !known.get(id))).toEqual([]);
    }
    const gear = [...idsOf("gear"), ...idsOf("wish")].map((key) => key.split("/"));
    expect(gear.filter(([kind, id = ""]) => !(kind === "weapon" ? weapons : armor).get(id))).toEqual([]);
    const crowned = new Set(listCrownMonsters().map(({ id }) => id));
    expect(idsOf("crown").filter((id) => !crowned.has(id))).toEqual([]);
    const artian = box.box.weapon.map(({ weapon }) => weapons.get(weapon)?.artian);
    expect(artian).toEqual(["gogma", "artian"]);
  });

  test("has talismans that appraising gives, and legal builds", () => {
    const law = getLoadoutCatalog();
    const illegal = box.box.talisman.filter(({ roll }) => !isLegalTalisman(roll as never, law));
    expect(illegal).toEqual([]);
    for (const { content } of box.box.build) {
      expect(checkLoadout(readBuildCode(content.code).loadout, law)).toEqual([]);
    }
  });
});
