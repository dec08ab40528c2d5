import { generateKeyPairSync, sign } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import * as dependencies from "@/lib/api/create-dependencies.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { purgePage } from "@/lib/content/cache-page.server";
import { discordCommands } from "@/lib/discord/commands";
import { escapeDiscord } from "@/lib/discord/escape-markdown";
import { interactionsEndpoint } from "@/lib/discord/serve-interactions.server";
import type { Firestore } from "@/lib/firebase/admin.server";
import { eraseHuntSearch, postHuntSearch } from "@/lib/hunting-help/hunt/hunt-searches.server";
import { siteConfig } from "@/lib/site/config";
import { bowLoadout, codeOf } from "@/tests/support/builds/codes";
import { storedBuild } from "@/tests/support/builds/stored-build";
import { readReply, setUpHandlers } from "@/tests/support/handler-setup";
import { huntOf } from "@/tests/support/hunting-help/hunts";
import { addHelper } from "@/tests/support/hunting-help/requests";
import { createInProcessDb } from "@/tests/support/in-process-db";
import { addVerified, arenaQuest, hunterOf, soloQuest, submitFor } from "@/tests/support/leaderboards/runs";

const { serve, getErrors } = setUpHandlers();
const { publicKey, privateKey } = generateKeyPairSync("ed25519");
const key = Buffer.from(String(publicKey.export({ format: "jwk" }).x), "base64url").toString("hex");

/** Each test is somebody else, so that none uses up the commands of another. */
let lastPerson = 1000;
let person = "";
let url = "";

beforeEach(async () => {
  vi.stubEnv("DISCORD_PUBLIC_KEY", key);
  lastPerson += 1;
  person = String(lastPerson);
  url = await serve(createHandler({ POST: interactionsEndpoint }));
});
afterEach(() => void vi.useRealTimers());

function send(body: unknown, changes: { body?: string; headers?: Record<string, string> } = {}) {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = sign(null, Buffer.from(timestamp + text), privateKey).toString("hex");
  return fetch(url, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-signature-ed25519": signature,
      "x-signature-timestamp": timestamp,
      ...changes.headers,
    },
    body: changes.body ?? text,
  });
}

const replySchema = z.object({
  type: z.literal(4),
  data: z.object({
    content: z.string().max(2000).optional(),
    flags: z.number().optional(),
    // Nobody is ever pinged.
    allowed_mentions: z.object({ parse: z.array(z.never()) }),
    embeds: z
      .array(
        // The limits of Discord: https://discord.com/developers/docs/resources/message#embed-object-embed-limits
        z.object({
          title: z.string().min(1).max(256),
          url: z.url(),
          description: z.string().max(4096).optional(),
          fields: z
            .array(
              z.object({
                name: z.string().min(1).max(256),
                value: z.string().min(1).max(1024),
                inline: z.boolean().optional(),
              }),
            )
            .max(25)
            .optional(),
        }),
      )
      .optional(),
  }),
});

async function command(name: string, options: Record<string, string | number>) {
  const reply = await send({
    type: 2,
    member: { user: { id: person } },
    data: { name, options: Object.entries(options).map(([key, value]) => ({ name: key, type: 3, value })) },
  });
  expect(reply.status).toBe(200);
  return replySchema.parse(await reply.json()).data;
}

async function complete(name: string, option: string, value: string) {
  const reply = await send({
    type: 4,
    user: { id: person },
    data: { name, options: [{ name: option, type: 3, value, focused: true }] },
  });
  return z
    .object({
      type: z.literal(8),
      data: z.object({
        choices: z.array(z.object({ name: z.string().max(100), value: z.string().max(100) })).max(25),
      }),
    })
    .parse(await reply.json()).data.choices;
}

function useStore(db: Firestore): Firestore {
  vi.spyOn(dependencies, "createSystemDependencies").mockResolvedValue({ db, now: () => new Date() });
  return db;
}

