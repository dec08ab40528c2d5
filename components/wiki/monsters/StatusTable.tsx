import elements from "@/components/game/elements.module.css";
import { GameIcon } from "@/components/ui/GameIcon";
import type { MonsterStatus } from "@/lib/catalog/codes";
import { statusLabels } from "@/lib/catalog/world-labels";
import { formatNumber } from "@/lib/text/format";
import { starLabels } from "@/lib/wiki/monsters/labels";
import type { StatusRow } from "@/lib/wiki/monsters/monster-page";
import tables from "@/styles/kit.module.css";
import { EffectivenessStars } from "./EffectivenessStars";
import classes from "./StatusTable.module.css";

/** Every status but exhaustion has an icon. */
const icons: Readonly<Partial<Record<MonsterStatus, "poison" | "paralysis" | "sleep" | "blast" | "stun">>> = {
  poison: "poison",
  paralysis: "paralysis",
  sleep: "sleep",
  blast: "blast",
  stun: "stun",
};

/** How well each status works, and the buildup that it takes. */
export function StatusTable({ rows }: { rows: readonly StatusRow[] }) {
  return (
    <table className={tables.table} data-figures="">
      <caption>Threshold: first / increase / maximum, before quest scaling.</caption>
      <thead>
        <tr>
          <th scope="col">Status</th>
          <th className="text-start" scope="col">
            Effect
          </th>
          <th scope="col">First</th>
          <th scope="col">Increase</th>
          <th scope="col">Max</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ status, stars, threshold }) => (
          <tr key={status} className={stars === 0 ? "text-dim" : undefined}>
            <th scope="row">
              <span
                className={`${elements.element} ${classes.status} flex items-center gap-1.5`}
                data-element={status}
              >
                <StatusIcon status={status} />
                {statusLabels[status]}
              </span>
            </th>
            <td className="text-start">
              <EffectivenessStars count={stars} word={starLabels[stars] ?? ""} />
            </td>
            {threshold ? (
              threshold.map((value, index) => (
                <td key={["initial", "increase", "max"][index]}>{formatNumber(value)}</td>
              ))
            ) : (
              <td colSpan={3}>
                <span aria-hidden="true">—</span>
                <span className="visually-hidden">immune</span>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function StatusIcon({ status }: { status: MonsterStatus }) {
  const icon = icons[status];
  return icon ? <GameIcon name={icon} size={16} /> : <span className={`${classes.noIcon} w-4`} />;
}
