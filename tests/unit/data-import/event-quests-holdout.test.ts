import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  hasTables,
  type Json,
  loadTable,
  readFacts,
  readNumber,
  readRows,
  tablesFolder,
  unwrap,
} from "@/tests/support/data-import/second-reader";

const folder = "Mission/_Develop/StreamQuest";
const word = (code: string | number) => String(code).replace(/^\[-?\d+\] /, "");
const one = (path: string) => unwrap(loadTable(`${path}.user.3.json`)[0]);

/** The list of each language in the texts of a downloaded quest, and its number in files of texts. */
const languages: readonly (readonly [code: string, list: string, number: number])[] = [
  ["en", "English", 1],
  ["ja", "Japanese", 0],
  ["fr", "French", 2],
  ["it", "Italian", 3],
  ["de", "German", 4],
  ["es", "Spanish", 5],
  ["ru", "Russian", 6],
  ["pl", "Polish", 7],
  ["ptBR", "PortugueseBr", 10],
  ["ko", "Korean", 11],
  ["zhHant", "TransitionalChinese", 12],
  ["zhHans", "SimplelifiedChinese", 13],
  ["ar", "Arabic", 21],
  ["th", "Thai", 26],
  ["esLA", "LatinAmericanSpanish", 32],
];

const readTexts = (file: string) => {
  const { languages: numbers, entries } = loadTable(`Text/${file}.msg.23.json`);
  return (name: string, language: number): string =>
    entries.find((entry: Json) => entry.name === name)?.content[numbers.indexOf(language)] ?? "";
};

/** English title of a mission; empty without one. */
function readMission(code: string): string {
  const mission = word(code).replace("MISSION_", "Mission");
  const file = `Mission/${mission}`;
  return existsSync(join(tablesFolder, `Text/${file}.msg.23.json`))
    ? readTexts(file)(`${mission}_000`, 1)
    : "";
}

