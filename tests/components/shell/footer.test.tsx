import { screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { Footer } from "@/components/shell/Footer";
import { siteConfig } from "@/lib/site/config";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { renderInShell } from "@/tests/support/shell";

describe("the footer", () => {
  test("names the product", () => {
    renderInShell(<Footer />);
    expect(within(screen.getByRole("contentinfo")).getByText(siteConfig.name)).not.toBeNull();
  });

  test.each([
    ["About Us", "/about"],
    ["Terms of Use", "/about/terms-of-use"],
    ["Privacy Policy", "/about/privacy-policy"],
    ["Discord", siteConfig.discordUrl],
  ])("links %s to %s", (name, href) => {
    renderInShell(<Footer />);
    expect(screen.getByRole("link", { name }).getAttribute("href")).toBe(href);
  });

  test("breaks no accessibility rule", async () => {
    renderInShell(<Footer />);
    await expectNoAxeViolations();
  });
});
