import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { MergeGuide } from "@/components/guides/editor/MergeGuide";
import { GuideArticle } from "@/components/guides/GuideArticle";
import type { GuidePageData } from "@/lib/guides/guide-page";
import { renderGuide } from "@/lib/guides/resolve-blocks.server";
import type { OwnGuide } from "@/lib/guides/schema";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { createInProcessDb } from "@/tests/support/in-process-db";
import { renderWithTheme } from "@/tests/support/render";

async function pageOf(text: string, change: Partial<GuidePageData> = {}): Promise<GuidePageData> {
  const { problems, ...rendered } = await renderGuide(createInProcessDb(), text);
  const at = "2026-11-20T12:00:00.000Z";
  return {
    ...rendered,
    guide: {
      ...{ slug: "bow", title: "Bow", summary: "", tags: ["bow"], cover: "bow", gameVersion: "Ver. 1.041" },
      ...{ publishedAt: at, updatedAt: at, author: null },
    },
    owner: null,
    changed: [],
    related: [],
    ...change,
  };
}

const text = `## Damage

Take [[skill:attack-boost]] or [this](https://example.org), then hunt in [[first:lagiacrus]].

[[weapon:great-sword-hope-blade-i]]

[[hitzones:rathalos]]

| Level | Attack |
| --- | ---: |
| 1 | 3 |

| Level | Affinity |
| --- | ---: |
| 1 | 5 |`;

test("shows text, links, tables and hitzones, and names other sites", async () => {
  const { container } = renderWithTheme(
    <GuideArticle {...(await pageOf(text))} renderVideo={({ id }) => id} />,
  );
  expect(screen.getByRole("heading", { level: 2, name: "Damage" }).id).toBe("g-damage");
  expect(screen.getByRole("link", { name: "Attack Boost" }).getAttribute("href")).toBe(
    "/wiki/skills/attack-boost",
  );
  const quest = screen.getByRole("link", { name: "Tremors on Land, Sea, and Forest" });
  expect(quest.closest("p")?.textContent).toContain("Sea, and Forest");
  expect(quest.closest("p")?.textContent).toContain(", 6★, hunter rank 31.");
  expect(screen.getAllByText("(example.org)")).toHaveLength(1);
  expect(screen.getByRole("link", { name: "this" }).getAttribute("rel")).toBe("nofollow ugc noopener");
  const tables = screen.getAllByRole("region", { name: /^Table/ });
  expect(tables.map((table) => table.getAttribute("aria-label"))).toEqual(["Table 1", "Table 2"]);
  const hitzones = screen.getByRole("region", { name: "Hitzones of Rathalos" });
  expect(within(hitzones).getAllByRole("columnheader", { name: "Sever" })).toHaveLength(1);
  await expectNoAxeViolations(container);
});

test("cited hitzones have what a break changes", async () => {
  renderWithTheme(<GuideArticle {...(await pageOf("[[hitzones:gravios]]"))} renderVideo={() => null} />);
  const row = screen.getByRole("rowheader", { name: "Belly, broken" }).closest("tr");
  expect(row?.querySelector("td")?.textContent).toContain("70");
});

test("says which figures have changed since it was written", async () => {
  const changed = ["Hitzones of Rathalos", "Attack Boost"];
  renderWithTheme(<GuideArticle {...(await pageOf("Text.", { changed }))} renderVideo={() => null} />);
  expect(screen.getByRole("note").textContent).toContain("Hitzones of Rathalos, Attack Boost");
});

test("lets the later of two editors choose what stays where both changed the text", async () => {
  const onResolve = vi.fn();
  const draft = { ...emptyDraft, baseText: "a\nb\nc", text: "a\nmine\nc" };
  const { container } = renderWithTheme(
    <MergeGuide draft={draft} stored={{ ...stored, text: "a\ntheirs\nc" }} onResolve={onResolve} />,
  );
  await expectNoAxeViolations(container);
  await userEvent.click(screen.getByRole("radio", { name: "Mine" }));
  await userEvent.click(screen.getByRole("button", { name: "Continue with the merged text" }));
  expect(onResolve).toHaveBeenCalledWith({
    ...{ title: "Bow", summary: "", tags: "", cover: "bow", gameVersion: "Ver. 1.041" },
    text: "a\nmine\nc",
  });
});

const fields = { slug: "bow", title: "Bow", summary: "", cover: "bow", gameVersion: "Ver. 1.041" };
const emptyDraft = { ...fields, tags: "", version: 1, base: null };
const stored: OwnGuide = {
  ...fields,
  ...{
    owner: null,
    editors: [],
    tags: [],
    text: "",
    version: 2,
    editor: null,
    phase: "draft",
    takenDown: null,
  },
  ...{ publishAt: null, publishedAt: null, updatedAt: "2026-11-20T12:00:00.000Z" },
};
