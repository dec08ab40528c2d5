import { ElementValue } from "@/components/game/ElementValue";
import { EntityLink } from "@/components/game/EntityLink";
import { campRisks } from "@/lib/catalog/world-codes";
import { formatCount, formatNumber } from "@/lib/text/format";
import type { LocaleCardData } from "@/lib/wiki/locales/locale-types";
import { CampBar } from "./CampBar";
import { Environments } from "./Environments";

/** A field with its main facts: areas, camps, monsters, weaknesses. */
export function FieldCard({ locale }: { locale: LocaleCardData }) {
  const camps = campRisks.reduce((sum, risk) => sum + locale.camps[risk], 0);
  const figures: [string, number | null][] = [
    ["Areas", locale.areas],
    ["Camps", camps],
    ["Large monsters", locale.largeMonsters],
    ["Small monsters", locale.smallMonsters],
    ["Quests", locale.quests],
  ];
  return (
    <article className="flex flex-1 flex-col gap-3 min-w-0 p-4 border rounded-md bg-card">
      <h3 className="text-17 leading-6">
        <EntityLink entity="locales" id={locale.id} name={locale.name} />
      </h3>
      <Environments environments={locale.environments} />
      <p className="flex-1 text-14 leading-5 text-dim">{locale.lead}</p>
      <dl className="flex flex-wrap justify-between gap-y-1 gap-x-3">
        {figures.map(([label, value]) => (
          <div key={label} className="flex flex-col-reverse justify-end max-w-15">
            <dt className="text-dim text-12 leading-4">{label}</dt>
            <dd className="text-20 font-semibold leading-6.5">
              {value === null ? "—" : formatNumber(value, 0)}
            </dd>
          </div>
        ))}
      </dl>
      <CampBar camps={locale.camps} />
      <div className="flex flex-wrap gap-y-1 gap-x-3.5 pt-2.5 border-t text-14 leading-5">
        <span className="w-full text-12 leading-4 text-dim">Common weaknesses</span>
        {locale.elements.slice(0, 2).map(({ element, monsters }) => (
          <span key={element} className="inline-flex gap-1 items-center">
            <ElementValue type={element} word />
            {formatCount(monsters, "monster", "monsters")}
          </span>
        ))}
      </div>
    </article>
  );
}
