import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { DailyCard } from "@/components/home/DailyCard";
import { HomeConcerns } from "@/components/notifications/HomeConcerns";
import { loadIdentity } from "@/lib/firebase/load";
import type { Notification } from "@/lib/notifications/schema";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { stubApi } from "@/tests/support/fake-api";
import { fakeIdentity, sessionOf } from "@/tests/support/fake-identity";
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

test("tells the signed-in what concerns them in place of the prices, without moving anything", async () => {
  const told = (
    kind: Notification["kind"],
    values: Record<string, string>,
    isRead = false,
  ): Notification => ({
    ...{ id: String(kind.length).padStart(24, "0"), kind, ref: "abc", values, count: 1, isRead },
    createdAt: "2026-11-20T12:34:56.000Z",
  });
  const notifications = [
    told("build-liked", { title: "Bow" }),
    told("run-verified", { quest: "Chatacabra", time: "04'00" }, true),
    told("answer-received", { title: "A bow for Arkveld" }),
  ];
  const session = sessionOf("maple");
  const identity = fakeIdentity(session);
  vi.mocked(loadIdentity).mockImplementation(async () => identity);
  stubApi({
    "GET /api/user/notifications": {
      body: { message: "OK", notifications, nextCursor: null, unread: 2, muted: [] },
    },
  });
  const { container } = renderWithTheme(<DailyCard quiz="Quiz" balance="40" Concerns={HomeConcerns} />, {
    wrapper: withAuth(signedIn(session)),
  });
  const link = await screen.findByRole("link", { name: "1 new answer to “A bow for Arkveld”." });
  expect(link.getAttribute("href")).toBe("/hunting-help/abc");
  expect(within(screen.getByRole("list", { name: "For you" })).getAllByRole("link")).toEqual([link]);
  // The other line is still a price.
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(["Daily visit"]);
  await expectNoAxeViolations(container);
});

test("a visitor asks for nothing", () => {
  const calls = stubApi({});
  renderWithTheme(<DailyCard quiz={null} balance={null} Concerns={HomeConcerns} />, {
    wrapper: withAuth(signedOut),
  });
  expect(calls).toEqual([]);
  expect(screen.getAllByRole("term")).toHaveLength(2);
});

test("quotes the prices that the server pays", () => {
  renderWithTheme(card, { wrapper: withAuth(signedOut) });
  expect(screen.getByText("+10")).toBeTruthy();
  expect(screen.getByText("+5")).toBeTruthy();
});
