import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { BlockedPlayers } from "@/components/reports/BlockedPlayers";
import { loadIdentity } from "@/lib/firebase/load";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { stubApi } from "@/tests/support/fake-api";
import { fakeIdentity, sessionOf } from "@/tests/support/fake-identity";
import { renderWithTheme } from "@/tests/support/render";
import { signedIn, withAuth } from "@/tests/support/signed-in";

beforeEach(() => {
  const identity = fakeIdentity(sessionOf("sable"));
  vi.mocked(loadIdentity).mockImplementation(async () => identity);
});

const player = (uid: string) => ({ uid, displayName: uid, photoURL: null, icon: null });
const list = (...uids: string[]) => ({ body: { message: "OK", players: uids.map(player) } });
const path = "/api/user/blocks";

function show() {
  return renderWithTheme(<BlockedPlayers uid="sable" />, {
    wrapper: withAuth(signedIn(sessionOf("sable"))),
  });
}

test("lists whom one has blocked, and takes it back", async () => {
  const calls = stubApi({ [`GET ${path}`]: list("rook", "elm"), [`POST ${path}`]: list("elm") });
  const { user, container } = show();
  expect(await screen.findByRole("link", { name: "rook" })).toBeTruthy();
  await expectNoAxeViolations(container);
  await user.click(screen.getByRole("button", { name: "Unblock rook" }));
  await waitFor(() => expect(screen.queryByRole("link", { name: "rook" })).toBeNull());
  expect(screen.getByRole("link", { name: "elm" })).toBeTruthy();
  expect(calls.find(({ call }) => call.startsWith("POST"))?.body).toEqual({ uid: "rook", isBlocked: false });
});

test("is not there while nobody is blocked", async () => {
  const calls = stubApi({ [`GET ${path}`]: list() });
  show();
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByRole("heading", { name: "Blocked hunters" })).toBeNull();
});
