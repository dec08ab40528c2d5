import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { DailyCard } from "@/components/home/DailyCard";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { sessionOf } from "@/tests/support/fake-identity";
import { renderWithTheme } from "@/tests/support/render";
import { signedIn, signedOut, withAuth } from "@/tests/support/signed-in";

const card = <DailyCard quiz={<button type="button">Daily Quiz</button>} balance={<span>40 coins</span>} />;

test("shows a visitor the way in", async () => {
  const { container } = renderWithTheme(card, { wrapper: withAuth(signedOut) });
  expect(screen.getByRole("link", { name: "Sign in to play" }).getAttribute("href")).toBe("/login");
  expect(screen.queryByRole("button", { name: "Daily Quiz" })).toBeNull();
  await expectNoAxeViolations(container);
});

test("shows the signed-in today's quiz and their coins", async () => {
  const { container } = renderWithTheme(card, { wrapper: withAuth(signedIn(sessionOf("maple"))) });
  expect(screen.getByRole("button", { name: "Daily Quiz" })).toBeTruthy();
  expect(screen.getByText("40 coins")).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Sign in to play" })).toBeNull();
  await expectNoAxeViolations(container);
});

test("quotes the prices that the server pays", () => {
  renderWithTheme(card, { wrapper: withAuth(signedOut) });
  expect(screen.getByText("+10")).toBeTruthy();
  expect(screen.getByText("+5")).toBeTruthy();
});
