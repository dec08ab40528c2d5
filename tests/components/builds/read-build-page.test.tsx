import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { AuthState } from "@/hooks/account/use-auth";
import { createBuildPageData } from "@/lib/builds/read-build-page.server";
import type { Build } from "@/lib/builds/schema";
import { demoBuilds } from "@/lib/demo/builds";
import { loadIdentity } from "@/lib/firebase/load";
import BuildPage from "@/pages/wiki/builds/[id]";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { bowLoadout, codeOf } from "@/tests/support/builds/codes";
import { buildId, ownBuild } from "@/tests/support/builds/rows";
import { stubApi } from "@/tests/support/fake-api";
import { fakeIdentity, sessionOf } from "@/tests/support/fake-identity";
import { fillIn } from "@/tests/support/fill-in";
import { textOf } from "@/tests/support/page-tables";
import { renderWithTheme } from "@/tests/support/render";
import { fakeRouter } from "@/tests/support/router";
import { signedIn, signedOut, withAuth } from "@/tests/support/signed-in";

beforeEach(() => {
  const identity = fakeIdentity(sessionOf("maple"));
  vi.mocked(loadIdentity)
    .mockReset()
    .mockImplementation(async () => identity);
});

const demo = demoBuilds.find(({ slug }) => slug === "gogma-fire");
const path = `/wiki/builds/${buildId(1)}`;

function visit(changes: Partial<Build> = {}, auth: AuthState = signedOut) {
  const { takenDown, restorableUntil, ...build } = ownBuild(1, {
    code: demo?.code ?? "",
    title: "Oblivion",
    weapon: "great-sword",
    monster: "jin-dahaad",
  });
  const author = { uid: "rook", displayName: "Rook", photoURL: null, icon: null };
  const page = createBuildPageData({ build: { ...build, ...changes }, author });
  return renderWithTheme(
    <main>
      <BuildPage content={page} />
    </main>,
    { wrapper: withAuth(auth, fakeRouter(path, "/wiki/builds/[id]")) },
  );
}
const section = (name: string) => within(screen.getByRole("region", { name }));