describe("the endpoint", () => {
  test("is not there without a key", async () => {
    vi.stubEnv("DISCORD_PUBLIC_KEY", "");
    expect((await send({ type: 1 })).status).toBe(404);
  });

  test("answers a ping", async () => {
    expect(await readReply(await send({ type: 1 }))).toEqual({ type: 1 });
  });

  test.each<[string, Parameters<typeof send>[1]]>([
    ["another body", { body: '{"type":1,"x":1}' }],
    ["no signature", { headers: { "x-signature-ed25519": "" } }],
    ["the signature of something else", { headers: { "x-signature-ed25519": "ab".repeat(64) } }],
    ["another time", { headers: { "x-signature-timestamp": "1700000000" } }],
  ])("refuses %s with 401, before it reads what was sent", async (_, changes) => {
    const reply = await send({ type: 1 }, changes);
    expect(reply.status).toBe(401);
    expect(dependencies.createSystemDependencies).not.toHaveBeenCalled();
  });

  test.each(["not JSON", "[]", '{"type":3}', '{"type":2}'])("refuses a signed %s with 400", async (body) => {
    expect((await send(body)).status).toBe(400);
  });

  test("refuses a body that is too large", async () => {
    expect((await send("x".repeat(40_000))).status).toBe(413);
  });

  test("tells a person who asks too often, in words that only they see", async () => {
    // No time passes between the calls: with every three seconds one more is allowed.
    vi.useFakeTimers({ toFake: ["Date"] });
    for (let call = 0; call < 5; call++) await command("drop", { item: "rathalos-ruby" });
    const data = await command("drop", { item: "rathalos-ruby" });
    expect(data.content).toMatch(/^Too many commands\. Try again in \d+ s\.$/);
    expect(data.flags).toBe(64);
  });

  test("says that the site could not answer, and reports why", async () => {
    vi.spyOn(dependencies, "createSystemDependencies").mockRejectedValue(new Error("store is gone"));
    const data = await command("record", { quest: "x" });
    expect(data).toMatchObject({ flags: 64, content: expect.stringMatching(/try again in a minute/) });
    expect(getErrors()).toHaveBeenCalled();
  });

  test("does not know other commands", async () => {
    expect(await command("constructor", {})).toMatchObject({ flags: 64 });
  });
});

describe("/hitzones", () => {
  test("says what the page of the monster says", async () => {
    const { embeds } = await command("hitzones", { monster: "rathalos" });
    expect(embeds?.[0]).toMatchObject({ title: "Rathalos", url: `${siteConfig.url}/wiki/hitzones/rathalos` });
    expect(embeds?.[0]?.description).toContain("Weak to: Dragon");
    expect(embeds?.[0]?.fields?.map(({ name }) => name)).toEqual(["Sever", "Blunt", "Ammo"]);
    expect(embeds?.[0]?.fields?.[0]?.value).toMatch(/^\*\*\d+\*\* .*Head/);
  });

  test.each(["Rathalos", "RATHALOS", "rathlos", "  rathalos "])("finds “%s”", async (monster) => {
    expect((await command("hitzones", { monster })).embeds?.[0]?.title).toBe("Rathalos");
  });

  test("quotes what it does not find so that it does nothing", async () => {
    const { content, flags } = await command("hitzones", { monster: "@everyone **x** [a](http://b)" });
    expect(content).toContain(String.raw`\@everyone \*\*x\*\* \[a\]\(http\://b\)`);
    expect(flags).toBe(64);
  });

  test("fits Discord's limits for every monster", async () => {
    for (const { id } of getCatalog().monsters.all) {
      // A person of its own for each.
      person = String(Number(person) + 1_000_000);
      expect((await command("hitzones", { monster: id })).embeds).toHaveLength(1);
    }
  });
});

describe("/drop", () => {
  test("names the fastest monsters, for the number that is needed", async () => {
    const one = (await command("drop", { item: "Rathalos Ruby", rank: "high" })).embeds?.[0];
    const three = (await command("drop", { item: "rathalos-ruby", amount: 3, rank: "high" })).embeds?.[0];
    const hunts = (text = "") => Number(/: ([\d.]+) hunts/.exec(text)?.[1]);
    expect(one?.description).toMatch(/^1\. \*\*.*Rathalos\*\* \(High rank\): /i);
    expect(hunts(three?.description)).toBeGreaterThan(hunts(one?.description));
    expect(three?.title).toBe("Rathalos Ruby × 3");
    expect(three?.url).toBe(`${siteConfig.url}/wiki/drop-finder?item=rathalos-ruby&n=3&rank=high`);
  });

  test("says so where no monster drops it", async () => {
    expect((await command("drop", { item: "potion" })).embeds?.[0]?.description).toMatch(/^No monster drops/);
  });
});

describe("/build", () => {
  test("reads a link to the builder", async () => {
    const { embeds } = await command("build", { link: `${siteConfig.url}/b/${codeOf(bowLoadout)}` });
    expect(embeds?.[0]).toMatchObject({
      title: "Hunter's Stoutbow",
      description: expect.stringMatching(/^Bow: /),
    });
    expect(embeds?.[0]?.fields?.map(({ name }) => name)).toEqual(["Attack", "Affinity", "Defense", "Skills"]);
  });

  test("says what is wrong with a link", async () => {
    expect(await command("build", { link: "https://example.com" })).toMatchObject({
      content: "That link does not lead to a build.",
      flags: 64,
    });
  });

  test("shows a published build, and no private or deleted one", async () => {
    const db = useStore(createInProcessDb());
    const id = "a".repeat(24);
    const ask = async (visibility: string) => {
      await db.doc(`builds/${id}`).set(storedBuild("rook", { title: "Secret plan", visibility }));
      return command("build", { link: `${siteConfig.url}/wiki/builds/${id}` });
    };
    expect((await ask("published")).embeds?.[0]).toMatchObject({ title: "Secret plan" });
    for (const visibility of ["private", "deleted"]) {
      const data = await ask(visibility);
      expect(JSON.stringify(data), visibility).not.toContain("Secret plan");
      expect(data).toMatchObject({ flags: 64 });
    }
  });
});

