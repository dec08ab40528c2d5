import { storageKeys, themePrimaryColor } from "@/lib/site/pre-paint";
import { expect, test } from "./fixtures";
import { framesOf, recordFrames, shown } from "./support/first-paint";

test("a first visit is dark, whatever the device prefers", { tag: "@once" }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await recordFrames(page);
  await page.goto("/");
  await expect(
    page.getByRole("banner").getByRole("button", { name: "Switch to light colors" }),
  ).toBeVisible();
  expect(shown(await framesOf(page), "scheme")).toEqual(["dark"]);
  expect(shown(await framesOf(page), "background")).toHaveLength(1);
});

test("the toggle flips the scheme, keeps it, and a reload does not flash the other one", {
  tag: "@once",
}, async ({ page }) => {
  await page.goto("/");
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await background();
  const bar = page.getByRole("banner");

  await bar.getByRole("button", { name: "Switch to light colors" }).click();
  await expect.poll(background).not.toBe(dark);
  const light = await background();
  expect(await page.evaluate((key) => localStorage.getItem(key), storageKeys.colorScheme)).toBe("light");

  await recordFrames(page);
  await page.reload();
  await expect(bar.getByRole("button", { name: "Switch to dark colors" })).toBeVisible();
  const frames = await framesOf(page);
  expect(shown(frames, "scheme")).toEqual(["light"]);
  expect(shown(frames, "background")).toEqual([light]);

  await bar.getByRole("button", { name: "Switch to dark colors" }).click();
  await expect.poll(background).toBe(dark);
  await page.reload();
  await expect.poll(background).toBe(dark);
});

test("the footer lets the device decide, and follows it while the page is open", { tag: "@once" }, async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/");
  const root = page.locator("html");
  const footer = page.getByRole("contentinfo");
  await footer.scrollIntoViewIfNeeded();
  await footer.getByRole("radio", { name: "Device" }).check();
  await expect(root).toHaveAttribute("data-mantine-color-scheme", "light");
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(root).toHaveAttribute("data-mantine-color-scheme", "dark");
  await page.emulateMedia({ colorScheme: "light" });
  await recordFrames(page);
  await page.reload();
  await footer.scrollIntoViewIfNeeded();
  await expect(footer.getByRole("radio", { name: "Device" })).toBeChecked();
  expect(shown(await framesOf(page), "scheme")).toEqual(["light"]);
});

test("the accent is blue until chosen, then stored and there from the first frame", { tag: "@once" }, async ({
  page,
}) => {
  await recordFrames(page);
  await page.goto("/");
  const root = page.locator("html");
  const footer = page.getByRole("contentinfo");
  const picker = footer.getByRole("group", { name: "Accent color" });
  await footer.scrollIntoViewIfNeeded();
  await expect(picker.getByRole("radio", { name: "blue" }), "the picker starts from blue").toBeChecked();
  await expect(root, "and is what the page shows").toHaveAttribute("data-primary", "blue");
  expect(themePrimaryColor).toBe("cyan");
  const [defaultAccent, ...others] = shown(await framesOf(page), "accent");
  expect(others).toEqual([]);

  await picker.getByRole("radio", { name: "orange" }).check();
  await expect(root).toHaveAttribute("data-primary", "orange");
  expect(await page.evaluate((key) => localStorage.getItem(key), storageKeys.primaryColor)).toBe("orange");
  const orange = (await framesOf(page)).at(-1)?.accent;
  expect(orange).not.toBe(defaultAccent);

  await page.reload();
  await footer.scrollIntoViewIfNeeded();
  await expect(picker.getByRole("radio", { name: "orange" })).toBeChecked();
  const frames = await framesOf(page);
  expect(shown(frames, "primary")).toEqual(["orange"]);
  expect(shown(frames, "accent")).toEqual([orange]);
});
