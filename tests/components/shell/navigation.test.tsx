import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Footer } from "@/components/shell/Footer";
import { footerLinks, navigation } from "@/lib/site/routes";
import { renderInShell } from "@/tests/support/shell";
import { documentedPaths, menuPaths } from "@/tests/support/site-table";

test("the navigation and the footer lead to every documented address and every section of the wiki, and to no other", () => {
  const linked = new Set([
    "/",
    "/login",
    ...navigation.flatMap(({ href, links }) => [href, ...links.map((link) => link.href)]),
    ...footerLinks.map((link) => link.href),
  ]);
  expect([...linked].sort()).toEqual([...documentedPaths, ...menuPaths].sort());
});

test("the invite to Discord carries its sign next to the word", () => {
  renderInShell(<Footer />);
  const sign = screen.getByRole("link", { name: "Discord" }).querySelector("svg");
  expect(sign?.getAttribute("aria-hidden")).toBe("true");
});

test("the menu of the wiki has four parts that together are all of its links", () => {
  const wiki = navigation.find(({ label }) => label === "Wiki");
  expect(wiki?.sections?.map(({ label }) => label)).toEqual(["Gear", "Monsters", "World", "Tools"]);
  expect(wiki?.sections?.flatMap(({ links }) => links)).toEqual(wiki?.links);
});
