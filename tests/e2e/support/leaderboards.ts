import { randomBytes } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";

/** A link to a video that no other test submits. */
export function newVideoLink(): string {
  return `https://youtu.be/${randomBytes(8).toString("base64url").slice(0, 11)}`;
}

interface TypedRun {
  quest: string;
  ruleset: "Freestyle" | "TA";
  weapon: string;
  platform: "PC" | "PS5" | "Xbox";
  time: string;
  video: string;
  /** Address of the second hunter's profile. */
  partner?: string;
}

/** Fills in /leaderboards/submit, which must be open. Nothing is sent. */
export async function fillInRun(page: Page, run: TypedRun): Promise<void> {
  const form = page.getByRole("form", { name: "Run" });
  const quest = form.getByRole("combobox", { name: "Quest" });
  await quest.fill(run.quest);
  await page
    .getByRole("listbox", { name: "Quests" })
    .getByRole("option", { name: run.quest })
    .first()
    .click();
  await expect(quest).toHaveValue(run.quest);
  await form.getByRole("radio", { name: run.ruleset }).check();
  await form.getByRole("combobox", { name: "Weapon", exact: true }).selectOption(run.weapon);
  await form.getByRole("radio", { name: run.platform }).check();
  if (run.partner) {
    await form.getByRole("button", { name: "Add hunter" }).click();
    await form.getByRole("textbox", { name: "Hunter 2" }).fill(run.partner);
  }
  await form.getByRole("textbox", { name: "Clear time" }).fill(run.time);
  await form.getByRole("textbox", { name: "Video link" }).fill(run.video);
}

/** Chooses the run of a hunter in the open queue, however many wait before it. */
export async function chooseToReview(page: Page, hunter: string): Promise<void> {
  const row = page.getByRole("main").getByRole("listitem").getByRole("button").filter({ hasText: hunter });
  const more = page.getByRole("button", { name: /^Show more/ });
  await expect(page.getByRole("main").getByRole("listitem").getByRole("button").first()).toBeVisible();
  while ((await row.count()) === 0) {
    await more.click();
    await expect(more.or(row.first()).first()).toBeVisible();
  }
  await row.first().click();
  await expect(row.first()).toHaveAttribute("aria-current", "true");
}

/** Claims the run that is chosen, and ticks everything that has to be seen in its video. */
export async function claimAndCheck(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Claim", exact: true }).click();
  await expect(page.getByText(/^Your claim lapses in/)).toBeVisible();
  for (const box of await checklistOf(page).getByRole("checkbox").all()) await box.check();
}

export function checklistOf(page: Page): Locator {
  return page.getByRole("region", { name: "Checklist" });
}
