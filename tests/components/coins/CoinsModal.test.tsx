import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { CoinsModal } from "@/components/coins/CoinsModal";
import { costs, rewards } from "@/lib/coins/prices";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { renderWithTheme } from "@/tests/support/render";

/** Each row's cells as text, head row first. */
function rowsOf(name: string): string[][] {
  return within(screen.getByRole("table", { name }))
    .getAllByRole("row")
    .map((row) => [...row.querySelectorAll("th, td")].map((cell) => cell.textContent ?? ""));
}

test("shows rewards and costs with their amounts", () => {
  renderWithTheme(<CoinsModal opened onClose={() => {}} />);
  expect(rowsOf("Rewards")).toEqual([
    ["Action", "Coins Earned", "Frequency"],
    ["Daily Login", "5", "Once per day"],
    ["Daily Quiz", "10", "Once per day"],
    ["Approved answer in Hunting Help", "15", "Per approved answer"],
  ]);
  expect(rowsOf("Costs")).toEqual([
    ["Action", "Coins Spent"],
    ["Build Request", "30"],
    ["Hunt Support", "50"],
    ["Unlock a Profile Icon", "200"],
  ]);
});

test("leaves out no price that the server charges or pays", () => {
  renderWithTheme(<CoinsModal opened onClose={() => {}} />);
  expect(rowsOf("Rewards")).toHaveLength(Object.keys(rewards).length + 1);
  expect(rowsOf("Costs")).toHaveLength(Object.keys(costs).length + 1);
});

test("closes by its button and by Escape", async () => {
  const onClose = vi.fn();
  const { user } = renderWithTheme(<CoinsModal opened onClose={onClose} />);
  await user.click(screen.getByRole("button", { name: "Close" }));
  await user.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledTimes(2);
});

test("breaks no rule of accessibility", async () => {
  renderWithTheme(<CoinsModal opened onClose={() => {}} />);
  await expectNoAxeViolations(document.body);
});
