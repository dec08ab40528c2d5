import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { EditGuide } from "@/components/guides/editor/EditGuide";
import { loadIdentity } from "@/lib/firebase/load";
import type { Proposal } from "@/lib/guides/proposal-schema";
import type { OwnGuide } from "@/lib/guides/schema";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { type ApiCallRecord, type FakeReply, stubApi } from "@/tests/support/fake-api";
import { fakeIdentity, sessionOf } from "@/tests/support/fake-identity";
import { renderWithTheme } from "@/tests/support/render";
import { signedIn, withAuth } from "@/tests/support/signed-in";

const author = (uid: string) => ({ uid, displayName: `Hunter ${uid}`, photoURL: null, icon: null });
const guide: OwnGuide = {
  ...{ slug: "bow", owner: "writer", editors: ["editor"], title: "Bow", summary: "", tags: [], cover: "bow" },
  ...{ gameVersion: "Ver. 1.041", text: "One.\n\nTwo.", version: 2, editor: "writer" },
  ...{ phase: "published", takenDown: null, publishAt: null, publishedAt: "2026-11-19T12:00:00.000Z" },
  updatedAt: "2026-11-20T12:00:00.000Z",
};
const proposal: Proposal = {
  ...{
    id: "a".repeat(24),
    title: "Bow basics",
    summary: "",
    tags: [],
    cover: "bow",
    gameVersion: "Ver. 1.041",
  },
  ...{ text: "One.\n\nSecond.", note: "Clearer", base: 1, state: "proposed", revision: 3, reason: "" },
  ...{ author: author("other"), at: "2026-11-21T08:30:00.000Z" },
};
const { text: _, ...row } = proposal;
const path = `/api/guides/bow/proposals/${proposal.id}`;
const ok = (body: object): FakeReply => ({ body: { message: "OK", ...body } });

function serve(replies: Record<string, FakeReply | ((record: ApiCallRecord) => FakeReply)> = {}) {
  return stubApi({
    "POST /api/guides/preview": ok({ rendered: { nodes: [], toc: [], minutes: 1, problems: [] } }),
    "GET /api/guides/bow": ok({ guide }),
    "GET /api/guides/bow/revisions": ok({ revisions: [], nextCursor: null }),
    "GET /api/guides/bow/revisions/1": ok({
      revision: {
        ...{ title: "Bow", summary: "", tags: [], cover: "bow", gameVersion: "Ver. 1.041" },
        ...{ text: "One.\n\nTwo.", version: 1, note: "", at: guide.updatedAt, editor: author("writer") },
      },
    }),
    "GET /api/guides/bow/proposals": ok({ proposals: [row] }),
    [`GET ${path}`]: ok({ proposal }),
    "GET /api/guides/bow/editors": ok({ editors: [author("editor")] }),
    ...replies,
  });
}

function openAs(uid: string, roles: Parameters<typeof sessionOf>[1] = { creator: true }) {
  const session = sessionOf(uid, roles);
  const identity = fakeIdentity(session);
  vi.mocked(loadIdentity).mockImplementation(async () => identity);
  return renderWithTheme(<EditGuide slug="bow" renderVideo={() => null} />, {
    wrapper: withAuth(signedIn(session)),
  });
}
const bodyOf = (calls: readonly ApiCallRecord[], call: string) =>
  calls.find((each) => each.call === call)?.body;
const textField = async () => {
  const field = await screen.findByRole("textbox", { name: /^Text/ });
  return field instanceof HTMLTextAreaElement ? field : document.createElement("textarea");
};

beforeEach(() => {
  localStorage.clear();
  vi.mocked(loadIdentity).mockReset();
});

