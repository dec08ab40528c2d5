import { screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { EmptyState } from "@/components/ui/EmptyState";
import { ErrorState } from "@/components/ui/ErrorState";
import { GameIcon } from "@/components/ui/GameIcon";
import { PageHead } from "@/components/ui/PageHead";
import { Prose } from "@/components/ui/Prose";
import ErrorPage from "@/pages/_error";
import NotFoundPage from "@/pages/404";
import ServerErrorPage from "@/pages/500";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { renderInShell } from "@/tests/support/shell";

describe("PageHead", () => {
  test("shows the way up, the title, the summary, the figures and the actions", async () => {
    renderInShell(
      <PageHead
        title="Rathalos"
        summary="King of the skies."
        breadcrumb={[{ label: "Wiki", href: "/wiki" }]}
        icon={<GameIcon name="monster" />}
        figures={[{ label: "Health", value: "6,200" }]}
        actions={<button type="button">Share</button>}
      />,
    );
    expect(screen.getByRole("heading", { level: 1, name: "Rathalos" })).not.toBeNull();
    const up = within(screen.getByRole("navigation", { name: "Breadcrumb" })).getByRole("link");
    expect(up.getAttribute("href")).toBe("/wiki");
    expect(screen.getByRole("term").textContent).toBe("Health");
    expect(screen.getByRole("definition").textContent).toBe("6,200");
    expect(screen.getByRole("button", { name: "Share" })).not.toBeNull();
    await expectNoAxeViolations();
  });

  test("leaves out what it is not given", () => {
    renderInShell(<PageHead title="Skills" />);
    expect(screen.queryByRole("navigation")).toBeNull();
    expect(screen.queryByRole("term")).toBeNull();
  });
});

describe("GameIcon", () => {
  test("is decoration next to a word and has a name when alone", () => {
    const { container } = renderInShell(
      <>
        <GameIcon name="fire" />
        <GameIcon name="ice" label="Ice" />
      </>,
    );
    const [decoration, named] = container.querySelectorAll("svg");
    expect(decoration?.getAttribute("aria-hidden")).toBe("true");
    expect(screen.getByRole("img", { name: "Ice" })).toBe(named);
    expect(named?.querySelector("use")?.getAttribute("href")).toMatch(/^\/icons\.svg\?v=[0-9a-f]{8}#ice$/);
  });
});

describe("states", () => {
  test("an empty one offers the action that helps", async () => {
    renderInShell(
      <EmptyState title="No builds yet" action={<button type="button">Make one</button>}>
        Nothing is saved under this name.
      </EmptyState>,
    );
    expect(screen.getByText("No builds yet")).not.toBeNull();
    expect(screen.getByRole("button", { name: "Make one" })).not.toBeNull();
    await expectNoAxeViolations();
  });

  test("an error is announced", async () => {
    renderInShell(<ErrorState title="Not loaded">Your draft was kept.</ErrorState>);
    expect(screen.getByRole("alert").textContent).toContain("Your draft was kept.");
    await expectNoAxeViolations();
  });
});

describe("Prose", () => {
  test("dates the text by UTC, whatever the reader's zone", () => {
    renderInShell(<Prose updated="2026-11-20">Text</Prose>);
    expect(screen.getByText("November 20, 2026").getAttribute("datetime")).toBe("2026-11-20");
  });
});

describe("error pages", () => {
  test.each([
    ["404", <NotFoundPage key="404" />, "Page not found"],
    ["500", <ServerErrorPage key="500" />, "Something went wrong on our side"],
    ["400", <ErrorPage key="400" statusCode={400} />, "This address is not valid"],
    ["Page error", <ErrorPage key="broken" />, "Something went wrong"],
  ])("%s says what happened and leads on", async (code, page, title) => {
    renderInShell(page);
    expect(screen.getByRole("heading", { level: 1, name: title })).not.toBeNull();
    expect(screen.getByText(code)).not.toBeNull();
    const ways = within(screen.getByRole("navigation", { name: "Other pages" })).getAllByRole("link");
    expect(ways.map((link) => link.getAttribute("href"))).toContain("/");
    await expectNoAxeViolations();
  });
});
