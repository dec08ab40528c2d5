import { act, screen, waitFor, within } from "@testing-library/react";
import { useMemo, useState } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { SaveBuildDialog } from "@/components/builds/SaveBuildDialog";
import { AuthContext, type AuthState } from "@/hooks/account/use-auth";
import type { BuildDraft } from "@/lib/builds/build-content";
import { buildDrafts } from "@/lib/builds/draft-store";
import { buildDraftsKey } from "@/lib/builds/drafts-key";
import type { OwnBuild } from "@/lib/builds/schema";
import { loadIdentity } from "@/lib/firebase/load";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { buildId, ownBuild } from "@/tests/support/builds/rows";
import { type FakeReply, stubApi } from "@/tests/support/fake-api";
import { type FakeIdentity, fakeIdentity, sessionOf } from "@/tests/support/fake-identity";
import { fillIn } from "@/tests/support/fill-in";
import { renderWithTheme } from "@/tests/support/render";
import { signedIn, signedOut, withAuth } from "@/tests/support/signed-in";

const maple = signedIn(sessionOf("maple"));
let identity: FakeIdentity;
beforeEach(() => {
  identity = fakeIdentity(sessionOf("maple"));
  vi.mocked(loadIdentity)
    .mockReset()
    .mockImplementation(async () => identity);
});

const content = { code: "1abc", weapon: "bow", skills: ["weakness-exploit"], monster: "rey-dau" } as const;
const created = (changes: Partial<OwnBuild> = {}, isNew = true): FakeReply => ({
  body: {
    message: "OK",
    created: isNew,
    build: ownBuild(1, { visibility: "private", publishedAt: null, ...changes }),
  },
});
const changed = (changes: Partial<OwnBuild> = {}): FakeReply => ({
  body: { message: "OK", build: ownBuild(1, changes) },
});
const draftWith = (changes: Partial<BuildDraft>): BuildDraft => ({
  ...{ title: "", notes: "", tags: "", published: false, key: "k".repeat(32), version: null },
  ...changes,
});
const offline = new TypeError("Failed to fetch");

function open({ saved = null, auth = maple }: { saved?: OwnBuild | null; auth?: AuthState } = {}) {
  const onSaved = vi.fn();
  const onClose = vi.fn();
  function Page() {
    const [opened, setOpened] = useState(true);
    const close = () => {
      onClose();
      setOpened(false);
    };
    return (
      <main>
        <h1>Builder</h1>
        <SaveBuildDialog opened={opened} onClose={close} content={content} saved={saved} onSaved={onSaved} />
      </main>
    );
  }
  return { ...renderWithTheme(<Page />, { wrapper: withAuth(auth) }), onSaved, onClose };
}
const dialog = () => within(screen.getByRole("dialog"));
const titleField = () => dialog().getByLabelText(/^Title/);
const button = (name: string) => dialog().getByRole("button", { name });
const keys = (calls: readonly { readonly body: unknown }[]) =>
  calls.map(({ body }) => (body as { key?: unknown } | undefined)?.key);

