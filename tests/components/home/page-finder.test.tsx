import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { PageFinder } from "@/components/home/PageFinder";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { renderInShell } from "@/tests/support/shell";

const field = () => screen.getByRole<HTMLInputElement>("searchbox", { name: "Find a page" });
const results = () => within(screen.getByRole("list")).getAllByRole("link");

describe("Find a page", () => {
  it("lists what fits as links, and says how many", async () => {
    const { user } = renderInShell(<PageFinder />);
    await user.type(field(), "leaderboards rules");
    expect(results().map((link) => link.getAttribute("href"))).toEqual(["/leaderboards/rules"]);
    expect(screen.getByRole("status").textContent).toBe("1 page found");
    await expectNoAxeViolations();
  });

  it("shows nothing before anything was asked", async () => {
    const { user } = renderInShell(<PageFinder />);
    await user.click(field());
    expect(screen.queryByRole("list")).toBeNull();
    expect(screen.getByRole("status").textContent).toBe("");
    await expectNoAxeViolations();
  });

  it("Enter opens the first result", async () => {
    const { user, router } = renderInShell(<PageFinder />);
    await user.type(field(), "hitz{Enter}");
    expect(router.push).toHaveBeenCalledWith("/wiki/hitzones");
  });

  it("Enter goes nowhere when nothing fits, and the way to the wiki is offered", async () => {
    const { user, router } = renderInShell(<PageFinder />);
    await user.type(field(), "potato{Enter}");
    expect(router.push).not.toHaveBeenCalled();
    expect(screen.getByText(/No page fits “potato”/)).not.toBeNull();
    expect(screen.getByRole("link", { name: "The wiki" }).getAttribute("href")).toBe("/wiki");
  });

  it("arrows walk the results and lead back to the field", async () => {
    const { user } = renderInShell(<PageFinder />);
    await user.type(field(), "wiki");
    const [first, second] = results();
    await user.keyboard("{ArrowDown}");
    expect(document.activeElement).toBe(first);
    await user.keyboard("{ArrowDown}");
    expect(document.activeElement).toBe(second);
    await user.keyboard("{ArrowUp}{ArrowUp}");
    expect(document.activeElement).toBe(field());
  });

  it("Escape puts the results away and keeps the cursor in the field", async () => {
    const { user } = renderInShell(<PageFinder />);
    await user.type(field(), "wiki{ArrowDown}{Escape}");
    expect(screen.queryByRole("list")).toBeNull();
    expect(document.activeElement).toBe(field());
  });

  it("closes when the focus leaves it", async () => {
    const { user } = renderInShell(
      <>
        <PageFinder />
        <button type="button">elsewhere</button>
      </>,
    );
    await user.type(field(), "wiki");
    await user.click(screen.getByRole("button", { name: "elsewhere" }));
    expect(screen.queryByRole("list")).toBeNull();
  });

  it("a slash puts the cursor into the field, but not while one types elsewhere", async () => {
    const { user } = renderInShell(
      <>
        <PageFinder />
        <input aria-label="other" />
      </>,
    );
    await user.type(screen.getByRole("textbox", { name: "other" }), "1/2");
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "other" }).value).toBe("1/2");
    screen.getByRole("textbox", { name: "other" }).blur();
    await user.keyboard("/");
    expect(document.activeElement).toBe(field());
    expect(field().value).toBe("");
  });
});
