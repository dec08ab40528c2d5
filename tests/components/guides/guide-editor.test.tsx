import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { EditGuide, NewGuide } from "@/components/guides/editor/EditGuide";
import { loadIdentity } from "@/lib/firebase/load";
import { renderGuide } from "@/lib/guides/resolve-blocks.server";
import type { OwnGuide } from "@/lib/guides/schema";
import { collectDocuments } from "@/lib/wiki-search/collect-documents.server";
import { packIndex } from "@/lib/wiki-search/search-index-file";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { type ApiCallRecord, type FakeReply, stubApi } from "@/tests/support/fake-api";
import { fakeIdentity, sessionOf } from "@/tests/support/fake-identity";
import { createInProcessDb } from "@/tests/support/in-process-db";
import { renderWithTheme } from "@/tests/support/render";
import { fakeRouter } from "@/tests/support/router";
import { signedIn, withAuth } from "@/tests/support/signed-in";

const session = sessionOf("writer", { creator: true });

beforeEach(() => {
  localStorage.clear();
  const identity = fakeIdentity(session);
  vi.mocked(loadIdentity)
    .mockReset()
    .mockImplementation(async () => identity);
});

const stored: OwnGuide = {
  ...{
    slug: "bow",
    owner: "writer",
    editors: [],
    title: "Bow",
    summary: "Charging.",
    tags: ["bow"],
    cover: "bow",
  },
  ...{ gameVersion: "Ver. 1.041", text: "One.\n\nTwo.\n\nThree.", version: 1, editor: "writer" },
  ...{ phase: "draft", takenDown: null, publishAt: null, publishedAt: null },
  updatedAt: "2026-11-20T12:00:00.000Z",
};

type Replies = Record<string, FakeReply | ((record: ApiCallRecord) => FakeReply | Promise<FakeReply>)>;

/** A server that makes previews as the real one does, and has the index of the search. */
function serve(replies: Replies): ApiCallRecord[] {
  return stubApi({
    "POST /api/guides/preview": async ({ body }) => ({
      body: { message: "OK", rendered: await renderGuide(createInProcessDb(), textOf(body)) },
    }),
    "GET /api/wiki/search-index/en.json": () => ({ body: packIndex(collectDocuments()) }),
    "GET /api/guides/bow": { body: { message: "OK", guide: stored } },
    "GET /api/guides/bow/proposals": { body: { message: "OK", proposals: [] } },
    "GET /api/guides/bow/editors": { body: { message: "OK", editors: [] } },
    "GET /api/guides/bow/revisions": { body: { message: "OK", revisions: [], nextCursor: null } },
    ...replies,
  });
}

function textOf(body: unknown): string {
  return typeof body === "object" && body !== null && "text" in body ? String(body.text) : "";
}

const router = () => fakeRouter();
const wrapper = (at = router()) => withAuth(signedIn(session), at);
const renderVideo = () => null;
const textField = () => screen.findByRole("textbox", { name: /^Text/ });
const textIn = (element: HTMLElement) => (element instanceof HTMLTextAreaElement ? element.value : "");
const save = () => screen.getByRole("button", { name: /^Save (draft|version)$/ });
const preview = () => screen.getByRole("region", { name: "Preview" });

test("a text is typed with completion, previewed with its errors, outlives a closed tab and is saved", async () => {
  const calls = serve({
    "POST /api/guides": { body: { message: "OK", created: true, guide: { ...stored, slug: "bow-basics" } } },
  });
  const at = router();
  const { user, unmount, container } = renderWithTheme(<NewGuide renderVideo={renderVideo} />, {
    wrapper: wrapper(at),
  });
  await user.type(screen.getByRole("textbox", { name: "Title" }), "Bow basics");
  await user.type(await textField(), "Take [[[[attack boo");
  await user.click(await screen.findByRole("option", { name: /^Attack Boost/ }));
  expect(textIn(await textField())).toBe("Take [[skill:attack-boost]]");
  await waitFor(() => within(preview()).getByRole("link", { name: "Attack Boost" }));

  await user.type(await textField(), "\n\n[[[[skill:no-such]]");
  await waitFor(() =>
    expect(within(preview()).getByRole("status").textContent).toMatch(/1 problem.*Line 3: .*no skill/),
  );
  await expectNoAxeViolations(container);

  unmount();
  renderWithTheme(<NewGuide renderVideo={renderVideo} />, { wrapper: wrapper(at) });
  expect(textIn(await textField())).toBe("Take [[skill:attack-boost]]\n\n[[skill:no-such]]");
  await user.click(save());
  await waitFor(() => expect(at.push).toHaveBeenCalledWith("/wiki/guides/edit/bow-basics"));
  expect(calls.find(({ call }) => call === "POST /api/guides")?.body).toMatchObject({
    ...{ slug: "bow-basics", title: "Bow basics" },
    text: "Take [[skill:attack-boost]]\n\n[[skill:no-such]]",
  });
  expect(textIn(await textField())).toBe("");
});

