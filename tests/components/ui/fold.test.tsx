import { execFileSync } from "node:child_process";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Fold } from "@/components/ui/Fold";

test("a fold opens by its line, says so, and has its content in the page before", async () => {
  const onOpen = vi.fn();
  render(
    <Fold summary="12 more" onOpen={onOpen}>
      <p>The rest</p>
    </Fold>,
  );
  const fold = screen.getByRole("group");
  expect(within(fold).getByText("The rest")).toBeDefined();
  expect(fold.hasAttribute("open")).toBe(false);
  await userEvent.click(screen.getByText("12 more"));
  expect(fold.hasAttribute("open")).toBe(true);
  expect(onOpen).toHaveBeenLastCalledWith(true);
});

test("a fold in a row of controls that arrows lead through is left out of the Tab order by its line", () => {
  render(<Fold summary="Exclude" tabIndex={-1} />);
  expect(screen.getByText("Exclude").tabIndex).toBe(-1);
  expect(screen.getByRole("group").hasAttribute("tabindex")).toBe(false);
});

test("nothing folds but by this component, and sections of a page on a phone", () => {
  const found = execFileSync("git", ["grep", "-lE", "<details", "--", "components", "pages"], {
    encoding: "utf8",
  });
  expect(found.trim().split("\n")).toEqual(["components/ui/Fold.tsx", "components/ui/Section.tsx"]);
});
