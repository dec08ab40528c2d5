import { act, fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { TopNav } from "@/components/shell/TopNav";
import { navigation } from "@/lib/site/routes";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { fakeRouter } from "@/tests/support/router";
import { renderInShell } from "@/tests/support/shell";

const nav = () => screen.getByRole("navigation", { name: "Main" });
const expandButton = () => screen.getByRole("button", { name: "Wiki pages" });
const isOpen = () => expandButton().getAttribute("aria-expanded") === "true";
const subLink = (name: string) => within(nav()).queryByRole("link", { name });
const nextFrame = () => act(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));

describe("the top navigation", () => {
  test("shows home and every group in order", async () => {
    renderInShell(<TopNav />);
    const links = within(nav()).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/", ...navigation.map((g) => g.href)]);
    expect(links[0]?.getAttribute("aria-label")).toBe("Home");
    await expectNoAxeViolations();
  });

  test("shows the sub-pages of a group when it is open, and only then", async () => {
    const { user } = renderInShell(<TopNav />);
    expect(subLink("Hitzones")).toBeNull();
    await user.click(expandButton());
    const wiki = navigation.find(({ label }) => label === "Wiki");
    for (const { label, href } of wiki?.links ?? []) {
      expect(subLink(label)?.getAttribute("href")).toBe(href);
    }
    await expectNoAxeViolations();
  });

  test("names the parts of the wiki's menu for screen readers", async () => {
    const { user } = renderInShell(<TopNav />);
    await user.click(expandButton());
    const tools = screen.getByRole("list", { name: "Tools" });
    expect(within(tools).getByRole("link", { name: "Drop Finder" }).getAttribute("href")).toBe(
      "/wiki/drop-finder",
    );
  });

  test("calls the front page of the leaderboards Quests", async () => {
    const { user } = renderInShell(<TopNav />);
    await user.click(screen.getByRole("button", { name: "Leaderboards pages" }));
    expect(subLink("Quests")?.getAttribute("href")).toBe("/leaderboards");
  });

  test.each(["{Enter}", " "])("opens and closes with the key %j", async (key) => {
    const { user } = renderInShell(<TopNav />);
    expandButton().focus();
    await user.keyboard(key);
    expect(isOpen()).toBe(true);
    await user.keyboard(key);
    expect(isOpen()).toBe(false);
  });

  test("ArrowDown opens it and moves into it, arrows walk it round", async () => {
    const { user } = renderInShell(<TopNav />);
    within(nav()).getByRole("link", { name: "Wiki" }).focus();
    await user.keyboard("{ArrowDown}");
    await nextFrame();
    expect(document.activeElement).toBe(subLink("Weapons"));
    await user.keyboard("{ArrowDown}");
    await nextFrame();
    expect(document.activeElement).toBe(subLink("Armor"));
    await user.keyboard("{ArrowUp}");
    await nextFrame();
    await user.keyboard("{ArrowUp}");
    await nextFrame();
    expect(document.activeElement).toBe(subLink("Open Data"));
  });

  test("Escape closes it and gives the focus back", async () => {
    const { user } = renderInShell(<TopNav />);
    expandButton().focus();
    await user.keyboard("{ArrowDown}");
    await nextFrame();
    await user.keyboard("{Escape}");
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(expandButton());
  });

  test("closes when the focus leaves it", async () => {
    const { user } = renderInShell(<TopNav />);
    await user.click(expandButton());
    act(() => within(nav()).getByRole("link", { name: "Builder" }).focus());
    expect(isOpen()).toBe(false);
  });

  test("closes on a press elsewhere", async () => {
    const { user } = renderInShell(<TopNav />);
    await user.click(expandButton());
    await user.click(document.body);
    expect(isOpen()).toBe(false);
  });

  test("opens for a mouse over it and closes shortly after it left", async () => {
    vi.useFakeTimers();
    renderInShell(<TopNav />);
    const item = expandButton().parentElement ?? document.body;
    fireEvent.pointerEnter(item, { pointerType: "mouse" });
    expect(isOpen()).toBe(true);
    fireEvent.pointerLeave(item, { pointerType: "mouse" });
    act(() => vi.advanceTimersByTime(100));
    expect(isOpen()).toBe(true);
    act(() => vi.advanceTimersByTime(100));
    expect(isOpen()).toBe(false);
  });

  test("Escape closes a hovered one although the focus is elsewhere", async () => {
    const { user } = renderInShell(<TopNav />);
    fireEvent.pointerEnter(expandButton().parentElement ?? document.body, { pointerType: "mouse" });
    expect(isOpen()).toBe(true);
    await user.keyboard("{Escape}");
    expect(isOpen()).toBe(false);
  });

  test("a finger on a wide screen opens it by the button, not by touching the link", () => {
    renderInShell(<TopNav />);
    fireEvent.pointerEnter(expandButton().parentElement ?? document.body, { pointerType: "touch" });
    expect(isOpen()).toBe(false);
  });

  test("marks the page on screen and nothing else", async () => {
    const { user } = renderInShell(<TopNav />, { router: fakeRouter("/wiki/armor?set=1") });
    await user.click(expandButton());
    const current = within(nav())
      .getAllByRole("link")
      .filter((link) => link.getAttribute("aria-current") === "page");
    expect(current.map((link) => link.textContent)).toEqual(["Armor"]);
  });
});
