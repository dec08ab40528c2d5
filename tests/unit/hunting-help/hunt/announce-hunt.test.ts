import { createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import {
  announceHunt,
  type HuntChannel,
  type SignedPost,
} from "@/lib/hunting-help/hunt/announce-hunt.server";
import { postHuntSearch } from "@/lib/hunting-help/hunt/hunt-searches.server";
import { huntOf } from "@/tests/support/hunting-help/hunts";
import { type HelpPlace, openHelp } from "@/tests/support/hunting-help/requests";
import { hunterOf } from "@/tests/support/leaderboards/runs";

const secret = "a-key-of-the-operator-of-32-letters";

function openChannel(changes: Partial<HuntChannel> = {}) {
  const posts: SignedPost[] = [];
  const post = async (_address: string, sent: SignedPost) => void posts.push(sent);
  return { posts, channel: { address: "https://hooks.example/x", secret, post, ...changes } };
}

async function announce(place: HelpPlace, channel: HuntChannel, changes: Record<string, unknown> = {}) {
  const { created } = await postHuntSearch(place, hunterOf("rook"), huntOf(changes));
  return created ? announceHunt(place, created, channel) : false;
}

const sentSchema = z.object({
  event: z.literal("hunt.posted"),
  content: z.string(),
  text: z.string(),
  allowed_mentions: z.object({ parse: z.array(z.never()) }),
});

describe("a new hunt", () => {
  test("is posted with a signature, and says nothing that anybody wrote", async () => {
    const place = await openHelp();
    const { posts, channel } = openChannel();
    expect(await announce(place, channel, { note: "Rude words", newcomers: true, seats: 1 })).toBe(true);
    const [{ body, headers } = { body: "", headers: {} }] = posts;
    const [, time, digest] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(headers["x-quarry-signature"] ?? "") ?? [];
    expect(Number(time) * 1000).toBe(place.clock.at);
    expect(digest).toBe(createHmac("sha256", secret).update(`${time}.${body}`).digest("hex"));
    const { content, text } = sentSchema.parse(JSON.parse(body));
    expect(content).toContain(`**Rathalos** <t:${time}:R>`);
    expect(text).toContain("Rathalos, 2026-11-20 12:00 UTC\n1 hunter wanted · PC · Japanese");
    expect(body).not.toMatch(/Rude words|3RK-20Q-9XY|HOSTID77|rook/);
  });

  test("is posted five times a day for each account, and once for repeated calls", async () => {
    const place = await openHelp();
    const { posts, channel } = openChannel();
    const repeated = huntOf();
    for (let times = 0; times < 2; times += 1) await announce(place, channel, { key: repeated.key });
    expect(posts).toHaveLength(1);
    for (let times = 0; times < 8; times += 1) await announce(place, channel);
    expect(posts).toHaveLength(5);
  });

  test("is posted nowhere without both settings, and listed where the channel is away", async () => {
    const place = await openHelp();
    for (const changes of [{ address: "" }, { secret: undefined }]) {
      const { posts, channel } = openChannel(changes);
      expect([await announce(place, channel), posts]).toEqual([false, []]);
    }
    const { channel } = openChannel({ post: () => Promise.reject(new Error("The channel is away.")) });
    expect(await announce(place, channel)).toBe(false);
    expect((await place.db.collection("huntSearches").get()).size).toBe(1);
  });
});
