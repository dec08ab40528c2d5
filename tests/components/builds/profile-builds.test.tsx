import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { OwnProfileBuilds } from "@/components/builds/OwnProfileBuilds";
import { ProfileBuilds } from "@/components/builds/ProfileBuilds";
import type { OwnBuildRow, PublishedBuildsResponse } from "@/lib/builds/schema";
import { loadIdentity } from "@/lib/firebase/load";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { buildId, ownBuild, ownRow, publishedRow } from "@/tests/support/builds/rows";
import { type FakeReply, stubApi } from "@/tests/support/fake-api";
import { fakeIdentity, sessionOf } from "@/tests/support/fake-identity";
import { renderWithTheme } from "@/tests/support/render";
import { signedIn, withAuth } from "@/tests/support/signed-in";

beforeEach(() => {
  const identity = fakeIdentity(sessionOf("rook"));
  vi.mocked(loadIdentity)
    .mockReset()
    .mockImplementation(async () => identity);
});

const none: PublishedBuildsResponse = { message: "OK", builds: [], nextCursor: null };

function visit(own: boolean, visitor = "rook", first = none) {
  return renderWithTheme(
    <main>
      <h1>Rook</h1>
      {own ? <OwnProfileBuilds uid="rook" /> : <ProfileBuilds uid="rook" first={first} />}
    </main>,
    { wrapper: withAuth(signedIn(sessionOf(visitor))) },
  );
}
const mine = (...builds: OwnBuildRow[]): FakeReply => ({ body: { message: "OK", builds, nextCursor: null } });
const changed = (visibility: OwnBuildRow["visibility"]): FakeReply => ({
  body: { message: "OK", build: ownBuild(1, { visibility }) },
});
const draft = ownRow(2, { title: "Draft", visibility: "private", publishedAt: null, likes: 0 });
const path = (action: string) => `POST /api/builds/${buildId(1)}/${action}`;
const card = async (title: string) => {
  const link = await screen.findByRole("link", { name: title });
  return within(link.closest("article") as HTMLElement);
};

describe("on somebody's page", () => {
  test("everybody sees what they published, with likes and nothing to change", async () => {
    stubApi({ "GET /api/builds/liked": { body: { message: "OK", liked: [] } } });
    const { container } = visit(false, "maple", { ...none, builds: [publishedRow(1)] });
    const build = await card("Bow that never runs dry");
    expect(build.getByRole("button", { name: /^Like/ })).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Delete/ })).toBeNull();
    expect(build.queryByRole("link", { name: "Rook" })).toBeNull();
    await expectNoAxeViolations(container);
  });

  test("nothing published is said in a sentence", async () => {
    stubApi({});
    visit(false, "maple");
    expect(await screen.findByText("No published builds")).toBeTruthy();
  });
});

describe("on one's own page", () => {
  test("private builds stand next to published ones, and each leads where it can be seen", async () => {
    stubApi({ "GET /api/builds/mine": mine(draft, ownRow(1)) });
    const { container } = visit(true);
    const closed = await card("Draft");
    expect(closed.getByText("Private")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Draft" }).getAttribute("href")).toBe(
      `/builder?b=${draft.code}&build=${buildId(2)}`,
    );
    const open = await card("Bow that never runs dry");
    expect(open.getByText("Published")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Bow that never runs dry" }).getAttribute("href")).toBe(
      `/wiki/builds/${buildId(1)}`,
    );
    await expectNoAxeViolations(container);
  });

  test("no builds lead to the builder", async () => {
    stubApi({ "GET /api/builds/mine": mine() });
    visit(true);
    expect((await screen.findByRole("link", { name: "Open the builder" })).getAttribute("href")).toBe(
      "/builder",
    );
  });

  test("a deleted build can be brought back in its place, by keyboard too", async () => {
    const calls = stubApi({
      "GET /api/builds/mine": mine(ownRow(1), draft),
      [path("delete")]: changed("deleted"),
      [path("restore")]: changed("published"),
    });
    const { user } = visit(true);
    await user.click((await card("Bow that never runs dry")).getByRole("button", { name: /^Delete/ }));
    const undo = await screen.findByRole("button", { name: "Undo: restore Bow that never runs dry" });
    expect(screen.getByText(/“Bow that never runs dry” was deleted/)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(undo));
    await user.keyboard("{Enter}");
    await card("Bow that never runs dry");
    expect(document.activeElement?.textContent).toBe("Bow that never runs dry");
    expect(calls.map(({ call }) => call).slice(1)).toEqual([path("delete"), path("restore")]);
  });

  test("a build becomes private and public again", async () => {
    stubApi({
      "GET /api/builds/mine": mine(ownRow(1)),
      [path("unpublish")]: changed("private"),
      [path("publish")]: changed("published"),
    });
    const { user } = visit(true);
    const build = () => card("Bow that never runs dry");
    await user.click((await build()).getByRole("button", { name: /^Make private/ }));
    expect(await screen.findByText("Private")).toBeTruthy();
    await user.click((await build()).getByRole("button", { name: /^Publish/ }));
    expect(await screen.findByText("Published")).toBeTruthy();
  });

  test("a copy stands in the list once, though its answer was lost on the way", async () => {
    const copy = ownRow(3, { title: "Copy of Bow", visibility: "private" });
    const replies: FakeReply[] = [
      new TypeError("Failed to fetch"),
      { body: { message: "OK", created: false, build: ownBuild(3, { title: "Copy of Bow" }) } },
    ];
    const lists = [mine(ownRow(1)), mine(copy, ownRow(1))];
    const calls = stubApi({
      "GET /api/builds/mine": () => lists.shift() as FakeReply,
      [path("duplicate")]: () => replies.shift() as FakeReply,
    });
    const { user } = visit(true);
    const duplicate = async () =>
      user.click((await card("Bow that never runs dry")).getByRole("button", { name: /^Duplicate/ }));
    await duplicate();
    expect(await screen.findByText(/could not be reached/)).toBeTruthy();
    await duplicate();
    await card("Copy of Bow");
    const sent = calls.filter(({ call }) => call === path("duplicate")).map(({ body }) => body);
    expect(sent).toHaveLength(2);
    expect(sent[0]).toEqual(sent[1]);
  });

  test("what fails is told, and leaves the build as it was", async () => {
    stubApi({
      "GET /api/builds/mine": mine(ownRow(1)),
      [path("delete")]: { status: 503, body: { message: "The store does not answer.", code: "unavailable" } },
    });
    const { user } = visit(true);
    await user.click((await card("Bow that never runs dry")).getByRole("button", { name: /^Delete/ }));
    expect(await screen.findByText("The store does not answer.")).toBeTruthy();
    expect((await card("Bow that never runs dry")).getByText("Published")).toBeTruthy();
  });

  test("a build that a moderator took down says why and cannot be published", async () => {
    const takenDown = { reason: "Notes are an advert.", at: "2026-11-03T12:00:00.000Z" };
    stubApi({ "GET /api/builds/mine": mine(ownRow(1, { visibility: "private", takenDown })) });
    visit(true);
    const build = await card("Bow that never runs dry");
    expect(build.getByText(/Taken down by a moderator: Notes are an advert\./)).toBeTruthy();
    await waitFor(() =>
      expect(build.getByRole("button", { name: /^Publish/ }).hasAttribute("disabled")).toBe(true),
    );
  });
});
