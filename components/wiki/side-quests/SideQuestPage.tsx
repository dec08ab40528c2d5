import { EntityLink } from "@/components/game/EntityLink";
import { MaterialList } from "@/components/game/MaterialList";
import { FigureTable } from "@/components/ui/FigureTable";
import { Section } from "@/components/ui/Section";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { QuestItems } from "@/components/wiki/quests/QuestItems";
import { QuestStars } from "@/components/wiki/quests/QuestStars";
import { UnlockList } from "@/components/wiki/quests/UnlockList";
import { questObjectiveLabels, sideQuestKindLabels } from "@/lib/catalog/world-labels";
import { getSideQuestPath } from "@/lib/site/wiki-paths";
import { formatNumber, formatZenny } from "@/lib/text/format";
import type { SideQuestDetail } from "@/lib/wiki/side-quests/side-quest-types";
import { SideQuestGoal } from "./SideQuestGoal";

/** One side quest: what it asks for, what comes before it and what it gives. */
export function SideQuestPage({ quest }: { quest: SideQuestDetail }) {
  const { id, name, kind, locale, hunt, gifts, items } = quest;
  return (
    <WikiPage
      title={name}
      path={getSideQuestPath(id)}
      description={describe(quest)}
      section="side-quest"
      id={id}
      names={quest.names}
      summary={
        kind === "side-mission"
          ? `Side mission${hunt ? " with a quest of its own" : ""}.`
          : "Quest for small monsters."
      }
      figures={[
        { label: "Type", value: sideQuestKindLabels[kind] },
        ...(hunt
          ? [
              { label: "Stars", value: <QuestStars stars={hunt.stars} /> },
              { label: "Time limit", value: `${formatNumber(hunt.timeLimitMin)} min` },
              { label: "Hunter rank", value: formatNumber(hunt.hunterRank) },
            ]
          : []),
      ]}
      toc={[
        { id: "details", label: "Details" },
        ...(gifts.length > 0 ? [{ id: "gifts", label: "Gifts" }] : []),
        ...(items.length > 0 ? [{ id: "rewards", label: "Item rewards" }] : []),
      ]}
    >
      <Section id="details" title="Details" icon="rules">
        <FigureTable
          caption="Details of the side quest"
          columns={2}
          rows={[
            { label: "Locale", value: locale ? <EntityLink entity="locales" {...locale} /> : "None named" },
            ...(hunt ? listHuntRows(quest, hunt) : []),
            ...(quest.hunterRankPoints === null
              ? []
              : [
                  { label: "Hunter rank points of the mission", value: formatNumber(quest.hunterRankPoints) },
                ]),
            ...(quest.unlockedBy.length > 0
              ? [{ label: "Unlocked by", value: <UnlockList unlockedBy={quest.unlockedBy} /> }]
              : []),
          ]}
        />
        {!hunt && (
          <p className="max-w-text text-dim text-14 leading-5 mt-3">
            The game data has no targets for this mission. The game tells you what to do.
          </p>
        )}
      </Section>
      {gifts.length > 0 && (
        <Section id="gifts" title="Gifts" icon="item">
          <p className="max-w-text text-dim text-14 leading-5 mb-3">
            Given once, when the mission is complete.
          </p>
          <MaterialList materials={gifts} />
        </Section>
      )}
      <QuestItems items={items} draws={quest.draws} />
    </WikiPage>
  );
}

function describe({ name, kind, targets, gifts, locale }: SideQuestDetail): string {
  const targetTexts = targets.map((target) =>
    target.count > 1 ? `${target.count} × ${target.name}` : target.name,
  );
  const given = gifts.map(({ item, qty }) => `${qty} × ${item.name}`);
  const parts = [
    `${name}, a ${kind === "side-mission" ? "side mission" : "quest for small monsters"} in Monster Hunter Wilds`,
    ...(targetTexts.length > 0 ? [`targets: ${targetTexts.join(", ")}`] : []),
    ...(locale ? [locale.name] : []),
    ...(given.length > 0 ? [`gifts: ${given.join(", ")}`] : []),
  ];
  return `${parts.join("; ")}.`;
}

function listHuntRows(quest: SideQuestDetail, hunt: NonNullable<SideQuestDetail["hunt"]>) {
  const { objective, rewardZenny, rewardHunterRankPoints, faints, maxPlayers } = hunt;
  return [
    {
      label: objective === "deliver" ? "Deliver" : "Targets",
      value: <SideQuestGoal targets={quest.targets} deliver={quest.deliver} />,
    },
    ...(quest.locale?.id === hunt.locale.id
      ? []
      : [{ label: "Locale of the quest", value: <EntityLink entity="locales" {...hunt.locale} /> }]),
    { label: "Objective", value: objective === "deliver" ? "Deliver" : questObjectiveLabels[objective] },
    { label: "Players", value: maxPlayers === 1 ? "1" : `1–${maxPlayers}` },
    { label: "Reward", value: formatZenny(rewardZenny) },
    { label: "Hunter rank points", value: formatNumber(rewardHunterRankPoints) },
    { label: "Faints", value: formatNumber(faints), note: "The quest fails after this many." },
  ];
}