test("a link to a video that is pasted on a line of its own becomes its block, and a link within a line stays one", async () => {
  serve({});
  const { user } = renderWithTheme(<NewGuide renderVideo={renderVideo} />, { wrapper: wrapper() });
  const text = await textField();
  await user.click(text);
  await user.paste("https://youtu.be/dQw4w9WgXcQ?t=90");
  expect(textIn(text)).toBe("[[video:youtube/dQw4w9WgXcQ]]");
  await user.type(text, "{Enter}See ");
  await user.paste("https://youtu.be/dQw4w9WgXcQ");
  expect(textIn(text)).toBe("[[video:youtube/dQw4w9WgXcQ]]\nSee https://youtu.be/dQw4w9WgXcQ");
});

test("a key that comes before the next paint does not throw the cursor back", async () => {
  serve({});
  const { user } = renderWithTheme(<NewGuide renderVideo={renderVideo} />, { wrapper: wrapper() });
  const text = await textField();
  await user.click(text);
  const frames: FrameRequestCallback[] = [];
  const held = vi.spyOn(window, "requestAnimationFrame").mockImplementation((each) => frames.push(each));
  await user.paste("https://youtu.be/dQw4w9WgXcQ");
  await user.keyboard("{Enter}");
  held.mockRestore();
  for (const each of frames) each(0);
  await user.keyboard("See");
  expect(textIn(text)).toBe("[[video:youtube/dQw4w9WgXcQ]]\nSee");
});

test("of two people editing, the later is told and merges: neither text nor fields of the other are lost", async () => {
  const theirs = {
    ...stored,
    version: 2,
    summary: "Their summary.",
    title: "Theirs",
    text: "One, theirs.\n\nTwo.\n\nThree.",
  };
  let latest: OwnGuide = stored;
  const calls = serve({
    "GET /api/guides/bow": () => ({ body: { message: "OK", guide: latest } }),
    "POST /api/guides/bow": ({ body }) => {
      const version = typeof body === "object" && body !== null && "version" in body ? body.version : 0;
      if (version === 2) return { body: { message: "OK", guide: { ...theirs, version: 3 } } };
      latest = theirs;
      return { status: 409, body: { code: "conflict", message: "This guide was changed meanwhile." } };
    },
  });
  const { user } = renderWithTheme(<EditGuide slug="bow" renderVideo={renderVideo} />, {
    wrapper: wrapper(),
  });
  await user.type(await textField(), " Mine.");
  const title = screen.getByRole("textbox", { name: "Title" });
  await user.clear(title);
  await user.type(title, "Mine");
  await user.click(save());
  expect((await screen.findByRole("alert")).textContent).toContain("Nothing was overwritten");
  const choice = screen.getByRole("region", { name: "Title" });
  expect(screen.queryByRole("region", { name: "Summary" })).toBeNull();
  await user.click(within(choice).getByRole("radio", { name: "Theirs" }));
  await user.click(screen.getByRole("button", { name: "Continue with the merged text" }));
  await user.click(save());
  await waitFor(() => expect(calls.filter(({ call }) => call === "POST /api/guides/bow")).toHaveLength(2));
  expect(calls.filter(({ call }) => call === "POST /api/guides/bow").at(-1)?.body).toMatchObject({
    ...{ version: 2, title: "Theirs", summary: "Their summary." },
    text: "One, theirs.\n\nTwo.\n\nThree. Mine.",
  });
});

test("what is typed while a version is being saved begins the next edit", async () => {
  let answer: (reply: FakeReply) => void = () => undefined;
  let latest: OwnGuide = stored;
  const calls = serve({
    "GET /api/guides/bow": () => ({ body: { message: "OK", guide: latest } }),
    "POST /api/guides/bow": () => new Promise<FakeReply>((resolve) => (answer = resolve)),
  });
  const { user } = renderWithTheme(<EditGuide slug="bow" renderVideo={renderVideo} />, {
    wrapper: wrapper(),
  });
  await user.type(await textField(), " Four.");
  await user.click(save());
  await user.type(await textField(), " Five.");
  await waitFor(() => expect(calls.some(({ call }) => call === "POST /api/guides/bow")).toBe(true));
  latest = { ...stored, version: 2, text: `${stored.text} Four.` };
  answer({ body: { message: "OK", guide: latest } });
  await screen.findByText("Not saved yet. Your text stays in this browser.");
  await waitFor(async () => expect(textIn(await textField())).toBe(`${stored.text} Four. Five.`));
});

