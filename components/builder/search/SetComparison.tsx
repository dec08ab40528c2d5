import { Button } from "@mantine/core";
import { useState } from "react";
import { ElementValue } from "@/components/game/ElementValue";
import { Name } from "@/components/game/Name";
import {
  type ComparedLabel,
  getComparedLines,
  type TickedRow,
} from "@/lib/builder/criteria/get-compared-lines";
import type { GetName } from "@/lib/builder/loadout/format-problem";
import type { FoundSet } from "@/lib/builder/search/query";
import { formatCount } from "@/lib/text/format";
import classes from "./SetComparison.module.css";

interface SetComparisonProps {
  ticked: readonly TickedRow[];
  skills: readonly { readonly id: string }[];
  getName: GetName;
  onEquip(set: FoundSet): void;
}

/** Where sets differ, the best marked; what is the same in all of them on demand. */
export function SetComparison({ ticked, skills, getName, onEquip }: SetComparisonProps) {
  const rows = ticked.map(({ row }) => row);
  const [isWhole, setWhole] = useState(false);
  const lines = getComparedLines(rows, skills);
  const same = lines.filter(({ differs }) => !differs).length;
  const shown = isWhole ? lines : lines.filter(({ differs }) => differs);
  return (
    <>
      <table className={`${classes.table} w-full text-14 leading-5`}>
        <caption className="visually-hidden">Set comparison</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Stat</span>
            </th>
            {ticked.map(({ row, place }) => (
              <th key={row.key} scope="col">
                Set {place}
                <span className="hidden md:grid md:whitespace-nowrap text-12 leading-4 text-dim font-normal">
                  {row.groups.map(({ id, name }) => (
                    <span key={id}>
                      <Name entity="armor-sets" id={id}>
                        {name}
                      </Name>
                    </span>
                  ))}
                </span>
                <Button variant="subtle" onClick={() => onEquip(row.set)}>
                  Equip <span className="visually-hidden">set {place}</span>
                </Button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ key, label, cells, differs }) => (
            <tr key={key} data-same={!differs || undefined}>
              <th scope="row">
                <Label label={label} getName={getName} />
              </th>
              {cells.map((cell, at) => (
                <td key={rows[at]?.key} data-best={cell.best || undefined}>
                  {cell.value === 0 && label.kind === "skill" ? <span data-none>—</span> : cell.text}
                  {cell.best && (
                    <>
                      {" "}
                      <span className="visually-hidden">(best)</span>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length === 0 && (
        <p className="py-4 px-4 text-14 text-dim">These sets have the same stats and skills.</p>
      )}
      {same > 0 && (
        <Button
          variant="subtle"
          className="mt-1 mx-2"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole
            ? "Show differences only"
            : `Show ${formatCount(same, "line", "lines")} without difference`}
        </Button>
      )}
    </>
  );
}

function Label({ label, getName }: { label: ComparedLabel; getName: GetName }) {
  if (label.kind === "word") return label.word;
  if (label.kind === "element") return <ElementValue type={label.element} word size={15} />;
  return (
    <Name entity="skills" id={label.id}>
      {getName("skill", label.id)}
    </Name>
  );
}
