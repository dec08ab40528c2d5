import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { expectAccessible } from "./support/axe";
import { horizontalOverflow } from "./support/layout";

const dialogOf = (page: Page): Locator => page.getByRole("dialog", { name: "Search", exact: true });
const fieldOf = (page: Page): Locator => dialogOf(page).getByRole("combobox", { name: "Search the wiki" });
const resultsOf = (page: Page): Locator =>
  dialogOf(page).getByRole("listbox", { name: "Results" }).getByRole("option");

/** Opens the search as every visitor can, and types. */
async function search(page: Page, query: string): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
  await fieldOf(page).fill(query);
}

test("nothing of the search is loaded before somebody wants it", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/wiki/skills", { waitUntil: "networkidle" });
  expect(asked.filter((path) => /search-index|\/names\//.test(path))).toEqual([]);

  const before = asked.length;
  await page.keyboard.press("/");
  await expect(fieldOf(page)).toBeFocused();
  const since = () => asked.slice(before);
  await expect.poll(since).toContain("/api/wiki/search-index/en.json");
  expect(
    since().some((path) => path.endsWith(".js")),
    "its code comes with the first use, too",
  ).toBe(true);
  expect(since().filter((path) => /search-index|\/names\//.test(path))).toEqual([
    "/api/wiki/search-index/en.json",
  ]);
});

test("the slash, Ctrl and K, the header and the front page's field all open it", { tag: "@once" }, async ({
  page,
}) => {
  await page.goto("/");
  await page.keyboard.press("/");
  await expect(fieldOf(page)).toBeFocused();
  await expect(fieldOf(page), "the slash is no part of the query").toHaveValue("");
  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toBeHidden();

  await page.keyboard.press("Control+K");
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.press("Control+K");
  await expect(dialogOf(page)).toBeHidden();

  await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
  await expect(fieldOf(page)).toBeFocused();
  await dialogOf(page).getByRole("button", { name: "Close search" }).click();
  await expect(dialogOf(page)).toBeHidden();

  const home = page.getByRole("main").getByRole("searchbox", { name: "Search the wiki" });
  await home.focus();
  await page.keyboard.type("lagia", { delay: 30 });
  await expect(fieldOf(page)).toBeFocused();
  await expect(fieldOf(page), "no letter is lost on the way").toHaveValue("lagia");
  await expect(resultsOf(page).first()).toContainText("Lagiacrus");
});

test("on a phone the header and the front page's field open it", { tag: "@narrow" }, async ({ page }) => {
  await page.goto("/");
  await page.getByRole("main").getByRole("searchbox", { name: "Search the wiki" }).tap();
  await expect(fieldOf(page)).toBeFocused();
  await fieldOf(page).fill("rathalos");
  await expect(resultsOf(page).first()).toBeInViewport();
  expect(await horizontalOverflow(page)).toBe(0);
  await resultsOf(page).first().tap();
  await expect(page).toHaveURL("/wiki/hitzones/rathalos");
  await expect(dialogOf(page)).toBeHidden();
});

test("a slash that is typed into a field stays a slash", { tag: "@once" }, async ({ page }) => {
  await page.goto("/wiki/skills");
  await page.getByRole("dialog", { name: "Filters" }).getByRole("searchbox").first().focus();
  await page.keyboard.press("/");
  await expect(page.getByRole("dialog", { name: "Filters" }).getByRole("searchbox").first()).toHaveValue("/");
  await expect(dialogOf(page)).toBeHidden();
});

for (const [query, name, path] of [
  ["ratholos", "Rathalos", "/wiki/hitzones/rathalos"],
  ["charge balde", "Charge Blade", "/wiki/weapons/charge-blade"],
  ["weaknes exploit", "Weakness Exploit", "/wiki/skills/weakness-exploit"],
  ["wyvren gem", "Wyvern Gem", "/wiki/items/wyvern-gem"],
  ["doshaguma alpha", "Doshaguma α", "/wiki/armor/doshaguma-alpha"],
  ["リオレウス", "Rathalos", "/wiki/hitzones/rathalos"],
  ["火竜の紅玉", "Rathalos Ruby", "/wiki/items/rathalos-ruby"],
] as const) {
  test(`"${query}" finds ${name} first`, { tag: "@once" }, async ({ page }) => {
    await page.goto("/wiki");
    await search(page, query);
    await expect(resultsOf(page).first()).toContainText(name);
    await expect(resultsOf(page).first()).toHaveAttribute("href", path);
    await expect(resultsOf(page).first(), "Enter opens the first").toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(path);
    await expect(dialogOf(page)).toBeHidden();
  });
}

test("a name in Japanese stands as it was typed, marked as Japanese, the English name beside it", async ({
  page,
}) => {
  await page.goto("/wiki");
  await search(page, "リオレウス");
  const first = resultsOf(page).first();
  await expect(first.locator("[lang=ja]")).toHaveText("リオレウス");
  await expect(first).toContainText("Rathalos");
});

test("the arrows walk the results, Enter opens the marked one", { tag: "@once" }, async ({ page }) => {
  await page.goto("/wiki");
  await search(page, "rathalos");
  await expect(resultsOf(page).first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  const third = resultsOf(page).nth(2);
  await expect(third).toHaveAttribute("aria-selected", "true");
  await expect(fieldOf(page), "the field keeps the focus").toBeFocused();
  await expect(fieldOf(page)).toHaveAttribute(
    "aria-activedescendant",
    (await third.getAttribute("id")) ?? "",
  );
  await page.keyboard.press("ArrowUp");
  const second = resultsOf(page).nth(1);
  await expect(second).toHaveAttribute("aria-selected", "true");
  const href = (await second.getAttribute("href")) ?? "";
  expect(href).toMatch(/^\/wiki\//);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(href);
});

test("Escape closes the search and gives the focus back", async ({ page }) => {
  await page.goto("/wiki");
  const opener = page.getByRole("banner").getByRole("button", { name: "Search" });
  await opener.focus();
  await page.keyboard.press("Enter");
  await fieldOf(page).fill("rathalos");
  await expect(resultsOf(page).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toBeHidden();
  await expect(opener).toBeFocused();

  const link = page.getByRole("main").getByRole("link").first();
  await link.focus();
  await page.keyboard.press("/");
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(link).toBeFocused();
});

test("what was opened is offered again, after a reload too, until it is forgotten", async ({ page }) => {
  await page.goto("/wiki");
  for (const [query, path] of [
    ["rathalos", "/wiki/hitzones/rathalos"],
    ["agitator", "/wiki/skills/agitator"],
  ] as const) {
    await search(page, query);
    await expect(resultsOf(page).first()).toHaveAttribute("href", path);
    await resultsOf(page).first().click();
    await expect(page).toHaveURL(path);
  }
  await page.reload();
  await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
  const recent = dialogOf(page).getByRole("group", { name: "Recent searches" }).getByRole("option");
  await expect(recent).toContainText(["Agitator", "Rathalos"]);
  await recent.nth(1).click();
  await expect(page).toHaveURL("/wiki/hitzones/rathalos");

  await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
  await expect(recent, "the last one opened comes first").toContainText(["Rathalos", "Agitator"]);
  await dialogOf(page).getByRole("button", { name: "Clear recent searches" }).click();
  await expect(recent).toHaveCount(0);
  await page.reload();
  await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
  await expect(resultsOf(page).first()).toBeVisible();
  await expect(recent).toHaveCount(0);
});

test("results of one kind are a press away", async ({ page, narrow }) => {
  await page.goto("/wiki");
  await search(page, "rathalos");
  const kinds = dialogOf(page).getByRole("group", { name: "Kind of result" });
  await expect(dialogOf(page).getByRole("group", { name: "Monsters", exact: true })).toBeVisible();
  await expectAccessible(page, narrow ? ["dark"] : ["light", "dark"]);

  const items = kinds.getByRole("button", { name: /^Items/ });
  const count = Number((await items.innerText()).replace(/\D/g, ""));
  await items.click();
  await expect(items).toHaveAttribute("aria-pressed", "true");
  await expect(dialogOf(page).getByRole("group", { name: "Monsters", exact: true })).toBeHidden();
  await expect(resultsOf(page)).toHaveCount(count);
  for (const href of await resultsOf(page).evaluateAll((rows) =>
    rows.map((row) => row.getAttribute("href")),
  )) {
    expect(href).toMatch(/^\/wiki\/items\//);
  }
  await kinds.getByRole("button", { name: "All" }).click();
  await expect(dialogOf(page).getByRole("group", { name: "Monsters", exact: true })).toBeVisible();
});

test("what is called like nothing is said to be nothing, and it leads on", async ({ page }) => {
  await page.goto("/wiki");
  await search(page, "qqqqxxzz");
  await expect(dialogOf(page).getByText("Nothing is called “qqqqxxzz”.")).toBeVisible();
  await expect(resultsOf(page)).toHaveCount(0);
  await dialogOf(page).getByRole("link", { name: "The wiki" }).click();
  await expect(dialogOf(page)).toBeHidden();
});

test("without a connection the search says so, and tries again", { tag: "@once" }, async ({
  page,
  context,
  guard,
}) => {
  guard.expectFailure(/search-index/, "aborted");
  await context.route("**/api/wiki/search-index/**", (route) => route.abort("connectionfailed"));
  await page.goto("/wiki");
  await search(page, "rathalos");
  await expect(dialogOf(page).getByText("The search could not be loaded")).toBeVisible();
  await context.unroute("**/api/wiki/search-index/**");
  await dialogOf(page).getByRole("button", { name: "Try again" }).click();
  await expect(resultsOf(page).first()).toContainText("Rathalos");
});
