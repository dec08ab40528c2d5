import type { CSSProperties } from "react";
import { EntityLink } from "@/components/game/EntityLink";
import { Name } from "@/components/game/Name";
import { dropKindLabels } from "@/lib/catalog/world-labels";
import { isUnknownTable } from "@/lib/drops/labels";
import { formatPercent } from "@/lib/text/format";
import { type DropGroup, dropNotes } from "@/lib/wiki/monsters/drop-groups";
import classes from "./DropTables.module.css";

/**
 * Drops of a monster in one rank: a small table per source, items linked, the likeliest first. Further tables of
 * target rewards stand apart, as nobody knows how often a hunt pays from them.
 */
export function DropTables({ groups }: { groups: readonly DropGroup[] }) {
  const unknown = groups.filter(isUnknownTable);
  return (
    <>
      <Groups groups={groups.filter((group) => !isUnknownTable(group))} />
      {unknown.length > 0 && (
        <div className="mt-2 pt-4 border-t border-strong">
          <h3 className="text-15 leading-6">Further target rewards</h3>
          <p className="mb-3 text-14 leading-5 text-dim">
            Some quests also draw rewards from these tables. The game’s data doesn’t say how often, so each
            chance is a share of its table.
          </p>
          <Groups groups={unknown} />
        </div>
      )}
    </>
  );
}

function Groups({ groups }: { groups: readonly DropGroup[] }) {
  return (
    <div className="md:columns-2 md:gap-x-8 lg:columns-3">
      {groups.map((group) => (
        <DropTable key={`${group.kind} ${group.part?.id} ${group.table}`} group={group} />
      ))}
    </div>
  );
}

function DropTable({ group: { kind, part, table, rows } }: { group: DropGroup }) {
  const twice = rows.reduce((sum, [, , , chance]) => sum + chance, 0) > 100;
  return (
    <table className={`${classes.table} break-inside-avoid w-full mb-5 text-14 leading-5`}>
      <caption className="pb-1">
        <b className="font-semibold">
          {dropKindLabels[kind]}
          {part && (
            <>
              {": "}
              <Name entity="parts" id={part.id}>
                {part.name}
              </Name>
            </>
          )}
          {table && `, table ${table}`}
        </b>{" "}
        <span className="text-12 text-dim">
          {twice ? "Breaks twice, one reward each." : (table ?? 1) === 1 && dropNotes[kind]}
        </span>
      </caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Item</th>
          <th scope="col">Chance</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([item, name, qty, chance]) => (
          <tr key={`${item} ${qty} ${chance}`} style={getBarStyle(chance)}>
            <th scope="row">
              <EntityLink entity="items" id={item} name={name} />
              {qty > 1 && <span className="text-dim"> ×{qty}</span>}
            </th>
            <td>{formatPercent(chance)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function getBarStyle(chance: number): CSSProperties {
  const variables: Record<`--${string}`, string> = { "--chance": `${chance}%` };
  return variables;
}
