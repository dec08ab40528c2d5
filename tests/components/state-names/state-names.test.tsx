import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { StateNames } from "@/components/state-names/StateNames";
import { loadIdentity } from "@/lib/firebase/load";
import type { ShownStateName } from "@/lib/state-names/schema";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { type FakeReply, stubApi } from "@/tests/support/fake-api";
import { fakeIdentity, sessionOf } from "@/tests/support/fake-identity";
import { renderWithTheme } from "@/tests/support/render";
import { signedIn, signedOut, withAuth } from "@/tests/support/signed-in";

const author = { uid: "rook", displayName: "Rook", photoURL: null, icon: null };
const doubtful: ShownStateName = {
  ...{ id: "a".repeat(24), state: "custom1", name: "Chains charged", confirmations: 1, isConfirmed: false },
  ...{ proof: "https://www.youtube.com/watch?v=dQw4w9WgXcQ", author },
};
const confirmed: ShownStateName = {
  ...{ id: "b".repeat(24), state: "custom2", name: "Overcharged", confirmations: 3, isConfirmed: true },
  ...{ proof: "It glows red after it roars three times.", author: null },
};
const ok = (body: object): FakeReply => ({ body: { message: "OK", ...body } });

function renderNames(auth = signedOut, monster = "arkveld") {
  return renderWithTheme(
    <StateNames
      monster={monster}
      states={["custom1", "custom2", "custom3"]}
      ReportButton={({ target }) => <button type="button">Report {target.id}</button>}
    />,
    { wrapper: withAuth(auth) },
  );
}

beforeEach(() => {
  vi.mocked(loadIdentity).mockReset();
});

test("each state has a line with its name, and a doubt until it is confirmed", async () => {
  stubApi({ "GET /api/state-names": ok({ names: [confirmed, doubtful] }) });
  const { user } = renderNames();
  await screen.findByText("Overcharged");
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "CUSTOM1: Chains charged (proposed by a player, not confirmed)",
    "CUSTOM2: Overcharged (confirmed by players)",
    "CUSTOM3: no name yet",
  ]);
  await user.click(screen.getByRole("button", { name: "Proof and other names" }));
  const dialog = await screen.findByRole("dialog", { name: "Names of states" });
  expect(within(dialog).getByRole("link", { name: "Video on YouTube" }).getAttribute("rel")).toContain("ugc");
  expect(within(dialog).getByText("(1 of 2 confirmations)")).not.toBeNull();
  expect(within(dialog).getByRole("button", { name: "Sign in" })).not.toBeNull();
  expect(within(dialog).queryByRole("button", { name: "Confirm" })).toBeNull();
  await expectNoAxeViolations();
});

test("who is signed in confirms a name of somebody else, and proposes another one", async () => {
  const calls = stubApi({
    "GET /api/state-names": ok({ names: [doubtful] }),
    "GET /api/state-names/mine": ok({ confirmed: [] }),
    [`POST /api/state-names/${doubtful.id}/confirm`]: ok({ id: doubtful.id }),
    "POST /api/state-names": ok({ id: confirmed.id }),
  });
  const session = sessionOf("sable");
  const identity = fakeIdentity(session);
  vi.mocked(loadIdentity).mockImplementation(async () => identity);
  const { user } = renderNames(signedIn(session), "gore-magala");
  await user.click(await screen.findByRole("button", { name: "Proof and other names" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(await dialog.findByRole("button", { name: "Confirm" }));
  await waitFor(() =>
    expect(calls.find(({ call }) => call.endsWith("/confirm"))?.body).toEqual({ isConfirmed: true }),
  );
  await user.selectOptions(dialog.getByRole("combobox", { name: "State" }), "CUSTOM3");
  await user.type(dialog.getByRole("textbox", { name: "Name" }), "Frenzied");
  await user.type(dialog.getByRole("textbox", { name: "Proof" }), "Its wings open and the sky turns dark.");
  await user.click(dialog.getByRole("button", { name: "Propose" }));
  await waitFor(() =>
    expect(calls.find(({ call }) => call === "POST /api/state-names")?.body).toEqual({
      ...{ monster: "gore-magala", state: "custom3", name: "Frenzied" },
      proof: "Its wings open and the sky turns dark.",
    }),
  );
});

test("one's own name can be removed and not confirmed", async () => {
  stubApi({
    "GET /api/state-names": ok({ names: [doubtful] }),
    "GET /api/state-names/mine": ok({ confirmed: [] }),
  });
  const session = sessionOf("rook");
  const identity = fakeIdentity(session);
  vi.mocked(loadIdentity).mockImplementation(async () => identity);
  const { user } = renderNames(signedIn(session), "nu-udra");
  await user.click(await screen.findByRole("button", { name: "Proof and other names" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByRole("button", { name: "Remove" })).not.toBeNull();
  expect(dialog.queryByRole("button", { name: "Confirm" })).toBeNull();
});
