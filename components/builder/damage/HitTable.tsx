import type { HitFigures, RotationDamage } from "@/lib/builder/damage/outputs";
import type { FileMove } from "@/lib/builder/data/damage-file";
import classes from "./DamageBreakdown.module.css";
import { formatDamage } from "./format-damage";
import { getMoveName } from "./format-move-figures";

interface HitTableProps {
  rotation: RotationDamage;
  moves: readonly FileMove[];
}

const kinds: readonly (keyof HitFigures)[] = ["hit", "critical", "average"];

/** One move: raw, element and both by kind of hit. Several: a row each, with what all its hits come to. */
export function HitTable({ rotation: { steps, total }, moves }: HitTableProps) {
  const [only] = steps;
  if (steps.length === 1 && only) {
    const { perHit } = only;
    const rows = [
      ["Raw", perHit.raw],
      ["Element", perHit.elemental],
      ["Total", perHit.total],
    ] as const;
    return (
      <table className={`${classes.table} w-full text-14 leading-5`}>
        <caption>One hit of {getMoveName(moves, perHit.move)}</caption>
        <thead>
          <tr>
            <th scope="col">Damage</th>
            <th scope="col">Non-critical</th>
            <th scope="col">{perHit.affinity.value < 0 ? "Weakened" : "Critical"}</th>
            <th scope="col">Average</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, figures]) => (
            <tr key={label} data-total={label === "Total" || undefined}>
              <th scope="row">{label}</th>
              {kinds.map((kind) => (
                <td key={kind}>{formatDamage(figures[kind].value)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    );
  }
  return (
    <table className={`${classes.table} w-full text-14 leading-5`}>
      <caption>Moves in the rotation: damage per hit and of all hits</caption>
      <thead>
        <tr>
          <th scope="col">Move</th>
          <th scope="col">Non-critical</th>
          <th scope="col">Critical</th>
          <th scope="col">Average</th>
          <th scope="col">Hits</th>
          <th scope="col">All hits</th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ perHit, hits, count, total: all }) => (
          <tr key={perHit.move}>
            <th scope="row">{getMoveName(moves, perHit.move)}</th>
            {kinds.map((kind) => (
              <td key={kind}>{formatDamage(perHit.total[kind].value)}</td>
            ))}
            <td>{hits * count}</td>
            <td>{formatDamage(all.value)}</td>
          </tr>
        ))}
        <tr data-total>
          <th scope="row" colSpan={5}>
            All moves
          </th>
          <td>{formatDamage(total.value)}</td>
        </tr>
      </tbody>
    </table>
  );
}
