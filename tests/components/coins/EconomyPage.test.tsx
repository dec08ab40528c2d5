import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { EconomyPage } from "@/components/coins/EconomyPage";
import { type EconomyDay, sumDays } from "@/lib/coins/economy";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { renderWithTheme } from "@/tests/support/render";

const days = sumDays(
  ["2026-11-19", "2026-11-18"],
  [
    { day: "2026-11-19", reason: "daily-login", amount: 5 },
    { day: "2026-11-18", reason: "daily-login", amount: 1200 },
    { day: "2026-11-18", reason: "profile-icon", amount: -200 },
  ],
);

const staff = {
  message: "OK",
  ...{ pending: 2, delayed: 1, nextAt: "2026-11-21T08:00:00.000Z" },
  ...{ executed: 12, canceled: 1, expired: 0, appealsJudgedAlone: 1 },
  audit: { entries: 1480, hash: "ab".repeat(32) },
} as const;

function show(shown: readonly EconomyDay[]) {
  return renderWithTheme(
    <main>
      <EconomyPage days={shown} staff={staff} />
    </main>,
  );
}

function listCells(name: string) {
  const table = within(screen.getByRole("table", { name }));
  return table
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));
}

test("shows coins made and spent by day and by reason, and what they come to", async () => {
  const { container } = show(days);
  expect(listCells("Coins of each day, newest first")).toEqual([
    ["2026-11-19", "5", "0", "1"],
    ["2026-11-18", "1,200", "200", "2"],
  ]);
  expect(listCells("Coins of the last 2 days by reason")).toEqual([
    ["Daily login reward", "1,205", "0"],
    ["Profile icon", "0", "200"],
  ]);
  expect(screen.getByRole("table", { name: "Costs" })).toBeTruthy();
  await expectNoAxeViolations(container);
});

test("says so where nobody had coins", () => {
  show(sumDays(["2026-11-19"], []));
  expect(screen.getByText("Nobody earned or spent coins in these days.")).toBeTruthy();
});

test("shows what admins do together, and how long their log is", () => {
  show(days);
  const table = within(screen.getByRole("region", { name: "Admin actions" }));
  for (const text of ["12", "1,480", /1 by the only admin, the next from 2026-11-21 08:00 UTC/])
    expect(table.getByText(text)).toBeTruthy();
});
