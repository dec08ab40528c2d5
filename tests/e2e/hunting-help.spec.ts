import type { Page } from "@playwright/test";
import { createSignedIn } from "../support/accounts";
import { giveCoins } from "../support/coins";
import { expect, test } from "./fixtures";
import { arriveSignedIn } from "./support/account-menu";
import { expectAccessible } from "./support/axe";
import { horizontalOverflow } from "./support/layout";

async function ask(page: Page, title: string) {
  await page.getByLabel("Goal").fill(title);
  await page.getByLabel("Skill", { exact: true }).selectOption({ label: "Constitution" });
  await page.getByLabel("Level").selectOption("3");
  await page.getByRole("button", { name: "Add skill" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Post for 30 coins" }).click();
  await expect(page).toHaveURL(/\/hunting-help\/[0-9a-f]{24}$/);
}

test("a hunter asks, another answers with a build, and both see the approval without a reload", {
  tag: "@journey",
}, async ({ page, newVisitor, account }) => {
  const title = `A bow for the e2e test ${account.uid}`;
  await giveCoins(account, 40);
  await arriveSignedIn(page, account, "/hunting-help/new?weapon=bow&monster=rey-dau");
  await ask(page, title);
  await expect(page.getByText("New answers appear here without a reload.")).toBeVisible();
  const address = page.url();

  const helper = await newVisitor();
  await arriveSignedIn(
    helper,
    await createSignedIn({ displayName: "Sable" }),
    "/hunting-help?sort=unanswered&weapon=bow",
  );
  await helper.getByRole("link", { name: title }).click();
  await helper.getByLabel("Write an answer").fill("This one never runs out of stamina.");
  await helper.getByRole("link", { name: "Make a build for this request" }).click();
  await helper.getByRole("button", { name: "Use this build in my answer" }).click();
  await expect(helper).toHaveURL(`${address}#answer`);
  await expect(helper.getByLabel("Write an answer")).toHaveValue("This one never runs out of stamina.");
  await helper.getByRole("button", { name: "Post answer" }).click();

  await expect(page.getByText("This one never runs out of stamina.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Approve" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Approve" }).click();
  await expect(page.getByText("The approved answer earned 15 coins.")).toBeVisible();
  await expect(helper.getByText("Approved", { exact: true })).toBeVisible();
  expect(await horizontalOverflow(page)).toBe(0);
});

test("a hunter looks for others with a few taps, and stops with one", { tag: "@narrow" }, async ({
  page,
  account,
}) => {
  await arriveSignedIn(page, account, "/hunting-help/find");
  const form = page.getByRole("form", { name: "Look for hunters" });
  await form.getByLabel("Monster").selectOption({ label: "Rathalos" });
  await form.getByRole("button", { name: "Start looking" }).click();
  await expect(page.getByText("You are looking")).toBeVisible();
  await expect(
    page.getByRole("region", { name: /looking now/i }).getByText(account.displayName),
  ).toBeVisible();
  await expectAccessible(page);
  expect(await horizontalOverflow(page)).toBe(0);
  await page.getByRole("button", { name: "Stop looking" }).click();
  await expect(form.getByRole("button", { name: "Start looking" })).toBeVisible();
});
