import { Button } from "@mantine/core";
import { ElementValue } from "@/components/game/ElementValue";
import { Name } from "@/components/game/Name";
import {
  type ComparedLabel,
  getComparedLines,
  type TickedRow,
} from "@/lib/builder/criteria/get-compared-lines";
import type { GetName } from "@/lib/builder/loadout/format-problem";
import type { FoundSet } from "@/lib/builder/search/query";
import classes from "./SetComparison.module.css";

interface SetComparisonProps {
  ticked: readonly TickedRow[];
  skills: readonly { readonly id: string }[];
  getName: GetName;
  onEquip(set: FoundSet): void;
}

/** Set comparison; where they differ, the best is marked. */
export function SetComparison({ ticked, skills, getName, onEquip }: SetComparisonProps) {
  const rows = ticked.map(({ row }) => row);
  return (
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
        {getComparedLines(rows, skills).map(({ key, label, cells, differs }) => (
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
