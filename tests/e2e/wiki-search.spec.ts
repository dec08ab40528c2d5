import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { expectAccessible } from "./support/axe";
import { horizontalOverflow } from "./support/layout";

const dialogOf = (page: Page): Locator => page.getByRole("dialog", { name: "Search", exact: true });
const fieldOf = (page: Page): Locator => dialogOf(page).getByRole("combobox", { name: "Search the wiki" });
const resultsOf = (page: Page): Locator =>
  dialogOf(page).getByRole("listbox", { name: "Results" }).getByRole("option");
const openerOf = (page: Page): Locator => page.getByRole("banner").getByRole("button", { name: "Search" });

/** Opens the search as every visitor can, and types. */
async function search(page: Page, query: string): Promise<void> {
  await openerOf(page).click();
  await fieldOf(page).fill(query);
}

test("nothing of the search is loaded before somebody wants it", { tag: "@once" }, async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const names = (paths: readonly string[]) => paths.filter((path) => /search-index|\/names\//.test(path));
  await page.goto("/wiki/skills", { waitUntil: "networkidle" });
  expect(names(asked)).toEqual([]);

  const before = asked.length;
  const since = () => asked.slice(before);
  await page.keyboard.press("/");
  await expect(fieldOf(page)).toBeFocused();
  await expect.poll(since).toContain("/api/wiki/search-index/en.json");
  const code = since().filter((path) => path.endsWith(".js"));
  expect(code, "its code comes with the first use, too").not.toEqual([]);
  await expect
    .poll(() => names(since()).toSorted())
    .toEqual(["/api/wiki/search-index/answers.json", "/api/wiki/search-index/en.json"]);
});

test("the slash, Ctrl and K, the header and the front page's field all open it; closing gives the focus back", {
  tag: "@once",
}, async ({ page }) => {
  await page.goto("/");
  const first = page.getByRole("main").getByRole("link").first();
  await first.focus();
  await page.keyboard.press("/");
  await expect(fieldOf(page)).toBeFocused();
  await expect(fieldOf(page), "the slash is no part of the query").toHaveValue("");
  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toBeHidden();
  await expect(first).toBeFocused();

  await page.keyboard.press("Control+K");
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.press("Control+K");
  await expect(dialogOf(page)).toBeHidden();

  await openerOf(page).click();
  await expect(fieldOf(page)).toBeFocused();
  await dialogOf(page).getByRole("button", { name: "Close search" }).click();
  await expect(dialogOf(page)).toBeHidden();
  await expect(openerOf(page)).toBeFocused();

  await page.getByRole("main").getByRole("searchbox", { name: "Search the wiki" }).focus();
  await page.keyboard.type("lagia", { delay: 30 });
  await expect(fieldOf(page)).toBeFocused();
  await expect(fieldOf(page), "no letter is lost on the way").toHaveValue("lagia");
  await expect(resultsOf(page).first()).toContainText("Lagiacrus");
});

test("on a phone the front page's field opens it, a finger opens a result", { tag: "@narrow" }, async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("main").getByRole("searchbox", { name: "Search the wiki" }).tap();
  await expect(fieldOf(page)).toBeFocused();
  await fieldOf(page).fill("rathalos");
  await expect(resultsOf(page).first()).toBeInViewport();
  expect(await horizontalOverflow(page)).toBe(0);
  await expectAccessible(page);
  await resultsOf(page).first().tap();
  await expect(page).toHaveURL("/wiki/hitzones/rathalos");
  await expect(dialogOf(page)).toBeHidden();
});

test("a slip of the finger and a Japanese name are found; Enter opens the first, which is offered again", {
  tag: "@once",
}, async ({ page }) => {
  await page.goto("/wiki");
  await search(page, "weaknes exploit");
  const first = resultsOf(page).first();
  await expect(first).toHaveAttribute("href", "/wiki/skills/weakness-exploit");
  await expect(first, "Enter opens the first").toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/wiki/skills/weakness-exploit");
  await expect(dialogOf(page)).toBeHidden();

  await search(page, "リオレウス");
  await expect(first.locator("[lang=ja]")).toHaveText("リオレウス");
  await expect(first).toContainText("Rathalos");
  await expect(first).toHaveAttribute("href", "/wiki/hitzones/rathalos");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/wiki/hitzones/rathalos");

  await page.reload();
  await openerOf(page).click();
  const recent = dialogOf(page).getByRole("group", { name: "Recent searches" }).getByRole("option");
  await expect(recent, "the last one opened comes first").toContainText(["Rathalos", "Weakness Exploit"]);
});

test("results of one kind are a press away", { tag: "@once" }, async ({ page }) => {
  await page.goto("/wiki");
  await search(page, "rathalos");
  const kinds = dialogOf(page).getByRole("group", { name: "Result type" });
  const monsters = dialogOf(page).getByRole("group", { name: "Monsters", exact: true });
  await expect(monsters).toBeVisible();
  await expectAccessible(page);

  const items = kinds.getByRole("button", { name: /^Items/ });
  const count = Number((await items.innerText()).replace(/\D/g, ""));
  await items.click();
  await expect(items).toHaveAttribute("aria-pressed", "true");
  await expect(monsters).toBeHidden();
  await expect(resultsOf(page)).toHaveCount(count);
});
