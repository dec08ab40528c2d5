import { randomUUID } from "node:crypto";
import { publishedBuildsResponseSchema } from "@/lib/builds/schema";
import { createMember, createSignedIn, type SignedInAccount } from "../support/accounts";
import { callApi } from "../support/api";
import { ownContent, savePublishedBuild } from "../support/builds/saved-builds";
import { giveCoins } from "../support/coins";
import { readStoredLedger } from "../support/stored-ledger";
import { expect, test } from "./fixtures";
import { arriveSignedIn } from "./support/account-menu";
import { expectAccessible } from "./support/axe";
import { horizontalOverflow } from "./support/layout";

/** Everything that a visitor can reach a build by. */
async function seenByVisitors(owner: SignedInAccount, id: string) {
  const list = await callApi(`/api/builds?owner=${owner.uid}`);
  return {
    page: (await callApi(`/wiki/builds/${id}`)).status,
    call: (await callApi(`/api/builds/${id}`)).status,
    listed: publishedBuildsResponseSchema.parse(list.body).builds.some((build) => build.id === id),
  };
}

test("a build is reported, hidden from everybody at once, and restored", { tag: "@once" }, async ({
  page,
  newVisitor,
}) => {
  test.slow();
  const [owner, reporter, moderator] = await Promise.all([
    createMember({ displayName: `Owner ${randomUUID().slice(0, 8)}` }),
    createSignedIn(),
    createSignedIn({ claims: { creator: true } }),
  ]);
  const content = ownContent();
  const { id } = await savePublishedBuild(owner, content);

  await arriveSignedIn(page, reporter, `/wiki/builds/${id}`);
  await page.getByRole("button", { name: "Report build" }).click();
  const report = page.getByRole("dialog", { name: "Report this build" });
  await report.getByText("Harassment or hate").click();
  await report.getByRole("textbox", { name: /Details/ }).fill("Names a person");
  await report.getByRole("button", { name: "Send report" }).click();
  await expect(page.getByText("Reported. A moderator will look at it.")).toBeVisible();

  const moderation = await newVisitor();
  await arriveSignedIn(moderation, moderator, "/moderation");
  await moderation.getByRole("tab", { name: "Reports" }).click();
  await moderation.getByRole("button", { name: new RegExp(content.title) }).click();
  await expect(moderation.getByRole("heading", { level: 2, name: content.title })).toBeVisible();
  await expect(moderation.getByText("Names a person")).toBeVisible();
  await expectAccessible(moderation);
  await moderation.getByRole("button", { name: "Hide", exact: true }).click();
  const dialog = moderation.getByRole("dialog", { name: "Hide this build" });
  await dialog.getByRole("combobox", { name: /^Reason/ }).selectOption({ label: "Harassment or hate" });
  await dialog.getByRole("button", { name: "Hide", exact: true }).click();
  await expect(moderation.getByText("Decided: Hidden.")).toBeVisible();
  expect(await seenByVisitors(owner, id)).toEqual({ page: 404, call: 404, listed: false });

  await moderation.getByRole("button", { name: "Undo decision" }).click();
  const undo = moderation.getByRole("dialog", { name: "Undo this decision" });
  await undo.getByRole("textbox").fill("Nobody is named");
  await undo.getByRole("button", { name: "Undo decision" }).click();
  await expect(moderation.getByText("Claimed by you for 15 minutes.")).toBeVisible();
  expect(await seenByVisitors(owner, id)).toEqual({ page: 200, call: 200, listed: true });
});

