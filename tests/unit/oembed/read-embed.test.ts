import { describe, expect, test } from "vitest";
import { readEmbed } from "@/lib/oembed/read-embed.server";
import { type OEmbedQuery, oEmbedResponseSchema } from "@/lib/oembed/schema";
import { siteConfig } from "@/lib/site/config";
import { storedBuild } from "@/tests/support/builds/stored-build";
import { createInProcessDb } from "@/tests/support/in-process-db";
import { addVerified, submitFor } from "@/tests/support/leaderboards/runs";

const now = () => new Date("2026-11-20T12:00:00Z");
const here = (path: string): OEmbedQuery => ({ url: `${siteConfig.url}${path}`, format: "json" });

async function embed(db: ReturnType<typeof createInProcessDb>, query: OEmbedQuery) {
  return oEmbedResponseSchema.parse(await readEmbed({ db }, query));
}

describe("the card of a link", () => {
  test("of a monster has its name and picture", async () => {
    expect(await embed(createInProcessDb(), here("/wiki/hitzones/rathalos?state=wound#parts"))).toEqual({
      version: "1.0",
      type: "link",
      title: "Rathalos",
      provider_name: siteConfig.name,
      provider_url: siteConfig.url,
      cache_age: 86_400,
      thumbnail_url: `${siteConfig.url}/api/wiki/monsters/rathalos/card`,
      thumbnail_width: 1200,
      thumbnail_height: 630,
    });
  });

  test("has no picture where less room is asked for", async () => {
    const query = { ...here("/wiki/hitzones/rathalos"), maxwidth: 600 };
    expect(await embed(createInProcessDb(), query)).not.toHaveProperty("thumbnail_url");
  });

  test("of a verified run has its time and runner; of a run that waits there is none", async () => {
    const db = createInProcessDb();
    const verified = await addVerified({ db, now }, "rook");
    const pending = await submitFor({ db, now }, "crow");
    expect(await embed(db, here(`/leaderboards/runs/${verified}`))).toMatchObject({
      title: expect.stringMatching(/: 04'00"00$/),
      author_name: "rook",
      author_url: `${siteConfig.url}/user/rook`,
    });
    await expect(embed(db, here(`/leaderboards/runs/${pending.id}`))).rejects.toMatchObject({ status: 404 });
  });

  test("of a published build has its title; of a private or deleted one there is none", async () => {
    const db = createInProcessDb();
    const id = "b".repeat(24);
    const lay = (visibility: string) => db.doc(`builds/${id}`).set(storedBuild("rook", { visibility }));
    await lay("published");
    expect(await embed(db, here(`/wiki/builds/${id}`))).toMatchObject({ title: "Rey Dau bow" });
    for (const visibility of ["private", "deleted"]) {
      await lay(visibility);
      await expect(embed(db, here(`/wiki/builds/${id}`)), visibility).rejects.toMatchObject({ status: 404 });
    }
  });

  test.each([
    "https://elsewhere.example/wiki/hitzones/rathalos",
    `${siteConfig.url}.elsewhere.example/wiki/hitzones/rathalos`,
    `${siteConfig.url}@elsewhere.example/wiki/hitzones/rathalos`,
    "//localhost:3000/wiki/hitzones/rathalos",
    "/wiki/hitzones/rathalos",
    "javascript:alert(1)",
    `${siteConfig.url}/wiki/hitzones`,
    `${siteConfig.url}/wiki/hitzones/rathalos/card`,
    `${siteConfig.url}/wiki/hitzones/constructor`,
    `${siteConfig.url}/wiki/builds/..%2Fx`,
    `${siteConfig.url}/user/rook`,
  ])("of %s there is none", async (url) => {
    await expect(embed(createInProcessDb(), { url, format: "json" })).rejects.toMatchObject({ status: 404 });
  });

  test("is JSON alone", async () => {
    const query = { ...here("/wiki/hitzones/rathalos"), format: "xml" };
    await expect(embed(createInProcessDb(), query)).rejects.toMatchObject({ status: 501 });
  });
});