describe("saving a new build", () => {
  test("sends the loadout with what was typed, and leaves no draft behind", async () => {
    const calls = stubApi({ "POST /api/builds": created() });
    const { user, onSaved, onClose } = open();
    await fillIn(user, titleField(), "Rainy day");
    await fillIn(user, dialog().getByLabelText("Notes"), "Keep **moving**.");
    await fillIn(user, dialog().getByLabelText("Tags"), "Speed Run, comfort, ");
    expect(dialog().getByText("#speed-run #comfort")).toBeTruthy();
    expect(dialog().getByText("16 of 4,000")).toBeTruthy();
    expect(localStorage.getItem(buildDraftsKey)).toContain("Rainy day");
    await user.click(button("Save"));
    await waitFor(() =>
      expect(onSaved).toHaveBeenCalledExactlyOnceWith(
        ownBuild(1, { visibility: "private", publishedAt: null }),
      ),
    );
    expect(calls).toEqual([
      {
        call: "POST /api/builds",
        token: "token-of-maple",
        body: {
          ...content,
          key: expect.stringMatching(/^[0-9a-f]{32}$/),
          title: "Rainy day",
          notes: "Keep **moving**.",
          tags: ["speed-run", "comfort"],
        },
      },
    ]);
    expect(onClose).toHaveBeenCalledOnce();
    expect(localStorage.getItem(buildDraftsKey)).toBeNull();
  });

  test("publishes it in the same breath where that is wanted, under a title", async () => {
    const calls = stubApi({
      "POST /api/builds": created(),
      [`POST /api/builds/${buildId(1)}/publish`]: changed(),
    });
    const { user, onSaved } = open();
    await user.click(dialog().getByRole("radio", { name: /^Published/ }));
    await user.click(button("Save and publish"));
    expect(dialog().getByText("A published build needs a title.")).toBeTruthy();
    expect(titleField().getAttribute("aria-invalid")).toBe("true");
    await waitFor(() => expect(document.activeElement).toBe(titleField()));
    expect(calls).toEqual([]);
    await fillIn(user, titleField(), "Rainy day");
    await user.click(button("Save and publish"));
    await waitFor(() => expect(onSaved).toHaveBeenCalledExactlyOnceWith(ownBuild(1)));
    expect(calls.map(({ call }) => call)).toEqual([
      "POST /api/builds",
      `POST /api/builds/${buildId(1)}/publish`,
    ]);
  });

  test("keeps all and says so without a connection, and a repeated save makes no second build", async () => {
    const replies: FakeReply[] = [offline, created({}, false)];
    const calls = stubApi({
      "POST /api/builds": () => replies.shift() as FakeReply,
      [`POST /api/builds/${buildId(1)}`]: changed({ visibility: "private" }),
    });
    const { user, onSaved } = open();
    await fillIn(user, titleField(), "Rainy day");
    await user.click(button("Save"));
    const alert = await dialog().findByRole("alert");
    expect(alert.textContent).toMatch(/could not be reached.*What you typed is saved in this browser\./);
    expect(onSaved).not.toHaveBeenCalled();
    await fillIn(user, titleField(), "s");
    await user.click(button("Save"));
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    // The first call had arrived after all: the same key finds its build, and what was typed since is stored.
    expect(calls.map(({ call }) => call)).toEqual([
      "POST /api/builds",
      "POST /api/builds",
      `POST /api/builds/${buildId(1)}`,
    ]);
    expect(keys(calls)[0]).toBe(keys(calls)[1]);
    expect(calls[2]?.body).toMatchObject({ version: 1, title: "Rainy days" });
  });

  test("keeps all and leads to sign in when the session has ended", async () => {
    stubApi({});
    identity.announce(null);
    const { user, onSaved } = open();
    await fillIn(user, titleField(), "Rainy day");
    await user.click(button("Save"));
    expect((await dialog().findByRole("alert")).textContent).toMatch(
      /session has ended.*saved in this browser/,
    );
    expect(button("Sign in")).toBeTruthy();
    expect(localStorage.getItem(buildDraftsKey)).toContain("Rainy day");
    expect(onSaved).not.toHaveBeenCalled();
  });

  test("tells what the server found wrong", async () => {
    stubApi({
      "POST /api/builds": {
        status: 400,
        body: { message: "The request body is invalid: code cannot be read.", code: "bad-request" },
      },
    });
    const { user } = open();
    await user.click(button("Save"));
    expect((await dialog().findByRole("alert")).textContent).toMatch(/code cannot be read/);
  });

  test("cannot be done with six tags or too long notes: the field says why", async () => {
    const calls = stubApi({});
    localStorage.setItem(
      buildDraftsKey,
      JSON.stringify({ maple: { new: draftWith({ notes: "a".repeat(4001), tags: "a,b,c,d,e,f" }) } }),
    );
    const { user } = open();
    await user.click(button("Save"));
    expect(dialog().getByText("A build can have at most 5 tags, not 6.")).toBeTruthy();
    expect(dialog().getByText("Notes can have at most 4000 characters; these have 4001.")).toBeTruthy();
    expect(calls).toEqual([]);
  });
});