describe.skipIf(!hasTables)("a second reader of event quests", () => {
  const events = hasTables
    ? readdirSync(join(tablesFolder, folder)).flatMap((file) => /^Ms(\d+)_QuestData/.exec(file)?.[1] ?? [])
    : [];
  const mine = new Map<string, Json>(readFacts("quests").map((quest) => [quest.gameId, quest]));
  const recordOf = (event: string) => mine.get(`MISSION_${event}`);
  const questOf = (event: string) => one(`${folder}/Ms${event}_QuestData`);

  test("finds the same 42, and no others from the tables", () => {
    expect(events).toHaveLength(42);
    const stored = readFacts("quests").filter(({ kind, gameId }) => kind === "event" && gameId !== null);
    expect(stored.map(({ gameId }) => gameId).toSorted()).toEqual(
      events.map((event) => `MISSION_${event}`).toSorted(),
    );
  });

  test("finds the same names in 15 languages", () => {
    const readEnemy = readTexts("Excel_Data/EnemyText");
    let compared = 0;
    for (const [code, list, number] of languages) {
      const names = code === "en" ? null : JSON.parse(readFileSync(`data/names/${code}.json`, "utf8")).quests;
      for (const event of events) {
        const texts = one(`${folder}/Ms${event}_StreamQuestTextData`);
        const raw: string = texts[`_${list}List`][texts._IDList.indexOf(`Mission${event}_100`)];
        const theirs = raw
          .replace(/<REF (\w+)>/g, (_, name) => readEnemy(name, number))
          .replace(/<EMID (\w+)>/g, (_, enemy) => readEnemy(`EnemyText_NAME_${enemy}`, number))
          .replace(/<LSNR "([^"]*)"[^>]*>/g, "$1")
          .replace(/<SIZE 0\.1> <\/SIZE>/g, "")
          .trim();
        const { id, name } = recordOf(event);
        expect([id, code, names ? names[id] : name]).toEqual([id, code, theirs]);
        compared += 1;
      }
    }
    expect(compared).toBe(15 * 42);
  });

  test("finds the same targets, stage, rank, limits and rewards", () => {
    const enemies = new Map<number, string>(
      readRows("Common/Enemy/EnemyData").map(({ _enemyId }) => [readNumber(_enemyId) | 0, word(_enemyId)]),
    );
    const monsters = new Map(readFacts("monsters").map(({ id, gameId }) => [gameId, id]));
    // Records of arenas have no code.
    const locales = new Map<string, string>([
      ...readFacts("locales").map(({ id, stageCode }) => [id, stageCode] as const),
      ...([
        ["wounded-hollow", "ST401"],
        ["rimechain-peak", "ST402"],
        ["dragontorch-shrine", "ST403"],
        ["forgotten-machineworks", "ST405"],
      ] as const),
    ]);
    const items = new Map(readFacts("items").map(({ id, gameId }) => [gameId, id]));
    const settings = new Map(
      readRows("Mission/_UserData/_Reward/QuestRewardSetting").map((row) => [word(row._missionID), row]),
    );
    const given = readRows("Mission/_UserData/_Reward/CommonRewardData");
    const objectives: Json = { HUNTING: "hunt", KILL: "kill", CAPTURE: "capture", BOSSRUSH: "bossrush" };
    const variants: Json = { NONE: null, NORMAL: "tempered", KING: "arch-tempered" };
    const asText = (rows: readonly Json[]) => rows.map((row) => JSON.stringify(row)).toSorted();
    for (const event of events) {
      const quest = questOf(event);
      const order = unwrap(quest._OrderCondition);
      const own = recordOf(event);
      expect([
        ...[event, own.stars, own.objective, locales.get(own.locale), own.hunterRank, own.maxPlayers],
        ...[own.timeLimitMin, own.faints, own.rewardZenny, own.rewardHunterRankPoints, own.source],
      ]).toEqual([
        ...[event, quest._QuestLv, objectives[word(quest._QuestType)], word(quest._Stage), order._OrderHR],
        ...[order._MaxPlayerNum, quest._TimeLimit, quest._QuestLife, quest._RemMoney, quest._HRPoint],
        "game-parameters",
      ]);
      const targets = unwrap(quest._ClearCondition)._TargetInfoArray.map(unwrap);
      expect(own.targets.map(({ monster, variant = null }: Json) => [monster, variant])).toEqual(
        targets.map(({ _TargetIDValue, _LegendaryID }: Json) => [
          monsters.get(enemies.get(_TargetIDValue)),
          variants[word(_LegendaryID)],
        ]),
      );
      const table = settings.get(`MISSION_${event}`)?._commonRewardTableId;
      const rewards = given.filter((row) => row._tableId === table && row._probability > 0);
      expect(rewards.length).toBeGreaterThan(0);
      expect([event, asText(own.rewards.map(({ item, qty, chance }: Json) => [item, qty, chance]))]).toEqual([
        event,
        asText(rewards.map((row) => [items.get(readNumber(row._itemId)), row._num, row._probability])),
      ]);
    }
  });

  test("finds the same health of those that are not tempered, hunted alone", () => {
    const difficulty = new Map<string, number>();
    const { _DifficultyRateArray } = one("Enemy/CommonData/Data/EmCommonDifficulty2");
    for (const row of unwrap(_DifficultyRateArray)._DataArray.map(unwrap)) {
      difficulty.set(row._InstanceGuid, row._Health);
    }
    let compared = 0;
    for (const event of events) {
      const placed = one(`${folder}/Ms${event}_BossZakoLayout`)._MainTargetDataList.map(unwrap);
      const targets = unwrap(questOf(event)._ClearCondition)._TargetInfoArray.map(unwrap);
      for (const [at, { _EmTargetID, _LegendaryID }] of targets.entries()) {
        if (word(_LegendaryID) !== "NONE") continue;
        const { _EmID, _DifficultyRankId } = placed.find((each: Json) => each._StoryTargetID === _EmTargetID);
        const [, number, kind] = /^EM(\d{4})_(\d\d)/.exec(word(_EmID)) ?? [];
        const { _BaseHealth } = one(`Enemy/Em${number}/${kind}/Data/Em${number}_${kind}_Param_Parts`);
        const rate = difficulty.get(unwrap(_DifficultyRankId).Value ?? unwrap(_DifficultyRankId)) ?? 0;
        expect([event, recordOf(event).targets[at].health[0]]).toEqual([
          event,
          Math.round(_BaseHealth * rate),
        ]);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(25);
  });

  test("finds the same missions before every quest of the game", () => {
    const paths = readdirSync(join(tablesFolder, "Mission")).flatMap((name) => {
      const number = /^Mission(\d{6})$/.exec(name)?.[1];
      return number ? [`Mission/${name}/_Quest/Ms${number}_QuestData`] : [];
    });
    const all = [...paths, ...events.map((event) => `${folder}/Ms${event}_QuestData`)];
    let compared = 0;
    for (const path of all.filter((each) => existsSync(join(tablesFolder, `${each}.user.3.json`)))) {
      const quest = one(path);
      const own = mine.get(word(quest._MissionId));
      if (!own) continue;
      const before = word(unwrap(quest._OrderCondition)._PremiseMission);
      const record = mine.get(before);
      const title = record || before === "-1" || before === "INVALID" ? "" : readMission(before);
      const unlocks = own.unlockedBy ?? [];
      const stories = unlocks.flatMap(({ story }: Json) => story ?? []);
      expect([own.id, stories]).toEqual([own.id, title === "" ? [] : [title]]);
      if (record) expect([own.id, unlocks]).toEqual([own.id, expect.arrayContaining([{ quest: record.id }])]);
      compared += 1;
    }
    expect(compared).toBe(147);
  });
});