test("whoever is no editor proposes, sees what became of it, and can publish, delete and overwrite nothing", async () => {
  let own: object[] = [];
  const calls = serve({
    "GET /api/guides/bow/proposals": () => ok({ proposals: own }),
    "POST /api/guides/bow/proposals": () => {
      own = [row];
      return ok({ proposal });
    },
    [`POST ${path}/withdraw`]: () => {
      own = [{ ...row, state: "withdrawn" }];
      return ok({ state: "withdrawn", guide });
    },
  });
  const { user, container } = openAs("other");
  await screen.findByText("You can propose changes to this guide");
  for (const name of ["Publish now", "Back to draft", "Delete", "Save version", "Add editor"]) {
    expect(screen.queryByRole("button", { name })).toBeNull();
  }
  await user.type(await textField(), " More.");
  await user.type(screen.getByRole("textbox", { name: /^What changed/ }), "Clearer");
  await user.click(screen.getByRole("button", { name: "Propose changes" }));
  await screen.findByText("Your proposal is waiting for a decision");
  expect(bodyOf(calls, "POST /api/guides/bow/proposals")).toMatchObject({
    ...{ version: 2, note: "Clearer", text: "One.\n\nTwo. More." },
  });
  expect((await textField()).value).toBe("One.\n\nTwo.");
  await expectNoAxeViolations(container);

  await user.click(await screen.findByRole("button", { name: "Edit my proposal" }));
  expect((await textField()).value).toBe("One.\n\nSecond.");
  await user.click(screen.getByRole("button", { name: "Withdraw" }));
  await screen.findByText("You withdrew your proposal");
  expect(bodyOf(calls, `POST ${path}/withdraw`)).toEqual({ revision: 3 });
});

test("a trusted hunter proposes to a guide, sees no versions, and others read what it takes", async () => {
  let mayPropose = true;
  serve({
    "GET /api/guides/proposals": () => ok({ mayPropose, proposals: [] }),
    "GET /api/guides/bow/proposals": ok({ proposals: [] }),
  });
  const { unmount, container } = openAs("hunter", {});
  await screen.findByText("You can propose changes to this guide");
  screen.getByRole("button", { name: "Propose changes" });
  expect(screen.queryByRole("heading", { name: "Versions" })).toBeNull();
  await expectNoAxeViolations(container);
  unmount();
  mayPropose = false;
  openAs("hunter", {});
  await screen.findByText(/takes 30 days on the site/);
  expect(screen.queryByRole("button", { name: "Propose changes" })).toBeNull();
});

test("a new guide that is proposed is read as its page would be, and accepted by a creator", async () => {
  const missing = { status: 404, body: { code: "not-found", message: "There is no such guide." } };
  let isThere = false;
  const accepted = { ...guide, owner: "other", editors: ["creator"], phase: "draft", version: 1 };
  const calls = serve({
    "GET /api/guides/bow": () => (isThere ? ok({ guide: accepted }) : missing),
    "GET /api/guides/bow/proposals": () => ok({ proposals: isThere ? [] : [{ ...row, base: 0 }] }),
    [`GET ${path}`]: ok({ proposal: { ...proposal, base: 0 } }),
    [`POST ${path}`]: () => {
      isThere = true;
      return ok({ state: "accepted", guide: accepted });
    },
  });
  const { user } = openAs("creator");
  const article = within(await screen.findByRole("article", { name: "Proposal of Hunter other" }));
  await user.click(article.getByRole("button", { name: "Show guide" }));
  await article.findByText("Bow basics");
  await waitFor(() => expect(bodyOf(calls, "POST /api/guides/preview")).toEqual({ text: "One.\n\nSecond." }));
  await user.click(article.getByRole("button", { name: "Accept" }));
  await screen.findByRole("button", { name: "Publish now" });
});

test("an icon of the site is chosen for the cover", async () => {
  serve();
  const { user } = openAs("writer");
  await user.click(await screen.findByRole("button", { name: "Choose an icon" }));
  await user.click(await screen.findByRole("button", { name: "hunting-horn" }));
  const field = screen.getByRole("textbox", { name: "Icon" });
  expect(field).toHaveProperty("value", "hunting-horn");
});

test("a proposal that is refused stays typed, with the reason", async () => {
  serve({
    "GET /api/guides/bow/proposals": ok({ proposals: [] }),
    "POST /api/guides/bow/proposals": {
      status: 429,
      body: { code: "too-many-requests", message: "You have proposed 40 changes to guides today." },
    },
  });
  const { user } = openAs("other");
  await user.type(await textField(), " More.");
  await user.click(screen.getByRole("button", { name: "Propose changes" }));
  await screen.findByText(/proposed 40 changes/);
  expect((await textField()).value).toBe("One.\n\nTwo. More.");
});

