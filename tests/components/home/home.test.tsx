import { existsSync } from "node:fs";
import { screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { DailyCard } from "@/components/home/DailyCard";
import { NewsList } from "@/components/home/NewsList";
import type { AuthState } from "@/hooks/account/use-auth";
import { costs, rewards } from "@/lib/coins/prices";
import type { NewsEntry } from "@/lib/home/schema";
import HomePage from "@/pages/index";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { renderInShell } from "@/tests/support/shell";

const signedIn: AuthState = {
  status: "signed-in",
  user: {
    uid: "u1",
    idToken: "token",
    admin: false,
    creator: false,
    displayName: "Olivia",
    photoURL: null,
  },
  email: "olivia@example.com",
  emailVerified: true,
  hasPassword: true,
};

describe("the home page", () => {
  test("has one headline, the search and the three doors", async () => {
    renderInShell(<HomePage />);
    expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
    expect(screen.getByRole("searchbox", { name: "Search the wiki" })).not.toBeNull();
    for (const [name, href] of [
      ["Look up", "/wiki"],
      ["Build", "/builder"],
      ["Compete", "/leaderboards"],
    ] as const) {
      expect(screen.getByRole("link", { name }).getAttribute("href")).toBe(href);
    }
    await expectNoAxeViolations();
  });

  test("links only to pages that exist", () => {
    renderInShell(<HomePage />);
    for (const link of screen.getAllByRole("link")) {
      const [path, fragment] = (link.getAttribute("href") ?? "").split("#");
      // The fourteen lists of weapons share one route.
      const route = path?.replace(/^\/wiki\/weapons\/[a-z-]+$/, "/wiki/weapons/[type]");
      const exists = [`pages${route}.tsx`, `pages${route}/index.tsx`].some((file) => existsSync(file));
      expect(exists, path).toBe(true);
      if (fragment) expect(document.getElementById(fragment), fragment).not.toBeNull();
    }
  });

  test("says what coins are earned and spent on, from the one price list", () => {
    renderInShell(<HomePage />);
    const help = screen.getByRole("region", { name: "Hunting Help" });
    expect(within(help).getByText(`−${costs.buildRequest.coins}`)).not.toBeNull();
    expect(within(help).getByText(`−${costs.huntSupport.coins}`)).not.toBeNull();
    expect(within(help).getByText(`+${rewards.approvedAnswer.coins}`)).not.toBeNull();
  });
});

describe("what happens on the site now", () => {
  const record: NewsEntry = {
    ...{
      place: "record",
      title: "05'12\"40 · A Fuse Ignited",
      detail: "TA, Maple",
      href: "/leaderboards/runs/1",
    },
  };

  test("is shown at its place, and other places invite", () => {
    renderInShell(<NewsList news={new Map([["record", record]])} of={["record", "challenge"]} />);
    const [first, second] = screen.getAllByRole("listitem");
    expect(first?.textContent).toBe(`Record of the week · TA, Maple${record.title}`);
    expect(
      within(first as HTMLElement)
        .getByRole("link")
        .getAttribute("href"),
    ).toBe("/leaderboards/runs/1");
    expect(within(second as HTMLElement).getByRole("link", { name: "See the boards" })).not.toBeNull();
  });

  test("invites everywhere where nothing could be loaded", async () => {
    renderInShell(<HomePage />);
    const request = await screen.findByRole("link", { name: "Ask for a build or help" });
    expect(request.getAttribute("href")).toBe("/hunting-help/new");
    expect(screen.getByRole("link", { name: "None yet: submit a run" })).not.toBeNull();
  });
});

describe("today's card", () => {
  const card = () => screen.getByRole("region", { name: "Today's question" });

  test("invites a visitor to sign in, and has no quiz for them", () => {
    renderInShell(<DailyCard quiz={<button type="button">Daily Quiz</button>} balance="120 coins" />);
    expect(within(card()).getByRole("link", { name: "Sign in to play" }).getAttribute("href")).toBe("/login");
    expect(within(card()).queryByRole("button")).toBeNull();
    expect(within(card()).queryByText("120 coins")).toBeNull();
  });

  test("gives the signed-in the quiz itself and their coins", () => {
    renderInShell(<DailyCard quiz={<button type="button">Daily Quiz</button>} balance="120 coins" />, {
      auth: signedIn,
    });
    expect(within(card()).getByRole("button", { name: "Daily Quiz" })).not.toBeNull();
    expect(within(card()).getByText("120 coins")).not.toBeNull();
    expect(within(card()).queryByRole("link")).toBeNull();
  });

  test("says what is paid", () => {
    renderInShell(<DailyCard quiz={null} balance={null} />);
    expect(within(card()).getByText(`+${rewards.dailyQuiz.coins}`)).not.toBeNull();
    expect(within(card()).getByText(`+${rewards.dailyLogin.coins}`)).not.toBeNull();
  });
});
