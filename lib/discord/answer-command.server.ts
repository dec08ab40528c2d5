import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { readAttachment } from "@/lib/builds/attachment";
import { describeAttachment } from "@/lib/builds/describe-attachment.server";
import { getBuildsPath, getOpenInBuilderPath } from "@/lib/builds/paths";
import { ranks, weaponTypes } from "@/lib/catalog/codes";
import { rankLabels, weaponTypeLabels } from "@/lib/catalog/labels";
import { maxAmount } from "@/lib/drops/drop-finder-state";
import { findSourcesForAmount } from "@/lib/drops/find-sources";
import { defaultHabits } from "@/lib/drops/habits";
import { formatHunts, formatStrength } from "@/lib/drops/labels";
import { listDropPools } from "@/lib/drops/list-drop-pools.server";
import { formatEvent } from "@/lib/event-quests/labels";
import { getEventsPath } from "@/lib/event-quests/paths";
import { listEvents } from "@/lib/event-quests/read-events.server";
import { ApiError } from "@/lib/http/api-error";
import { formatLanguage, formatSeats } from "@/lib/hunting-help/format-help";
import { getHelpFormPath } from "@/lib/hunting-help/help-paths";
import type { HuntSearch } from "@/lib/hunting-help/hunt/hunt-schema";
import { listHuntSearches } from "@/lib/hunting-help/hunt/hunt-searches.server";
import { rulesetIds, toBoardId } from "@/lib/leaderboards/board/board-id";
import { getBoardPath } from "@/lib/leaderboards/board/board-paths";
import { formatBoard, formatPlayers, formatRuleset } from "@/lib/leaderboards/board/format-board";
import { listRulesets } from "@/lib/leaderboards/board/list-quest-choices.server";
import { readBoardPage } from "@/lib/leaderboards/board/read-board.server";
import { formatRunTime } from "@/lib/leaderboards/run/run-time";
import { siteConfig } from "@/lib/site/config";
import { platformLabels, platforms } from "@/lib/site/platforms";
import { getDropFinderPath, getMonsterPath } from "@/lib/site/wiki-paths";
import { formatNumber } from "@/lib/text/format";
import { damageLabels, damageTypes, rawTypes } from "@/lib/wiki/monsters/damage-types";
import { getBestParts } from "@/lib/wiki/monsters/get-best-parts";
import { getMonsterPage } from "@/lib/wiki/monsters/get-monster-page.server";
import { cutText, escapeDiscord } from "./escape-markdown";
import type { Choice, CommandAnswer, CommandCall, EmbedField } from "./interaction-schema";
import { findThings, type NamedThing, namedThings } from "./named-things.server";

/** Choices of a field that completes names: as many as Discord takes. */
const maxChoices = 25;
const maxSources = 5;
const maxRuns = 5;
const maxEvents = 8;
const maxHunts = 8;
/** Eight of them stay below what a description may have, 4,096 letters. */
const maxEventLine = 480;
/** Length of a title, of a name of a choice and of the value of a field, by Discord's limits. */
const maxTitle = 256;
const maxChoiceName = 100;
const maxFieldValue = 1024;

type Options = CommandCall["data"]["options"];
type Named = Pick<NamedThing, "id" | "name">;

const commands: Readonly<
  Record<string, (options: Options, dependencies: Dependencies) => CommandAnswer | Promise<CommandAnswer>>
> = {
  hitzones: (options) => answerNamed("monster", options, describeMonster),
  drop: (options) => answerNamed("item", options, (item) => describeDrops(item, options)),
  build: (options, dependencies) => describeBuild(readText(options, "link"), dependencies),
  events: (_options, dependencies) => describeEvents(dependencies),
  lfg: (options, dependencies) =>
    readText(options, "monster") === ""
      ? describeHunts(undefined, options, dependencies)
      : answerNamed("monster", options, (monster) => describeHunts(monster, options, dependencies)),
  record: (options, dependencies) =>
    answerNamed("quest", options, (quest) => describeRecord(quest, options, dependencies)),
};

/** Answer to a command. A name, code or link that leads nowhere is an answer too. */
export async function answerCommand(
  { data: { name, options } }: CommandCall,
  dependencies: Dependencies,
): Promise<CommandAnswer> {
  const answer = commands[name];
  if (!answer) return { ok: false, why: "This command is not known here. It may have been removed." };
  return answer(options, dependencies);
}

