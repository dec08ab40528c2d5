import { expect, test } from "vitest";
import { siteConfig } from "@/lib/site/config";
import { testEnvironment } from "../../support/environment";

const { baseUrl } = testEnvironment();

test("security.txt says whom to tell of a weakness, and is never out of date", async () => {
  const response = await fetch(`${baseUrl}/.well-known/security.txt`, { redirect: "manual" });
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  const fields = (await response.text())
    .trimEnd()
    .split("\n")
    .map((line) => line.split(": ") as [string, string]);
  expect(fields.map(([name]) => name)).toEqual(["Contact", "Expires", "Preferred-Languages", "Canonical"]);
  const values = new Map(fields);
  expect(values.get("Contact")).toBe(`mailto:${siteConfig.contactEmail}`);
  expect(values.get("Canonical")).toBe(`${siteConfig.url}/.well-known/security.txt`);
  const days = (Date.parse(values.get("Expires") ?? "") - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(120);
  expect(days).toBeLessThan(365);
});
