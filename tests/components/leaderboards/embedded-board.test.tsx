import { screen, within } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { EmbeddedBoard } from "@/components/leaderboards/board/EmbeddedBoard";
import { config } from "@/pages/embed/board/[id]";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { placedRow, shownQuest } from "@/tests/support/leaderboards/page-rows";
import { renderWithTheme } from "@/tests/support/render";

const shown = {
  id: `${shownQuest.id}_ta_all_all_1`,
  title: shownQuest.name,
  subtitle: "TA, all weapons, all platforms, solo",
  rows: [placedRow(1), placedRow(2)],
  runners: 2,
  runs: 3,
};

test("a framed board is a table that needs no script", async () => {
  expect(config.unstable_runtimeJS).toBe(false);
  const html = renderToStaticMarkup(<EmbeddedBoard {...shown} />);
  expect(html.match(/<tr/g)).toHaveLength(3);
  expect(html).not.toMatch(/<script|<button| on[a-z]+=/);
});

test("all links of a framed board lead to a new tab", async () => {
  const { container } = renderWithTheme(<EmbeddedBoard {...shown} />);
  const links = screen.getAllByRole("link");
  expect(links.map((link) => link.getAttribute("target"))).toEqual(["_blank", "_blank", "_blank"]);
  expect(links.every((link) => link.getAttribute("rel")?.includes("noopener"))).toBe(true);
  expect(within(screen.getByRole("table")).getAllByRole("row")).toHaveLength(3);
  await expectNoAxeViolations(container);
});

test("a framed board without runs says so", () => {
  renderWithTheme(<EmbeddedBoard {...shown} rows={[]} runners={0} runs={0} />);
  expect(screen.getByText("No verified runs yet.")).toBeTruthy();
  expect(screen.queryByRole("table")).toBeNull();
});
