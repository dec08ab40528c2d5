import type { CampRisk } from "@/lib/catalog/codes";
import { campRiskLabels } from "@/lib/catalog/vocabulary";
import classes from "./RiskMark.module.css";

/** The risk of a camp: a word, with a mark of its own shape before it. */
export function RiskBadge({ risk }: { risk: CampRisk }) {
  return (
    <span className={classes.risk} data-risk={risk}>
      <span aria-hidden="true">{marks[risk]}</span>
      {campRiskLabels[risk]}
    </span>
  );
}

const marks: Readonly<Record<CampRisk, string>> = { safe: "●", insecure: "▲", dangerous: "◆" };