describe("the page of a build", () => {
  test("lays the whole loadout out: gear, decorations, skills, bonuses and figures", async () => {
    const { container } = visit();
    expect(screen.getByRole("heading", { level: 1, name: "Oblivion" })).toBeTruthy();
    const loadout = section("Loadout");
    expect(loadout.getByText("Ostrak Oblivion")).toBeTruthy();
    expect(loadout.getByText(/^Parts fire with attack ×2, fire with affinity$/)).toBeTruthy();
    expect(loadout.getByText(/^Rolled Doshaguma's Might, Lord's Soul$/)).toBeTruthy();
    expect(loadout.getByRole("link", { name: "Gogmazios Greaves α" }).getAttribute("href")).toBe(
      "/wiki/armor/gogmazios-alpha#gogmazios-greaves-alpha",
    );
    expect(section("Skills").getByRole("link", { name: "Weakness Exploit" })).toBeTruthy();
    expect(section("Set bonuses and group skills").getByText(/^Group skill, 3 pieces: level 1/)).toBeTruthy();
    const stats = section("Stats");
    expect(stats.getAllByRole("rowheader").map(textOf)).toEqual(["Base", "Always on", "Against Jin Dahaad"]);
    expect(textOf(stats.getByRole("row", { name: /^Base/ }))).toContain("Base231");
    expect(stats.getByRole("button", { name: "Sharpness, starts in white" })).toBeTruthy();
    expect(stats.getByRole("list", { name: "Resistances" })).toBeTruthy();
    expect(stats.getByRole("region", { name: "Conditional skills" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Open in builder" }).getAttribute("href")).toBe(
      `/builder?b=${demo?.code}`,
    );
    expect(screen.queryByText(/Some of this build is not possible/)).toBeNull();
    expect(screen.queryByText("Take down")).toBeNull();
    await expectNoAxeViolations(container);
  });

  test("lists why a loadout cannot be equipped, and still shows the rest", () => {
    const decorations = ["attack-jewel-iii-3", "attack-jewel-iii-3"];
    const weapon = { id: "bow-hunters-stoutbow", artian: null, decorations };
    visit({ code: codeOf({ ...bowLoadout, weapon }), weapon: "bow" });
    const note = within(screen.getByRole("note"));
    expect(note.getByText(/needs a level 3 slot, but slot 2 of the weapon is level 2/)).toBeTruthy();
    expect(section("Loadout").getByText("Exploiter Charm III")).toBeTruthy();
  });

  test("explains a code that cannot be read", () => {
    visit({ code: "nonsense" });
    expect(screen.getByText("The link does not contain a valid build.")).toBeTruthy();
    expect(screen.queryByRole("region", { name: "Loadout" })).toBeNull();
  });
});

describe("notes", () => {
  test("are Markdown whose links pass on no standing", () => {
    visit({ notes: "# Hit\n\nRead [this](https://example.com/a) and **go**." });
    const notes = section("Notes");
    expect(notes.getByRole("heading", { level: 3, name: "Hit" })).toBeTruthy();
    expect(notes.getByText("go").tagName).toBe("STRONG");
    const link = notes.getByRole("link", { name: "this" });
    expect(link.getAttribute("href")).toBe("https://example.com/a");
    expect(link.getAttribute("rel")).toBe("nofollow ugc noopener");
  });

  test("load no picture, run no script and hold no HTML", () => {
    const { container } = visit({
      notes:
        '![A cat](https://example.com/cat.png)\n\n<img src=x onerror="alert(1)"> <b>bold</b>\n\n[bad](javascript:alert(1)) [worse](data:text/html,x)\n\n<script>alert(1)</script>',
    });
    const notes = section("Notes");
    expect(notes.getByRole("link", { name: "A cat" }).getAttribute("href")).toBe(
      "https://example.com/cat.png",
    );
    const html = container.querySelector("#notes");
    expect(html?.querySelectorAll("img, script, b, [onerror]")).toHaveLength(0);
    expect(notes.getByText("bad worse")).toBeTruthy();
    expect(notes.getAllByRole("link")).toHaveLength(1);
  });
});

describe("what one can do with it", () => {
  const { takenDown, restorableUntil, ...seen } = ownBuild(1, { likes: 6 });
  const viewer = `GET /api/builds/${buildId(1)}/viewer`;
  const asSeen = {
    body: {
      message: "OK",
      build: seen,
      author: { uid: "rook", displayName: "Rook", photoURL: null },
      liked: true,
      own: null,
    },
  };

  test("one's like and the number of likes are those of this moment, not of when the page was made", async () => {
    stubApi({ [viewer]: asSeen });
    visit({}, signedIn(sessionOf("maple")));
    const like = await screen.findByRole("button", { name: "Like Oblivion: 6 likes" });
    expect(like.getAttribute("aria-pressed")).toBe("true");
  });

  test("a signed-in hunter copies it, and is told where the copy is", async () => {
    const calls = stubApi({
      [viewer]: asSeen,
      [`POST /api/builds/${buildId(1)}/duplicate`]: {
        body: { message: "OK", created: true, build: ownBuild(2) },
      },
    });
    const { user } = visit({}, signedIn(sessionOf("maple")));
    await user.click(screen.getByRole("button", { name: "Duplicate" }));
    expect((await screen.findByRole("link", { name: "your builds" })).getAttribute("href")).toBe(
      "/user/maple",
    );
    expect(calls.filter(({ call }) => call.includes("duplicate"))).toHaveLength(1);
  });

  test("a creator takes it down with a reason; nobody without the role can", async () => {
    const calls = stubApi({
      [viewer]: asSeen,
      [`POST /api/builds/${buildId(1)}/moderation`]: { body: { message: "OK", takenDown: true } },
    });
    const hunter = visit({}, signedIn(sessionOf("maple")));
    expect(screen.queryByText("Take down")).toBeNull();
    hunter.unmount();
    const { user, baseElement } = visit({}, signedIn(sessionOf("maple", { creator: true })));
    await user.click(screen.getByRole("button", { name: "Take down" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Take down this build" }));
    const send = dialog.getByRole("button", { name: "Take down" });
    expect(send.getAttribute("aria-disabled")).toBe("true");
    await fillIn(user, dialog.getByLabelText(/^Reason/), "Notes are an advert.");
    await expectNoAxeViolations(baseElement);
    await user.click(send);
    const result = await screen.findByText(/^Taken down\./);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(result));
    expect(calls.at(-1)?.body).toEqual({ action: "take-down", reason: "Notes are an advert." });
  });

  test("the owner edits and deletes it there, and can undo the deletion; nobody else can", async () => {
    const calls = stubApi({
      [viewer]: asSeen,
      [`POST /api/builds/${buildId(1)}/delete`]: { body: { message: "OK", build: ownBuild(1) } },
      [`POST /api/builds/${buildId(1)}/restore`]: { status: 500, body: { message: "No" } },
    });
    const hunter = visit({}, signedIn(sessionOf("maple")));
    expect(screen.queryByRole("button", { name: "Delete" })).toBeNull();
    hunter.unmount();
    const { user, container } = visit({ owner: "maple" }, signedIn(sessionOf("maple")));
    const edit = await screen.findByRole("link", { name: "Edit" });
    expect(edit.getAttribute("href")).toContain(`&build=${buildId(1)}`);
    await user.click(screen.getByRole("button", { name: "Delete" }));
    await screen.findByText("This build was deleted. You can restore it for seven days.");
    const undo = screen.getByRole("button", { name: "Undo: restore Oblivion" });
    await waitFor(() => expect(document.activeElement).toBe(undo));
    await expectNoAxeViolations(container);
    await user.click(undo);
    await screen.findByRole("alert");
    expect(calls.filter(({ call }) => /delete|restore/.test(call))).toHaveLength(2);
    expect(screen.getByRole("button", { name: "Undo: restore Oblivion" })).toBeTruthy();
  });

  test("nobody takes down their own", async () => {
    stubApi({ [viewer]: asSeen });
    visit({ owner: "maple" }, signedIn(sessionOf("maple", { admin: true, creator: true })));
    await waitFor(() => expect(screen.getByText("6 likes")).toBeTruthy());
    expect(screen.queryByText("Take down")).toBeNull();
  });
});
