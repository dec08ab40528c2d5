import { describe, expect, test } from "vitest";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { isScored, listRunBoardIds, parseBoardId, toBoardId } from "@/lib/leaderboards/board/board-id";
import { getQuestFacts } from "@/lib/leaderboards/board/get-quest-facts.server";
import {
  getMinTimeCs,
  listCategoryProblems,
  listQuestRulesets,
  type QuestFacts,
} from "@/lib/leaderboards/categories";

const hunt: QuestFacts = { id: "hunt", isArena: false, maxPlayers: 4, timeLimitMin: 35, health: 10_000 };
const arena: QuestFacts = { ...hunt, id: "arena", isArena: true, maxPlayers: 2 };

function listFields(
  quest: QuestFacts,
  ruleset: "freestyle" | "ta" | "arena",
  party: number,
  timeCs = 20_000,
) {
  return listCategoryProblems(quest, { ruleset, party }, timeCs).map(({ field }) => field);
}

describe("listCategoryProblems", () => {
  test.each([
    [hunt, "freestyle", 1, []],
    [hunt, "freestyle", 4, []],
    [hunt, "ta", 1, []],
    [hunt, "ta", 2, ["players"]],
    [hunt, "arena", 1, ["ruleset"]],
    [arena, "arena", 2, []],
    [arena, "arena", 3, ["players"]],
    [arena, "freestyle", 1, ["ruleset"]],
    [{ ...hunt, maxPlayers: 1 }, "freestyle", 2, ["players"]],
  ] as const)("of %o under %s with %i hunters are %j", (quest, ruleset, party, fields) =>
    expect(listFields(quest, ruleset, party)).toEqual(fields),
  );

  test("include times over the limit of the quest and below what any hunter can do", () => {
    expect(listFields(hunt, "ta", 1, 210_000)).toEqual([]);
    expect(listFields(hunt, "ta", 1, 210_001)).toEqual(["timeCs"]);
    // 10,000 health at 500 a second is 20 seconds for one hunter, 5 for four.
    expect(getMinTimeCs(hunt, 1)).toBe(2000);
    expect(listFields(hunt, "ta", 1, 1999)).toEqual(["timeCs"]);
    expect(listFields(hunt, "freestyle", 4, 500)).toEqual([]);
    expect(listFields({ ...hunt, health: null }, "ta", 1, 1)).toEqual([]);
  });
});

describe("the quests of the game", () => {
  test("are 152, and every one has a ruleset under which a solo run of five minutes is possible", () => {
    const quests = getCatalog().quests.all.map(({ id }) => getQuestFacts(id));
    expect(quests).toHaveLength(152);
    for (const quest of quests) {
      if (!quest) throw new Error("a quest without facts");
      const [ruleset] = listQuestRulesets(quest);
      if (!ruleset) throw new Error(quest.id);
      expect([quest.id, listFields(quest, ruleset, 1, 30_000)]).toEqual([quest.id, []]);
    }
    expect(getQuestFacts("no-such-quest")).toBeNull();
  });
});

describe("board ids", () => {
  const category = {
    quest: "a-covert-check",
    ruleset: "ta",
    weapon: "bow",
    platform: "pc",
    party: 1,
  } as const;

  test("name the board of a run and the views that join it with others", () => {
    expect(listRunBoardIds(category)).toEqual({
      boardId: "a-covert-check_ta_bow_pc_1",
      viewIds: ["a-covert-check_ta_bow_all_1", "a-covert-check_ta_all_pc_1", "a-covert-check_ta_all_all_1"],
    });
    expect(listRunBoardIds({ ...category, ruleset: "freestyle", party: 3 })).toEqual({
      boardId: "a-covert-check_freestyle_all_pc_3",
      viewIds: ["a-covert-check_freestyle_all_all_3"],
    });
  });

  test("are read back, and tell which boards earn points", () => {
    const { boardId, viewIds } = listRunBoardIds(category);
    for (const id of [boardId, ...viewIds]) {
      const key = parseBoardId(id);
      expect(key && toBoardId(key)).toBe(id);
      expect(key && isScored(key)).toBe(id === boardId);
    }
  });

  test.each([
    "",
    "a_b_c",
    "a_ta_bow_pc_5",
    "a_ta_bow_pc_2",
    "a_pro_bow_pc_1",
    "a_ta_axe_pc_1",
    "../x_ta_bow_pc_1",
  ])("are no %j", (id) => expect(parseBoardId(id)).toBeNull());
});
