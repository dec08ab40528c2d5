import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { testEnvironment } from "../../support/environment";

const { baseUrl } = testEnvironment();
const folder = join(import.meta.dirname, "../../..", process.env.QUARRY_DIST_DIR || ".next", "server/pages");
const toSource = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const listPages = () =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".html"));
/** What runs; data as JSON does not. */
const listScripts = (html: string) =>
  [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = ""]) => !/ src=|type="application\//.test(attributes))
    .map(([, , text = ""]) => text);
const listStyles = (html: string) =>
  [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = ""]) => text);

async function readAllowed(path: string, directive: string) {
  const { headers } = await fetch(`${baseUrl}${path}`);
  const policy = headers.get("Content-Security-Policy") ?? "";
  return policy
    .split("; ")
    .find((each) => each.startsWith(`${directive} `))
    ?.split(" ");
}

describe("the styles inside pages", () => {
  test("are, on every built page, those that the policy knows by their hash", async () => {
    const allowed = await readAllowed("/", "style-src-elem");
    expect(allowed).not.toContain("'unsafe-inline'");
    const unknown = new Map<string, string>();
    const pages = listPages();
    for (const page of pages) {
      for (const text of listStyles(readFileSync(join(folder, page), "utf8"))) {
        const source = toSource(text);
        if (!allowed?.includes(source)) unknown.set(source, `${page}: ${text.slice(0, 80)}`);
      }
    }
    expect([...unknown]).toEqual([]);
    // A quick build draws some of each kind; those that are drawn when they are asked for are made of the same parts.
    expect(pages.length).toBeGreaterThan(100);
  });

  test.each(["/wiki/builds", "/leaderboards", "/overlay/build/nobody", "/embed/board/nothing"])(
    "are so on %s, which is made per request",
    async (path) => {
      const allowed = await readAllowed(path, "style-src-elem");
      const styles = listStyles(await (await fetch(`${baseUrl}${path}`)).text());
      expect(styles.length).toBeGreaterThan(1);
      for (const text of styles) expect(allowed, text.slice(0, 80)).toContain(toSource(text));
    },
  );
});

test("a built page begins with the scripts that the policy knows, and Next.js writes none of its own", async () => {
  const allowed = await readAllowed("/", "script-src");
  const pages = listPages();
  for (const page of pages) {
    const scripts = listScripts(readFileSync(join(folder, page), "utf8"));
    expect(scripts.length, page).toBeGreaterThanOrEqual(2);
    for (const text of scripts) {
      expect(
        allowed,
        `${page} has an inline script that browsers refuse, so the page stays without life: look at turbopackSharedRuntime in next.config.ts. It begins: ${text.slice(0, 80)}`,
      ).toContain(toSource(text));
    }
  }
});
