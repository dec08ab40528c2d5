import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

/*
 * What players ask every day, on a phone: each is answered within one screen and two taps. The first tap opens the search,
 * the second one the answer's page where it has more.
 */

const questions: readonly (readonly [question: string, answer: RegExp])[] = [
  ["what is arkveld weak to", /Weak to: Dragon/],
  ["where to hit rathalos with a bow", /Ammo: Head 60/],
  ["what to eat for rathalos", /village meal.*, or .* ration \+ /],
  ["does shock trap work on lagiacrus", /Traps and pods that work/],
  ["can you capture gogmazios", /Cannot be captured/],
  ["cut arkveld tail", /sever/i],
  ["where does mizutsune live", /Habitat/],
  ["how is lagiacrus unlocked", /Tremors on Land, Sea, and Forest .*Hunter rank 31/],
  ["which quests give attack jewel 1", /from quests/],
  ["where to get rathalos ruby", /%/],
  ["burst bow 3", /Attack \+8.*Element \+80/],
  ["wex armor 2 slots", /slots 2/],
  ["raw great sword", /250 attack/],
];

async function ask(page: Page, question: string) {
  await page.getByRole("button", { name: "Search", exact: true }).tap();
  await page.getByRole("combobox", { name: "Search the wiki" }).fill(question);
  return page.getByRole("group", { name: "Answer" });
}

test("thirteen everyday questions are answered within one screen and one tap", { tag: "@narrow" }, async ({
  page,
}) => {
  await page.goto("/wiki");
  for (const [question, expected] of questions) {
    await test.step(question, async () => {
      const answer = await ask(page, question);
      await expect(answer).toContainText(expected);
      await expect(answer).toBeInViewport({ ratio: 1 });
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog", { name: "Search" })).toBeHidden();
    });
  }
});

test("the second tap leads to the place that has all of it", { tag: "@narrow" }, async ({ page }) => {
  await page.goto("/wiki");
  const answer = await ask(page, "which quests give attack jewel 1");
  await answer.getByRole("option").tap();
  await expect(page).toHaveURL("/wiki/decorations/attack-jewel-1#orbs");
  const orbs = page.getByRole("region", { name: "Orbs and quests" });
  await expect(orbs.getByRole("list", { name: /Quests that give/ }).first()).toBeInViewport();
});

test("a monster says where it is first met, on its first screens", { tag: "@narrow" }, async ({ page }) => {
  await page.goto("/wiki/hitzones/lagiacrus");
  const met = page.getByRole("region", { name: "Hunt card" }).getByText("Tremors on Land, Sea, and Forest");
  await expect(met).toBeVisible();
  const box = await met.boundingBox();
  expect(box?.y).toBeLessThan(844);
});
