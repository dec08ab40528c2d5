import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { changedEventResponseSchema, eventsResponseSchema } from "@/lib/event-quests/schema";
import { createSignedIn, type SignedInAccount } from "../../support/accounts";
import { callApi } from "../../support/api";
import { awayFromMidnight } from "../../support/utc-day";

beforeEach(awayFromMidnight);

const createCreator = () => createSignedIn({ claims: { creator: true } });
const post = (path: string, account: SignedInAccount | null, body: unknown) =>
  callApi(`/api/event-quests${path}`, { method: "POST", ...(account && { token: account.idToken }), body });
const day = 86_400_000;

function createBody() {
  const [from, until] = [0, 1].map((days) => new Date(Date.now() + days * day).toISOString());
  return {
    key: randomUUID(),
    content: {
      ...{ name: `Test ${randomUUID().slice(0, 8)}`, stars: 8, locale: "Windward Plains" },
      ...{ targets: [{ monster: "Rey Dau" }], availability: "dated", from, until },
      ...{ rewards: [{ item: "Blossom Ticket" }], source: null },
    },
  };
}

async function listNames(query = ""): Promise<string[]> {
  const { body } = await callApi(`/api/event-quests${query}`);
  return eventsResponseSchema.parse(body).events.map(({ name }) => name);
}

test("an entry is public once another creator approved it, and gone with the reply that hides it", async () => {
  const [writer, reviewer, hunter] = await Promise.all([createCreator(), createCreator(), createSignedIn()]);
  const body = createBody();
  const { name } = body.content;
  expect((await post("", null, body)).status).toBe(401);
  expect((await post("", hunter, body)).status).toBe(403);
  const { id, revision } = changedEventResponseSchema.parse((await post("", writer, body)).body);
  expect((await post("", writer, body)).body).toMatchObject({ id });
  expect(await listNames()).not.toContain(name);
  const approval = { action: "approve", revision };
  expect((await post(`/${id}/review`, hunter, approval)).status).toBe(403);
  expect((await post(`/${id}/review`, writer, approval)).status).toBe(403);
  expect((await post(`/${id}/review`, reviewer, approval)).status).toBe(200);
  expect(await listNames("?item=blossom-ticket")).toContain(name);
  expect((await callApi("/api/event-quests/all", { token: hunter.idToken })).status).toBe(403);
  expect((await post(`/${id}/state`, hunter, { action: "hide" })).status).toBe(403);
  expect((await post(`/${id}/state`, writer, { action: "hide" })).status).toBe(200);
  expect(await listNames()).not.toContain(name);
});

test("bad input is refused with what is wrong and where", async () => {
  const writer = await createCreator();
  const { key, content } = createBody();
  const refused: readonly (readonly [object, string])[] = [
    [{ until: new Date(Date.now() - day).toISOString() }, "content.until"],
    [{ source: "javascript:alert(1)" }, "content.source"],
    [{ rewards: [{ item: "Golden Egg Ticket" }] }, "content.rewards[0].item"],
  ];
  for (const [change, path] of refused) {
    expect(await post("", writer, { key, content: { ...content, ...change } })).toMatchObject({
      status: 400,
      body: { issues: [{ path }] },
    });
  }
  expect((await post("/import", writer, { text: "x".repeat(100_001) })).status).toBe(400);
  expect((await post("/import", writer, { text: "x".repeat(700_000) })).status).toBe(413);
});
