import { MantineProvider } from "@mantine/core";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import { TopNav } from "@/components/shell/TopNav";
import { navigation } from "@/lib/site/routes";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { fakeRouter, routerWrapper } from "@/tests/support/router";
import { renderInShell } from "@/tests/support/shell";

const nav = () => screen.getByRole("navigation", { name: "Main" });
const expandButton = () => screen.getByRole("button", { name: "Wiki pages" });
const isOpen = () => expandButton().getAttribute("aria-expanded") === "true";
const entry = (name: string) => within(nav()).queryByRole("menuitem", { name });
const item = () => expandButton().parentElement ?? document.body;

/** Opens the wiki's menu by its button, which loads it. */
async function openWiki() {
  const view = renderInShell(<TopNav />);
  await view.user.click(expandButton());
  await screen.findByRole("menu", { name: "Wiki pages" });
  return view;
}

describe("the top navigation", () => {
  test("shows home and every group in order", async () => {
    renderInShell(<TopNav />);
    const links = within(nav()).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/", ...navigation.map((g) => g.href)]);
    expect(links[0]?.getAttribute("aria-label")).toBe("Home");
    await expectNoAxeViolations();
  });

  test("has the links of every menu in its HTML, before a script runs", () => {
    const Router = routerWrapper(fakeRouter());
    const html = renderToString(
      <MantineProvider>
        <Router>
          <TopNav />
        </Router>
      </MantineProvider>,
    );
    for (const { href } of navigation.flatMap(({ links }) => links)) expect(html).toContain(`href="${href}"`);
  });

  test("shows the sub-pages of a group when it is open, and only then", async () => {
    const { user } = renderInShell(<TopNav />);
    expect(entry("Hitzones")).toBeNull();
    await user.click(expandButton());
    await screen.findByRole("menu", { name: "Wiki pages" });
    const wiki = navigation.find(({ label }) => label === "Wiki");
    for (const { label, href } of wiki?.links ?? []) {
      expect(entry(label)?.getAttribute("href")).toBe(href);
    }
    await expectNoAxeViolations();
  });

  test("names the parts of the wiki's menu for screen readers", async () => {
    await openWiki();
    const tools = screen.getByRole("group", { name: "Tools" });
    expect(within(tools).getByRole("menuitem", { name: "Drop Finder" }).getAttribute("href")).toBe(
      "/wiki/drop-finder",
    );
  });

  test("calls the front page of the leaderboards Quests", async () => {
    const { user } = renderInShell(<TopNav />);
    await user.click(screen.getByRole("button", { name: "Leaderboards pages" }));
    await screen.findByRole("menu", { name: "Leaderboards pages" });
    expect(entry("Quests")?.getAttribute("href")).toBe("/leaderboards");
  });

  test.each(["{Enter}", " "])(
    "opens with the key %j, which moves into it, and closes with Escape",
    async (key) => {
      const { user } = renderInShell(<TopNav />);
      expandButton().focus();
      await user.keyboard(key);
      await waitFor(() => expect(document.activeElement).toBe(entry("Weapons")));
      expect(isOpen()).toBe(true);
      await user.keyboard("{Escape}");
      expect(isOpen()).toBe(false);
      expect(document.activeElement).toBe(expandButton());
    },
  );

  test("ArrowDown opens it and moves into it, arrows walk it round, letters jump", async () => {
    const { user } = renderInShell(<TopNav />);
    within(nav()).getByRole("link", { name: "Wiki" }).focus();
    await user.keyboard("{ArrowDown}");
    await waitFor(() => expect(document.activeElement).toBe(entry("Weapons")));
    await user.keyboard("{ArrowDown}");
    expect(document.activeElement).toBe(entry("Armor"));
    await user.keyboard("{ArrowUp}{ArrowUp}");
    expect(document.activeElement).toBe(entry("Open Data"));
    await user.keyboard("q");
    expect(document.activeElement).toBe(entry("Quests"));
  });

  test("the button closes what it opened", async () => {
    const { user } = await openWiki();
    await user.click(expandButton());
    expect(isOpen()).toBe(false);
  });

  test("closes when the focus leaves it", async () => {
    await openWiki();
    act(() => within(nav()).getByRole("link", { name: "Builder" }).focus());
    expect(isOpen()).toBe(false);
  });

  test("closes on a press elsewhere", async () => {
    const { user } = await openWiki();
    await user.click(document.body);
    expect(isOpen()).toBe(false);
  });

  test("opens for a mouse over it and closes shortly after it left", async () => {
    renderInShell(<TopNav />);
    fireEvent.pointerEnter(item(), { pointerType: "mouse" });
    await screen.findByRole("menu", { name: "Wiki pages" });
    expect(document.activeElement).toBe(document.body);
    vi.useFakeTimers();
    fireEvent.pointerLeave(item(), { pointerType: "mouse" });
    act(() => vi.advanceTimersByTime(100));
    expect(isOpen()).toBe(true);
    act(() => vi.advanceTimersByTime(100));
    expect(isOpen()).toBe(false);
  });

  test("Escape closes a hovered one although the focus is elsewhere", async () => {
    const { user } = renderInShell(<TopNav />);
    fireEvent.pointerEnter(item(), { pointerType: "mouse" });
    await screen.findByRole("menu", { name: "Wiki pages" });
    await user.keyboard("{Escape}");
    expect(isOpen()).toBe(false);
  });

  test("a finger on a wide screen opens it by the button, not by touching the link", async () => {
    const { user } = renderInShell(<TopNav />);
    fireEvent.pointerEnter(item(), { pointerType: "touch" });
    await user.click(screen.getByRole("button", { name: "Leaderboards pages" }));
    await screen.findByRole("menu", { name: "Leaderboards pages" });
    expect(isOpen()).toBe(false);
  });

  test("marks the page on screen and nothing else", async () => {
    const { user } = renderInShell(<TopNav />, { router: fakeRouter("/wiki/armor?set=1") });
    await user.click(expandButton());
    await screen.findByRole("menu", { name: "Wiki pages" });
    const current = nav().querySelectorAll("[aria-current='page']");
    expect([...current].map((link) => link.textContent)).toEqual(["Armor"]);
  });
});
