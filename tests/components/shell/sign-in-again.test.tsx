import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { AdminTabs } from "@/components/admin/AdminTabs";
import { SignInAgainHost } from "@/components/shell/SignInAgainHost";
import { loadIdentity } from "@/lib/firebase/load";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { stubApi } from "@/tests/support/fake-api";
import { fakeIdentity, sessionOf } from "@/tests/support/fake-identity";
import { renderWithTheme } from "@/tests/support/render";
import { signedIn, withAuth } from "@/tests/support/signed-in";

const session = sessionOf("fabius", { admin: true, creator: true });
const id = "a".repeat(24);
const action = {
  ...{ id, kind: "coins", subject: "rook", role: null, amount: 500, why: "Prize", proposedBy: "alma" },
  ...{ proposedAt: "2026-11-20T12:00:00.000Z", delayedUntil: null, expiresAt: "2026-11-27T12:00:00.000Z" },
  ...{ status: "proposed", decidedBy: null, decidedAt: null },
};
const tooOld = { status: 401, body: { message: "Sign in again first.", code: "recent-sign-in-required" } };

let identity: ReturnType<typeof fakeIdentity>;
beforeEach(() => {
  identity = fakeIdentity(session);
  vi.mocked(loadIdentity)
    .mockReset()
    .mockImplementation(async () => identity);
});

/** A page with something to confirm, whose call takes a recent sign-in. */
async function open(hasPassword: boolean) {
  const calls = stubApi({
    "GET /api/admin/actions": {
      body: { message: "OK", actions: [action], names: {}, self: "fabius", nextCursor: null },
    },
    [`POST /api/admin/actions/${id}`]: () =>
      identity.confirmIdentity.mock.calls.length === 0
        ? tooOld
        : { body: { message: "OK", action: { ...action, status: "executed", decidedBy: "fabius" } } },
  });
  const { user } = renderWithTheme(
    <main>
      <h1>Administration</h1>
      <AdminTabs />
      <SignInAgainHost />
    </main>,
    { wrapper: withAuth(signedIn({ ...session, hasPassword })) },
  );
  await user.click(screen.getByRole("tab", { name: "Confirmations" }));
  await user.click(await screen.findByRole("button", { name: "Confirm" }));
  const dialog = await screen.findByRole("dialog", { name: "Sign in again" });
  const posts = () => calls.filter(({ call }) => call.startsWith("POST")).length;
  return { user, dialog, posts };
}

test("a call that takes a recent sign-in asks for the password, and goes on with it", async () => {
  const { user, dialog, posts } = await open(true);
  await expectNoAxeViolations(document.body);
  await user.type(within(dialog).getByLabelText("Password"), "Happy-Hunting-1");
  await user.click(within(dialog).getByRole("button", { name: "Sign in" }));
  await waitFor(() => expect(posts()).toBe(2));
  expect(identity.confirmIdentity).toHaveBeenCalledWith("Happy-Hunting-1");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("whoever signs in with Google is sent there", async () => {
  const { user, dialog, posts } = await open(false);
  expect(within(dialog).queryByLabelText("Password")).toBeNull();
  await user.click(within(dialog).getByRole("button", { name: "Sign in" }));
  await waitFor(() => expect(posts()).toBe(2));
  expect(identity.confirmIdentity).toHaveBeenCalledWith(null);
});

test("whoever does not want to is told why nothing happened", async () => {
  const { user, dialog, posts } = await open(true);
  await user.click(within(dialog).getByRole("button", { name: "Cancel" }));
  expect(await screen.findByText("Sign in again first.")).toBeTruthy();
  expect(posts()).toBe(1);
});
