import type { ReactNode } from "react";
import { EntityLink } from "@/components/game/EntityLink";
import { Name } from "@/components/game/Name";
import { FigureTable } from "@/components/ui/FigureTable";
import { Section } from "@/components/ui/Section";
import { Tabs } from "@/components/ui/Tabs";
import { useNames } from "@/hooks/wiki/use-names";
import type { Rank } from "@/lib/catalog/codes";
import { rankLabels } from "@/lib/catalog/labels";
import { questKindLabels } from "@/lib/catalog/world-labels";
import { sleepingContent, useSleepingElement } from "@/lib/paint/use-sleeping-element";
import { formatCentimeters } from "@/lib/text/format";
import type { RankDrops } from "@/lib/wiki/monsters/drop-groups";
import { getMonsterSections } from "@/lib/wiki/monsters/get-monster-sections";
import type { BreakRow, MonsterPageProps, MonsterQuestRow, Sizes } from "@/lib/wiki/monsters/monster-page";
import { RationChoice, VillageChoice } from "../food/MealChoice";
import { DropTables } from "./DropTables";
import { FirstMet } from "./FirstMet";
import { GearLists } from "./GearLists";
import classes from "./MonsterPage.module.css";
import { StatusSection } from "./StatusSection";

interface MonsterDetailsProps extends MonsterPageProps {
  rank: Rank;
  onRank(rank: Rank): void;
}

/** Sections after the hitzones: ailments, overview, rewards, habitat, gear. */
export function MonsterDetails({ rank, onRank, ...monster }: MonsterDetailsProps) {
  const { breaks, food, drops, sizes, quests, gear, text, locales } = monster;
  const sections = getMonsterSections(monster);
  const has = (section: string) => sections.some(({ id }) => id === section);
  return (
    <div className={`${classes.rest} grid-cols-1 grid gap-8 max-md:gap-0`}>
      <ServedPart className="grid-cols-1 grid gap-8 max-md:gap-0">
        {has("status") && <StatusSection {...monster} />}
        <div className={`${classes.pair} grid-cols-1 grid gap-8 max-md:gap-0`}>
          <Section id="fight" title="Overview" fold="closed">
            <p className="max-w-text">{text}</p>
          </Section>
          {has("breaks") && (
            <Section id="breaks" title="Breakable parts" fold="closed">
              <BreakList breaks={breaks} />
            </Section>
          )}
        </div>
        {food && (
          <Section
            id="food"
            title="What to eat"
            fold="closed"
            aside={<a href="/wiki/food-skills?tab=hunts">All monsters</a>}
          >
            <div className={`${classes.pair} grid-cols-1 grid gap-3`}>
              <VillageChoice advice={food} />
              <RationChoice advice={food} />
            </div>
          </Section>
        )}
      </ServedPart>
      {has("rewards") && (
        <Section id="rewards" title="Rewards" flush fold="closed">
          <MonsterRewards drops={drops} rank={rank} onRank={onRank} />
        </Section>
      )}
      <ServedPart className="grid-cols-1 grid gap-8 max-md:gap-0">
        <div className={`${classes.pair} grid-cols-1 grid gap-8 max-md:gap-0`}>
          {sizes && (
            <Section id="crowns" title="Size and crowns" fold="closed">
              <CrownSizes sizes={sizes} />
            </Section>
          )}
          <Section id="where" title="Habitat" fold="closed">
            <MonsterLocales locales={locales} />
          </Section>
        </div>
        {has("quests") && (
          <Section id="quests" title="Quests" flush fold="closed">
            {monster.firstQuest && (
              <p className="linked max-w-text py-2 text-14 leading-5">
                First quest: <FirstMet quest={monster.firstQuest} />.
              </p>
            )}
            <MonsterQuestList quests={quests} />
          </Section>
        )}
        {has("gear") && (
          <Section id="gear" title="Gear" fold="closed">
            <GearLists gear={gear} />
          </Section>
        )}
      </ServedPart>
    </div>
  );
}

