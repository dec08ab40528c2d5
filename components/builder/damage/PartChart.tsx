import { NativeSelect, UnstyledButton } from "@mantine/core";
import { type CSSProperties, memo, useState } from "react";
import { Name } from "@/components/game/Name";
import type { DamageResult } from "@/hooks/builder/use-damage";
import { useStateWords } from "@/hooks/state-names/use-state-names";
import type { HitzoneState } from "@/lib/catalog/codes";
import { stateLabels, stateOrder } from "@/lib/catalog/state-labels";
import { formatDamage } from "./format-damage";
import classes from "./PartChart.module.css";

interface PartChartProps {
  result: DamageResult;
}

/** Rows that are shown before "Show all". */
const firstRows = 12;

/** Damage of the rotation to every part in every state, highest first: a bar and its figures in each row. */
export const PartChart = memo(function PartChart({ result: { parts, outcome } }: PartChartProps) {
  const [state, setState] = useState<HitzoneState | "">("");
  const [all, setAll] = useState(false);
  const states = stateOrder.filter((each) => parts.some((part) => part.target.state === each));
  const getStateWords = useStateWords(outcome.monster.id, states);
  const shownState = state !== "" && states.includes(state) ? state : "";
  const rows = parts
    .filter((part) => shownState === "" || part.target.state === shownState)
    .toSorted((a, b) => b.total - a.total);
  const maxTotal = Math.max(...parts.map(({ total }) => total), 1);
  const isChosen = (row: (typeof rows)[number]) =>
    row.target.part === outcome.target.part && row.target.state === outcome.target.state;
  const shown = all ? rows : rows.filter((row, at) => at < firstRows || isChosen(row));
  const hasElement = parts.some(({ elemental }) => elemental > 0);
  return (
    <>
      {states.length > 1 && (
        <NativeSelect
          label="State"
          mod="label-before"
          className="w-fit mb-1.5"
          size="sm"
          value={shownState}
          onChange={({ target }) => setState(states.find((each) => each === target.value) ?? "")}
        >
          <option value="">All states</option>
          {states.map((each) => (
            <option key={each} value={each}>
              {stateLabels[each].label}
            </option>
          ))}
        </NativeSelect>
      )}
      <table className={`${classes.chart} w-full text-14 leading-4.5`}>
        <caption className="visually-hidden">
          Expected rotation damage by part and state, highest first
        </caption>
        <thead>
          <tr>
            <th scope="col">Part</th>
            {hasElement && (
              <>
                <th scope="col">Raw</th>
                <th scope="col">Element</th>
              </>
            )}
            <th scope="col">Damage</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={`${row.target.part}-${row.target.state}`} data-chosen={isChosen(row) || undefined}>
              <th scope="row">
                <Name entity="parts" id={row.target.part}>
                  {row.target.name}
                </Name>
                <span className="ms-1.5 text-13 text-dim font-normal">
                  {getStateWords(row.target.state)}
                  {isChosen(row) && <b className="text-default font-semibold"> · chosen</b>}
                </span>
                <span
                  className={`${classes.bar} h-1.5 block mt-0.75`}
                  aria-hidden="true"
                  style={
                    {
                      "--all": `${(row.total / maxTotal) * 100}%`,
                      "--share": row.total > 0 ? row.raw / row.total : 1,
                    } as CSSProperties
                  }
                />
              </th>
              {hasElement && (
                <>
                  <td>{formatDamage(row.raw)}</td>
                  <td>{formatDamage(row.elemental)}</td>
                </>
              )}
              <td>{formatDamage(row.total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > firstRows && (
        <UnstyledButton
          type="button"
          className="min-h-10 pointer-coarse:min-h-11 text-14 text-signal font-semibold"
          onClick={() => setAll(!all)}
        >
          {all ? "Show fewer" : `Show all ${rows.length}`}
        </UnstyledButton>
      )}
    </>
  );
});
