import type { CampRisk } from "@/lib/catalog/world-codes";
import { campRiskLabels } from "@/lib/catalog/world-labels";

/** The risk of a camp: a word, with a mark of its own shape before it. */
export function RiskBadge({ risk }: { risk: CampRisk }) {
  return (
    <span className={`${riskColors[risk]} inline-flex items-center gap-2`}>
      <span className="w-3.5 text-12 text-center" aria-hidden="true">
        {marks[risk]}
      </span>
      {campRiskLabels[risk]}
    </span>
  );
}

/** Utilities of the text of each risk. */
export const riskColors: Readonly<Record<CampRisk, string>> = {
  safe: "text-good",
  insecure: "text-warn",
  dangerous: "text-bad",
};

const marks: Readonly<Record<CampRisk, string>> = { safe: "●", insecure: "▲", dangerous: "◆" };