test("an admin adjusts coins, proposes a role that a second one confirms, and announces something that visitors read", {
  tag: "@once",
}, async ({ page, newVisitor }) => {
  test.slow();
  const [admin, hunter] = await Promise.all([
    createSignedIn({ claims: { admin: true } }),
    createMember({ displayName: `Hunter ${randomUUID().slice(0, 8)}` }),
  ]);
  await giveCoins(hunter, 10);
  await arriveSignedIn(page, admin, "/admin");
  await page.getByRole("searchbox", { name: "Find people" }).fill(hunter.email);
  await page.getByRole("button", { name: "Search", exact: true }).last().click();
  const person = page.getByRole("region", { name: hunter.displayName });
  await expectAccessible(page);

  await person.getByRole("button", { name: "Adjust coins" }).click();
  const coins = page.getByRole("dialog", { name: `Coins of ${hunter.displayName}` });
  await coins.getByRole("textbox", { name: /Coins to add/ }).fill("25");
  await coins.getByRole("textbox", { name: /Reason/ }).fill("Lost in an outage");
  await coins.getByRole("button", { name: "Add coins" }).click();
  await expect(person.getByText(/35 coins/)).toBeVisible();
  expect(await readStoredLedger(hunter.uid)).toMatchObject({ coins: 35, sum: 35 });

  await person.getByRole("button", { name: "Change role" }).click();
  const role = page.getByRole("dialog", { name: `Role of ${hunter.displayName}` });
  await role.getByRole("radio", { name: /Creator/ }).check();
  await role.getByRole("textbox", { name: /Reason/ }).fill("Writes good guides");
  await role.getByRole("button", { name: "Change role" }).click();
  await expect(page.getByText("Waiting for confirmation")).toBeVisible();
  await expect(person.getByText(/^No role ·/)).toBeVisible();
  const second = await newVisitor();
  await arriveSignedIn(second, await createSignedIn({ claims: { admin: true } }), "/admin");
  await second.getByRole("tab", { name: "Confirmations" }).click();
  const proposed = second.getByRole("region", { name: `Role Creator: ${hunter.displayName}` });
  await expectAccessible(second);
  await proposed.getByRole("button", { name: "Confirm" }).click();
  await expect(proposed.getByText(/done, confirmed/)).toBeVisible();

  const text = `Announced ${randomUUID().slice(0, 8)}`;
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  await page.getByRole("tab", { name: "Announcements" }).click();
  const form = page.getByRole("form", { name: "New announcement" });
  await form.getByRole("textbox", { name: /^Announcement/ }).fill(text);
  await form.getByLabel(/^From/).fill(`${day(-1)}T00:00`);
  await form.getByLabel(/^To/).fill(`${day(1)}T00:00`);
  await form.getByRole("button", { name: "Post announcement" }).click();
  const posted = page.getByRole("listitem").filter({ hasText: text });
  await expect(posted).toBeVisible();

  const visitor = await newVisitor();
  await visitor.goto("/wiki/skills");
  const banner = visitor.getByRole("region", { name: "Announcement" });
  await expect(banner).toHaveText(text);
  await expectAccessible(visitor, banner);
  const size = visitor.viewportSize();
  await visitor.setViewportSize({ width: 390, height: 800 });
  await visitor.goto("/builder");
  await expect(banner).toHaveText(text);
  const [above, bar] = [await banner.boundingBox(), await visitor.getByRole("tablist").first().boundingBox()];
  // On a phone it lies above the bar of the builder.
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  if (size) await visitor.setViewportSize(size);
  await posted.getByRole("button", { name: "End now" }).click();
  await expect(posted.getByRole("button")).toHaveCount(0);

  await page.getByRole("tab", { name: "Audit log" }).click();
  await expect(page.getByText("Lost in an outage").first()).toBeVisible();
  await expect(page.getByText("Writes good guides").first()).toBeVisible();
});

test("the queue and the page for admins fit every width, by keyboard too", async ({ page }) => {
  const admin = await createSignedIn({ claims: { admin: true } });
  await arriveSignedIn(page, admin, "/moderation");
  await expect(page.getByRole("tab", { name: "All" })).toBeVisible();
  expect(await horizontalOverflow(page)).toBe(0);
  await page.goto("/admin");
  const tabs = [
    ...["People", "Confirmations", "Announcements", "Weekly challenge", "Audit log", "Health"],
    ...["Suspicious pairs", "Undo an account"],
  ];
  await page.getByRole("tab", { name: "People" }).focus();
  for (const name of tabs) {
    await expect(page.getByRole("tab", { name })).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("tabpanel", { name })).toBeVisible();
    expect(await horizontalOverflow(page), name).toBe(0);
    await page.keyboard.press("ArrowRight");
  }
});
