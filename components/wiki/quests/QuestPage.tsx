import type { ReactNode } from "react";
import { DoubtfulFigure } from "@/components/game/DoubtfulFigure";
import { ElementValue } from "@/components/game/ElementValue";
import { EntityLink } from "@/components/game/EntityLink";
import { DataTable } from "@/components/list/DataTable";
import { FigureTable } from "@/components/ui/FigureTable";
import { Section } from "@/components/ui/Section";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { rankLabels } from "@/lib/catalog/labels";
import { questKindLabels, questObjectiveLabels } from "@/lib/catalog/world-labels";
import { getQuestPath } from "@/lib/site/wiki-paths";
import { capitalize } from "@/lib/text/capitalize";
import { formatCount, formatNumber, formatZenny } from "@/lib/text/format";
import { communityNote, formatTargetPrefix, objectiveDescriptions } from "@/lib/wiki/quests/labels";
import type { QuestDetail, QuestTargetDetail } from "@/lib/wiki/quests/quest-types";
import { QuestItems } from "./QuestItems";
import { QuestStars } from "./QuestStars";
import { questColumns } from "./quest-columns";
import { UnlockList } from "./UnlockList";

interface QuestPageProps {
  quest: QuestDetail;
  /** A section with the id `records`, from the leaderboards. */
  records: ReactNode;
  /** When it runs, of an event quest. */
  dates?: ReactNode;
  /** Buttons in the head of the page. */
  actions?: ReactNode;
  /** Other features' content at the end. */
  children?: ReactNode;
}

/** One quest: targets, locale, time limit and requirements. */
export function QuestPage({ quest, records, dates, actions, children }: QuestPageProps) {
  const { id, name, kind, stars, minutes, players, hunterRank, rank, locale, targets, others, unlockedBy } =
    quest;
  const targetText = targets.map((target) => `${formatTargetPrefix(target)}${target.name}`).join(", ");
  return (
    <WikiPage
      title={name}
      path={getQuestPath(id)}
      description={`${name}, a ${stars}★ ${questKindLabels[kind].toLowerCase()} quest in Monster Hunter Wilds: ${targetText} in ${locale.name}, ${minutes} minutes, hunter rank ${hunterRank}.`}
      section="quest"
      id={id}
      names={quest.names}
      summary={`${questKindLabels[kind]} quest, ${rankLabels[rank].toLowerCase()}. ${objectiveDescriptions[quest.objective]}`}
      actions={actions}
      figures={[
        { label: "Stars", value: <QuestStars stars={stars} /> },
        { label: "Time limit", value: renderTimeLimit(quest) },
        { label: "Hunter rank", value: formatNumber(hunterRank) },
        { label: "Players", value: players === 1 ? "1" : `1–${players}` },
      ]}
      toc={[
        { id: "targets", label: "Targets" },
        { id: "quest", label: "Details" },
        ...(quest.items.length > 0 ? [{ id: "rewards", label: "Item rewards" }] : []),
        { id: "records", label: "Records" },
        ...(others.length > 0 ? [{ id: "others", label: "Other quests" }] : []),
      ]}
    >
      <Section id="targets" title="Targets" icon="monster">
        <ul className="tiles-220 grid gap-y-5 gap-x-6">
          {targets.map((target) => (
            <TargetCard key={`${target.id}/${target.variant}`} target={target} />
          ))}
        </ul>
      </Section>
      <Section id="quest" title="Details" icon="run">
        <FigureTable
          caption="Quest details"
          columns={2}
          rows={[
            { label: "Type", value: questKindLabels[kind] },
            { label: "Objective", value: questObjectiveLabels[quest.objective] },
            { label: "Locale", value: <EntityLink entity="locales" id={locale.id} name={locale.name} /> },
            {
              label: "Rank",
              value: rankLabels[rank],
              note: "High rank starts at 4★.",
            },
            { label: "Required hunter rank", value: formatNumber(hunterRank) },
            ...listRewardRows(quest),
            ...(unlockedBy.length > 0
              ? [{ label: "Unlocked by", value: <UnlockList unlockedBy={unlockedBy} /> }]
              : []),
            { label: "Source", value: quest.isFromCommunity ? "Players" : "Game data" },
          ]}
        />
        {quest.isFromCommunity && (
          <p className="max-w-text text-dim text-14 leading-5 mt-3">{communityNote}</p>
        )}
        {kind === "event" && (
          <p className="max-w-text text-dim text-14 leading-5 mt-3">
            The game's server decides when an event quest is available, so its dates aren't in the game data.
            Players add them from announcements.
          </p>
        )}
        {dates}
        <p className="max-w-text text-dim text-14 leading-5 mt-3">See the targets' pages for their drops.</p>
      </Section>
      <QuestItems items={quest.items} draws={quest.draws} />
      {records}
      {others.length > 0 && (
        <Section
          id="others"
          title="Other quests with these targets"
          aside={formatCount(others.length, "quest", "quests")}
          flush
        >
          <DataTable
            caption="Other quests with these targets, easiest first"
            columns={questColumns}
            rows={others}
            rowKey={(row) => row.id}
            rowHref={(row) => getQuestPath(row.id)}
            pageSize={20}
          />
        </Section>
      )}
      {children}
    </WikiPage>
  );
}

function listRewardRows({ reward }: QuestDetail) {
  if (!reward) return [];
  return [
    { label: "Reward", value: formatZenny(reward.zenny) },
    { label: "Hunter rank points", value: formatNumber(reward.hunterRankPoints) },
    { label: "Faints", value: formatNumber(reward.faints), note: "The quest fails after this many." },
  ];
}

function renderTimeLimit({ minutes, isFromCommunity }: QuestDetail) {
  const text = `${formatNumber(minutes)} min`;
  return isFromCommunity ? <DoubtfulFigure why={communityNote}>{text}</DoubtfulFigure> : text;
}

/** Health by the number of hunters: `9,000 solo, 14,400 (2), 18,000 (3), 21,600 (4 hunters)`. */
function formatHealth(health: readonly number[]): string {
  const [solo = 0, ...parties] = health;
  const others = parties.map((value, index) => {
    const hunters = index + 2;
    return `${formatNumber(value)} (${hunters}${hunters === health.length ? " hunters" : ""})`;
  });
  return [`${formatNumber(solo)} solo`, ...others].join(", ");
}

function TargetCard({ target }: { target: QuestTargetDetail }) {
  return (
    <li>
      <p className="text-17 leading-6 font-semibold">
        {capitalize(formatTargetPrefix(target))}
        <EntityLink entity="monsters" id={target.id} name={target.name} />
      </p>
      <p className="text-dim text-14 leading-5">{target.species}</p>
      {target.elements.length > 0 && (
        <p className="flex flex-wrap gap-y-1 gap-x-3 mt-1.5">
          <span className="text-dim text-14 leading-5">Weak to</span>
          {target.elements.map((element) => (
            <ElementValue key={element} type={element} word />
          ))}
        </p>
      )}
      {target.health.length > 0 && (
        <p className="mt-1.5">
          <span className="text-dim text-14 leading-5">Health</span> {formatHealth(target.health)}
        </p>
      )}
      {target.unknownFigure !== null && (
        <p className="text-dim text-14 leading-5">
          The game’s data gives this target the value {formatNumber(target.unknownFigure)}; its meaning isn’t
          confirmed.
        </p>
      )}
    </li>
  );
}
