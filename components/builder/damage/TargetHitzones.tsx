import { type CSSProperties, memo, useId, useMemo } from "react";
import { ElementValue } from "@/components/game/ElementValue";
import { Name } from "@/components/game/Name";
import { useStateNames } from "@/hooks/state-names/use-state-names";
import type { FileMonster } from "@/lib/builder/data/damage-file";
import { listTargets, type TargetOption } from "@/lib/builder/target/targets";
import type { Element, HitzoneState, PhysicalDamage } from "@/lib/catalog/codes";
import { elementLabels, physicalDamageLabels } from "@/lib/catalog/labels";
import { formatState, stateLabels } from "@/lib/catalog/state-labels";
import { type UnnamedState, unnamedStates } from "@/lib/state-names/rules";
import { getMaxHitzone, weakSpot } from "@/lib/wiki/monsters/damage-types";
import { choiceInput } from "@/styles/theme";
import { createHitzoneGrid } from "./hitzones";
import { Panel } from "./Panel";
import classes from "./TargetHitzones.module.css";

interface TargetHitzonesProps {
  monster: FileMonster;
  /** Kinds of damage that the cells show. */
  damage: PhysicalDamage;
  element: Element | null;
  /** Part that is hit. */
  part: string;
  state: HitzoneState;
  onChoose(part: string, state: HitzoneState): void;
}

/** Parts × states with what gets through of the weapon's damage. Each cell is a choice of what is hit. */
export const TargetHitzones = memo(function TargetHitzones(props: TargetHitzonesProps) {
  const { monster, damage, element, onChoose } = props;
  const grid = useMemo(() => createHitzoneGrid(listTargets(monster)), [monster]);
  const name = useId();
  return (
    <Panel
      id="damage-where"
      title="Target part"
      aside={`${physicalDamageLabels[damage]}${element ? ` and ${elementLabels[element].toLowerCase()}` : ""} hitzones; weak spots (${weakSpot}+) underlined`}
    >
      <div className={`${classes.frame} scrollbar-thin relative overflow-x-auto`}>
        <table className={`${classes.table} w-full text-14 leading-4.5`}>
          <caption className="visually-hidden">Parts of {monster.name} by state: choose your target</caption>
          <thead>
            <tr>
              <th scope="col">Part</th>
              {grid.states.map((state) => (
                <th key={state} scope="col" title={stateLabels[state].note}>
                  {stateLabels[state].label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {grid.rows.map(({ part, name: partName, hidden, cells }) => (
              <tr key={part}>
                <th scope="row">
                  <Name entity="parts" id={part}>
                    {partName}
                  </Name>
                  {hidden && <em className="text-12 text-dim font-normal"> hidden</em>}
                </th>
                {grid.states.map((state) => {
                  const cell = cells.get(state);
                  return cell ? (
                    <Cell
                      key={state}
                      cell={cell}
                      damage={damage}
                      element={element}
                      name={name}
                      chosen={props.part === part && props.state === state}
                      onChoose={onChoose}
                    />
                  ) : (
                    <td key={state} className="text-dim text-center p-0">
                      –
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ConfirmedNames monster={monster.id} states={grid.states} />
    </Panel>
  );
});

interface ConfirmedNamesProps {
  monster: string;
  states: readonly HitzoneState[];
}

/**
 * Players' names of the states that the tables leave without one, once others confirmed them: a line for each, there
 * before its name is.
 */
function ConfirmedNames({ monster, states }: ConfirmedNamesProps) {
  const unnamed = unnamedStates.filter((state) => states.includes(state));
  return unnamed.length > 0 && <NameLines key={monster} monster={monster} states={unnamed} />;
}

function NameLines({ monster, states }: { monster: string; states: readonly UnnamedState[] }) {
  const { data: names } = useStateNames(monster);
  return (
    <ul className="mt-2 text-13 leading-5 text-dim">
      {states.map((state) => {
        const name = names?.find((each) => each.state === state && each.isConfirmed);
        return (
          <li key={state} className="truncate">
            {stateLabels[state].label}:{" "}
            {name ? (
              <b className="font-semibold text-default">{name.name}</b>
            ) : names ? (
              "no confirmed name"
            ) : (
              "…"
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface CellProps {
  cell: TargetOption;
  damage: PhysicalDamage;
  element: Element | null;
  /** Of the group of radios. */
  name: string;
  chosen: boolean;
  onChoose(part: string, state: HitzoneState): void;
}

const Cell = memo(function Cell({ cell, damage, element, name, chosen, onChoose }: CellProps) {
  const { hitzone, part, state } = cell;
  const value = hitzone[damage];
  const share = Math.max(0, Math.min(1, value / getMaxHitzone(damage)));
  const ofElement = element && `, ${elementLabels[element].toLowerCase()} ${hitzone[element]}`;
  return (
    <td className="p-0">
      <label
        className={`${classes.cell} cursor-pointer min-h-9.5 pointer-coarse:min-h-11 relative flex flex-wrap items-center justify-center gap-x-1.5 p-0.5 rounded-sm`}
        data-reached={value >= weakSpot || undefined}
        style={{ "--shade": `${Math.round(share * 100)}%` } as CSSProperties}
      >
        <input
          type="radio"
          className={choiceInput}
          name={name}
          aria-label={`${cell.name}, ${formatState(state)}: ${physicalDamageLabels[damage].toLowerCase()} ${value}${ofElement ?? ""}`}
          checked={chosen}
          onChange={() => onChoose(part, state)}
        />
        <b className="font-semibold">{value}</b>
        {element && (
          <span className={`${classes.element} text-12`} aria-hidden="true">
            <ElementValue type={element} value={hitzone[element]} size={12} />
          </span>
        )}
      </label>
    </td>
  );
});
