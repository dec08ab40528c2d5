import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { HelpersPage } from "@/components/hunting-help/answer/HelpersPage";
import { RequestBoard } from "@/components/hunting-help/request/RequestBoard";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { boardRow, helpBoard, helpId } from "@/tests/support/hunting-help/shown-requests";
import { renderWithTheme } from "@/tests/support/render";
import { fakeRouter, routerWrapper } from "@/tests/support/router";

function visit(page = helpBoard([boardRow(1)])) {
  const router = fakeRouter("/hunting-help");
  const view = renderWithTheme(
    <main>
      <RequestBoard {...page} />
    </main>,
    { wrapper: routerWrapper(router) },
  );
  return { ...view, router };
}
const rows = () => within(screen.getByRole("region", { name: "Requests" })).getAllByRole("listitem");

test("the board lists what is asked, by whom, for how long and how often it was answered", async () => {
  const { container } = visit(
    helpBoard([
      boardRow(1),
      boardRow(2, { id: helpId(2), answerCount: 2, status: "solved", expiresAt: "2026-11-20T14:00:00.000Z" }),
    ]),
  );
  const [first, second] = rows().map((row) => row.textContent ?? "");
  expect(first).toContain("Build Request · Rey Dau · Bow · Maximum damage");
  expect(first).toContain("No answers yet5 days leftRook, 2 days ago");
  expect(second).toContain("Solved2 answers");
  expect(second).not.toContain("left");
  expect(screen.getByRole("link", { name: "Request 1" }).getAttribute("href")).toBe(
    `/hunting-help/${helpId(1)}`,
  );
  await expectNoAxeViolations(container);
});

test("filters, status and order go into the address", async () => {
  const { user, router } = visit();
  await user.selectOptions(screen.getByLabelText("Weapon"), "Bow");
  expect(router.push).toHaveBeenLastCalledWith("/hunting-help?weapon=bow", undefined, { scroll: false });
  await user.click(screen.getByRole("radio", { name: "Expiring soon" }));
  expect(router.push).toHaveBeenLastCalledWith("/hunting-help?sort=expiring", undefined, { scroll: false });
  await user.click(screen.getByRole("radio", { name: "Solved" }));
  expect(router.push).toHaveBeenLastCalledWith("/hunting-help?status=solved", undefined, { scroll: false });
});

test("requests name the weapon that they are about, for those who chose it", () => {
  visit(helpBoard([boardRow(1), boardRow(2, { id: helpId(2), weapon: null })]));
  expect(rows().map((row) => row.dataset.for)).toEqual(["bow", undefined]);
  expect(screen.getByText("Requests about your weapon come first.")).toBeTruthy();
});

test("an active filter can be removed, and pages are links", async () => {
  const query = { status: "open", sort: "new", monster: "rey-dau", cursor: "abc" } as const;
  const { user, router } = visit(helpBoard([boardRow(1)], { query, nextCursor: "def" }));
  expect(screen.getByRole("link", { name: "Next page" }).getAttribute("href")).toBe(
    "/hunting-help?monster=rey-dau&cursor=def",
  );
  expect(screen.getByRole("link", { name: "First page" }).getAttribute("href")).toBe(
    "/hunting-help?monster=rey-dau",
  );
  await user.click(screen.getByRole("button", { name: /Remove filter.*Rey Dau/ }));
  expect(router.push).toHaveBeenLastCalledWith("/hunting-help", undefined, { scroll: false });
});

test("an empty board says what to do next", () => {
  visit(helpBoard([], { query: { status: "open", sort: "new", q: "zzz" } }));
  expect(screen.getByText("No requests match")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Reset filters" })).toBeTruthy();
});

test("the top helpers are two tables, and an empty month says so", async () => {
  const author = { uid: "sable", displayName: "Sable", photoURL: null, icon: null };
  const { container } = renderWithTheme(
    <main>
      <HelpersPage month="2026-11" ofMonth={[]} ever={[{ author, count: 1204 }]} />
    </main>,
    { wrapper: routerWrapper(fakeRouter("/hunting-help/helpers")) },
  );
  expect(screen.getByRole("heading", { name: "This month (2026-11, UTC)" })).toBeTruthy();
  expect(screen.getByText("No approved answers yet")).toBeTruthy();
  expect(screen.getByRole("row", { name: "Sable 1,204" })).toBeTruthy();
  await expectNoAxeViolations(container);
});
