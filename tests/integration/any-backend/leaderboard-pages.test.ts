import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createMember, type SignedInAccount } from "../../support/accounts";
import { testEnvironment } from "../../support/environment";
import {
  postRun,
  servedQuest,
  submitServedRun,
  verifyServedRun,
} from "../../support/leaderboards/served-runs";
import { awayFromMidnight } from "../../support/utc-day";

const { baseUrl } = testEnvironment();
const board = `${servedQuest}_freestyle_lance_xbox_1`;
const load = (path: string) => fetch(new URL(path, baseUrl));

let runner: SignedInAccount;
let runId = "";

beforeAll(async () => {
  runner = await createMember({ displayName: "Rook <b>" });
  runId = (await submitServedRun(runner, { weapon: "lance", time: "03'33\"33" })).id;
  await verifyServedRun(runId);
});
beforeEach(awayFromMidnight);

describe("a board in a frame of another site", () => {
  test("is complete without scripts, and its links open the site in a new tab", async () => {
    const html = await (await load(`/embed/board/${board}`)).text();
    expect(html).not.toMatch(/<script[^>]+src=/);
    expect(html).toContain("03&#x27;33&quot;33");
    expect(html).toContain("Rook &lt;b&gt;");
    const links = html.match(/<a [^>]*>/g) ?? [];
    expect(links.length).toBeGreaterThan(1);
    for (const link of links) expect(link).toMatch(/target="_blank".*rel="noopener/);
  });

  test("may be framed, and nothing around it may", async () => {
    const { headers } = await load(`/embed/board/${board}`);
    expect(headers.get("x-frame-options")).toBeNull();
    expect(headers.get("content-security-policy")).toContain("frame-ancestors *");
    for (const path of [
      "/leaderboards",
      `/leaderboards/overview?board=${board}`,
      `/leaderboards/runs/${runId}`,
      `/api/leaderboards/boards/${board}`,
      "/moderation/runs",
    ]) {
      const reply = await load(path);
      expect(reply.headers.get("x-frame-options"), path).toBe("DENY");
      expect(reply.headers.get("content-security-policy"), path).toContain("frame-ancestors 'none'");
    }
  });
});

test("a run has a picture for chats until it is hidden", async () => {
  const html = await (await load(`/leaderboards/runs/${runId}`)).text();
  const address = /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? "";
  const { pathname } = new URL(address);
  const picture = await load(pathname);
  expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"]);
  const removed = await fetch(new URL(`/api/leaderboards/runs/${runId}`, baseUrl), {
    method: "DELETE",
    headers: { authorization: `Bearer ${runner.idToken}` },
  });
  expect(removed.status).toBe(200);
  expect((await load(pathname)).status).toBe(404);
  expect((await postRun(`/runs/${runId}/withdraw`, runner)).status).toBe(404);
});
