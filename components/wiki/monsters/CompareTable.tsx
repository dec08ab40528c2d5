import type { ReactNode } from "react";
import { Name } from "@/components/wiki/kit/Name";
import { monsterItems, monsterStatuses } from "@/lib/catalog/codes";
import { monsterItemWords, statusWords } from "@/lib/catalog/vocabulary";
import { formatNumber } from "@/lib/text/format";
import { bestParts } from "@/lib/wiki/monsters/best-parts";
import { damageWords, rawTypes } from "@/lib/wiki/monsters/damage";
import type { BestCell } from "@/lib/wiki/monsters/list";
import type { MonsterFigures } from "@/lib/wiki/monsters/monster";
import { starWords } from "@/lib/wiki/monsters/words";
import { BestPartCell } from "./BestPartCell";
import classes from "./CompareTable.module.css";
import { ElementAdviceList } from "./ElementAdviceList";
import { Stars } from "./Stars";

interface ComparedRow {
  readonly label: string;
  readonly cell: (monster: MonsterFigures) => ReactNode;
}

const unknown = <span className={classes.dim}>no data</span>;

const rows: readonly ComparedRow[] = [
  { label: "Weak to", cell: ({ elements }) => <ElementAdviceList elements={elements} /> },
  ...rawTypes.map((type, index) => ({
    label: `Best part: ${damageWords[type].label.toLowerCase()}`,
    cell: (monster: MonsterFigures) => <BestPartCell cell={bestCell(monster, index)} />,
  })),
  { label: "Base health", cell: ({ health }) => formatNumber(health) },
  ...monsterStatuses.map((status) => ({
    label: statusWords[status],
    cell: (monster: MonsterFigures) => {
      const row = monster.status.find((each) => each.status === status);
      if (!row) return unknown;
      return (
        <>
          <Stars count={row.stars} word={starWords[row.stars] ?? ""} />
          {row.threshold && (
            <span className={classes.dim}>
              {" "}
              {formatNumber(row.threshold[0])}, then +{formatNumber(row.threshold[1])}
            </span>
          )}
        </>
      );
    },
  })),
  ...monsterItems.map((item) => ({
    label: monsterItemWords[item],
    cell: (monster: MonsterFigures) => {
      const found = monster.items.find(([each]) => each === item);
      if (!found) return unknown;
      return found[1] ? (
        <span className={classes.works}>✓ works</span>
      ) : (
        <span className={classes.dim}>✕ no effect</span>
      );
    },
  })),
];

/** What works on each of the monsters, line by line. */
export function CompareTable({ monsters }: { monsters: readonly MonsterFigures[] }) {
  return (
    <table className={classes.table}>
      <caption>Status: effectiveness, first threshold, increase.</caption>
      <thead>
        <tr>
          <th scope="col">Stat</th>
          {monsters.map(({ id, name }) => (
            <th key={id} scope="col">
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
            <th scope="row">{label}</th>
            {monsters.map((monster) => (
              <td key={monster.id}>{cell(monster)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function bestCell({ heat }: MonsterFigures, index: number): BestCell {
  const best = bestParts(heat)[index];
  const [first, ...more] = best?.parts ?? [];
  return [best?.value ?? 0, first?.id ?? "", first?.name ?? "", more.length];
}
