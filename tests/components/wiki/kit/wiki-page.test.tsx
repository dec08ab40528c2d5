import { existsSync } from "node:fs";
import { act, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { EntityLink } from "@/components/game/EntityLink";
import { Name } from "@/components/game/Name";
import { type Column, DataTable } from "@/components/list/DataTable";
import { Section } from "@/components/ui/Section";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { getSectionPicture, type WikiSection, wikiSections } from "@/components/wiki/kit/wiki-sections";
import { findLanguage } from "@/lib/catalog/languages";
import { setNames } from "@/lib/names/names-store";
import { siteConfig } from "@/lib/site/config";
import { coveredVersion } from "@/lib/site/game-version";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { liveRouter } from "@/tests/support/live-router";
import { renderWithTheme } from "@/tests/support/render";

const arabic = findLanguage("ar") ?? null;
const french = findLanguage("fr") ?? null;

afterEach(() => {
  act(() => setNames(null, null));
  vi.restoreAllMocks();
});

const columns: readonly Column<{ id: string }>[] = [
  { key: "id", label: "Charm", phone: "title", render: ({ id }) => id },
  { key: "slot", label: "Slot", phone: "figure", render: () => "3" },
];

function renderPage() {
  const router = liveRouter("/wiki/charms/blast-charm-i");
  const rendered = renderWithTheme(
    <WikiPage
      title="Blast Charm I"
      path="/wiki/charms/blast-charm-i"
      description="What it gives."
      section="charm"
      id="blast-charm-i"
      names={{ fr: "Talisman antiexplosion", ar: "تعويذة" }}
      toc={[
        { id: "skills", label: "Skills" },
        { id: "more", label: "More" },
      ]}
      jsonLd={{ "@type": "Thing", name: "</script><script>alert(1)</script>" }}
    >
      <Section id="skills" title="Skills">
        <EntityLink entity="skills" id="blast-resistance" name="Blast Resistance" />
        <EntityLink entity="parts" id="tail" name="Tail" />
        <a href="https://example.com/">elsewhere</a>
      </Section>
      <Section id="more" title="More">
        <DataTable
          caption="Charms"
          columns={columns}
          rows={[{ id: "a" }]}
          rowKey={({ id }) => id}
          rowHref={({ id }) => `/wiki/charms/${id}`}
        />
      </Section>
    </WikiPage>,
    { wrapper: router.wrapper },
  );
  return { router, ...rendered };
}

describe("the frame of a page", () => {
  test("names the page, the way up and its sections", async () => {
    renderPage();
    expect(screen.getAllByRole("heading", { level: 1 }).map((each) => each.textContent)).toEqual([
      "Blast Charm I",
    ]);
    const up = within(screen.getByRole("navigation", { name: "Breadcrumb" })).getAllByRole("link");
    expect(up.map((link) => link.getAttribute("href"))).toEqual(["/wiki", "/wiki/charms"]);
    const map = within(screen.getByRole("navigation", { name: "On this page" })).getAllByRole("link");
    expect(map.map((link) => link.getAttribute("href"))).toEqual(["#skills", "#more"]);
    expect(screen.getByRole("region", { name: "Skills" }).id).toBe("skills");
    await expectNoAxeViolations();
  });

  test("describes the way for machines and lets no text out of the data block", () => {
    const { container } = renderPage();
    const blocks = container.querySelectorAll('script[type="application/ld+json"]');
    expect(blocks).toHaveLength(1);
    expect(blocks[0]?.innerHTML).not.toContain("<");
    const [way, thing] = JSON.parse(blocks[0]?.textContent ?? "")["@graph"];
    expect(way["@type"]).toBe("BreadcrumbList");
    expect(way.itemListElement.map((each: { item: string }) => each.item)).toEqual([
      `${siteConfig.url}/wiki`,
      `${siteConfig.url}/wiki/charms`,
      `${siteConfig.url}/wiki/charms/blast-charm-i`,
    ]);
    expect(thing.name).toBe("</script><script>alert(1)</script>");
  });

  test("says at its foot what it follows, where it comes from and whom to tell", () => {
    renderPage();
    const foot = screen.getByRole("region", { name: "About this page" });
    expect(foot.textContent).toContain(coveredVersion.name);
    const address = (name: string) => within(foot).getByRole("link", { name }).getAttribute("href");
    expect(address("credits")).toBe("/about/credits#figures");
    expect(address("Open data (JSON)")).toBe("/wiki/data");
    const mail = new URL(address("Report a mistake") ?? "");
    expect(mail.pathname).toBe(siteConfig.contactEmail);
    expect(mail.searchParams.get("subject")).toBe("Mistake on /wiki/charms/blast-charm-i");
    expect(mail.searchParams.get("body")).toContain("Record: charms/blast-charm-i");
    expect(address("Data quality")).toBe("/wiki/data/quality");
  });

  test("lists the names in other languages, each marked as its language", () => {
    renderPage();
    const name = screen.getByText("تعويذة");
    expect([name.lang, name.dir]).toEqual(["ar", "rtl"]);
    expect(screen.getByText("Talisman antiexplosion").lang).toBe("fr");
    expect(screen.getByText("Name in 2 other languages")).not.toBeNull();
  });

  test("gives things without a page no link", () => {
    renderPage();
    expect(screen.queryByRole("link", { name: "Tail" })).toBeNull();
    expect(screen.getByText(/Tail/)).not.toBeNull();
  });
});

describe("sections", () => {
  test("have a picture for link previews each, but the door, which shows the site's own", () => {
    const sections = Object.keys(wikiSections) as WikiSection[];
    const without = sections.filter((section) => !existsSync(`public${getSectionPicture(section)?.image}`));
    expect(without).toEqual(["wiki"]);
  });
});

describe("names", () => {
  test("are plain text in English", () => {
    const { container } = renderWithTheme(
      <p>
        <Name entity="skills" id="agitator">
          Agitator
        </Name>
      </p>,
    );
    expect(container.querySelector("p")?.innerHTML).toBe("Agitator");
  });

  test("follow the language of names at once, marked with it, and go back", () => {
    renderPage();
    act(() => setNames(french, { charms: { "blast-charm-i": "Talisman antiexplosion" }, skills: {} }));
    const title = screen.getByRole("heading", { level: 1 });
    expect(title.textContent).toBe("Talisman antiexplosion");
    const name = title.querySelector("[lang]");
    expect([name?.getAttribute("lang"), name?.getAttribute("dir"), name?.getAttribute("title")]).toEqual([
      "fr",
      "ltr",
      "Blast Charm I",
    ]);
    expect(screen.getByRole("link", { name: "Blast Resistance" })).not.toBeNull();
    act(() => setNames(arabic, { charms: { "blast-charm-i": "تعويذة" } }));
    expect(title.querySelector("[lang]")?.getAttribute("dir")).toBe("rtl");
    act(() => setNames(null, null));
    expect(title.textContent).toBe("Blast Charm I");
    expect(title.querySelector("[lang]")).toBeNull();
  });
});
