import { afterAll, describe, expect, test } from "vitest";
import { languageCodes } from "@/lib/catalog/languages";
import { importPendants } from "@/scripts/data-import/entities/import-pendants";
import { Ids } from "@/scripts/data-import/ids";
import { Overlays } from "@/scripts/data-import/overlays";
import { Tables } from "@/scripts/data-import/tables";
import { Texts } from "@/scripts/data-import/texts";
import { writeTables } from "@/tests/support/data-import/tables";

const numbers = [0, 1, 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 21, 26, 32];
const toGuid = (number: number) => `00000000-0000-0000-0000-00000000000${number}`;
const names = ["Polo Pal", "Cactuar", "Kut-Ku Plushie", "Wind Chime"];

function run(rows: readonly object[]) {
  const folder = writeTables(
    {
      "Common/Equip/Charm": rows,
      "DLC/UserData/DlcLinkDataCharm": [{ _CharmType_Fixed: "[2] CHARM_0002" }],
      "Common/Event00": { _CharmIds: ["[3] CHARM_0003"] },
      "Text/Excel_Equip/Charm": {
        languages: numbers,
        entries: names.map((name, at) => ({
          name,
          guid: toGuid(at),
          content: languageCodes.map(() => name),
        })),
      },
    },
    afterAll,
  );
  const tables = Tables.open(folder);
  const ids = new Ids(new Map());
  const texts = new Texts(tables, ["Excel_Equip/Charm"]);
  return importPendants.run({ tables, texts, ids, overlays: new Overlays(folder) });
}

const row = (number: number, name: number, flag = "[1] INVALID") => ({
  _Type: `[${number}] CHARM_000${number}`,
  _Name: toGuid(name),
  _StoryFlag: flag,
});

describe("pendants", () => {
  test("say what gives them: a download, an event, progress, or nothing that a table names", () => {
    const { records } = run([row(1, 0), row(2, 1), row(3, 2), row(4, 3, "[792] STORY_000792")]);
    expect(records).toEqual([
      { id: "cactuar", gameId: "CHARM_0002", name: "Cactuar", from: "download" },
      { id: "kut-ku-plushie", gameId: "CHARM_0003", name: "Kut-Ku Plushie", from: "event" },
      { id: "polo-pal", gameId: "CHARM_0001", name: "Polo Pal", from: null },
      { id: "wind-chime", gameId: "CHARM_0004", name: "Wind Chime", from: "progress" },
    ]);
  });

  test("refuse a code that stands twice", () => {
    expect(() => run([row(1, 0), row(1, 1)])).toThrow(/CHARM_0001 stands in row 0 already/);
  });
});
