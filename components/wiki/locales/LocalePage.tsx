import type { ReactNode } from "react";
import { EntityLink } from "@/components/game/EntityLink";
import { Name } from "@/components/game/Name";
import { type Column, DataTable } from "@/components/list/DataTable";
import { GameIcon } from "@/components/ui/GameIcon";
import type { HeadFigure } from "@/components/ui/PageHead";
import { Section } from "@/components/ui/Section";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { useOpenedFolds } from "@/hooks/ui/use-opened-folds";
import { toSlug } from "@/lib/catalog/to-slug";
import { campRisks } from "@/lib/catalog/world-codes";
import { campRiskLabels, localeKindLabels } from "@/lib/catalog/world-labels";
import { getFoodSkillPath, getLocalePath } from "@/lib/site/wiki-paths";
import { formatNumber } from "@/lib/text/format";
import { riskDescriptions } from "@/lib/wiki/locales/labels";
import type { CampRow, LocaleDetail, LocaleMeal } from "@/lib/wiki/locales/locale-types";
import { AreaList } from "./AreaList";
import { CampBar } from "./CampBar";
import { Environments } from "./Environments";
import { Gathered } from "./Gathered";
import { LocaleElements } from "./LocaleElements";
import { LocaleMap } from "./LocaleMap";
import classes from "./LocaleMap.module.css";
import { MapNotes } from "./MapNotes";
import { QuestTable } from "./QuestTable";
import { ResidentTable } from "./ResidentTable";
import { RiskBadge } from "./RiskBadge";

interface LocalePageProps {
  locale: LocaleDetail;
  /** Other features' content at the end. */
  children?: ReactNode;
}

/** The page of one locale. Sections that it has nothing for are left out. */
export function LocalePage({ locale, children }: LocalePageProps) {
  useOpenedFolds();
  const { id, name, kind, campSites, large, small, questRows, meals } = locale;
  const largeTitle = kind === "arena" ? "Monsters fought here" : "Large monsters";
  const sections = [
    { id: "map", label: "Map", shown: locale.map !== null },
    { id: "areas", label: "Areas", shown: locale.map !== null },
    { id: "camps", label: "Camps", shown: campSites.length > 0 },
    { id: "large-monsters", label: largeTitle, shown: large.length > 0 },
    { id: "small-monsters", label: "Small monsters", shown: small.length > 0 },
    { id: "endemic-life", label: "Endemic life", shown: locale.endemicLife.length > 0 },
    { id: "gathered", label: "Gathered here", shown: locale.gathered.length > 0 },
    { id: "meals", label: "Meals", shown: meals.length > 0 },
    { id: "quests", label: "Quests", shown: questRows.length > 0 },
  ];
  const has = (section: string) => sections.some((each) => each.id === section && each.shown);
  return (
    <WikiPage
      title={name}
      path={getLocalePath(id)}
      section="locale"
      description={`${name}: ${locale.lead}`}
      id={id}
      names={locale.names}
      summary={localeKindLabels[kind]}
      figures={getFigures(locale)}
      toc={[
        { id: "about", label: "About" },
        ...sections.filter(({ shown }) => shown).map(({ id, label }) => ({ id, label })),
      ]}
    >
      <Section id="about" title="About" {...(locale.map && { fold: "closed" })}>
        <div className="max-w-text grid gap-3.5 text-15 leading-6">
          <p>{locale.text}</p>
          {locale.environments.length > 0 && <Environments environments={locale.environments} />}
        </div>
      </Section>
      {locale.map && (
        <Section id="map" title="Map" aside={`${formatNumber(locale.map.areas.length, 0)} areas`}>
          <div className={classes.layout}>
            <LocaleMap name={name} map={locale.map} />
            <MapNotes map={locale.map} />
          </div>
        </Section>
      )}
      {locale.map && (
        <Section id="areas" title="Areas" fold="closed">
          <AreaList map={locale.map} />
        </Section>
      )}
      {has("camps") && (
        <Section id="camps" title="Camps" flush aside={`${formatNumber(campSites.length, 0)} sites`}>
          <div className="max-w-140 mt-3">
            <CampBar camps={locale.camps} />
          </div>
          <div className="max-w-140 mt-3">
            <CampTable camps={campSites} />
          </div>
          <p className="max-w-text mt-3 text-14 leading-5 text-dim">
            {campRisks.map((risk) => `${campRiskLabels[risk]}: ${riskDescriptions[risk]}`).join(" ")}
          </p>
        </Section>
      )}
      {has("large-monsters") && (
        <Section id="large-monsters" title={largeTitle} flush>
          {locale.elements.length > 0 && (
            <LocaleElements elements={locale.elements} monsters={large.length} />
          )}
          <ResidentTable caption={largeTitle} residents={large} />
        </Section>
      )}
      {has("small-monsters") && (
        <Section id="small-monsters" title="Small monsters">
          <SmallMonsters monsters={small} />
        </Section>
      )}
      {has("endemic-life") && (
        <Section id="endemic-life" title="Endemic life">
          <EndemicLife locale={locale} />
        </Section>
      )}
      {has("gathered") && (
        <Section id="gathered" title="Gathered here">
          <Gathered items={locale.gathered} />
        </Section>
      )}
      {has("meals") && (
        <Section id="meals" title="Meals">
          <LocaleMeals meals={meals} />
        </Section>
      )}
      {has("quests") && (
        <Section id="quests" title="Quests" flush>
          <QuestTable quests={questRows} />
        </Section>
      )}
      {children}
    </WikiPage>
  );
}

