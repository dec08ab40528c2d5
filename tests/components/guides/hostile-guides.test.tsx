import { expect, test } from "vitest";
import { GuideBody } from "@/components/guides/GuideBody";
import type { Firestore } from "@/lib/firebase/admin.server";
import { renderGuide } from "@/lib/guides/resolve-blocks.server";
import { guideImageHosts } from "@/lib/site/image-hosts";
import { cleanLines } from "@/lib/text/clean-text";
import { hostilePayloads } from "@/tests/support/guides/hostile-payloads";
import { renderWithTheme } from "@/tests/support/render";

/** No payload names a build, run or guide that exists. */
const emptyDb = {
  collection: () => ({ doc: () => ({}) }),
  getAll: async (...references: object[]) => references.map(() => ({ exists: false })),
} as unknown as Firestore;

const allowed = new Set(
  "A B BLOCKQUOTE BR CODE DIV EM FIGCAPTION FIGURE H2 H3 H4 HR IMG LI OL P PRE SECTION SPAN STRONG SVG TABLE TBODY TD TH THEAD TR UL USE DL DT DD".split(
    " ",
  ),
);

async function show(text: string): Promise<HTMLElement> {
  const { nodes } = await renderGuide(emptyDb, cleanLines(text));
  return renderWithTheme(<GuideBody nodes={nodes} renderVideo={({ id }) => id} />).container;
}

function expectInert(container: HTMLElement): void {
  const body = container.querySelector("[class*=guide]") ?? container;
  for (const element of body.querySelectorAll("*")) {
    expect(allowed).toContain(element.tagName.toUpperCase());
    for (const { name } of element.attributes) {
      expect(name.startsWith("on"), name).toBe(false);
      expect(["srcdoc", "action", "formaction"]).not.toContain(name);
    }
    const href = element.tagName.toUpperCase() === "A" ? element.getAttribute("href") : null;
    if (href !== null) expect(href).toMatch(/^(?:https?:\/\/|\/(?![/\\]|api\/)|#)/);
    const src = element.getAttribute("src");
    if (src !== null) expect(guideImageHosts).toContain(new URL(src).host);
  }
  expect(window).not.toHaveProperty("pwned");
}

test("there are more than 150 different payloads", () => {
  expect(new Set(hostilePayloads).size).toBeGreaterThan(150);
});

test("every payload is inert, alone", async () => {
  for (const payload of hostilePayloads) expectInert(await show(payload));
});

test("every payload is inert inside of other text, lists, quotes and tables", async () => {
  for (const payload of hostilePayloads) {
    const line = payload.replaceAll("\n", " ");
    const text = `Before ${line} after.\n\n- ${line}\n\n> ${line}\n\n| a |\n| - |\n| ${line} |\n\n## ${line}`;
    expectInert(await show(text));
  }
});

test("all payloads together are inert", async () => {
  expectInert(await show(hostilePayloads.join("\n\n")));
});