describe("a visitor", () => {
  test("is told why, can type, and finds it again after signing in", async () => {
    stubApi({});
    const visitor = open({ auth: signedOut });
    expect(dialog().getByText(/You need an account to save builds/)).toBeTruthy();
    await visitor.user.type(titleField(), "Rainy day");
    expect(button("Save").hasAttribute("disabled")).toBe(true);
    expect(button("Sign in")).toBeTruthy();
    visitor.unmount();
    const { user } = open();
    expect((titleField() as HTMLInputElement).value).toBe("Rainy day");
    await user.click(button("Discard changes"));
    expect((titleField() as HTMLInputElement).value).toBe("");
    expect(localStorage.getItem(buildDraftsKey)).toBeNull();
  });
});

describe("two accounts in one browser", () => {
  const felix = signedIn(sessionOf("felix"));
  const title = () => (titleField() as HTMLInputElement).value;

  test("do not see what the other one typed, and find their own again", async () => {
    stubApi({});
    const first = open();
    await first.user.type(titleField(), "Of Maple");
    first.unmount();
    const second = open({ auth: felix });
    expect(title()).toBe("");
    expect(dialog().queryByRole("button", { name: "Discard changes" })).toBeNull();
    await second.user.type(titleField(), "Of Felix");
    second.unmount();
    const visitor = open({ auth: signedOut });
    expect(title()).toBe("");
    visitor.unmount();
    open();
    expect(title()).toBe("Of Maple");
    buildDrafts.forgetDrafts("maple");
    expect(localStorage.getItem(buildDraftsKey)).toContain("Of Felix");
    expect(localStorage.getItem(buildDraftsKey)).not.toContain("Maple");
  });

  test("what a visitor typed is for the one who signs in next: it is nobody else's after that", async () => {
    stubApi({});
    const visitor = open({ auth: signedOut });
    await visitor.user.type(titleField(), "Typed first");
    visitor.unmount();
    const first = open();
    expect(title()).toBe("Typed first");
    first.unmount();
    open({ auth: felix });
    expect(title()).toBe("");
  });

  test.each([
    ["Use that version", "Typed first"],
    ["Discard it", "Of Maple"],
  ])("what a visitor typed is offered where the account has a draft already: %s", async (name, expected) => {
    stubApi({});
    const drafts = {
      maple: { new: draftWith({ title: "Of Maple" }) },
      "": { new: draftWith({ title: "Typed first" }) },
    };
    localStorage.setItem(buildDraftsKey, JSON.stringify(drafts));
    const { user } = open();
    expect(title()).toBe("Of Maple");
    expect(
      dialog().getByText(/You typed something different before you signed in: “Typed first”/),
    ).toBeTruthy();
    await user.click(button(name));
    expect(title()).toBe(expected);
    expect(dialog().queryByText(/before you signed in/)).toBeNull();
    const stored = JSON.parse(localStorage.getItem(buildDraftsKey) ?? "");
    expect(Object.keys(stored)).toEqual(["maple"]);
    expect(stored.maple.new.title).toBe(expected);
  });

  test("a session that ends takes nothing off the screen, another account's text does", async () => {
    stubApi({});
    let change = (_auth: AuthState) => {};
    function Site() {
      const [auth, setAuth] = useState(maple);
      change = (next) => act(() => setAuth(next));
      const Wrapper = useMemo(() => withAuth(maple), []);
      return (
        <Wrapper>
          <AuthContext value={auth}>
            <SaveBuildDialog opened onClose={vi.fn()} content={content} saved={null} onSaved={vi.fn()} />
          </AuthContext>
        </Wrapper>
      );
    }
    const { user } = renderWithTheme(<Site />);
    await fillIn(user, titleField(), "Of Maple");
    change(signedOut);
    expect(title()).toBe("Of Maple");
    change({ status: "loading", isRequested: true });
    expect(title()).toBe("Of Maple");
    change(felix);
    expect(title()).toBe("");
  });
});

