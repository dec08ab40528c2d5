import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { OwnShortLinks } from "@/components/short-links/OwnShortLinks";
import { ShortLink } from "@/components/short-links/ShortLink";
import { loadIdentity } from "@/lib/firebase/load";
import type { OwnShortLink } from "@/lib/short-links/schema";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { type FakeReply, stubApi } from "@/tests/support/fake-api";
import { fakeIdentity, sessionOf } from "@/tests/support/fake-identity";
import { renderWithTheme } from "@/tests/support/render";
import { signedIn, signedOut, withAuth } from "@/tests/support/signed-in";

const id = "Ab3Ab3Ab3A";
const content = { code: "1abc", buffs: null, search: null, target: "1_monster.rathalos" };
const ok = (body: object): FakeReply => ({ body: { message: "OK", ...body } });
const link: OwnShortLink = {
  ...{ id, title: "Build with Hope Bow", monster: "Rathalos", takenDown: null },
  createdAt: "2026-11-28T01:00:00.000Z",
};

const session = sessionOf("rook");

beforeEach(() => {
  vi.mocked(loadIdentity).mockReset();
  const identity = fakeIdentity(session);
  vi.mocked(loadIdentity).mockImplementation(async () => identity);
});

const show = (target = content.target) => (
  <ShortLink content={{ ...content, target }} origin="https://quarry.example" />
);

test("who is signed in makes a short link, which is copied; of another build it is another one", async () => {
  const calls = stubApi({ "POST /api/short-links": ok({ id }) });
  const { user, rerender } = renderWithTheme(show(), { wrapper: withAuth(signedIn(session)) });
  await user.click(screen.getByRole("button", { name: "Make short link" }));
  await screen.findByRole("button", { name: "Copy short link" });
  const field = screen.getByRole("textbox", { name: "Short link" });
  expect(field).toHaveProperty("value", `https://quarry.example/s/${id}`);
  expect(await navigator.clipboard.readText()).toBe(`https://quarry.example/s/${id}`);
  expect(calls.map(({ body }) => body)).toEqual([content]);
  await expectNoAxeViolations();
  rerender(show("1_monster.arkveld"));
  expect(field).toHaveProperty("value", "");
  expect(screen.getByRole("button", { name: "Make short link" })).toBeTruthy();
});

test("why none could be made is said at the field", async () => {
  stubApi({
    "POST /api/short-links": { status: 429, body: { message: "You have made 60 short links today." } },
  });
  const { user } = renderWithTheme(show(), { wrapper: withAuth(signedIn(session)) });
  await user.click(screen.getByRole("button", { name: "Make short link" }));
  expect(await screen.findByText("You have made 60 short links today.")).toBeTruthy();
});

test("a visitor is asked to sign in", () => {
  renderWithTheme(show(), { wrapper: withAuth(signedOut) });
  expect(screen.getByRole("button", { name: "Sign in" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Make short link" })).toBeNull();
});

test("one's own links are listed and deleted; one that a moderator removed says why", async () => {
  const removed: OwnShortLink = { ...link, id: "Zz3Zz3Zz3Z", monster: null, takenDown: "Leads to a cheat." };
  let links = [link, removed];
  stubApi({
    "GET /api/short-links/mine": () => ok({ links, nextCursor: null }),
    [`DELETE /api/short-links/${id}`]: () => {
      links = [removed];
      return ok({ id });
    },
  });
  const { user } = renderWithTheme(<OwnShortLinks uid="rook" />, { wrapper: withAuth(signedIn(session)) });
  expect((await screen.findByRole("link", { name: `/s/${id}` })).getAttribute("href")).toBe(`/s/${id}`);
  expect(screen.getByText("Removed by a moderator: Leads to a cheat.")).toBeTruthy();
  expect(screen.getAllByRole("button", { name: /Delete short link/ })).toHaveLength(1);
  await expectNoAxeViolations();
  await user.click(screen.getByRole("button", { name: `Delete short link /s/${id}` }));
  await waitFor(() => expect(screen.queryByRole("link", { name: `/s/${id}` })).toBeNull());
});
