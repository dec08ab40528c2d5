import { screen, within } from "@testing-library/react";
import type { ReactElement } from "react";
import { describe, expect, test } from "vitest";
import { costs, rewards } from "@/lib/coins/prices";
import { rulesets } from "@/lib/leaderboards/rulesets";
import { siteConfig } from "@/lib/site/config";
import { iconAuthors } from "@/lib/site/icon-credits";
import { apiPath, appealsPath, footerLinks, navigation } from "@/lib/site/routes";
import { shippedGuides } from "@/lib/site/shipped-guides";
import { browserRecords, serverRecords } from "@/lib/site/stored-data";
import AboutPage from "@/pages/about";
import CodeOfConductPage from "@/pages/about/code-of-conduct";
import CreditsPage from "@/pages/about/credits";
import PrivacyPolicyPage from "@/pages/about/privacy-policy";
import TermsOfUsePage from "@/pages/about/terms-of-use";
import LeaderboardRulesPage from "@/pages/leaderboards/rules";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { renderWithTheme } from "@/tests/support/render";

const articles: readonly { path: string; title: string; page: ReactElement }[] = [
  { path: "/about", title: "About Us", page: <AboutPage /> },
  { path: "/about/code-of-conduct", title: "Code of Conduct", page: <CodeOfConductPage /> },
  { path: "/about/credits", title: "Credits", page: <CreditsPage /> },
  { path: "/about/privacy-policy", title: "Privacy Policy", page: <PrivacyPolicyPage /> },
  { path: "/about/terms-of-use", title: "Terms of Use", page: <TermsOfUsePage /> },
  { path: "/leaderboards/rules", title: "Leaderboard rules", page: <LeaderboardRulesPage /> },
];
const addresses = [
  appealsPath,
  ...navigation.flatMap(({ href, links }) => [href, ...links.map((link) => link.href)]),
  ...footerLinks.map((link) => link.href),
  ...Object.keys(shippedGuides).map((slug) => `/wiki/guides/${slug}`),
  "/about/credits",
  "/about/coins",
  "/about/code-of-conduct",
  apiPath,
  "/leaderboards/review",
];

describe.each(articles)("$path", ({ title, page }) => {
  test("is one titled text with a dated end and no axe violation", async () => {
    const { container } = renderWithTheme(page);
    expect(screen.getAllByRole("heading", { level: 1 }).map((each) => each.textContent)).toEqual([title]);
    expect(screen.getByText(/^Last updated/)).toBeDefined();
    await expectNoAxeViolations(container);
  });

  test("lists its sections in order, each link leading to one", () => {
    const { container } = renderWithTheme(page);
    const contents = within(screen.getByRole("navigation", { name: "On this page" }));
    const listed = contents.getAllByRole("link").map((link) => ({
      id: link.getAttribute("href")?.slice(1),
      name: link.textContent,
    }));
    const shown = [...container.querySelectorAll("section")].map((section) => ({
      id: section.id,
      name: section.querySelector("h2")?.textContent,
    }));
    expect(listed.length).toBeGreaterThan(4);
    expect(listed).toEqual(shown);
    expect(new Set(shown.map((each) => each.id)).size).toBe(shown.length);
  });

  test("links only to pages of the site that exist", () => {
    const { container } = renderWithTheme(page);
    const inside = [...container.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute("href"));
    for (const href of inside) expect(addresses).toContain(href?.split("#")[0]);
  });
});

describe("the privacy policy", () => {
  test("names every cookie, key and record with its purpose and how long it is saved", () => {
    renderWithTheme(<PrivacyPolicyPage />);
    const inBrowser = within(screen.getByRole("table", { name: "Cookies and storage" }));
    for (const { name, purpose, storedFor: kept } of browserRecords) {
      const row = within(inBrowser.getByRole("row", { name: new RegExp(`^${name} `) }));
      expect(row.getByRole("cell", { name: purpose })).toBeDefined();
      expect(row.getByRole("cell", { name: kept })).toBeDefined();
    }
    const onServers = within(screen.getByRole("table", { name: "Account data" }));
    for (const { name } of serverRecords) {
      expect(onServers.getByRole("rowheader", { name })).toBeDefined();
    }
  });

  test("gives the operator's address", () => {
    renderWithTheme(<PrivacyPolicyPage />);
    const links = screen.getAllByRole("link", { name: siteConfig.contactEmail });
    for (const link of links) expect(link.getAttribute("href")).toBe(`mailto:${siteConfig.contactEmail}`);
  });
});

describe("the terms of use", () => {
  test("quote the price list", () => {
    renderWithTheme(<TermsOfUsePage />);
    const earning = within(screen.getByRole("table", { name: "Earning" }));
    for (const { action, coins, frequency } of Object.values(rewards)) {
      expect(earning.getByRole("row", { name: `${action} +${coins} ${frequency}` })).toBeDefined();
    }
    const spending = within(screen.getByRole("table", { name: "Spending" }));
    for (const { action, coins } of Object.values(costs)) {
      expect(spending.getByRole("row", { name: `${action} −${coins}` })).toBeDefined();
    }
  });
});

describe("the credits", () => {
  test("name every author of an icon", () => {
    renderWithTheme(<CreditsPage />);
    const authors = within(screen.getByRole("table", { name: /^Icon authors/ }));
    for (const { author } of iconAuthors) {
      expect(authors.getByRole("rowheader", { name: author })).toBeDefined();
    }
  });
});

describe("the leaderboard rules", () => {
  test("give each ruleset with its version", () => {
    renderWithTheme(<LeaderboardRulesPage />);
    for (const { name, version } of rulesets) {
      const heading = screen.getByRole("heading", { level: 3, name });
      expect(heading.nextElementSibling?.textContent).toContain(`Version ${version}`);
    }
  });

  test("work out the points that the formula gives", () => {
    renderWithTheme(<LeaderboardRulesPage />);
    const firsts = within(screen.getByRole("table", { name: "First place" }));
    expect(firsts.getAllByRole("row").map((row) => row.textContent)).toEqual([
      "RunnersPoints",
      "10",
      "2200",
      "4400",
      "8600",
      "16800",
      "321,000",
    ]);
    const slower = within(screen.getByRole("table", { name: /^Slower times/ }));
    expect(slower.getByRole("row", { name: "110 % of the best time 826" })).toBeDefined();
    expect(slower.getByRole("row", { name: "200 % of the best time 250" })).toBeDefined();
  });
});
