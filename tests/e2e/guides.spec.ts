import { randomUUID } from "node:crypto";
import { createMember } from "../support/accounts";
import { callApi } from "../support/api";
import { hostilePayloads } from "../support/guides/hostile-payloads";
import { expect, test } from "./fixtures";
import { arriveSignedIn } from "./support/account-menu";
import { expectAccessible } from "./support/axe";
import { horizontalOverflow } from "./support/layout";

const createCreator = (displayName: string) => createMember({ displayName, claims: { creator: true } });

test("a guide is written, published, reported, hidden and restored", { tag: "@once" }, async ({
  page,
  guard,
  account,
  newVisitor,
}) => {
  test.slow();
  const author = await createCreator("Writer");
  const moderator = await createCreator("Keeper");
  const slug = `journey-${randomUUID().slice(0, 8)}`;
  const title = `Guide ${slug}`;

  await arriveSignedIn(page, author, "/wiki/guides/new");
  await page.getByRole("textbox", { name: "Title" }).fill(title);
  await page.getByRole("textbox", { name: "Address" }).fill(slug);
  const text = page.getByRole("textbox", { name: /^Text/ });
  await text.fill("## Start here\n\nTake ");
  await text.press("End");
  await text.pressSequentially("[[attack boo");
  await page.getByRole("option", { name: /^Attack Boost/ }).click();
  await expect(text).toHaveValue(/\[\[skill:attack-boost\]\]$/);
  const preview = page.getByRole("region", { name: "Preview" });
  await expect(preview.getByRole("link", { name: "Attack Boost" })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(text, "a closed tab loses nothing").toHaveValue(/Start here/);
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page).toHaveURL(new RegExp(`/wiki/guides/edit/${slug}`));
  await page.getByRole("button", { name: "Publish now" }).click();
  // What a reader would stumble over is named first.
  const warnings = page.getByRole("dialog", { name: "Before you publish" });
  await warnings.getByRole("button", { name: "Publish anyway" }).click();
  await expect(page.getByRole("link", { name: "Open the page" })).toBeVisible();

  const visitor = await newVisitor();
  await visitor.goto(`/wiki/guides/${slug}`);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(visitor.getByRole("link", { name: "Attack Boost" }).first()).toBeVisible();
  expect(await horizontalOverflow(visitor)).toBe(0);
  await expectAccessible(visitor);

  const report = { kind: "guide", id: slug, reason: "spam" };
  const reported = await callApi("/api/reports", { method: "POST", token: account.idToken, body: report });
  expect(reported.status).toBe(200);
  const decide = (action: string) =>
    callApi(`/api/guides/${slug}/moderation`, {
      method: "POST",
      token: moderator.idToken,
      body: { action, reason: "Looked at" },
    });
  expect((await decide("take-down")).status).toBe(200);
  guard.expectFailure(new RegExp(`/wiki/guides/${slug}`), 404);
  await visitor.goto(`/wiki/guides/${slug}`);
  await expect(visitor.getByRole("heading", { name: title })).toHaveCount(0);
  for (const path of ["/api/guides/titles", "/api/guides/feed", "/sitemap-guides.xml"]) {
    expect(await (await visitor.request.get(path)).text(), path).not.toContain(slug);
  }
  expect((await decide("allow")).status).toBe(200);
  await page.reload();
  await page.getByRole("button", { name: "Publish now" }).click();
  await warnings.getByRole("button", { name: "Publish anyway" }).click();
  await expect(page.getByRole("link", { name: "Open the page" })).toBeVisible();
  await visitor.goto(`/wiki/guides/${slug}`);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(title);
});

test("hostile texts do nothing on the page of a guide, with the policy on", { tag: "@once" }, async ({
  page,
}) => {
  test.slow();
  const author = await createCreator("Mallory");
  const token = author.idToken;
  const slug = `hostile-${randomUUID().slice(0, 8)}`;
  // A picture of an allowed host would be asked for; the corpus has none.
  const text = hostilePayloads.map((payload) => `${payload.replaceAll("\n", " ")}\n\n- x`).join("\n\n");
  const content = { title: `<script>window.pwned=1</script> ${slug}`, gameVersion: "Ver. 1.041" };
  const body = { slug, ...content, summary: "<img src=x onerror=window.pwned=1>", tags: [], text };
  expect(await callApi("/api/guides", { method: "POST", token, body })).toMatchObject({ status: 200 });
  await callApi(`/api/guides/${slug}/state`, { method: "POST", token, body: { action: "publish" } });
  for (const path of [`/wiki/guides/${slug}`, "/wiki/guides"]) {
    const reply = await page.goto(path);
    expect(reply?.headers()["content-security-policy"]).toContain("script-src 'self'");
    await expect(page.getByText(slug).first()).toBeVisible();
    expect(await page.evaluate(() => "pwned" in window)).toBe(false);
  }
});
