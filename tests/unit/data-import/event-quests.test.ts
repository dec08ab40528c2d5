import { afterAll, expect, test } from "vitest";
import { languageCodes } from "@/lib/catalog/languages";
import { listEventRows, readEventName } from "@/scripts/data-import/entities/quest-rows";
import { Ids } from "@/scripts/data-import/ids";
import { Overlays } from "@/scripts/data-import/overlays";
import { Tables } from "@/scripts/data-import/tables";
import { Texts } from "@/scripts/data-import/texts";
import { writeTables } from "@/tests/support/data-import/tables";

const guid = "00000000-0000-0000-0000-000000000001";
const lists = ["Japanese", "English", "French", "Italian", "German", "Spanish", "Russian", "Polish"].concat(
  ["PortugueseBr", "Korean", "TransitionalChinese", "SimplelifiedChinese", "Arabic", "Thai"],
  ["LatinAmericanSpanish"],
);
const quest = {
  _MissionId: "[7] MISSION_600003",
  _QuestType: "[0] HUNTING",
  _QuestLv: 4,
  _ClearCondition: { _TargetType: "[1] EM_BOSS_HUNTING", _TargetInfoArray: [] },
  _OrderCondition: { _MaxPlayerNum: 4, _OrderHR: 9, _PremiseMission: "[5] MISSION_006010" },
  ...{ _TimeLimit: 50, _QuestLife: 3, _RemMoney: 15840, _HRPoint: 700, _Stage: "[1] ST101" },
  _QuestMsg: { _TitleMsg: guid },
};

function read(name: string, type = "[1025928384] STREAM_EVENTQUEST") {
  const folder = "Mission/_Develop/StreamQuest/Ms600003";
  const texts = Object.fromEntries(lists.map((list) => [`_${list}List`, ["a story", `${name} ${list}`]]));
  const root = writeTables(
    {
      "Common/Item/itemData": [],
      [`${folder}_QuestData`]: quest,
      [`${folder}_StreamQuestData`]: { _MissionTypeSerial: type },
      [`${folder}_StreamQuestTextData`]: {
        _IDList: ["Mission600003_000", "Mission600003_100"],
        ...texts,
      },
      "Text/Excel_Data/EnemyText": {
        languages: [0, 1, 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 21, 26, 32],
        entries: [{ name: "EnemyText_1", guid, content: languageCodes.map(() => "Kut-Ku") }],
      },
    },
    afterAll,
  );
  const tables = Tables.open(root);
  const context = {
    tables,
    texts: new Texts(tables, ["Excel_Data/EnemyText"]),
    overlays: new Overlays(root),
    ids: new Ids(new Map()),
  };
  return listEventRows(context).map((row) => ({ row, name: readEventName(context, row) }));
}

test("an event quest has its own tables, and its name in the list of each language", () => {
  const [event, ...others] = read("Like a <REF EnemyText_1>");
  expect(others).toEqual([]);
  expect(event?.row).toMatchObject({ _MissionId: "MISSION_600003", _QuestLv: 4 });
  expect(event?.row.layouts).toEqual(["Mission/_Develop/StreamQuest/Ms600003_BossZakoLayout"]);
  expect(event?.name).toMatchObject({
    en: "Like a Kut-Ku English",
    zhHans: "Like a Kut-Ku SimplelifiedChinese",
    ptBR: "Like a Kut-Ku PortugueseBr",
  });
});

test("a place where a Thai line may break is no space", () => {
  expect(read("แปร<SIZE 0.1> </SIZE>ธาตุ")[0]?.name.th).toBe("แปรธาตุ Thai");
});

test("another type of downloaded quest is refused", () => {
  expect(() => read("a", "[1] STREAM_OTHER")).toThrow(/Ms600003_StreamQuestData/);
});
