import { DataTable } from "@/components/wiki/kit/DataTable";
import { DoubtfulFigure } from "@/components/wiki/kit/DoubtfulFigure";
import { ElementValue } from "@/components/wiki/kit/ElementValue";
import { EntityLink } from "@/components/wiki/kit/EntityLink";
import { FigureTable } from "@/components/wiki/kit/FigureTable";
import { Section } from "@/components/wiki/kit/Section";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { questKindWords, questObjectiveWords, rankWords } from "@/lib/catalog/vocabulary";
import { questPath } from "@/lib/site/wiki-paths";
import { formatNumber, plural } from "@/lib/text/format";
import type { QuestTargetView, QuestView } from "@/lib/wiki/quests/types";
import { communityNote, objectiveMeaning, targetPrefix } from "@/lib/wiki/quests/words";
import classes from "./QuestPage.module.css";
import { questColumns } from "./quest-columns";
import { Stars } from "./Stars";

/** One quest: targets, locale, time limit and requirements. */
export function QuestPage({ quest }: { quest: QuestView }) {
  const { id, name, kind, stars, minutes, players, hunterRank, rank, locale, targets, others } = quest;
  const hunted = targets.map((target) => `${targetPrefix(target)}${target.name}`).join(", ");
  return (
    <WikiPage
      title={name}
      path={questPath(id)}
      description={`${name}, a ${stars}★ ${questKindWords[kind].toLowerCase()} quest in Monster Hunter Wilds: ${hunted} in ${locale.name}, ${minutes} minutes, hunter rank ${hunterRank}.`}
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
        { id: "quest", label: "Details" },
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
      <Section id="quest" title="Details" icon="run">
        <FigureTable
          caption="Quest details"
          columns={2}
          rows={[
            { label: "Type", value: questKindWords[kind] },
            { label: "Objective", value: questObjectiveWords[quest.objective] },
            { label: "Locale", value: <EntityLink entity="locales" id={locale.id} name={locale.name} /> },
            {
              label: "Rank",
              value: rankWords[rank],
              note: "High rank starts at 4★.",
            },
            { label: "Required hunter rank", value: formatNumber(hunterRank) },
            { label: "Source", value: quest.community ? "Players" : "Game data" },
          ]}
        />
        {quest.community && <p className={classes.note}>{communityNote}</p>}
        <p className={classes.note}>
          Quest rewards and other unlock conditions aren't in the game data. See the targets' pages for their
          drops.
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
          <span className={classes.dim}>Weak to</span>
          {target.elements.map((element) => (
            <ElementValue key={element} type={element} word />
          ))}
        </p>
      )}
      {target.unknownFigure !== null && (
        <p className={classes.dim}>
          The game data lists {formatNumber(target.unknownFigure)} for this target. What it means is unknown.
        </p>
      )}
    </li>
  );
}
