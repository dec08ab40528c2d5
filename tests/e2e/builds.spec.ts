import { randomUUID } from "node:crypto";
import { changedBuildResponseSchema, createdBuildResponseSchema } from "@/lib/builds/schema";
import { createMember, type SignedInAccount } from "../support/accounts";
import { callApi } from "../support/api";
import { bowLoadout, codeOf } from "../support/builds/codes";
import { expect, test } from "./fixtures";
import { arriveSignedIn } from "./support/account-menu";
import { expectAccessible } from "./support/axe";
import { horizontalOverflow, overflowAt } from "./support/layout";
import { getFilters } from "./support/wiki-list";

const notes = "Keep **moving**.\n\n- Charge to three.\n- Dodge *through*.";

/** Saves a build past the page. @returns its id */
async function saveBuild(idToken: string, title: string, publish: boolean): Promise<string> {
  const content = { title, code: codeOf(bowLoadout), weapon: "bow", monster: "rey-dau", notes };
  const body = { key: randomUUID(), ...content, skills: ["weakness-exploit"], tags: ["speedrun"] };
  const reply = await callApi("/api/builds", { method: "POST", token: idToken, body });
  const { id } = createdBuildResponseSchema.parse(reply.body).build;
  if (publish) {
    const published = await callApi(`/api/builds/${id}/publish`, { method: "POST", token: idToken });
    changedBuildResponseSchema.parse(published.body);
  }
  return id;
}

async function publishAs(author: SignedInAccount): Promise<{ id: string; title: string }> {
  const title = `Bow of ${author.uid.slice(0, 8)}`;
  return { id: await saveBuild(author.idToken, title, true), title };
}

test("a hunter finds a build, likes it, reads it and takes it to the builder", async ({
  page,
  narrow,
  account,
}) => {
  const { id, title } = await publishAs(await createMember({ displayName: "Rook" }));
  await arriveSignedIn(page, account, "/wiki/builds");
  const main = page.getByRole("main");
  await expect(main.getByRole("article").first()).toBeVisible();
  if (narrow) await page.getByRole("button", { name: /^Filters/ }).click();
  const filters = getFilters(page, narrow);
  await filters.getByLabel("Weapon").selectOption({ label: "Bow" });
  await filters.getByLabel("Monster").selectOption({ label: "Rey Dau" });
  if (narrow) await filters.getByRole("button", { name: /^Show / }).click();
  await expect(page).toHaveURL(/weapon=bow&monster=rey-dau/);
  const card = main.getByRole("article").filter({ hasText: title });
  await expect(card).toBeVisible();
  expect(await horizontalOverflow(page)).toBe(0);

  const like = card.getByRole("button", { name: new RegExp(`^Like ${title}`) });
  await like.click();
  await expect(like).toHaveAccessibleName(`Like ${title}: 1 like`);
  await expect(like).toHaveAttribute("aria-pressed", "true");
  await expectAccessible(page);
  await page.reload();
  await expect(like, "the address keeps the filters, the server the like").toHaveAttribute(
    "aria-pressed",
    "true",
  );

  await card.getByRole("link", { name: title, exact: true }).click();
  await expect(page).toHaveURL(`/wiki/builds/${id}`);
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(title);
  const written = main.getByRole("region", { name: "Notes" });
  await expect(written.getByRole("listitem")).toHaveCount(2);
  await expect(written.locator("strong")).toHaveText("moving");
  await expect(main.getByRole("region", { name: "Loadout" })).toContainText("Exploiter Charm III");
  await expect(main.getByRole("button", { name: /^Like/ })).toHaveAttribute("aria-pressed", "true");
  expect(await horizontalOverflow(page)).toBe(0);
  await expectAccessible(page);

  await main.getByRole("button", { name: "Duplicate" }).click();
  await expect(main.getByRole("link", { name: "your builds" })).toHaveAttribute(
    "href",
    `/user/${account.uid}`,
  );
  await expect(main.getByRole("link", { name: "Open in builder" })).toHaveAttribute(
    "href",
    `/builder?b=${codeOf(bowLoadout)}`,
  );
});

test("a visitor reads a build without signing in, and is led there by a like", { tag: "@once" }, async ({
  page,
}) => {
  const { id, title } = await publishAs(await createMember({ displayName: "Rook" }));
  await page.goto(`/wiki/builds/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await page.getByRole("button", { name: /^Like/ }).click();
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(`/wiki/builds/${id}`)}`);
});

test("one's own builds are on the profile: published, copied, deleted and brought back", {
  tag: "@once",
}, async ({ page, account }) => {
  await saveBuild(account.idToken, "Kept", true);
  await saveBuild(account.idToken, "Draft", false);
  await arriveSignedIn(page, account, `/user/${account.uid}`);
  const builds = page.getByRole("region", { name: "Builds" });
  const card = (title: string) =>
    builds.getByRole("article").filter({ has: page.getByRole("link", { name: title, exact: true }) });
  await expect(card("Draft")).toContainText("Private");
  await card("Draft").getByRole("button", { name: "Publish: Draft" }).click();
  await expect(card("Draft")).toContainText("Published");

  await card("Kept").getByRole("button", { name: "Delete: Kept" }).click();
  const undo = builds.getByRole("button", { name: "Undo: restore Kept" });
  await expect(undo).toBeFocused();
  await expect(card("Kept")).toHaveCount(0);
  await expectAccessible(page);
  await undo.click();
  await expect(card("Kept")).toContainText("Published");

  await card("Kept").getByRole("button", { name: "Duplicate: Kept" }).click();
  await expect(card("Copy of Kept")).toContainText("Private");
  expect(await overflowAt(page, [390, 1440])).toEqual([0, 0]);
  await page.reload();
  await expect(builds.getByRole("article")).toHaveCount(3);
});

test("a short link is made under Share, read by a visitor and gone once it is deleted", {
  tag: "@once",
}, async ({ page, account, newVisitor, guard }) => {
  await arriveSignedIn(page, account, `/builder?b=${codeOf(bowLoadout)}`);
  await page.getByRole("button", { name: "Share" }).click();
  const dialog = page.getByRole("dialog", { name: "Share this build" });
  await dialog.getByRole("button", { name: "Make short link" }).click();
  const field = dialog.getByRole("textbox", { name: "Short link" });
  await expect(field).toHaveValue(/\/s\/[A-Za-z0-9]{10}$/);
  const path = new URL(await field.inputValue()).pathname;
  await expectAccessible(page);

  const visitor = await newVisitor();
  await visitor.goto(path);
  const main = visitor.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toContainText("Stoutbow");
  await expect(main).toContainText("Exploiter Charm III");
  expect(await overflowAt(visitor, [390, 1440])).toEqual([0, 0]);
  await expectAccessible(visitor);
  const open = main.getByRole("link", { name: "Open in the builder" });
  await expect(open).toHaveAttribute("href", `/builder?b=${codeOf(bowLoadout)}`);
  await open.click();
  await expect(visitor).toHaveURL(/\/builder/);

  await page.goto(`/user/${account.uid}`);
  await page.getByRole("button", { name: `Delete short link ${path}` }).click();
  await expect(page.getByRole("link", { name: path })).toHaveCount(0);
  guard.expectFailure(new RegExp(path), 404);
  await visitor.goto(path);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Page not found");
});
