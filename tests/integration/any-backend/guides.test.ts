import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { getAdminAuth } from "@/lib/firebase/admin.server";
import { proposalResponseSchema } from "@/lib/guides/proposal-schema";
import { createdGuideResponseSchema, guideTitlesResponseSchema } from "@/lib/guides/schema";
import { createSignedIn, type SignedInAccount } from "../../support/accounts";
import { callApi } from "../../support/api";
import { awayFromMidnight } from "../../support/utc-day";

beforeEach(awayFromMidnight);

const createCreator = () => createSignedIn({ claims: { creator: true } });
const post = (path: string, { idToken }: SignedInAccount, body: unknown) =>
  callApi(path, { method: "POST", token: idToken, body });

async function writeGuide(author: SignedInAccount, change: object = {}) {
  const slug = `test-${randomUUID().slice(0, 8)}`;
  const content = { title: `Guide ${slug}`, summary: "", tags: [], gameVersion: "Ver. 1.041" };
  const body = { slug, ...content, text: "## Raw\n\n[[hitzones:rathalos]]", ...change };
  const reply = await post("/api/guides", author, body);
  return { body, guide: createdGuideResponseSchema.parse(reply.body).guide };
}

async function readTitles(): Promise<string[]> {
  const { body } = await callApi("/api/guides/titles");
  return guideTitlesResponseSchema.parse(body).guides.map(({ slug }) => slug);
}

const readPage = async (slug: string) => (await callApi(`/wiki/guides/${slug}`)).status;
const readFeed = async () => JSON.stringify((await callApi("/api/guides/feed")).body ?? "");

describe("a guide", () => {
  test("is seen by everybody once published, and by nobody once taken down: page, search and feed", async () => {
    const [author, moderator, hunter] = await Promise.all([
      createCreator(),
      createCreator(),
      createSignedIn(),
    ]);
    const { guide } = await writeGuide(author);
    const { slug } = guide;
    expect(await readPage(slug)).toBe(404);
    expect(await post(`/api/guides/${slug}/state`, author, { action: "publish" })).toMatchObject({
      status: 200,
    });
    expect(await readPage(slug)).toBe(200);
    expect(await readTitles()).toContain(slug);
    const report = { kind: "guide", id: slug, reason: "spam" };
    expect(await post("/api/reports", hunter, report)).toMatchObject({ status: 200 });
    const takeDown = { action: "take-down", reason: "Spam" };
    expect(await post(`/api/guides/${slug}/moderation`, moderator, takeDown)).toMatchObject({ status: 200 });
    expect(await readPage(slug)).toBe(404);
    expect(await readTitles()).not.toContain(slug);
    expect(await readFeed()).not.toContain(slug);
  });

  test("is written by creators alone, with the role that they have at the call", async () => {
    const [creator, hunter] = await Promise.all([createCreator(), createSignedIn()]);
    const { body } = await writeGuide(creator);
    expect(await post("/api/guides", hunter, body)).toMatchObject({ status: 403 });
    expect((await callApi("/api/guides", { method: "POST", body })).status).toBe(401);
    await (await getAdminAuth()).setCustomUserClaims(creator.uid, {});
    expect(await post(`/api/guides/${body.slug}/state`, creator, { action: "publish" })).toMatchObject({
      status: 403,
    });
  });

  test("of somebody else is changed by no other creator but as its author or an editor accepts", async () => {
    const [author, editor, other] = await Promise.all([createCreator(), createCreator(), createCreator()]);
    const { body } = await writeGuide(author);
    const { slug, ...content } = body;
    const path = `/api/guides/${slug}`;
    // Only who has been here can be told of something.
    await post("/api/user/session", other, {});
    await post(`${path}/state`, author, { action: "publish" });
    const change = { ...content, text: "## Better\n\nNew text.", version: 1 };
    for (const [at, sent] of [
      [path, change],
      [`${path}/state`, { action: "unpublish" }],
      [`${path}/editors`, { editors: [other.uid] }],
    ] as const) {
      expect(await post(at, other, sent)).toMatchObject({ status: 403 });
    }
    expect(await post(`${path}/editors`, author, { editors: [editor.uid] })).toMatchObject({ status: 200 });
    const proposed = proposalResponseSchema.parse((await post(`${path}/proposals`, other, change)).body);
    const { id, revision } = proposed.proposal;
    const accept = { action: "accept", revision };
    expect(await post(`${path}/proposals/${id}`, other, accept)).toMatchObject({ status: 403 });
    const replies = await Promise.all([
      post(`${path}/proposals/${id}`, editor, accept),
      post(`${path}/proposals/${id}`, author, accept),
    ]);
    expect(replies.map(({ status, body: reply }) => [status, reply])).toEqual(
      replies.map(() => [200, expect.objectContaining({ guide: expect.objectContaining({ version: 2 }) })]),
    );
    expect(await callApi(`${path}/revisions/2`, { token: author.idToken })).toMatchObject({
      body: { revision: { editor: { uid: other.uid }, text: change.text } },
    });
    const told = await callApi("/api/user/notifications", { token: other.idToken });
    expect(JSON.stringify(told.body)).toContain("guide-proposal-decided");
  });

  test("takes one of twenty edits at the same time, and tells the others", async () => {
    const creator = await createCreator();
    const { body } = await writeGuide(creator);
    const { slug, ...content } = body;
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        post(`/api/guides/${slug}`, creator, { ...content, text: `Edit ${index}`, version: 1 }),
      ),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...new Array(19).fill(409)]);
  });

  test("refuses 200 KB and 10,000 links, and says what is too much", async () => {
    const creator = await createCreator();
    const { body } = await writeGuide(creator);
    for (const text of ["x".repeat(200 * 1024), "[a](//b.c) ".repeat(10_000), "x".repeat(500 * 1024)]) {
      const reply = await post("/api/guides/preview", creator, { ...body, text });
      expect([400, 413]).toContain(reply.status);
    }
    const links = "[a](//b.c) ".repeat(40).concat("\n\n").repeat(130);
    const reply = await post("/api/guides/preview", creator, { text: links });
    expect(reply).toMatchObject({
      status: 200,
      body: { rendered: { problems: [{ line: expect.any(Number) }] } },
    });
  });
});
