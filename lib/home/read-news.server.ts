import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { type ListedBuild, readFirstBuild } from "@/lib/builds/list-builds.server";
import { getBuildsPath } from "@/lib/builds/paths";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { weaponTypeLabels } from "@/lib/catalog/labels";
import { countPurges, readPageData } from "@/lib/content/cache-page.server";
import { listEvents } from "@/lib/event-quests/read-events.server";
import { listGuides } from "@/lib/guides/list-guides.server";
import { getGuidesPath } from "@/lib/guides/paths";
import { formatSeats, formatStart, formatTimeLeft, listRequestFacts } from "@/lib/hunting-help/format-help";
import { getHelpFormPath, getHelpPath } from "@/lib/hunting-help/help-paths";
import { listHuntSearches } from "@/lib/hunting-help/hunt/hunt-searches.server";
import { listRequests } from "@/lib/hunting-help/request/list-requests.server";
import { getBoardPath, getRunPath } from "@/lib/leaderboards/board/board-paths";
import { formatPlayers, formatRuleset } from "@/lib/leaderboards/board/format-board";
import { readChallenge, readQuests } from "@/lib/leaderboards/board/read-quests.server";
import { listFallen } from "@/lib/leaderboards/board/read-quests-page.server";
import { formatRunTime } from "@/lib/leaderboards/run/run-time";
import { formatCount } from "@/lib/text/format";
import { type NewsPlace, newsPlaces } from "./places";
import type { NewsEntry, NewsResponse } from "./schema";

type Told = Omit<NewsEntry, "place"> | null;

/** Each place with what it tells; `null` where there is nothing to tell. */
const readers: Readonly<Record<NewsPlace, (dependencies: Dependencies) => Promise<Told>>> = {
  guide: async (dependencies) => {
    const [guide] = (await listGuides(dependencies, {})).guides;
    if (!guide) return null;
    const { slug, title, author, minutes } = guide;
    return { title, detail: author?.displayName ?? `${minutes} min`, href: getGuidesPath(slug) };
  },
  event: async (dependencies) => {
    const at = dependencies.now().toISOString();
    const { events } = await listEvents(dependencies, {});
    const [event, ...others] = events.filter(({ from }) => from === null || from <= at);
    if (!event) return null;
    const { name, availability, until } = event;
    const end = availability === "dated" && until ? `until ${until.slice(0, 10)}` : "";
    return {
      title: name,
      detail: join(end, others.length > 0 && `${others.length} more`),
      href: "/wiki/quests",
    };
  },
  build: async (dependencies) => toBuildNews(await readFirstBuild(dependencies, "newest")),
  liked: async (dependencies) => {
    const build = await readFirstBuild(dependencies, "liked");
    return build && build.likes > 0 ? toBuildNews(build, formatCount(build.likes, "like", "likes")) : null;
  },
  record: async (dependencies) => {
    const [record] = listFallen((await readQuests(dependencies)).quests, dependencies.now());
    if (!record) return null;
    return {
      title: `${formatRunTime(record.timeCs)} · ${getQuestName(record.quest)}`,
      detail: `${formatRuleset(record.ruleset)}, ${formatPlayers(record.players)}`,
      href: getRunPath(record.runId),
    };
  },
  challenge: async (dependencies) => {
    const { quest, ruleset, boardId, to } = await readChallenge(dependencies, undefined);
    const left = formatTimeLeft(to, dependencies.now().toISOString());
    return {
      title: getQuestName(quest),
      detail: `${formatRuleset(ruleset)}, ${left} left`,
      href: getBoardPath(boardId),
    };
  },
  request: async (dependencies) => {
    const board = await listRequests(dependencies, { status: "open", sort: "unanswered" });
    const [request] = board.requests;
    if (!request) return null;
    return {
      title: request.title,
      detail: listRequestFacts(request)[0] ?? "",
      href: getHelpPath(request.id),
    };
  },
  hunt: async (dependencies) => {
    const { searches } = await listHuntSearches(dependencies, {});
    const [hunt, ...others] = searches.filter(({ seats, players }) => players.length < seats);
    if (!hunt) return null;
    const { monsterName, questName, startsAt, seats, players } = hunt;
    return {
      title: questName ?? monsterName ?? "A hunt",
      detail: join(
        formatStart(startsAt, dependencies.now().toISOString()),
        formatSeats(seats, players.length),
        others.length > 0 && formatCount(others.length, "other hunt", "other hunts"),
      ),
      href: getHelpFormPath("find"),
    };
  },
};

/** News of the site, made once a second at most, and anew after something was published or hidden. */
export async function readNews(dependencies: Dependencies): Promise<NewsResponse> {
  const news = await readPageData(`home/news/${countPurges()}`, async () => {
    const told = newsPlaces.map(async (place): Promise<NewsEntry[]> => {
      const entry = await readers[place](dependencies);
      return entry ? [{ place, ...entry }] : [];
    });
    return (await Promise.all(told)).flat();
  });
  return { message: "OK", news: news ?? [] };
}

function toBuildNews(build: ListedBuild | null, more?: string): Told {
  if (!build) return null;
  return {
    title: build.title || "Untitled build",
    detail: join(weaponTypeLabels[build.weapon], more),
    href: getBuildsPath(build.id),
  };
}

function getQuestName(id: string): string {
  return getCatalog().quests.get(id)?.name ?? id;
}

function join(...parts: readonly (string | false | undefined)[]): string {
  return parts.filter(Boolean).join(", ");
}
