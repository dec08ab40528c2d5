import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { Shell } from "@/components/shell/Shell";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { renderInShell } from "@/tests/support/shell";

describe("the shell", () => {
  test("has one of each landmark, and every part of the page lies in one", async () => {
    renderInShell(
      <Shell>
        <h1>A page</h1>
      </Shell>,
    );
    expect(screen.getAllByRole("banner")).toHaveLength(1);
    expect(screen.getAllByRole("main")).toHaveLength(1);
    expect(screen.getAllByRole("contentinfo")).toHaveLength(1);
    await expectNoAxeViolations(document.body, { rules: { region: { enabled: true } } });
  });

  test("begins with a link past the navigation", async () => {
    const { user } = renderInShell(
      <Shell>
        <h1>A page</h1>
      </Shell>,
    );
    await user.tab();
    const skip = document.activeElement;
    expect(skip?.textContent).toBe("Skip to content");
    expect(skip?.getAttribute("href")).toBe(`#${screen.getByRole("main").id}`);
    // A fragment moves the focus only to what can hold it.
    expect(screen.getByRole("main").tabIndex).toBe(-1);
  });
});
