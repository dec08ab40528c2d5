import { z } from "zod";
import { questSchema } from "@/lib/catalog/schema/world";
import { toSlug } from "@/lib/catalog/to-slug";
import type { QuestKind } from "@/lib/catalog/world-codes";
import { createCodeField, enumNameField } from "../fields";
import { ImportError, type RowPlace } from "../import-error";
import { compareIds, createImporter, type ImportContext } from "../importer";
import type { Localized } from "../texts";
import {
  createQuestReader,
  listEventRows,
  listQuestRows,
  readEventName,
  readStory,
  readUnlockConditions,
  type TableQuest,
} from "./quest-rows";
import { readQuestRewards } from "./read-quest-rewards";

type Quest = z.infer<typeof questSchema>;
type Condition = NonNullable<Quest["unlockedBy"]>[number];

/** Targets that are large monsters. */
const hunts = ["EM_BOSS_HUNTING", "EM_BOSS_KILL", "EM_BOSS_CAPTURE", "EM_BOSS_REMAIN_HP"];

/** A mission of the game itself: its kind of quest, and the missions that open it. */
const missionSchema = z.object({
  _OpenFlagMissionList: z.array(enumNameField),
  _MissionTypeSerial: createCodeField({
    MAINSTORY: "assignment",
    FREEQUEST: "optional",
    TOURNAMENTQUEST: "arena",
  } as const),
});

interface NamedRow {
  readonly row: TableQuest;
  readonly name: Localized;
  readonly kind: QuestKind;
  /** Codes of the missions that open it. */
  readonly openers: readonly string[];
}

/** Hunts of large monsters that can be timed; one that only repeats the title of a side mission is part of it. Needs items, monsters and locales. */
export const importQuests = createImporter({
  file: "quests",
  schema: questSchema,
  texts: ["Mission/*", "Reference/*", "Excel_Data/EnemyText"],
  getKey: ({ gameId }) => gameId,
  run: (context) => {
    const { ids, overlays } = context;
    // Titles name monsters by tags that it knows.
    const readQuest = createQuestReader(context);
    const rows = listRows(context);
    const names = new Map<string, Localized>();
    for (const { row, name } of rows) {
      names.set(ids.assign("quests", row._MissionId, name.en, row.place), name);
    }
    const stories = new Map<string, Localized>();
    const unlocks = readUnlockConditions(context);
    const rewards = readQuestRewards(context);
    const records = rows.map(({ row, name, kind, openers }): Quest => {
      const { _MissionId: gameId, _QuestType: objective, place } = row;
      if (objective === "transport") throw new ImportError(place, "_QuestType", "a transport with a target.");
      const { stars, locale, ...rest } = readQuest(row);
      const items = rewards.get(gameId);
      const { _PremiseMission: premise } = row._OrderCondition;
      const missions = [...(typeof premise === "number" ? [] : [premise]), ...openers];
      const unlockedBy = missions.reduce<readonly Condition[]>(
        (known, code) => addMission(context, { code, place }, known, stories),
        unlocks.get(gameId) ?? [],
      );
      const id = ids.get("quests", gameId, place, "_MissionId");
      return {
        ...{ id, gameId, name: name.en, kind, objective, stars, locale, ...rest },
        ...(items ? { rewards: [...items] } : {}),
        ...(unlockedBy.length > 0 ? { unlockedBy: [...unlockedBy] } : {}),
        source: "game-parameters",
      };
    });
    const community = overlays.get("quests", questSchema);
    return {
      records: [...records, ...community].sort(compareIds),
      names: { quests: names, "story-missions": stories },
    };
  },
});

function listRows(context: ImportContext): NamedRow[] {
  const { texts } = context;
  const own = listQuestRows(context)
    .filter(({ _ClearCondition }) => hunts.includes(_ClearCondition._TargetType))
    .filter(({ _QuestMsg }) => !texts.isReference(_QuestMsg._TitleMsg));
  return [
    ...own.map((row) => ({
      row,
      name: texts.get(row._QuestMsg._TitleMsg, row.place, "_QuestMsg._TitleMsg"),
      ...readMission(context, row),
    })),
    ...listEventRows(context).map((row) => ({
      row,
      name: readEventName(context, row),
      kind: "event" as const,
      openers: [],
    })),
  ];
}

/** Adds a mission that has to be complete before the quest is there, if no other condition says so. */
function addMission(
  context: ImportContext,
  { code, place }: { readonly code: string; readonly place: RowPlace },
  unlocks: readonly Condition[],
  stories: Map<string, Localized>,
): Condition[] {
  const quest = context.ids.find("quests", code);
  if (quest !== undefined) {
    return unlocks.some((each) => "quest" in each && each.quest === quest)
      ? [...unlocks]
      : [...unlocks, { quest }];
  }
  const story = readStory(context, code, place);
  if (!story || unlocks.some((each) => "story" in each && each.story === story.en)) return [...unlocks];
  stories.set(toSlug(story.en), story);
  return [...unlocks, { story: story.en }];
}

function readMission({ tables }: ImportContext, { _MissionId }: TableQuest) {
  const mission = _MissionId.slice("MISSION_".length);
  const row = tables.getTable(`Mission/Mission${mission}/Ms${mission}_MsData`, missionSchema);
  return { kind: row._MissionTypeSerial, openers: row._OpenFlagMissionList };
}