function getFigures({ kind, areas, campSites, large, questRows }: LocaleDetail): HeadFigure[] {
  const figures: HeadFigure[] = [];
  if (areas !== null) figures.push({ label: "Areas", value: formatNumber(areas, 0) });
  if (campSites.length > 0) figures.push({ label: "Camps", value: formatNumber(campSites.length, 0) });
  if (large.length > 0) {
    const label = kind === "arena" ? "Monsters fought" : "Large monsters";
    figures.push({ label, value: formatNumber(large.length, 0) });
  }
  if (questRows.length > 0) figures.push({ label: "Quests", value: formatNumber(questRows.length, 0) });
  return figures;
}

const columns: readonly Column<CampRow>[] = [
  {
    key: "name",
    label: "Camp",
    phone: "title",
    render: ({ id, name }) => (
      <Name entity="camps" id={id}>
        {name}
      </Name>
    ),
  },
  { key: "area", label: "Area", align: "end", phone: "figure", render: ({ area }) => area },
  { key: "risk", label: "Risk", phone: "figure", render: ({ risk }) => <RiskBadge risk={risk} /> },
];

/** Camp sites by area. Two sites of an area may share a name, so the area belongs to the key. */
function CampTable({ camps }: { camps: readonly CampRow[] }) {
  return <DataTable caption="Camp sites" columns={columns} rows={camps} rowKey={(camp) => camp.id} />;
}

/** Endemic life of a locale by where it is caught: on land, and with the rod. */
function EndemicLife({ locale }: { locale: Pick<LocaleDetail, "endemicLife" | "aquaticLife"> }) {
  return (
    <>
      <NameList names={locale.endemicLife} />
      {locale.aquaticLife.length > 0 && (
        <>
          <h3 className="mt-5 mb-2">Aquatic life</h3>
          <NameList names={locale.aquaticLife} />
        </>
      )}
      <p className="mt-3 text-14 leading-5 text-dim">
        From the game's field guide. It doesn't say in which area, season or weather they appear.
      </p>
    </>
  );
}

function NameList({ names }: { names: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-y-1 gap-x-4 text-15 leading-6">
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

/** Meals that are cooked in a locale. */
function LocaleMeals({ meals }: { meals: readonly LocaleMeal[] }) {
  return (
    <>
      <ul className="max-w-120 text-14 leading-5">
        {meals.map(({ id, label, minutes }) => (
          <li key={id} className="flex justify-between gap-4 py-1.5 border-b">
            <Name entity="meals" id={id}>
              {label}
            </Name>
            <span className="text-dim whitespace-nowrap">{formatNumber(minutes, 0)} min</span>
          </li>
        ))}
      </ul>
      <p className="mt-2.5 text-14">
        <a href={`${getFoodSkillPath()}?tab=meals`}>Stats and skills of all meals</a>
      </p>
    </>
  );
}

/** Small monsters with their species. */
function SmallMonsters({ monsters }: { monsters: LocaleDetail["small"] }) {
  return (
    <ul className="tiles-220 grid gap-y-3 gap-x-4">
      {monsters.map(({ id, name, species }) => (
        <li className="flex gap-2.5 items-center text-14 leading-5" key={id}>
          <GameIcon name="monster" className="text-dim" />
          <span>
            <EntityLink entity="monsters" id={id} name={name} />
            <small className="block text-dim text-12 leading-4">
              <Name entity="species" id={toSlug(species)}>
                {species}
              </Name>
            </small>
          </span>
        </li>
      ))}
    </ul>
  );
}
