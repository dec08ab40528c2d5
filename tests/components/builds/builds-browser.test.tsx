import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { BuildsBrowser } from "@/components/builds/BuildsBrowser";
import type { AuthState } from "@/hooks/account/use-auth";
import type { BuildListPage } from "@/lib/builds/list-fields";
import type { PublishedBuild } from "@/lib/builds/schema";
import { loadIdentity } from "@/lib/firebase/load";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { buildId, publishedRow } from "@/tests/support/builds/rows";
import { type FakeReply, stubApi } from "@/tests/support/fake-api";
import { fakeIdentity, sessionOf } from "@/tests/support/fake-identity";
import { renderWithTheme } from "@/tests/support/render";
import { fakeRouter } from "@/tests/support/router";
import { signedIn, signedOut, withAuth } from "@/tests/support/signed-in";

const maple = signedIn(sessionOf("maple"));
beforeEach(() => {
  const identity = fakeIdentity(sessionOf("maple"));
  vi.mocked(loadIdentity)
    .mockReset()
    .mockImplementation(async () => identity);
});

const page = (builds: PublishedBuild[], nextCursor: string | null = null): FakeReply => ({
  body: { message: "OK", builds, nextCursor },
});
const noLikes: FakeReply = { body: { message: "OK", liked: [] } };
const names = {
  monsters: [{ id: "rey-dau", name: "Rey Dau" }],
  skills: [{ id: "weakness-exploit", name: "Weakness Exploit" }],
};

function visit(address = "/wiki/builds", auth: AuthState = signedOut, first: BuildListPage | null = null) {
  const router = fakeRouter(address, "/wiki/builds");
  const view = renderWithTheme(
    <main>
      <h1>Builds</h1>
      <BuildsBrowser {...names} first={first} />
    </main>,
    { wrapper: withAuth(auth, router) },
  );
  return { ...view, router };
}
const cards = async () => screen.findAllByRole("article");