/** Sizes at which a monster earns a crown. */
function CrownSizes({ sizes }: { sizes: Sizes }) {
  const base = { label: "Base size", value: formatCentimeters(sizes.base) };
  if ("fixed" in sizes) {
    return <FigureTable caption="Size" rows={[base, { label: "Crowns", value: "None (fixed size)" }]} />;
  }
  return (
    <FigureTable
      caption="Crown sizes"
      columns={2}
      rows={[
        base,
        { label: "Small gold crown", value: `Up to ${formatCentimeters(sizes.smallGold)}` },
        { label: "Large silver crown", value: `From ${formatCentimeters(sizes.largeSilver)}` },
        { label: "Large gold crown", value: `From ${formatCentimeters(sizes.largeGold)}` },
      ]}
    />
  );
}

/** Parts that break, and those that can be cut off. */
function BreakList({ breaks }: { breaks: readonly BreakRow[] }) {
  return (
    <ul className="flex flex-wrap gap-1.5 text-14 leading-5">
      {breaks.map(({ part, name, isSeverable, carves = 1 }) => (
        <li className="px-2.5 py-1 border rounded-md" key={`${part} ${isSeverable}`}>
          <Name entity="parts" id={part}>
            {name}
          </Name>{" "}
          <span className="text-dim">
            {isSeverable ? "severable" : "breakable"}
            {carves > 1 && `, ${carves} carves`}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Where the monster can be met. */
function MonsterLocales({ locales }: Pick<MonsterPageProps, "locales">) {
  return (
    <ul className="flex flex-wrap gap-1.5 text-14 leading-5">
      {locales.map(([id, name]) => (
        <li className="px-2.5 py-1 border rounded-md" key={id}>
          <EntityLink entity="locales" id={id} name={name} />
        </li>
      ))}
    </ul>
  );
}

/** Quests that hunt the monster. */
function MonsterQuestList({ quests }: { quests: readonly MonsterQuestRow[] }) {
  return (
    <ul className="md:columns-2 gap-x-10 text-14 leading-5">
      {quests.map(({ id, name, kind, stars, locale, variant }) => (
        <li className="grid break-inside-avoid py-2 border-b" key={id}>
          <EntityLink entity="quests" id={id} name={name} />
          <span className="text-dim">
            {questKindLabels[kind]} {stars}★{variant && `, ${variant}`}, {locale}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface ServedPartProps {
  className?: string;
  /** Without handlers and state, and the same as long as the page is; links are followed by the shell. */
  children: ReactNode;
}

/** A part of a page that nothing changes but the language of names: React leaves what the server wrote until then. */
function ServedPart({ className = "", children }: ServedPartProps) {
  const { language } = useNames();
  const { id, isAsleep } = useSleepingElement(language === null);
  if (isAsleep) return <div id={id} className={className} {...sleepingContent} />;
  return (
    <div key="awake" id={id} className={className}>
      {children}
    </div>
  );
}

interface MonsterRewardsProps {
  drops: readonly RankDrops[];
  rank: Rank;
  onRank(rank: Rank): void;
}

/** Drops of the monster, low and high rank under a tab each where it has both. */
function MonsterRewards({ drops, rank, onRank }: MonsterRewardsProps) {
  const [only] = drops;
  if (drops.length === 1 && only) {
    return (
      <>
        <p className="mt-3 mb-3 text-14 leading-5">{rankLabels[only.rank]} only.</p>
        <DropTables groups={only.groups} />
      </>
    );
  }
  return (
    <Tabs
      label="Rank"
      tabs={drops.map((each) => ({ id: each.rank, label: rankLabels[each.rank] }))}
      value={rank}
      onChange={onRank}
    >
      {drops.map((each) => (
        <div key={each.rank} hidden={each.rank !== rank} data-panel="">
          <DropTables groups={each.groups} />
        </div>
      ))}
    </Tabs>
  );
}
