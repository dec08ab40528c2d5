import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { FollowButton } from "@/components/follows/FollowButton";
import { FollowedList } from "@/components/follows/FollowedList";
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

const path = "/api/user/follows";
const rathalos = { key: "monster:rathalos", kind: "monster", name: "Rathalos" };
const list = (...follows: object[]) => ({ body: { message: "OK", follows } });
const wrapper = { wrapper: withAuth(signedIn(sessionOf("sable"))) };

test("follows with one click and takes it back with the next", async () => {
  const calls = stubApi({
    [`GET ${path}`]: list(),
    [`POST ${path}`]: ({ body }) =>
      JSON.stringify(body).includes('"isFollowed":true') ? list(rathalos) : list(),
  });
  const { user, container } = renderWithTheme(
    <FollowButton follow="monster:rathalos" name="Rathalos" />,
    wrapper,
  );
  const button = await screen.findByRole("button", { name: "Follow Rathalos", pressed: false });
  await waitFor(() => expect((button as HTMLButtonElement).disabled).toBe(false));
  await expectNoAxeViolations(container);
  await user.click(button);
  await user.click(await screen.findByRole("button", { name: "Following Rathalos", pressed: true }));
  expect(await screen.findByRole("button", { name: "Follow Rathalos", pressed: false })).toBeTruthy();
  expect(calls.filter(({ call }) => call.startsWith("POST")).map(({ body }) => body)).toEqual([
    { key: "monster:rathalos", isFollowed: true },
    { key: "monster:rathalos", isFollowed: false },
  ]);
});

test("asks nothing of the server for a visitor, who is led to sign in", () => {
  const calls = stubApi({});
  renderWithTheme(<FollowButton follow="monster:rathalos" name="Rathalos" />, {
    wrapper: withAuth({ status: "signed-out", retry: () => {} }),
  });
  expect(screen.getByRole("button", { name: "Follow Rathalos" })).toBeTruthy();
  expect(calls).toEqual([]);
});

test("lists what one follows on the own profile, each with a link and a way out", async () => {
  stubApi({ [`GET ${path}`]: list(rathalos), [`POST ${path}`]: list() });
  const { user, container } = renderWithTheme(<FollowedList uid="sable" />, wrapper);
  const link = await screen.findByRole("link", { name: "Rathalos" });
  expect(link.getAttribute("href")).toBe("/wiki/hitzones/rathalos");
  await expectNoAxeViolations(container);
  await user.click(screen.getByRole("button", { name: "Unfollow Rathalos" }));
  await waitFor(() => expect(screen.queryByRole("heading", { name: "Following" })).toBeNull());
});