test("a role taken and given back while the page is open counts on the next call, and the text stays", async () => {
  const refused = { message: "This requires the creator role.", code: "forbidden" };
  const replies: FakeReply[] = [
    { status: 403, body: refused },
    { body: { message: "OK", guide: { ...stored, version: 2 } } },
  ];
  const calls = serve({ "POST /api/guides/bow": () => replies.shift() ?? new Error("Called too often") });
  const { user } = renderWithTheme(<EditGuide slug="bow" renderVideo={renderVideo} />, {
    wrapper: wrapper(),
  });
  await user.type(await textField(), " Four.");
  await user.click(save());
  expect((await screen.findByRole("alert")).textContent).toContain("This requires the creator role.");
  expect(textIn(await textField())).toBe(`${stored.text} Four.`);
  await user.click(save());
  await waitFor(() => expect(calls.filter(({ call }) => call === "POST /api/guides/bow")).toHaveLength(2));
  await waitFor(() => expect(screen.queryByText(/^Not saved yet/)).toBeNull());
});

test("buttons over the text format what is selected, and add a video by its link without saving the guide", async () => {
  const calls = serve({ "POST /api/guides": { body: { message: "OK", created: true, guide: stored } } });
  const { user, container } = renderWithTheme(<NewGuide renderVideo={renderVideo} />, { wrapper: wrapper() });
  const text = await textField();
  await user.type(text, "Take care");
  if (text instanceof HTMLTextAreaElement) text.setSelectionRange(5, 9);
  await user.click(screen.getByRole("button", { name: "Bold" }));
  expect(textIn(text)).toBe("Take **care**");
  await user.type(screen.getByRole("textbox", { name: "Title" }), "Care");
  await user.click(text);
  await user.click(screen.getByRole("button", { name: "Video" }));
  const link = await screen.findByRole("textbox", { name: /Link to the video/ });
  await user.type(link, "javascript:alert(1){Enter}");
  expect(screen.getByText("Paste a link to a video.")).toBeTruthy();
  await user.clear(link);
  await user.type(link, "https://youtu.be/dQw4w9WgXcQ{Enter}");
  await waitFor(() => expect(textIn(text)).toContain("[[video:youtube/dQw4w9WgXcQ]]"));
  expect(calls.filter(({ call }) => call === "POST /api/guides")).toEqual([]);
  await expectNoAxeViolations(container);
});

test("what a guide lacks is said in a writer's words, before anything is sent", async () => {
  const calls = serve({});
  const { user } = renderWithTheme(<NewGuide renderVideo={renderVideo} />, { wrapper: wrapper() });
  await textField();
  await user.click(save());
  expect(screen.getByText("Enter a title.")).toBeTruthy();
  await user.type(screen.getByRole("textbox", { name: "Title" }), "مرحبا");
  await user.type(screen.getByRole("textbox", { name: "Tags" }), "a,b,c,d,e,f,g");
  await user.click(save());
  expect(screen.getByText(/^Use lowercase letters and digits/)).toBeTruthy();
  expect(screen.getByText("Use at most 6 tags.")).toBeTruthy();
  expect(calls.filter(({ call }) => call === "POST /api/guides")).toEqual([]);
});

test("publishing names what readers would stumble over first, and goes on", async () => {
  const bare = { ...stored, summary: "", text: "See [the plan](https://)" };
  const calls = serve({
    "GET /api/guides/bow": { body: { message: "OK", guide: bare } },
    "POST /api/guides/bow/state": { body: { message: "OK", guide: { ...bare, phase: "published" } } },
  });
  const { user } = renderWithTheme(<EditGuide slug="bow" renderVideo={renderVideo} />, {
    wrapper: wrapper(),
  });
  const publish = await screen.findByRole("button", { name: "Publish now" });
  await waitFor(() => expect((publish as HTMLButtonElement).disabled).toBe(false));
  await user.click(publish);
  const dialog = await screen.findByRole("dialog", { name: "Before you publish" });
  expect(within(dialog).getByText(/There is no summary/)).toBeTruthy();
  expect(within(dialog).getByText(/“the plan” leads nowhere yet/)).toBeTruthy();
  expect(calls.some(({ call }) => call.endsWith("/state"))).toBe(false);
  await user.click(within(dialog).getByRole("button", { name: "Publish anyway" }));
  await waitFor(() =>
    expect(calls.find(({ call }) => call.endsWith("/state"))?.body).toEqual({ action: "publish" }),
  );
});
