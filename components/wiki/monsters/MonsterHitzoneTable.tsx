import type { CSSProperties } from "react";
import elements from "@/components/game/elements.module.css";
import { Name } from "@/components/game/Name";
import { ShadedCell } from "@/components/game/ShadedCell";
import { GameIcon } from "@/components/ui/GameIcon";
import { stateLabels } from "@/lib/catalog/state-labels";
import { formatNumber } from "@/lib/text/format";
import {
  type DamageType,
  damageLabels,
  damageTypes,
  getMaxHitzone,
  isRaw,
  weakSpot,
} from "@/lib/wiki/monsters/damage-types";
import {
  getListedRows,
  getMarkedValues,
  getValues,
  type HitzonePart,
  type StateHitzones,
} from "@/lib/wiki/monsters/hitzones";
import { extractLabels } from "@/lib/wiki/monsters/labels";
import classes from "./MonsterHitzoneTable.module.css";

const icons = { sever: "long-sword", blunt: "hammer", ammo: "heavy-bowgun" } as const;

interface MonsterHitzoneTableProps {
  parts: readonly HitzonePart[];
  state: StateHitzones;
}

/** Parts × kinds of damage in one state: the highest of each column marked, weak spots too. */
export function MonsterHitzoneTable({ parts, state: { state, rows } }: MonsterHitzoneTableProps) {
  const best = getMarkedValues(getListedRows({ parts }, rows));
  const { label, note } = stateLabels[state];
  return (
    <div className={classes.frame}>
      <table className={`${elements.elements} ${classes.table} w-full text-14 leading-5`}>
        <caption className="pt-2 pb-1.5 text-dim text-14 leading-5">
          <b className="text-default font-semibold">{label}.</b> {note}
        </caption>
        <thead>
          <tr>
            <th scope="col">Part</th>
            {damageTypes.map((type) => (
              <ColumnHead key={type} type={type} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const part = parts[row[0]];
            return (
              <tr key={`${row}`}>
                <th scope="row">{part ? <PartHead part={part} /> : "Weak point (any part)"}</th>
                {getValues(row).map((value, column) => {
                  const type = damageTypes[column] ?? "stun";
                  return (
                    <ShadedCell
                      key={type}
                      value={value}
                      max={getMaxHitzone(type)}
                      best={!part?.hidden && value === best[column]}
                      threshold={isRaw(type) ? weakSpot : undefined}
                    />
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function ColumnHead({ type }: { type: DamageType }) {
  const { label, short } = damageLabels[type];
  const icon = isRaw(type) ? icons[type] : type;
  return (
    <th scope="col" data-element={type}>
      <GameIcon name={icon} size={16} />
      <span className={`${classes.full} whitespace-nowrap`}>{label}</span>
      <span className={classes.short} aria-hidden="true">
        {short}
      </span>
    </th>
  );
}

/** Name of the part with its kinsect extract and health. */
function PartHead({ part: { id, name, hidden, health, extract } }: { part: HitzonePart }) {
  return (
    <span className={`${classes.part} block gap-3 items-baseline justify-between`}>
      <span>
        <Name entity="parts" id={id}>
          {name}
        </Name>
        {hidden && <em className="text-12 text-dim font-normal"> not listed</em>}
      </span>
      <span className="flex gap-2 text-12 leading-4 text-dim font-normal whitespace-nowrap">
        <Extract extract={extract} />
        <span className={classes.health}>{formatNumber(health)}</span>
      </span>
    </span>
  );
}

function Extract({ extract }: { extract: HitzonePart["extract"] }) {
  if (!extract) return <span>no extract</span>;
  const { letter, word } = extractLabels[extract];
  return (
    <span className={classes.extract} style={{ "--extract": `var(--extract-${extract})` } as CSSProperties}>
      <b className="inline-block me-1 font-semibold text-center" aria-hidden="true">
        {letter}
      </b>
      <span className={classes.word}>{word}</span>
    </span>
  );
}
