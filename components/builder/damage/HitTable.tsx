import { UnstyledButton } from "@mantine/core";
import { IconChevronRight } from "@tabler/icons-react";
import { Fragment, useMemo, useState } from "react";
import type { HitFigures, RotationDamage, StepDamage } from "@/lib/builder/damage/outputs";
import type { FileMove } from "@/lib/builder/data/damage-file";
import { listRowDamage, type RowDamage } from "@/lib/builder/target/row-damage";
import tables from "@/styles/kit.module.css";
import classes from "./DamageBreakdown.module.css";
import { formatDamage } from "./format-damage";
import { getMoveName } from "./format-move-figures";

interface HitTableProps {
  rotation: RotationDamage;
  moves: readonly FileMove[];
}

const kinds: readonly (keyof HitFigures)[] = ["hit", "critical", "average"];

/** One hit: raw, element and both by kind of hit. Several: a row per move, which opens into its hits. */
export function HitTable({ rotation: { steps, total }, moves }: HitTableProps) {
  const rows = useMemo(() => listRowDamage(steps, moves), [steps, moves]);
  const [only] = steps;
  if (steps.length === 1 && only) return <OneHit step={only} moves={moves} />;
  return (
    <table className={`${tables.table} ${classes.table}`} data-figures="">
      <caption>Moves in the rotation: damage of one move and in all</caption>
      <thead>
        <tr>
          <th scope="col">Move</th>
          <th scope="col">Non-critical</th>
          <th scope="col">Critical</th>
          <th scope="col">Average</th>
          <th scope="col">Hits</th>
          <th scope="col">Total</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <MoveDamage key={row.row.key} damage={row} moves={moves} />
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

/** A move, and below it its hits once it is open. */
function MoveDamage({ damage, moves }: { damage: RowDamage; moves: readonly FileMove[] }) {
  const [open, setOpen] = useState(false);
  const { row, once, count, hits, total, parts } = damage;
  return (
    <Fragment>
      <tr>
        <th scope="row">
          {hits > 1 ? (
            <UnstyledButton
              type="button"
              className={`${classes.unfold} inline-flex gap-0.5 items-start min-h-6 p-0 text-start`}
              // The name of the row is on the button.
              data-print
              aria-expanded={open}
              onClick={() => setOpen(!open)}
            >
              <IconChevronRight size={14} stroke={2} className="mt-0.75 text-signal" aria-hidden="true" />
              <span>{row.name}</span>
            </UnstyledButton>
          ) : (
            row.name
          )}
        </th>
        {kinds.map((kind) => (
          <td key={kind}>{formatDamage(once[kind])}</td>
        ))}
        <td>{hits * count}</td>
        <td>{formatDamage(total)}</td>
      </tr>
      {open &&
        parts.map(({ step: { perHit }, hits: each }) => (
          <tr key={perHit.move} data-hit>
            <th scope="row">
              {parts.length > 1 ? getMoveName(moves, perHit.move) : "One hit"}
              {each > 1 && parts.length > 1 && " (one hit)"}
            </th>
            {kinds.map((kind) => (
              <td key={kind}>{formatDamage(perHit.total[kind].value)}</td>
            ))}
            <td>{each * count}</td>
            <td>{formatDamage(perHit.total.average.value * each * count)}</td>
          </tr>
        ))}
    </Fragment>
  );
}

function OneHit({ step: { perHit }, moves }: { step: StepDamage; moves: readonly FileMove[] }) {
  const rows = [
    ["Raw", perHit.raw],
    ["Element", perHit.elemental],
    ["Total", perHit.total],
  ] as const;
  return (
    <table className={`${tables.table} ${classes.table}`} data-figures="">
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
