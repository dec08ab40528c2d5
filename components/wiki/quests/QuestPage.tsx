import { DataTable } from "@/components/wiki/kit/DataTable";
import { DoubtfulFigure } from "@/components/wiki/kit/DoubtfulFigure";
import { ElementValue } from "@/components/wiki/kit/ElementValue";
import { EntityLink } from "@/components/wiki/kit/EntityLink";
import { FigureTable } from "@/components/wiki/kit/FigureTable";
import { Section } from "@/components/wiki/kit/Section";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { questKindWords, questObjectiveWords, rankWords } from "@/lib/catalog/vocabulary";
import { formatNumber, plural } from "@/lib/wiki/format";
import { questPath } from "@/lib/wiki/paths";
import type { QuestTargetView, QuestView } from "@/lib/wiki/quests/types";
import { communityNote, objectiveMeaning, targetPrefix } from "@/lib/wiki/quests/words";
import classes from "./QuestPage.module.css";
import { questColumns } from "./quest-columns";
import { Stars } from "./Stars";

/** One quest: who, where, in what time, and who may take it. */
export function QuestPage({ quest }: { quest: QuestView }) {
  const { id, name, kind, stars, minutes, players, hunterRank, rank, locale, targets, others } = quest;
  const hunted = targets.map((target) => `${targetPrefix(target)}${target.name}`).join(", ");
  return (
    <WikiPage
      title={name}
      path={questPath(id)}
      description={`${name}, ${stars}-star ${questKindWords[kind].toLowerCase()} quest of Monster Hunter Wilds: ${hunted} in ${locale.name}, ${minutes} minutes, hunter rank ${hunterRank}.`}
      section="quests"
      breadcrumb={[{ label: "Quests", href: questPath() }]}
      entity="quests"
      id={id}
      names={quest.names}
      summary={`${questKindWords[kind]} quest, ${rankWords[rank].toLowerCase()}. ${objectiveMeaning[quest.objective]}`}
      figures={[
        { label: "Stars", value: <Stars stars={stars} /> },
        { label: "Time limit", value: limit(quest) },
        { label: "Hunter rank", value: formatNumber(hunterRank) },
        { label: "Players", value: players === 1 ? "1" : `1–${players}` },
      ]}
      toc={[
        { id: "targets", label: "Targets" },
        { id: "quest", label: "The quest" },
        ...(others.length > 0 ? [{ id: "others", label: "Other quests" }] : []),
      ]}
    >
      <Section id="targets" title="Targets" icon="monster">
        <ul className={classes.targets}>
          {targets.map((target) => (
            <Target key={`${target.id}/${target.variant}`} target={target} />
          ))}
        </ul>
      </Section>
      <Section id="quest" title="The quest" icon="run">
        <FigureTable
          caption="The quest"
          columns={2}
          rows={[
            { label: "Kind", value: questKindWords[kind] },
            { label: "Goal", value: questObjectiveWords[quest.objective] },
            { label: "Locale", value: <EntityLink entity="locales" id={locale.id} name={locale.name} /> },
            {
              label: "Rank",
              value: rankWords[rank],
              note: "By its stars: high rank begins with the fourth.",
            },
            { label: "Opens at hunter rank", value: formatNumber(hunterRank) },
            { label: "Source", value: quest.community ? "Players" : "The game's tables" },
          ]}
        />
        {quest.community && <p className={classes.note}>{communityNote}</p>}
        <p className={classes.note}>
          What the quest itself pays, and what opens it besides the hunter rank, is not in the tables. What
          its targets drop stands on their pages.
        </p>
      </Section>
      {others.length > 0 && (
        <Section
          id="others"
          title="Other quests with these targets"
          aside={plural(others.length, "quest", "quests")}
          flush
        >
          <DataTable
            caption="Other quests with these targets, easiest first"
            columns={questColumns}
            rows={others}
            rowKey={(row) => row.id}
            rowHref={(row) => questPath(row.id)}
            pageSize={20}
          />
        </Section>
      )}
    </WikiPage>
  );
}

function limit({ minutes, community }: QuestView) {
  const text = `${formatNumber(minutes)} min`;
  return community ? <DoubtfulFigure why={communityNote}>{text}</DoubtfulFigure> : text;
}

function Target({ target }: { target: QuestTargetView }) {
  return (
    <li>
      <p className={classes.name}>
        {targetPrefix(target)}
        <EntityLink entity="monsters" id={target.id} name={target.name} />
      </p>
      <p className={classes.dim}>{target.species}</p>
      {target.elements.length > 0 && (
        <p className={classes.elements}>
          <span className={classes.dim}>Bring</span>
          {target.elements.map((element) => (
            <ElementValue key={element} type={element} word />
          ))}
        </p>
      )}
      {target.unknownFigure !== null && (
        <p className={classes.dim}>
          The tables hold the figure {formatNumber(target.unknownFigure)} with this target. What it counts is
          not known.
        </p>
      )}
    </li>
  );
}
