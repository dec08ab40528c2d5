import type { ReactNode } from "react";
import { Name } from "@/components/game/Name";
import { type Column, DataTable } from "@/components/list/DataTable";
import type { HeadFigure } from "@/components/ui/PageHead";
import { Section } from "@/components/ui/Section";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { campRisks } from "@/lib/catalog/codes";
import { campRiskLabels, localeKindLabels } from "@/lib/catalog/labels";
import { getLocalePath } from "@/lib/site/wiki-paths";
import { formatNumber } from "@/lib/text/format";
import { riskDescriptions } from "@/lib/wiki/locales/labels";
import type { CampRow, LocaleDetail } from "@/lib/wiki/locales/locale-types";
import { CampBar } from "./CampBar";
import { EndemicLife } from "./EndemicLife";
import { Environments } from "./Environments";
import { Gathered } from "./Gathered";
import { LocaleElements } from "./LocaleElements";
import { LocaleMeals } from "./LocaleMeals";
import { QuestTable } from "./QuestTable";
import { ResidentTable } from "./ResidentTable";
import { RiskBadge } from "./RiskBadge";
import { SmallMonsters } from "./SmallMonsters";

interface LocalePageProps {
  locale: LocaleDetail;
  /** What other features add at the end. */
  children?: ReactNode;
}

/** The page of one locale. Sections that it has nothing for are left out. */
export function LocalePage({ locale, children }: LocalePageProps) {
  const { id, name, kind, campSites, large, small, questRows, meals } = locale;
  const largeTitle = kind === "arena" ? "Monsters fought here" : "Large monsters";
  const sections = [
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
      <Section id="about" title="About">
        <div className="max-w-text grid gap-3.5 text-15 leading-6">
          <p>{locale.text}</p>
          {locale.environments.length > 0 && <Environments environments={locale.environments} />}
        </div>
      </Section>
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