/** Names that complete what was typed so far; the first ones of all where nothing was typed. */
export function completeName({ data: { options } }: CommandCall): Choice[] {
  const field = options.find(({ focused }) => focused);
  const all = field && namedThings[field.name]?.();
  if (!all) return [];
  return findThings(String(field.value), all, maxChoices).map(({ id, name }) => ({
    name: cutText(name, maxChoiceName),
    value: id,
  }));
}

function readText(options: Options, name: string): string {
  const value = options.find((option) => option.name === name)?.value;
  return value === undefined ? "" : String(value);
}

/** The value of an option among those it may have. */
function readChoice<Value extends string>(
  options: Options,
  name: string,
  values: readonly Value[],
): Value | undefined {
  const text = readText(options, name);
  return values.find((value) => value === text);
}

/** By the ID that a completed name sends, or the best match for what was typed. */
function findOne(text: string, all: readonly NamedThing[]): Named | undefined {
  if (text.trim() === "") return undefined;
  return all.find(({ id }) => id === text) ?? findThings(text, all, 1)[0];
}

function answerNamed(
  option: string,
  options: Options,
  describe: (found: Named) => CommandAnswer | Promise<CommandAnswer>,
): CommandAnswer | Promise<CommandAnswer> {
  const typed = readText(options, option).slice(0, maxChoiceName);
  const found = findOne(typed, namedThings[option]?.() ?? []);
  if (found) return describe(found);
  return {
    ok: false,
    why: `No ${option} matches “${escapeDiscord(typed)}”. Pick a name from the list while typing.`,
  };
}

function toUrl(path: string): string {
  return `${siteConfig.url}${path}`;
}

function describeMonster({ id, name }: Named): CommandAnswer {
  const { elements, hitzones, health } = getMonsterPage(id);
  const best = getBestParts(hitzones);
  const fields: EmbedField[] = rawTypes.map((type) => {
    const { value = 0, parts = [] } = best[damageTypes.indexOf(type)] ?? {};
    return {
      name: damageLabels[type].label,
      value: parts.length > 0 ? `**${value}** ${parts.map((part) => part.name).join(", ")}` : "No part",
      inline: true,
    };
  });
  const weak = elements.map(([element, value]) => `${damageLabels[element].label} ${value}`);
  return {
    ok: true,
    embed: {
      title: name,
      url: toUrl(getMonsterPath(id)),
      description: `Weak to: ${weak.join(", ") || "no element"}\nBase health: ${formatNumber(health)}`,
      fields: fields.map((field) => ({ ...field, value: cutText(field.value, maxFieldValue) })),
    },
  };
}

function describeDrops({ id, name }: Named, options: Options): CommandAnswer {
  const amount = Math.min(maxAmount, Math.max(1, Math.trunc(Number(readText(options, "amount"))) || 1));
  const rank = readChoice(options, "rank", ranks);
  const sources = findSourcesForAmount(id, amount, listDropPools(), defaultHabits, rank).filter(
    ({ expected }) => Number.isFinite(expected),
  );
  const query = new URLSearchParams({
    item: id,
    ...(amount > 1 && { n: String(amount) }),
    ...(rank && { rank }),
  });
  const lines = sources
    .slice(0, maxSources)
    .map(
      ({ monster, ways, rank: from, expected, nineTenths }, index) =>
        `${index + 1}. **${formatStrength(ways)}${monster.name}** (${rankLabels[from]}): ${formatHunts(expected)} hunts on average, ${formatHunts(Number.isFinite(nineTenths) ? nineTenths : null)} for a 90% chance`,
    );
  return {
    ok: true,
    embed: {
      title: amount > 1 ? `${name} × ${amount}` : name,
      url: toUrl(`${getDropFinderPath()}?${query}`),
      description: lines.join("\n") || "No monster drops this item in a usual hunt.",
    },
  };
}

