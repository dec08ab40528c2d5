import type { CampRisk } from "@/lib/catalog/codes";
import { campRiskLabels } from "@/lib/catalog/labels";
import classes from "./RiskBadge.module.css";

/** The risk of a camp: a word, with a mark of its own shape before it. */
export function RiskBadge({ risk }: { risk: CampRisk }) {
  return (
    <span className={`${classes.risk} inline-flex items-center gap-2 text-good`} data-risk={risk}>
      <span aria-hidden="true">{marks[risk]}</span>
      {campRiskLabels[risk]}
    </span>
  );
}

const marks: Readonly<Record<CampRisk, string>> = { safe: "●", insecure: "▲", dangerous: "◆" };
