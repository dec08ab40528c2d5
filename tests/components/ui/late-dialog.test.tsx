import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { LazyDialog } from "@/components/ui/LazyDialog";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { renderWithTheme } from "@/tests/support/render";

describe("what stands in for a dialog", () => {
  test("says nothing while the dialog comes", () => {
    const { container } = renderWithTheme(<LazyDialog isLoading />);
    expect(container.querySelector("[role]")).toBeNull();
  });

  test("says that it did not come, and offers the one thing that helps", async () => {
    const { container } = renderWithTheme(<LazyDialog error={new Error("offline")} isLoading={false} />);
    expect(screen.getByRole("alert").textContent).toContain("could not be loaded");
    expect(screen.getByRole("button", { name: "Reload the page" })).toBeDefined();
    await expectNoAxeViolations(container);
  });
});
