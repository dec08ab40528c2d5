import { screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { LandingPage } from "@/components/site/LandingPage";
import { landingPages, type LandingPageContent as SignpostText } from "@/components/site/landing-pages";
import { siteConfig } from "@/lib/site/config";
import { navigation } from "@/lib/site/routes";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { renderWithTheme } from "@/tests/support/render";

const all: readonly SignpostText[] = Object.values(landingPages);
const routes = navigation.flatMap(({ label, href, links }) => [{ label, href }, ...links]);
const apologies = /coming soon|under construction|not yet|sorry|stay tuned|work in progress|todo/i;

describe("signposts", () => {
  test("stand at addresses of the navigation, one each", () => {
    const addresses = all.map((each) => each.href);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const address of addresses) expect(routes.map((each) => each.href)).toContain(address);
  });

  test("have titles, descriptions and sentences of their own", () => {
    for (const part of ["title", "description", "sentence"] as const) {
      const texts = all.map((each) => each[part]);
      expect(new Set(texts).size, part).toBe(texts.length);
    }
  });

  describe.each(all)("$href", (signpost) => {
    test("says one sentence and apologizes for nothing", () => {
      expect(signpost.sentence).toMatch(/^[A-Z].*\.$/);
      expect(signpost.sentence.slice(0, -1)).not.toMatch(/[.!?] /);
      expect(signpost.description.length).toBeLessThanOrEqual(160);
      const words = [signpost.title, signpost.description, signpost.sentence];
      for (const { label, note } of signpost.links) words.push(label, note);
      expect(words.join(" ")).not.toMatch(apologies);
    });

    test("points only to pages that exist, by their names, and never to itself", () => {
      for (const link of signpost.links) {
        expect(link.href).not.toBe(signpost.href);
        if (link.href === siteConfig.discordUrl) continue;
        const named = routes.filter((each) => each.href === link.href).map((each) => each.label);
        expect(named, link.href).toContain(link.label);
      }
    });

    test("shows its title, its sentence and its ways on, accessibly", async () => {
      const { container } = renderWithTheme(<LandingPage signpost={signpost} />);
      expect(screen.getByRole("heading", { level: 1, name: signpost.title })).toBeDefined();
      expect(screen.getByText(signpost.sentence)).toBeDefined();
      const ways = within(screen.getByRole("navigation", { name: `Related to ${signpost.title}` }));
      expect(ways.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(
        signpost.links.map((link) => link.href),
      );
      await expectNoAxeViolations(container);
    });
  });
});