describe("changing a saved build", () => {
  const saved = ownBuild(1, { notes: "Old notes.", version: 3 });
  const conflict: FakeReply = {
    status: 409,
    body: { message: "This build was changed elsewhere.", code: "conflict", version: 4 },
  };
  const path = `/api/builds/${buildId(1)}`;

  test("begins with what is stored and sends the version that it began with", async () => {
    const calls = stubApi({ [`POST ${path}`]: changed({ version: 4 }) });
    const { user, onSaved } = open({ saved });
    expect((dialog().getByLabelText("Notes") as HTMLTextAreaElement).value).toBe("Old notes.");
    await user.click(button("Save and publish"));
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(calls.map(({ call, body }) => [call, body])).toEqual([
      [
        `POST ${path}`,
        { ...content, version: 3, title: saved.title, notes: "Old notes.", tags: ["stamina"] },
      ],
    ]);
  });

  test("that was changed elsewhere can overwrite what is stored", async () => {
    const replies: FakeReply[] = [conflict, changed({ version: 5 })];
    const calls = stubApi({
      [`POST ${path}`]: () => replies.shift() as FakeReply,
      [`GET ${path}/viewer`]: {
        body: {
          message: "OK",
          build: { ...saved, version: 4 },
          author: { uid: "maple", displayName: "Maple", photoURL: null },
          liked: false,
          own: { takenDown: null, restorableUntil: null },
        },
      },
    });
    const { user, onSaved } = open({ saved });
    await user.click(button("Save and publish"));
    expect((await dialog().findByRole("alert")).textContent).toContain("changed elsewhere");
    await user.click(button("Overwrite the saved build"));
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(calls.at(-1)?.body).toMatchObject({ version: 4 });
  });

  test("that another tab saved meanwhile is refused for what was typed before, which stays", async () => {
    const calls = stubApi({ [`POST ${path}`]: conflict });
    const typed = { maple: { [saved.id]: draftWith({ title: "Mine", version: 3 }) } };
    localStorage.setItem(buildDraftsKey, JSON.stringify(typed));
    const { user } = open({ saved: { ...saved, title: "Theirs", version: 4 } });
    // The other tab's save takes its draft out, which had the same place.
    localStorage.removeItem(buildDraftsKey);
    await user.click(button("Save"));
    const alert = await dialog().findByRole("alert");
    expect(alert.textContent).toMatch(/changed elsewhere.*What you typed is saved in this browser\./);
    expect(calls.at(-1)?.body).toMatchObject({ version: 3, title: "Mine" });
    expect((titleField() as HTMLInputElement).value).toBe("Mine");
    expect(JSON.parse(localStorage.getItem(buildDraftsKey) ?? "null")).toEqual(typed);
  });

  test("takes no text of another tab out that was typed after its own", async () => {
    stubApi({ [`POST ${path}`]: changed({ version: 4 }) });
    const { user, onSaved } = open({ saved });
    await fillIn(user, titleField(), "!");
    const other = JSON.stringify({ maple: { [saved.id]: draftWith({ title: "Other", version: 3 }) } });
    localStorage.setItem(buildDraftsKey, other);
    await user.click(button("Save and publish"));
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(localStorage.getItem(buildDraftsKey)).toBe(other);
  });

  test("or be saved as a new build", async () => {
    const calls = stubApi({
      [`POST ${path}`]: conflict,
      "POST /api/builds": created({ id: buildId(2), visibility: "published" }),
    });
    const { user, onSaved } = open({ saved });
    await user.click(button("Save and publish"));
    await user.click(await dialog().findByRole("button", { name: "Save as a new build" }));
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(calls.at(-1)?.call).toBe("POST /api/builds");
    expect(onSaved.mock.calls[0]?.[0]).toMatchObject({ id: buildId(2) });
  });

  test("that a moderator took down can be saved, not published", () => {
    stubApi({});
    const takenDown = { reason: "Notes are an advert.", at: "2026-11-03T12:00:00.000Z" };
    open({ saved: ownBuild(1, { visibility: "private", takenDown }) });
    expect(dialog().getByText(/took this build down: Notes are an advert\./)).toBeTruthy();
    expect(
      dialog()
        .getByRole("radio", { name: /^Published/ })
        .hasAttribute("disabled"),
    ).toBe(true);
  });
});

test("is accessible, with its preview and its problems on screen", async () => {
  stubApi({});
  const { user, baseElement } = open();
  await fillIn(user, dialog().getByLabelText("Notes"), "Keep **moving**.");
  await user.click(button("Preview"));
  // The parser loads with the first preview.
  expect((await dialog().findByText("moving")).tagName).toBe("STRONG");
  await user.click(dialog().getByRole("radio", { name: /^Published/ }));
  await user.click(button("Save and publish"));
  await expectNoAxeViolations(baseElement);
});