async function describeBuild(link: string, dependencies: Pick<Dependencies, "db">): Promise<CommandAnswer> {
  const read = readAttachment(link);
  if (!read.ok) return { ok: false, why: read.why };
  const found = await describeAttachment(dependencies, read.attachment).catch((error: unknown) => {
    if (error instanceof ApiError && error.status < 500) return error;
    throw error;
  });
  if (found instanceof ApiError) return { ok: false, why: found.message };
  const { attachment, title, weapon, code, summary } = found;
  const path = attachment.kind === "build" ? getBuildsPath(attachment.id) : getOpenInBuilderPath(code);
  const figures = summary?.columns.always.weapon;
  const skills = summary?.skills.map(({ name, level }) => `${name} ${level}`) ?? [];
  const more = summary && summary.moreSkills > 0 ? [`and ${summary.moreSkills} more`] : [];
  return {
    ok: true,
    embed: {
      title: cutText(escapeDiscord(title) || summary?.weapon.name || "Build", maxTitle),
      url: toUrl(path),
      description: `${weaponTypeLabels[weapon]}${summary ? `: ${summary.weapon.name}` : ""}`,
      fields: [
        ...(figures
          ? [
              { name: "Attack", value: formatNumber(figures.attack), inline: true },
              { name: "Affinity", value: `${formatNumber(figures.affinity)}%`, inline: true },
            ]
          : []),
        ...(summary
          ? [{ name: "Defense", value: formatNumber(summary.columns.always.defense), inline: true }]
          : []),
        ...(skills.length > 0
          ? [{ name: "Skills", value: cutText([...skills, ...more].join(", "), maxFieldValue) }]
          : []),
      ],
    },
  };
}

async function describeRecord(
  { id: quest, name }: Named,
  options: Options,
  dependencies: Pick<Dependencies, "db">,
): Promise<CommandAnswer> {
  const rulesets = listRulesets(quest);
  const asked = readChoice(options, "rules", rulesetIds);
  // Arena quests have a ruleset of their own, and no other.
  const ruleset = asked ?? rulesets.find((each) => each === "freestyle") ?? rulesets[0] ?? "freestyle";
  if (!rulesets.includes(ruleset)) {
    return { ok: false, why: `${name} has no ${formatRuleset(ruleset)} board.` };
  }
  const weapon = readChoice(options, "weapon", weaponTypes) ?? "all";
  const key = { quest, ruleset, weapon, platform: "all", party: 1 } as const;
  const id = toBoardId(key);
  const { rows } = await readBoardPage(dependencies, { id });
  const lines = rows
    .slice(0, maxRuns)
    .map(
      ({ place, timeCs, players, weapon: used }) =>
        `${place}. **${formatRunTime(timeCs)}** ${escapeDiscord(formatPlayers(players))} (${weaponTypeLabels[used]})`,
    );
  return {
    ok: true,
    embed: {
      title: name,
      url: toUrl(getBoardPath(id)),
      description: `${formatBoard(key)}\n\n${lines.join("\n") || "No runs yet."}`,
    },
  };
}

async function describeEvents(dependencies: Dependencies): Promise<CommandAnswer> {
  const { events } = await listEvents(dependencies, {});
  const lines = events
    .slice(0, maxEvents)
    .map((event) =>
      cutText(`**${escapeDiscord(event.name)}** ${escapeDiscord(formatEvent(event))}`, maxEventLine),
    );
  return {
    ok: true,
    embed: {
      title: "Event quests",
      url: toUrl(getEventsPath()),
      description: lines.join("\n") || "No event quests are listed right now.",
    },
  };
}

async function describeHunts(
  monster: Named | undefined,
  options: Options,
  dependencies: Dependencies,
): Promise<CommandAnswer> {
  const platform = readChoice(options, "platform", platforms);
  const query = { cursor: undefined, ...(monster && { monster: monster.id }), ...(platform && { platform }) };
  const { searches } = await listHuntSearches(dependencies, query);
  const lines = searches.slice(0, maxHunts).map((hunt) => cutText(formatHunt(hunt), maxEventLine));
  return {
    ok: true,
    embed: {
      title: monster ? `Hunts: ${monster.name}` : "Hunts that look for hunters",
      url: toUrl(getHelpFormPath("find", { monster: monster?.id, platform })),
      description:
        lines.join("\n") || "Nobody is looking right now. Open the page to list a hunt of your own.",
    },
  };
}

/** Discord shows the moment in the zone of each reader. */
function formatHunt(hunt: HuntSearch): string {
  const { questName, monsterName, author, seats, players, platform, crossplay, language, startsAt } = hunt;
  const title = [questName, monsterName].filter(Boolean).join(", ");
  const facts = [
    formatSeats(seats, players.length),
    crossplay ? platformLabels[platform] : `${platformLabels[platform]}, crossplay off`,
    formatLanguage(language),
    ...(hunt.newcomers ? ["newcomers welcome"] : []),
  ];
  const start = `<t:${Math.floor(Date.parse(startsAt) / 1000)}:R>`;
  return `**${title}** ${start}, ${escapeDiscord(author.displayName)}: ${facts.join(" · ")}`;
}
