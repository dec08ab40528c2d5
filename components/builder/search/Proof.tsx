import { Loader } from "@mantine/core";
import { IconCircleCheck, IconCircleDashed, IconCircleX } from "@tabler/icons-react";
import { formatEffort, formatProof, formatSearchProgress } from "@/lib/builder/criteria/format-search-report";
import type { SearchRunState } from "@/lib/builder/criteria/search-state";
import { formatCount } from "@/lib/text/format";

const icons = { proved: IconCircleCheck, open: IconCircleDashed, none: IconCircleX };
const colors = { proved: "text-good", open: "text-warn", none: "text-bad" };

/** How far the search is, and then what is proved. Its height is the same throughout. */
export function Proof({ state }: { state: SearchRunState }) {
  const { phase, request, report, progress, ms } = state;
  if (!request || phase === "failed") return null;
  if (!report) {
    return (
      <p className="min-h-10 flex items-start gap-2.5 text-14 leading-5">
        <Loader size={16} className="flex-none m-0.5" aria-hidden="true" />
        <span>
          <b>Searching.</b> {/* Figures that change twenty times a second are not read out. */}
          <span className="text-dim" aria-live="off">
            {progress && progress.found > 0 && `${formatCount(progress.found, "set", "sets")} found. `}
            {progress ? formatSearchProgress(progress, ms, request.objective) : "Getting ready."}
          </span>
        </span>
      </p>
    );
  }
  const { title, more, tone } = formatProof(report, request.objective, request.query.limit ?? 100);
  const Icon = icons[tone];
  return (
    <p className="min-h-10 flex items-start gap-2.5 text-14 leading-5">
      <Icon size={20} stroke={1.75} className={colors[tone]} aria-hidden="true" />
      <span>
        <b>{title}</b> {more} <span className="text-dim">{formatEffort(report)}.</span>
      </span>
    </p>
  );
}
