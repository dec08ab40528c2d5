import { campRisks } from "@/lib/catalog/world-codes";
import { campRiskLabels } from "@/lib/catalog/world-labels";
import { formatNumber } from "@/lib/text/format";
import type { CampCounts } from "@/lib/wiki/locales/locale-types";
import classes from "./CampBar.module.css";
import { riskColors } from "./RiskBadge";

/** Camps of a field as a bar by risk, with the counts below. */
export function CampBar({ camps }: { camps: CampCounts }) {
  const present = campRisks.filter((risk) => camps[risk] > 0);
  return (
    <div className="text-14 leading-5">
      <div className={`${classes.bar} h-1.5 flex gap-0.5`} aria-hidden="true">
        {present.map((risk) => (
          <span key={risk} className={riskColors[risk]} style={{ flexGrow: camps[risk] }} />
        ))}
      </div>
      <ul className={`${classes.legend} mt-1.5 flex flex-wrap gap-x-3.5 text-dim`}>
        {present.map((risk) => (
          <li key={risk}>
            <span className={`${riskColors[risk]} inline-block w-2 h-2 me-1.5`} aria-hidden="true" />
            {formatNumber(camps[risk], 0)} {campRiskLabels[risk].toLowerCase()}
          </li>
        ))}
      </ul>
    </div>
  );
}
