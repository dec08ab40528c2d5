import { beforeEach, expect, test } from "vitest";
import { newsPlaces } from "@/lib/home/places";
import { newsResponseSchema } from "@/lib/home/schema";
import { createMember } from "../support/accounts";
import { callApi } from "../support/api";
import { postBuild, savePublishedBuild } from "../support/builds/saved-builds";
import { awayFromMidnight } from "../support/utc-day";

beforeEach(awayFromMidnight);

async function readNews() {
  const reply = await callApi("/api/home");
  expect(reply.status).toBe(200);
  return newsResponseSchema.parse(reply.body).news;
}

test("the home page tells of the newest build, and no more with the reply that hides it", async () => {
  const rook = await createMember();
  const { id } = await savePublishedBuild(rook);
  const news = await readNews();
  expect(news.find(({ place }) => place === "build")?.href).toBe(`/wiki/builds/${id}`);
  await postBuild(`/${id}/unpublish`, rook);
  expect((await readNews()).map(({ href }) => href)).not.toContain(`/wiki/builds/${id}`);
});

test("each place tells one thing at most, of this site, and the challenge is always there", async () => {
  const news = await readNews();
  const places = news.map(({ place }) => place);
  expect(places).toEqual(newsPlaces.filter((place) => places.includes(place)));
  expect(places).toContain("challenge");
  for (const { title, href } of news) {
    expect(title).not.toBe("");
    expect(href).toMatch(/^\/[a-z]/);
  }
});
