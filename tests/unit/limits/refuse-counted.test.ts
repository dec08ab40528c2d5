import { fromMarkdown } from "mdast-util-from-markdown";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { createBuild } from "@/lib/builds/create-build.server";
import { createBuildBodySchema } from "@/lib/builds/schema";
import { updateBuild } from "@/lib/builds/update-build.server";
import { createGuide } from "@/lib/guides/create-guide.server";
import { proposeGuide } from "@/lib/guides/propose-guide.server";
import { previewGuide } from "@/lib/guides/read-editor.server";
import { saveGuide } from "@/lib/guides/save-guide.server";
import { createGuideBodySchema } from "@/lib/guides/schema";
import { editAnswer } from "@/lib/hunting-help/answer/change-answer.server";
import { editRequest } from "@/lib/hunting-help/request/edit-request.server";
import { editRequestBodySchema } from "@/lib/hunting-help/schema";
import { accountLimits, type LimitedAction } from "@/lib/limits/account-limits";
import { getLimitRef } from "@/lib/limits/take-limit.server";
import { bowLoadout, codeOf } from "@/tests/support/builds/codes";
import {
  answerFor,
  askFor,
  type HelpPlace,
  openHelp,
  requestBody,
} from "@/tests/support/hunting-help/requests";
import { hunterOf } from "@/tests/support/leaderboards/runs";

vi.mock("mdast-util-from-markdown", async (importOriginal) => {
  const actual = await importOriginal<typeof import("mdast-util-from-markdown")>();
  return { ...actual, fromMarkdown: vi.fn(actual.fromMarkdown) };
});
beforeEach(() => void vi.mocked(fromMarkdown).mockClear());

const rook = hunterOf("rook");
const writer = { ...rook, creator: true };
/** Within the budget by its shape, and over it once it is parsed. */
const overBudget = "*a **b ".repeat(15) + "c** d*".repeat(15);

/** Each kind of text that is edited, and how: with which version and which text. */
const edits: Record<
  string,
  (place: HelpPlace) => Promise<(version: number, text: string) => Promise<unknown>>
> = {
  build: async (place) => {
    const content = { title: "Bow", code: codeOf(bowLoadout), weapon: "bow" };
    const body = (notes: string) => createBuildBodySchema.parse({ key: "counted-build", ...content, notes });
    const { build } = await createBuild(place, rook, body(""));
    return (version, text) => {
      const { key: _, ...edited } = body(text);
      return updateBuild(place, rook, { id: build.id, version, content: edited });
    };
  },
  guide: async (place) => {
    const fields = { slug: "counted", title: "Bows", summary: "", tags: [], gameVersion: "1" };
    const guide = createGuideBodySchema.parse({ ...fields, text: "Shoot." });
    await createGuide(place, writer, guide);
    return (version, text) => saveGuide(place, writer, { ...guide, text, version, note: "" });
  },
  request: async (place) => {
    const { key, ...body } = requestBody();
    const { id } = await askFor(place, "rook", { key, ...body });
    return (version, text) =>
      editRequest(place, rook, id, editRequestBodySchema.parse({ ...body, body: text, version }));
  },
  answer: async (place) => {
    const { id } = await askFor(place, "sable");
    const answer = await answerFor(place, "rook", id);
    return (version, text) => {
      const content = { body: text, build: null, offer: null };
      return editAnswer(place, rook, { id, answer: answer.id, version, content });
    };
  },
};
/** Each kind of text that is posted, each time as another one. */
const posts: Record<string, (place: HelpPlace) => Promise<(text: string) => Promise<unknown>>> = {
  build: async (place) => (notes) => {
    number += 1;
    const content = { key: `counted-build-${number}`, title: "Bow", code: codeOf(bowLoadout), weapon: "bow" };
    return createBuild(place, rook, createBuildBodySchema.parse({ ...content, notes }));
  },
  guide: async (place) => (text) => {
    number += 1;
    const fields = { slug: `counted-${number}`, title: "Bows", summary: "", tags: [], gameVersion: "1" };
    return createGuide(place, rook, createGuideBodySchema.parse({ ...fields, text }));
  },
  proposal: async (place) => {
    const fields = { slug: "counted", title: "Bows", summary: "", tags: [], gameVersion: "1" };
    const guide = createGuideBodySchema.parse({ ...fields, text: "Shoot." });
    await createGuide(place, hunterOf("sable"), guide);
    return (text) => proposeGuide(place, writer, { ...guide, text, version: 1, note: "" });
  },
  request: async (place) => (body) => askFor(place, "rook", { body }),
  answer: async (place) => {
    const { id } = await askFor(place, "sable");
    return (body) => answerFor(place, "rook", id, { body });
  },
};
let number = 0;
const postLimits: Record<string, LimitedAction> = {
  build: "builds-create",
  guide: "guides-create",
  proposal: "guides-propose",
  request: "help-post",
  answer: "help-answer",
};
const limits: Record<string, LimitedAction> = {
  build: "builds-edit",
  guide: "guides-edit",
  request: "help-change",
  answer: "help-change",
};

