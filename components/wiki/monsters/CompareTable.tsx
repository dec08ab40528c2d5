import type { ReactNode } from "react";
import { Name } from "@/components/game/Name";
import { monsterStatuses } from "@/lib/catalog/codes";
import { monsterItems } from "@/lib/catalog/world-codes";
import { monsterItemLabels, statusLabels } from "@/lib/catalog/world-labels";
import { formatNumber } from "@/lib/text/format";
import { damageLabels, rawTypes } from "@/lib/wiki/monsters/damage-types";
import { getBestParts } from "@/lib/wiki/monsters/get-best-parts";
import { starLabels } from "@/lib/wiki/monsters/labels";
import type { BestCell } from "@/lib/wiki/monsters/monster-list";
import type { MonsterFigures } from "@/lib/wiki/monsters/monster-page";
import tables from "@/styles/kit.module.css";
import { BestPartCell } from "./BestPartCell";
import classes from "./CompareTable.module.css";
import { EffectivenessStars } from "./EffectivenessStars";
import { ElementAdviceList } from "./ElementAdviceList";

interface ComparedRow {
  readonly label: string;
  readonly cell: (monster: MonsterFigures) => ReactNode;
}

const unknown = <span className="text-dim">no data</span>;

const rows: readonly ComparedRow[] = [
  { label: "Weak to", cell: ({ elements }) => <ElementAdviceList elements={elements} /> },
  ...rawTypes.map((type, index) => ({
    label: `Best part: ${damageLabels[type].label.toLowerCase()}`,
    cell: (monster: MonsterFigures) => <BestPartCell cell={getBestCell(monster, index)} />,
  })),
  { label: "Base health", cell: ({ health }) => formatNumber(health) },
  ...monsterStatuses.map((status) => ({
    label: statusLabels[status],
    cell: (monster: MonsterFigures) => {
      const row = monster.status.find((each) => each.status === status);
      if (!row) return unknown;
      return (
        <>
          <EffectivenessStars count={row.stars} word={starLabels[row.stars] ?? ""} />
          {row.threshold && (
            <span className="text-dim">
              {" "}
              {formatNumber(row.threshold[0])}, then +{formatNumber(row.threshold[1])}
            </span>
          )}
        </>
      );
    },
  })),
  ...monsterItems.map((item) => ({
    label: monsterItemLabels[item],
    cell: (monster: MonsterFigures) => {
      const found = monster.items.find(([each]) => each === item);
      if (!found) return unknown;
      return found[1] ? (
        <span className="text-good">✓ works</span>
      ) : (
        <span className="text-dim">✕ no effect</span>
      );
    },
  })),
];

/** Weaknesses of the monsters, line by line. */
export function CompareTable({ monsters }: { monsters: readonly MonsterFigures[] }) {
  return (
    <table className={`${tables.table} ${classes.table}`}>
      <caption className="py-2 text-dim text-14">Status: effectiveness, first threshold, increase.</caption>
      <thead>
        <tr>
          <th className="font-semibold" scope="col">
            Stat
          </th>
          {monsters.map(({ id, name }) => (
            <th className="font-semibold" key={id} scope="col">
              <Name entity="monsters" id={id}>
                {name}
              </Name>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, cell }) => (
          <tr key={label}>
            <th className="text-dim font-medium" scope="row">
              {label}
            </th>
            {monsters.map((monster) => (
              <td key={monster.id}>{cell(monster)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function getBestCell({ hitzones }: MonsterFigures, index: number): BestCell {
  const best = getBestParts(hitzones)[index];
  const [first, ...more] = best?.parts ?? [];
  return [best?.value ?? 0, first?.id ?? "", first?.name ?? "", more.length];
}
