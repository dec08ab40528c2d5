import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { FindPage } from "@/components/hunting-help/FindPage";
import { OwnSearch } from "@/components/hunting-help/OwnSearch";
import { SignInCard } from "@/components/hunting-help/SignInCard";
import { loadIdentity } from "@/lib/firebase/load";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { stubApi } from "@/tests/support/fake-api";
import { fakeIdentity, sessionOf } from "@/tests/support/fake-identity";
import { findPage, huntSearch } from "@/tests/support/hunting-help/shown-requests";
import { renderWithTheme } from "@/tests/support/render";
import { fakeRouter } from "@/tests/support/router";
import { signedIn, signedOut, withAuth } from "@/tests/support/signed-in";

beforeEach(() => {
  const identity = fakeIdentity(sessionOf("maple"));
  vi.mocked(loadIdentity)
    .mockReset()
    .mockImplementation(async () => identity);
});

test("who looks for a hunt is listed with the time that is left, for visitors too", async () => {
  const { container } = renderWithTheme(
    <main>
      <FindPage {...findPage([huntSearch()])} ReportButton={() => null} own={<SignInCard />} />
    </main>,
    { wrapper: withAuth(signedOut, fakeRouter("/hunting-help/find")) },
  );
  const list = within(screen.getByRole("region", { name: /looking now/i }));
  const entry = list.getByRole("listitem");
  expect(entry.textContent).toContain("Rey Dau");
  expect(entry.textContent).toContain("Sable · PC · Japanese · 3 h left · 21:00 there (Asia/Tokyo)");
  expect(entry.textContent).toContain("Lobby ABC");
  expect(screen.getByRole("link", { name: "Sign in" })).toBeTruthy();
  await expectNoAxeViolations(container);
});

test("one's own entry is added with a few taps, and ended with one", async () => {
  const mine = huntSearch({ author: { uid: "maple", displayName: "Maple", photoURL: null, icon: null } });
  const own = { body: { message: "OK", search: mine } };
  const none = { body: { message: "OK", search: null } };
  const calls = stubApi({
    "GET /api/hunting-help/own-search": none,
    "POST /api/hunting-help/searches": own,
    "DELETE /api/hunting-help/searches": none,
  });
  const { user, container } = renderWithTheme(
    <main>
      <h1>Find a hunt</h1>
      <OwnSearch uid="maple" {...findPage([])} />
    </main>,
    { wrapper: withAuth(signedIn(sessionOf("maple")), fakeRouter("/hunting-help/find")) },
  );
  const start = await screen.findByRole("button", { name: "Start looking" });
  expect(start).toHaveProperty("disabled", true);
  await user.selectOptions(screen.getByLabelText("Monster"), "Rey Dau");
  await user.click(screen.getByRole("radio", { name: "3" }));
  await expectNoAxeViolations(container);
  await user.click(start);
  expect(await screen.findByText("You are looking")).toBeTruthy();
  expect(calls.find(({ call }) => call.startsWith("POST"))?.body).toMatchObject({
    ...{ monster: "rey-dau", quest: null, platform: "pc", hours: 3 },
  });
  await user.click(screen.getByRole("button", { name: "Stop looking" }));
  expect(await screen.findByRole("button", { name: "Start looking" })).toBeTruthy();
});
