import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { getBuildCardPath } from "@/lib/builder/share/share-build";
import { readPublishedBuild } from "@/lib/builds/read-build.server";
import { buildQuerySchema } from "@/lib/builds/schema";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { ApiError } from "@/lib/http/api-error";
import { getRunCardPath } from "@/lib/leaderboards/board/board-paths";
import { formatPlayers } from "@/lib/leaderboards/board/format-board";
import { readVerifiedRun } from "@/lib/leaderboards/run/read-run.server";
import { formatRunTime } from "@/lib/leaderboards/run/run-time";
import { runQuerySchema } from "@/lib/leaderboards/schema";
import { siteConfig } from "@/lib/site/config";
import { getUserPath } from "@/lib/site/routes";
import type { OEmbedQuery, OEmbedResponse } from "./schema";

/** Size of our pictures, in pixels. */
const picture = { width: 1200, height: 630 };
/** Seconds that a page may keep the card; what was hidden meanwhile is gone then. */
const contentAge = 60;
const factsAge = 86_400;

interface Card {
  readonly title: string;
  readonly author?: { readonly name: string; readonly uid: string | null };
  /** From the root. */
  readonly image: string;
  readonly age: number;
}

/**
 * Subject of an address of this site, for sites that show links as cards (https://oembed.com): a published build, a
 * verified run or a monster.
 *
 * @throws ApiError 404 for every other address, 501 for another format than JSON
 */
export async function readEmbed(
  dependencies: Pick<Dependencies, "db">,
  { url, maxwidth = picture.width, maxheight = picture.height, format }: OEmbedQuery,
): Promise<OEmbedResponse> {
  if (format !== "json") throw new ApiError(501, "Only JSON is available.", { code: "bad-request" });
  const card = await readCard(dependencies, readOwnPath(url));
  const fits = maxwidth >= picture.width && maxheight >= picture.height;
  return {
    version: "1.0",
    type: "link",
    title: card.title,
    ...(card.author && { author_name: card.author.name }),
    ...(card.author?.uid && { author_url: `${siteConfig.url}${getUserPath(card.author.uid)}` }),
    provider_name: siteConfig.name,
    provider_url: siteConfig.url,
    cache_age: card.age,
    ...(fits && {
      thumbnail_url: `${siteConfig.url}${card.image}`,
      thumbnail_width: picture.width,
      thumbnail_height: picture.height,
    }),
  };
}

/** The parts of an address of this site; none for one of another. */
function readOwnPath(url: string): readonly string[] {
  if (!URL.canParse(url)) return [];
  const { origin, pathname } = new URL(url);
  return origin === new URL(siteConfig.url).origin ? pathname.split("/").filter(Boolean) : [];
}

async function readCard(
  dependencies: Pick<Dependencies, "db">,
  [first, second, id, ...others]: readonly string[],
): Promise<Card> {
  if (id !== undefined && others.length === 0) {
    if (first === "wiki" && second === "builds") return readBuildCard(dependencies, id);
    if (first === "leaderboards" && second === "runs") return readRunCard(dependencies, id);
    if (first === "wiki" && second === "hitzones") return readMonsterCard(id);
  }
  throw createNotFound();
}

async function readBuildCard(dependencies: Pick<Dependencies, "db">, id: string): Promise<Card> {
  if (!buildQuerySchema.safeParse({ id }).success) throw createNotFound();
  const { build, author } = await readPublishedBuild(dependencies, id);
  return {
    title: build.title,
    author: { name: author.displayName, uid: build.owner },
    image: getBuildCardPath(build.code),
    age: contentAge,
  };
}

async function readRunCard(dependencies: Pick<Dependencies, "db">, id: string): Promise<Card> {
  if (!runQuerySchema.safeParse({ id }).success) throw createNotFound();
  const { run } = await readVerifiedRun(dependencies, id);
  const quest = getCatalog().quests.get(run.quest)?.name ?? run.quest;
  return {
    title: `${quest}: ${formatRunTime(run.timeCs)}`,
    author: {
      name: formatPlayers(run.players),
      uid: run.players.length === 1 ? (run.players[0]?.uid ?? null) : null,
    },
    image: getRunCardPath(id),
    age: contentAge,
  };
}

function readMonsterCard(id: string): Card {
  const monster = getCatalog().monsters.get(id);
  if (!monster) throw createNotFound();
  return { title: monster.name, image: `/api/wiki/monsters/${monster.id}/card`, age: factsAge };
}

function createNotFound(): ApiError {
  return new ApiError(404, "This address has no card.", { code: "not-found" });
}