test("an editor compares a proposal, accepts it, and neither deletes the guide nor chooses editors", async () => {
  const accepted = { ...guide, version: 3, text: proposal.text };
  const calls = serve({ [`POST ${path}`]: ok({ state: "accepted", guide: accepted }) });
  const { user, container } = openAs("editor");
  const article = within(await screen.findByRole("article", { name: "Proposal of Hunter other" }));
  article.getByText("1 version behind");
  await user.click(article.getByRole("button", { name: "Show changes" }));
  await article.findByText(/\+ Second\./);
  article.getByText("Bow basics");
  await expectNoAxeViolations(container);
  expect(screen.queryByRole("button", { name: "Delete" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Add editor" })).toBeNull();
  screen.getByRole("button", { name: "Back to draft" });
  await user.click(article.getByRole("button", { name: "Accept" }));
  await waitFor(() =>
    expect(bodyOf(calls, `POST ${path}`)).toEqual({ action: "accept", revision: 3, reason: "" }),
  );
});

test("a proposal is declined with a reason, which stays typed when that fails", async () => {
  const replies: FakeReply[] = [
    { status: 409, body: { code: "conflict", message: "This proposal was changed since you opened it." } },
    ok({ state: "declined", guide }),
  ];
  const calls = serve({ [`POST ${path}`]: () => replies.shift() ?? ok({}) });
  const { user } = openAs("writer");
  const article = within(await screen.findByRole("article", { name: "Proposal of Hunter other" }));
  await user.click(article.getByRole("button", { name: "Decline" }));
  await user.type(article.getByRole("textbox", { name: "Why it is declined" }), "Out of date");
  await user.click(article.getByRole("button", { name: "Decline proposal" }));
  await article.findByText(/changed since you opened it/);
  await user.click(article.getByRole("button", { name: "Decline proposal" }));
  await waitFor(() => expect(calls.filter(({ call }) => call === `POST ${path}`)).toHaveLength(2));
  expect(bodyOf(calls, `POST ${path}`)).toEqual({ action: "decline", revision: 3, reason: "Out of date" });
});

test("what is taken into the editor holds what was saved since", async () => {
  serve({
    "GET /api/guides/bow": ok({ guide: { ...guide, text: "First.\n\nTwo." } }),
  });
  const { user } = openAs("writer");
  const article = within(await screen.findByRole("article", { name: "Proposal of Hunter other" }));
  await user.click(article.getByRole("button", { name: "Show changes" }));
  const use = await article.findByRole("button", { name: "Edit this text myself" });
  await waitFor(() => expect(use.hasAttribute("disabled")).toBe(false));
  await user.click(use);
  expect((await textField()).value).toBe("First.\n\nSecond.");
});

test("the author names editors by the link of their profile, and removes them", async () => {
  let editors = [author("editor")];
  const calls = serve({
    "GET /api/guides/bow/proposals": ok({ proposals: [] }),
    "GET /api/guides/bow/editors": () => ok({ editors }),
    "POST /api/guides/bow/editors": ({ body }) => {
      const given = typeof body === "object" && body !== null && "editors" in body ? body.editors : [];
      if (!Array.isArray(given) || given.includes("hunter")) {
        return { status: 400, body: { code: "bad-request", message: "editors.1 must be a creator." } };
      }
      editors = given.map((uid) => author(String(uid)));
      return ok({ editors });
    },
  });
  const { user } = openAs("writer");
  const panel = within(await screen.findByRole("region", { name: "Editors" }));
  const field = await panel.findByRole("textbox", { name: "Profile link of a creator" });
  await user.type(field, "Sable");
  await user.click(panel.getByRole("button", { name: "Add editor" }));
  await panel.findByText("Enter the link of a profile on this site.");
  await user.clear(field);
  await user.type(field, "https://quarry.example/user/hunter");
  await user.click(panel.getByRole("button", { name: "Add editor" }));
  await panel.findByText("editors.1 must be a creator.");
  await user.clear(field);
  await user.type(field, "/user/sable");
  await user.click(panel.getByRole("button", { name: "Add editor" }));
  await panel.findByRole("link", { name: "Hunter sable" });
  await user.click(panel.getByRole("button", { name: "Remove Hunter editor" }));
  await waitFor(() => expect(panel.queryByRole("link", { name: "Hunter editor" })).toBeNull());
  expect(calls.filter(({ call }) => call === "POST /api/guides/bow/editors").at(-1)?.body).toEqual({
    editors: ["sable"],
  });
});
