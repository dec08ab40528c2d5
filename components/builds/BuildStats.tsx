import { ConditionalSkillList } from "@/components/game/ConditionalSkillList";
import { ElementValue } from "@/components/game/ElementValue";
import { Name } from "@/components/game/Name";
import { SharpnessGauge } from "@/components/game/SharpnessGauge";
import { SummaryTable } from "@/components/game/SummaryTable";
import { useName } from "@/hooks/wiki/use-names";
import { readColumns } from "@/lib/builder/summary/summary-columns";
import type { BuildStatsData as Stats } from "@/lib/builds/build-page";
import { elements } from "@/lib/catalog/codes";
import { formatSigned } from "@/lib/text/format";

/** A build summed up: base, always on, against its monster; sharpness, resistances, and what has a condition. */
export function BuildStats({ stats }: { stats: Stats }) {
  const { columns, target, sharpness, resistances, conditional } = stats;
  const { text: monster } = useName("monsters", target?.monster.id ?? "", target?.monster.name ?? "");
  return (
    <div className="grid gap-3 max-w-160">
      <SummaryTable caption="Stats" columns={readColumns(columns, target && monster)} withoutSharpness />
      {target && (
        <p className="text-13 leading-5 text-dim">
          Against the part that takes the most damage (
          <Name entity="parts" id={target.part.id}>
            {target.part.name}
          </Name>
          ), with default uptimes.
        </p>
      )}
      {sharpness && <SharpnessGauge sharpness={sharpness} />}
      <ul className="flex flex-wrap gap-y-2 gap-x-6 text-14 leading-5" aria-label="Resistances">
        {elements.map((element) => {
          const { base, always } = resistances[element];
          return (
            <li key={element}>
              <ElementValue type={element} value={always} word sign />
              {base !== always && <span className="text-13 text-dim"> (base {formatSigned(base)})</span>}
            </li>
          );
        })}
      </ul>
      <ConditionalSkillList skills={conditional} />
    </div>
  );
}
