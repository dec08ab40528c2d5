import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { AccountData } from "@/components/account/AccountData";
import { loadIdentity } from "@/lib/firebase/load";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { stubApi } from "@/tests/support/fake-api";
import { authError, type FakeIdentity, fakeIdentity, sessionOf } from "@/tests/support/fake-identity";
import { fillIn } from "@/tests/support/fill-in";
import { renderWithTheme } from "@/tests/support/render";
import { fakeRouter } from "@/tests/support/router";
import { signedIn, withAuth } from "@/tests/support/signed-in";

vi.mock("@/lib/firebase/load", () => ({ loadIdentity: vi.fn() }));

let identity: FakeIdentity;
beforeEach(() => {
  identity = fakeIdentity(sessionOf("maple"));
  vi.mocked(loadIdentity).mockImplementation(async () => identity);
});

function show(hasPassword = true) {
  const router = fakeRouter("/user/maple", "/user/[uid]");
  const session = sessionOf("maple", {}, { hasPassword });
  const { user } = renderWithTheme(<AccountData />, { wrapper: withAuth(signedIn(session), router) });
  return { user, router };
}

async function openDialog(user: ReturnType<typeof show>["user"]) {
  await user.click(screen.getByRole("button", { name: "Delete account" }));
  return within(await screen.findByRole("dialog", { name: "Delete account" }));
}

test("deletes the account after the word and the password, and leaves the profile", async () => {
  const calls = stubApi({
    "DELETE /api/user": {
      body: { message: "OK", deleted: { builds: 2, likes: 3, runs: 0, guides: 0, requests: 0, answers: 0 } },
    },
  });
  const { user, router } = show();
  const dialog = await openDialog(user);
  await expectNoAxeViolations(document.body);
  await fillIn(user, dialog.getByLabelText("Type DELETE to confirm"), "DELETE");
  await fillIn(user, dialog.getByLabelText("Password"), "secret-1");
  await user.click(dialog.getByRole("button", { name: "Delete my account" }));
  await waitFor(() => expect(router.push).toHaveBeenCalledWith("/"));
  expect(identity.confirmIdentity).toHaveBeenCalledWith("secret-1");
  expect(identity.signOut).toHaveBeenCalled();
  expect(calls).toMatchObject([{ call: "DELETE /api/user", body: { confirm: "DELETE" } }]);
});

test("nothing is sent without the word, or with a wrong password", async () => {
  const calls = stubApi({});
  const { user } = show();
  const dialog = await openDialog(user);
  await user.click(dialog.getByRole("button", { name: "Delete my account" }));
  expect(dialog.getByLabelText("Type DELETE to confirm").getAttribute("aria-invalid")).toBe("true");
  expect(dialog.getByText("Type DELETE to continue")).toBeTruthy();
  expect(identity.confirmIdentity).not.toHaveBeenCalled();

  identity.confirmIdentity.mockRejectedValue(authError("wrong-password"));
  await fillIn(user, dialog.getByLabelText("Type DELETE to confirm"), "DELETE");
  await fillIn(user, dialog.getByLabelText("Password"), "guess");
  await user.click(dialog.getByRole("button", { name: "Delete my account" }));
  expect(await dialog.findByText("Incorrect password")).toBeTruthy();
  expect(calls).toEqual([]);
});

test("an account without a password signs in with Google once more; a refusal is told and nothing is signed out", async () => {
  stubApi({
    "DELETE /api/user": { status: 503, body: { message: "The service is away.", code: "unavailable" } },
  });
  const { user, router } = show(false);
  const dialog = await openDialog(user);
  expect(dialog.queryByLabelText("Password")).toBeNull();
  await fillIn(user, dialog.getByLabelText("Type DELETE to confirm"), "DELETE");
  await user.click(dialog.getByRole("button", { name: "Delete my account" }));
  expect(await dialog.findByText("The service is away.")).toBeTruthy();
  expect(identity.confirmIdentity).toHaveBeenCalledWith(null);
  expect(identity.signOut).not.toHaveBeenCalled();
  expect(router.push).not.toHaveBeenCalled();
});

test("downloads all data as a JSON file named by its day", async () => {
  const exported = {
    message: "OK",
    exportedAt: "2026-11-20T12:00:00.000Z",
    account: {
      uid: "maple",
      email: "maple@example.com",
      emailVerified: true,
      displayName: "Maple",
      photoURL: null,
      signInProviders: ["password"],
      createdAt: null,
      lastSignInAt: null,
    },
    profile: { coins: 5 },
    ledger: [{ id: "gift", amount: 5 }],
    quiz: [],
    notifications: [],
    builds: [],
    likes: [],
    runs: [],
    guides: [],
    guideRevisions: [],
    guideProposals: [],
    eventQuests: [],
    stateNames: [],
    confirmedStateNames: [],
    shortLinks: [],
    follows: { things: [], hunters: 0 },
    appeals: [],
    featured: [],
    runner: null,
    requests: [],
    answers: [],
    edits: [],
    huntSearch: null,
    huntSeats: [],
    helpfulAnswers: [],
    helpTallies: [],
    comments: [],
    blockedPlayers: 0,
    moderator: null,
    limits: [],
    networks: [],
    devices: [],
    weeklyEmails: [],
    names: [],
    box: [],
    reports: [],
    audit: [],
  };
  stubApi({ "GET /api/user/export": { body: exported } });
  const saved: { name: string; text: Promise<string> }[] = [];
  let content = new Blob();
  URL.createObjectURL = (blob: Blob) => {
    content = blob;
    return "blob:account";
  };
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, text: readText(content) });
  });
  const { user } = show();
  await user.click(screen.getByRole("button", { name: "Download my data" }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe("quarry-account-2026-11-20.json");
  expect(JSON.parse((await saved[0]?.text) ?? "")).toMatchObject({
    profile: { coins: 5 },
    ledger: [{ id: "gift" }],
  });
});

function readText(content: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(content);
  });
}