describe("the list of published builds", () => {
  test("shows what a build is, for what, by whom, and opens it in the builder", async () => {
    const calls = stubApi({
      "GET /api/builds": page([publishedRow(1), publishedRow(2, { title: "Other" })]),
    });
    const { container } = visit();
    expect(screen.getByRole("status", { name: "Loading builds" })).toBeTruthy();
    const [first] = await cards();
    const card = within(first as HTMLElement);
    expect(card.getByRole("link", { name: "Bow that never runs dry" }).getAttribute("href")).toBe(
      `/wiki/builds/${buildId(1)}`,
    );
    expect(card.getByRole("link", { name: "Rook" }).getAttribute("href")).toBe("/user/rook");
    expect(card.getByRole("link", { name: "Rey Dau" })).toBeTruthy();
    const stats = within(card.getByRole("table", { name: "Stats" }));
    expect(stats.getByRole("row", { name: "Base 240 −5% 430" })).toBeTruthy();
    expect(stats.getByRole("row", { name: "Always on 240 +7% 446" })).toBeTruthy();
    expect(card.getByText("and 3 more")).toBeTruthy();
    expect(card.getByRole("link", { name: /^Open in builder/ }).getAttribute("href")).toBe(
      `/builder?b=${publishedRow(1).code}`,
    );
    expect(screen.getByText("2 builds")).toBeTruthy();
    expect(calls).toEqual([{ call: "GET /api/builds?sort=newest", token: null, body: undefined }]);
    await expectNoAxeViolations(container);
  });

  test("says which state of the game a build is from when that is not the present one", async () => {
    stubApi({ "GET /api/builds": page([publishedRow(1, { gameVersion: "Ver. 1.030" })]) });
    visit();
    expect(await screen.findByText("Made for Ver. 1.030; current version: Ver. 1.041")).toBeTruthy();
  });

  test("asks once for what the address says, and drops junk in it", async () => {
    const calls = stubApi({ "GET /api/builds": page([publishedRow(1)]) });
    visit("/wiki/builds?weapon=bow&monster=rey-dau&skill=&version=Ver.%209&sort=liked&tag=fast");
    await cards();
    expect(calls.map(({ call }) => call)).toEqual([
      "GET /api/builds?monster=rey-dau&sort=liked&tag=fast&weapon=bow",
    ]);
    const chips = within(screen.getByRole("list", { name: "Active filters" }));
    expect(chips.getByRole("button", { name: /Weapon Bow/ })).toBeTruthy();
    expect(chips.getByRole("button", { name: /Monster Rey Dau/ })).toBeTruthy();
    expect(chips.getByRole("button", { name: /Tag fast/ })).toBeTruthy();
  });

  test("shows what came with the page at once, and asks for other builds alone", async () => {
    const calls = stubApi({ "GET /api/builds?sort=newest&weapon=lance": page([publishedRow(2)]) });
    const first: BuildListPage = {
      message: "OK",
      builds: [publishedRow(1), publishedRow(3)],
      nextCursor: null,
      query: "sort=newest",
    };
    const { user } = visit("/wiki/builds", signedOut, first);
    expect(screen.getAllByRole("article")).toHaveLength(2);
    expect(calls).toEqual([]);
    await user.selectOptions(screen.getByLabelText("Weapon"), "Lance");
    await waitFor(async () => expect(await cards()).toHaveLength(1));
    expect(calls.map(({ call }) => call)).toEqual(["GET /api/builds?sort=newest&weapon=lance"]);
  });

  test("narrows by a filter, keeps it in the address, and offers to drop it where nothing fits", async () => {
    stubApi({
      "GET /api/builds?sort=newest": page([publishedRow(1)]),
      "GET /api/builds?sort=newest&weapon=lance": page([]),
    });
    const { user, router } = visit();
    await cards();
    await user.selectOptions(screen.getByLabelText("Weapon"), "Lance");
    expect(await screen.findByText("No builds match")).toBeTruthy();
    expect(router.replace).toHaveBeenCalledWith("/wiki/builds?weapon=lance", undefined, expect.anything());
    await user.click(screen.getByRole("button", { name: "Reset filters" }));
    expect(await cards()).toHaveLength(1);
  });

  test("brings the next page when asked, each build once", async () => {
    stubApi({
      "GET /api/builds?sort=newest": page([publishedRow(1), publishedRow(2)], "after 2"),
      "GET /api/builds?sort=newest&cursor=after%202": page([publishedRow(2), publishedRow(3)]),
    });
    const { user } = visit();
    await cards();
    expect(screen.getByText("The first 2 builds")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Show more builds" }));
    await waitFor(async () => expect(await cards()).toHaveLength(3));
    expect(screen.queryByRole("button", { name: "Show more builds" })).toBeNull();
  });

  test("says why nothing came, and tries again", async () => {
    const replies: FakeReply[] = [
      { status: 503, body: { message: "The store does not answer.", code: "unavailable" } },
      page([publishedRow(1)]),
    ];
    stubApi({ "GET /api/builds": () => replies.shift() as FakeReply });
    const { user } = visit();
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("The store does not answer.");
    await user.click(within(alert).getByRole("button", { name: "Try again" }));
    expect(await cards()).toHaveLength(1);
  });
});

describe("likes", () => {
  const like = (words: RegExp) => screen.findByRole("button", { name: words });

  test("lead a visitor to sign in and back to the same list", async () => {
    stubApi({ "GET /api/builds": page([publishedRow(1)]) });
    const { user, router } = visit("/wiki/builds?weapon=bow");
    await user.click(await like(/Like Bow that never runs dry: 5 likes/));
    expect(router.push).toHaveBeenCalledWith("/login?next=%2Fwiki%2Fbuilds%3Fweapon%3Dbow");
    expect(loadIdentity).not.toHaveBeenCalled();
  });

  test("count at once, and are told from those that stood there before", async () => {
    let answer: (reply: FakeReply) => void = () => {};
    const calls = stubApi({
      "GET /api/builds": page([publishedRow(1), publishedRow(2, { title: "Liked", likes: 1 })]),
      "GET /api/builds/liked": { body: { message: "OK", liked: [buildId(2)] } },
      [`POST /api/builds/${buildId(1)}/like`]: () =>
        new Promise<FakeReply>((resolve) => {
          answer = resolve;
        }),
    });
    const { user } = visit("/wiki/builds", maple);
    await waitFor(async () => expect((await like(/Like Liked/)).getAttribute("aria-pressed")).toBe("true"));
    await user.click(await like(/never runs dry: 5/));
    expect((await like(/never runs dry: 6/)).getAttribute("aria-pressed")).toBe("true");
    await waitFor(() => expect(calls.some(({ call }) => call.startsWith("POST"))).toBe(true));
    // Somebody else liked it meanwhile.
    answer({ body: { message: "OK", liked: true, likes: 7 } });
    expect(await like(/never runs dry: 7/)).toBeTruthy();
  });

  test("go back to what they were where the server refuses, and say why", async () => {
    stubApi({
      "GET /api/builds": page([publishedRow(1)]),
      "GET /api/builds/liked": noLikes,
      [`POST /api/builds/${buildId(1)}/like`]: {
        status: 429,
        body: { message: "Too many calls.", code: "too-many-requests" },
      },
    });
    const { user } = visit("/wiki/builds", maple);
    await user.click(await like(/never runs dry/));
    expect(await screen.findByText("Too many calls.")).toBeTruthy();
    expect((await like(/never runs dry: 5/)).getAttribute("aria-pressed")).toBe("false");
  });

  test("are not offered on one's own build", async () => {
    stubApi({
      "GET /api/builds": page([publishedRow(1, { owner: "maple" })]),
      "GET /api/builds/liked": noLikes,
    });
    visit("/wiki/builds", maple);
    await cards();
    expect(screen.queryByRole("button", { name: /Like/ })).toBeNull();
    expect(screen.getByText("5 likes")).toBeTruthy();
  });
});
