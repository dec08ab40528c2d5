import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { Header } from "@/components/shell/Header";
import { siteConfig } from "@/lib/site/config";
import { navigation } from "@/lib/site/routes";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { fakeRouter } from "@/tests/support/router";
import { renderInShell, visitor } from "@/tests/support/shell";

const burger = () => screen.getByRole("button", { name: /navigation$/ });
const sideNav = () => screen.getByRole("navigation", { name: "Site" });

describe("the header", () => {
  test("breaks no accessibility rule, closed and open", async () => {
    const { user } = renderInShell(<Header />);
    await expectNoAxeViolations();
    await user.click(burger());
    await within(sideNav()).findByRole("link", { name: "Builder" });
    await expectNoAxeViolations();
  });

  test("supports by submitting a form to the membership page in a new tab", () => {
    renderInShell(<Header />);
    const form = screen.getByRole("button", { name: "Support us" }).closest("form");
    expect(form?.getAttribute("action")).toBe(siteConfig.donationUrl);
    expect(form?.target).toBe("_blank");
    expect(form?.getAttribute("rel")).toContain("noopener");
  });

  test("links a visitor to /login", () => {
    renderInShell(<Header />, { auth: visitor });
    expect(screen.getByRole("link", { name: "Login" }).getAttribute("href")).toBe("/login");
  });
});

describe("the side navigation", () => {
  test("opens and closes with the burger, which says what it does", async () => {
    const { user } = renderInShell(<Header />);
    expect(sideNav().hasAttribute("inert")).toBe(true);
    expect(burger().getAttribute("aria-label")).toBe("Open navigation");

    await user.click(burger());
    expect(sideNav().hasAttribute("inert")).toBe(false);
    expect(burger().getAttribute("aria-expanded")).toBe("true");
    expect(burger().getAttribute("aria-controls")).toBe(sideNav().id);
    expect(burger().getAttribute("aria-label")).toBe("Close navigation");

    await user.click(burger());
    expect(sideNav().hasAttribute("inert")).toBe(true);
  });

  test("Escape closes it and gives the focus back to the burger", async () => {
    const { user } = renderInShell(<Header />);
    await user.click(burger());
    (await within(sideNav()).findByRole("link", { name: "Builder" })).focus();
    await user.keyboard("{Escape}");
    expect(sideNav().hasAttribute("inert")).toBe(true);
    expect(document.activeElement).toBe(burger());
  });

  test("a press on the dark behind closes it and gives the focus back to the burger", async () => {
    const { user } = renderInShell(<Header />);
    await user.click(burger());
    await user.click(sideNav().previousElementSibling as HTMLElement);
    expect(sideNav().hasAttribute("inert")).toBe(true);
    expect(document.activeElement).toBe(burger());
  });

  test("expands and collapses a group", async () => {
    const { user } = renderInShell(<Header />);
    await user.click(burger());
    const expand = await within(sideNav()).findByRole("button", { name: "Wiki pages" });
    expect(within(sideNav()).queryByRole("link", { name: "Skills" })).toBeNull();
    await user.click(expand);
    const skills = await within(sideNav()).findByRole("link", { name: "Skills" });
    expect(skills.getAttribute("href")).toBe("/wiki/skills");
    await user.click(expand);
    await waitFor(() => expect(within(sideNav()).queryByRole("link", { name: "Skills" })).toBeNull());
  });

  test("starts with the group of the page on screen expanded and the page marked", async () => {
    const { user } = renderInShell(<Header />, { router: fakeRouter("/leaderboards/rules") });
    await user.click(burger());
    const rules = await within(sideNav()).findByRole("link", { name: "Rules" });
    expect(rules.getAttribute("aria-current")).toBe("page");
  });

  test("leads to every group", async () => {
    const { user } = renderInShell(<Header />);
    await user.click(burger());
    for (const { label, href, links: pages } of navigation) {
      if (pages.length > 0) {
        await user.click(await within(sideNav()).findByRole("button", { name: `${label} pages` }));
      }
      const links = () => within(sideNav()).getAllByRole("link");
      await waitFor(() => expect(links().map((link) => link.getAttribute("href"))).toContain(href));
    }
  });

  test("keeps the page behind from scrolling and from taking the focus while it is open", async () => {
    const { user } = renderInShell(
      <>
        <Header />
        <main>page</main>
      </>,
    );
    const behind = () => [
      document.documentElement.hasAttribute("data-navbar-open"),
      screen.getByRole("main").hasAttribute("inert"),
    ];
    await user.click(burger());
    expect(behind()).toEqual([true, true]);
    await user.click(burger());
    expect(behind()).toEqual([false, false]);
  });

  test("closes when the screen turns wide, where no burger could close it", async () => {
    const other = window.matchMedia("print");
    const wide = Object.assign(new EventTarget(), {
      matches: false,
      media: "(min-width: 48em)",
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    });
    vi.spyOn(window, "matchMedia").mockImplementation((query) => (query === wide.media ? wide : other));
    const { user } = renderInShell(<Header />);
    await user.click(burger());
    act(() => {
      wide.dispatchEvent(new Event("change"));
    });
    expect(sideNav().hasAttribute("inert")).toBe(true);
  });
});