describe.each(Object.entries(edits))("an edit of a %s", (kind, open) => {
  const action = limits[kind] ?? "builds-edit";
  const countOf = async ({ db, now }: HelpPlace) =>
    (await getLimitRef(db, "rook", action, now()).get()).get("count") ?? 0;

  test("that began with another version counts, and is not parsed", async () => {
    const place = await openHelp();
    const edit = await open(place);
    vi.mocked(fromMarkdown).mockClear();
    for (const count of [1, 2]) {
      await expect(edit(7, `Text ${count} of **nobody**.`)).rejects.toMatchObject({ status: 409 });
      expect(await countOf(place)).toBe(count);
    }
    expect(fromMarkdown).not.toHaveBeenCalled();
  });

  test("that is over the budget counts, and is refused unparsed when the day's edits are used up", async () => {
    const place = await openHelp();
    const edit = await open(place);
    await expect(edit(1, overBudget)).rejects.toMatchObject({ status: 400 });
    expect(await countOf(place)).toBe(1);
    const used = { uid: "rook", count: accountLimits[action].perDay, expiresAt: place.now() };
    await getLimitRef(place.db, "rook", action, place.now()).set(used);
    vi.mocked(fromMarkdown).mockClear();
    await expect(edit(7, "Another text.")).rejects.toMatchObject({ status: 429 });
    await expect(edit(1, "Another text.")).rejects.toMatchObject({ status: 429 });
    expect(fromMarkdown).not.toHaveBeenCalled();
  });

  test("that fits is saved and counts once", async () => {
    const place = await openHelp();
    const edit = await open(place);
    await edit(1, "A text that fits.");
    await edit(1, "A text that fits.");
    expect(await countOf(place)).toBe(1);
  });
});

describe.each(Object.entries(posts))("a new %s", (kind, open) => {
  const action = postLimits[kind] ?? "builds-create";

  test("that is over the budget counts, and is refused unparsed when the day's are used up", async () => {
    const place = await openHelp();
    const post = await open(place);
    const limit = getLimitRef(place.db, "rook", action, place.now());
    await expect(post(overBudget)).rejects.toMatchObject({ status: 400 });
    expect((await limit.get()).get("count")).toBe(1);
    await post("A text that fits.");
    expect((await limit.get()).get("count")).toBe(2);
    await limit.set({ uid: "rook", count: accountLimits[action].perDay, expiresAt: place.now() });
    vi.mocked(fromMarkdown).mockClear();
    await expect(post(overBudget)).rejects.toMatchObject({ status: kind === "answer" ? 409 : 429 });
    expect(fromMarkdown).not.toHaveBeenCalled();
  });
});

test("each preview of a guide counts, and none is parsed when the day's are used up", async () => {
  const place = await openHelp();
  const limit = getLimitRef(place.db, "rook", "guides-preview", place.now());
  for (const count of [1, 2]) {
    await previewGuide(place, writer, `Preview ${count} of **nobody**.`);
    expect((await limit.get()).get("count")).toBe(count);
  }
  const { perDay } = accountLimits["guides-preview"];
  await limit.set({ uid: "rook", count: perDay, expiresAt: place.now() });
  vi.mocked(fromMarkdown).mockClear();
  await expect(previewGuide(place, writer, "Another **text**.")).rejects.toMatchObject({ status: 429 });
  expect(fromMarkdown).not.toHaveBeenCalled();
});