describe("/record", () => {
  test("links to the board of what was asked for, also where it is empty", async () => {
    const [quest] = await complete("record", "quest", "");
    const { embeds } = await command("record", { quest: quest?.value ?? "", rules: "ta", weapon: "bow" });
    expect(embeds?.[0]).toMatchObject({
      title: quest?.name,
      url: `${siteConfig.url}/leaderboards/overview?board=${quest?.value}_ta_bow_all_1`,
      description: "TA, Bow, all platforms, solo\n\nNo runs yet.",
    });
  });
});

test("/record of an arena quest is of the arena's rules, and of no others", async () => {
  const { embeds } = await command("record", { quest: arenaQuest });
  expect(embeds?.[0]?.url).toContain(`board=${arenaQuest}_arena_all_all_1`);
  const refused = await command("record", { quest: arenaQuest, rules: "ta" });
  expect(refused).toMatchObject({ flags: 64, content: expect.stringMatching(/ has no TA board\.$/) });
});

test("/record shows verified runs, with names that do nothing", async () => {
  const db = useStore(createInProcessDb());
  const now = () => new Date("2026-11-18T12:00:00Z");
  const changes = { weapon: "switch-axe", ruleset: "ta" };
  for (const path of [`boards/${soloQuest}_ta_switch-axe_all_1`]) purgePage(path);
  await addVerified({ db, now }, "rook_*x*", { ...changes, time: "04'00\"00" });
  await submitFor({ db, now }, "crow", { ...changes, time: "03'00\"00" });
  const { embeds } = await command("record", { quest: soloQuest, rules: "ta", weapon: "switch-axe" });
  const lines = embeds?.[0]?.description?.split("\n").slice(2);
  expect(lines).toEqual([String.raw`1. **04'00"00** rook\_\*x\* (Switch Axe)`]);
});

describe("names that are being typed", () => {
  test("are completed, those that begin so first", async () => {
    const choices = await complete("hitzones", "monster", "rath");
    expect(choices.slice(0, 2).map(({ name }) => name)).toContain("Rathalos");
    expect(choices.every(({ name }) => /rath/i.test(name))).toBe(true);
  });

  test("are the first of all where nothing is typed, and none for other fields", async () => {
    expect(await complete("drop", "item", "")).toHaveLength(25);
    expect(await complete("build", "link", "a")).toEqual([]);
  });
});

describe("the commands that Discord is told", () => {
  test("keep its limits, and all of them are answered", async () => {
    for (const { name, description, options } of discordCommands) {
      expect(name).toMatch(/^[a-z]{1,32}$/);
      for (const text of [description, ...options.map((option) => option.description)]) {
        expect(text.length).toBeGreaterThan(0);
        expect(text.length).toBeLessThanOrEqual(100);
      }
      for (const option of options) {
        if ("choices" in option) expect(option.choices.length).toBeLessThanOrEqual(25);
      }
      expect((await command(name, {})).content ?? "").not.toMatch(/not known/);
    }
  });
});

test("/lfg shows the hunts of a monster with their seats, and none that is over or was hidden", async () => {
  const db = useStore(createInProcessDb());
  const place = { db, now: () => new Date() };
  expect((await command("lfg", {})).embeds?.[0]?.description).toContain("Nobody is looking right now");
  await addHelper(db, "rook");
  await postHuntSearch(place, hunterOf("rook"), huntOf({ crossplay: false, seats: 2 }));
  const [shown] = (await command("lfg", { monster: "rathalos" })).embeds ?? [];
  expect(shown?.url).toBe(`${siteConfig.url}/hunting-help/find?monster=rathalos`);
  expect(shown?.description).toMatch(
    /^\*\*Rathalos\*\* <t:\d+:R>, rook: 2 more wanted · PC, crossplay off · Japanese$/,
  );
  expect(JSON.stringify(shown)).not.toContain("3RK-20Q-9XY");
  const elsewhere = await command("lfg", { monster: "rathalos", platform: "xbox" });
  expect(elsewhere.embeds?.[0]?.description).toContain("Nobody");
  await eraseHuntSearch(place, "rook", "a moderator removed it.");
  expect((await command("lfg", {})).embeds?.[0]?.description).toContain("Nobody");
});

test("names of players do nothing in a message", () => {
  expect(escapeDiscord("**a** _b_ ~~c~~ `d` ||e|| > f # g [h](i) <@1> @here :x: - l")).toBe(
    String.raw`\*\*a\*\* \_b\_ \~\~c\~\~ \`d\` \|\|e\|\| \> f \# g \[h\]\(i\) \<\@1\> \@here \:x\: \- l`,
  );
});
