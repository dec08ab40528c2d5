import { describe, expect, test } from "vitest";
import { listQuestChoices } from "@/lib/leaderboards/board/list-quest-choices.server";
import { listOpenQuests, openAtStart } from "@/lib/leaderboards/board/open-quests";

const known = new Set(listQuestChoices().map(({ id }) => id));

describe("boards that are open", () => {
  test.each(["germination", "hunting-exercise-tempered-arkveld"])(
    "are twelve at the start, all of quests that runs can be made of, with the challenge of %s",
    (challenge) => {
      const open = listOpenQuests([], challenge);
      expect(open.size).toBe(openAtStart);
      expect(open.has(challenge)).toBe(true);
      expect([...open].filter((quest) => !known.has(quest))).toEqual([]);
    },
  );

  test("are joined by each one that has a run", () => {
    const open = listOpenQuests(["proof-of-a-hero", "germination"], "germination");
    expect(open.has("proof-of-a-hero")).toBe(true);
    expect(open.size).toBe(openAtStart + 1);
  });
});
