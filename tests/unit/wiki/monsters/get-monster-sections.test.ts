import { expect, test } from "vitest";
import { getMonsterPage, listMonsterIds } from "@/lib/wiki/monsters/get-monster-page.server";
import { getMonsterSections } from "@/lib/wiki/monsters/get-monster-sections";

test("the map of a monster's page ends with its fastest runs where it has a quest, and else has none", () => {
  const pages = listMonsterIds().map((id) => getMonsterPage(id));
  const withQuests = pages.filter(({ quests }) => quests.length > 0);
  const others = pages.filter(({ quests }) => quests.length === 0);
  expect(Math.min(withQuests.length, others.length)).toBeGreaterThan(0);
  for (const page of withQuests) {
    expect(getMonsterSections(page).at(-1)).toEqual({ id: "runs", label: "Fastest runs" });
  }
  for (const page of others) expect(getMonsterSections(page).map(({ id }) => id)).not.toContain("runs");
});
