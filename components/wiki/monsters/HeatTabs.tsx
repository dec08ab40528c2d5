import { UnstyledButton } from "@mantine/core";
import { type KeyboardEvent, useId, useRef } from "react";
import type { HitzoneState } from "@/lib/catalog/codes";
import { stateLabels } from "@/lib/catalog/state-labels";
import type { Heat } from "@/lib/wiki/monsters/heat";
import { HeatTable } from "./HeatTable";
import classes from "./HeatTabs.module.css";

interface HeatTabsProps {
  heat: Heat;
  state: HitzoneState;
  onChange(state: HitzoneState): void;
}

/**
 * The heat table of each state, one click apart. All are in the page: they switch at once, can be searched, and
 * without JavaScript they appear below one another.
 */
export function HeatTabs({ heat: { parts, states }, state, onChange }: HeatTabsProps) {
  const id = useId();
  const buttons = useRef(new Map<HitzoneState, HTMLButtonElement>());
  const shown = states.some((each) => each.state === state) ? state : "normal";

  function onKeyDown(event: KeyboardEvent) {
    const index = states.findIndex((each) => each.state === shown);
    const next = states.at(getKeyTarget(event.key, index, states.length) ?? index)?.state;
    if (!next || next === shown) return;
    event.preventDefault();
    onChange(next);
    buttons.current.get(next)?.focus();
  }

  if (states.length === 1 && states[0]) return <HeatTable parts={parts} state={states[0]} />;
  return (
    <>
      <div
        role="tablist"
        aria-label="Part state"
        className={`${classes.tabs} max-w-full flex flex-wrap gap-0.5 p-0.5 border rounded-md`}
        onKeyDown={onKeyDown}
      >
        {states.map((each) => (
          <UnstyledButton
            key={each.state}
            ref={(element) => {
              if (element) buttons.current.set(each.state, element);
            }}
            type="button"
            role="tab"
            id={`${id}-${each.state}`}
            aria-selected={each.state === shown}
            aria-controls={`${id}-${each.state}-panel`}
            tabIndex={each.state === shown ? 0 : -1}
            onClick={() => onChange(each.state)}
          >
            {stateLabels[each.state].label}
          </UnstyledButton>
        ))}
      </div>
      {states.map((each) => (
        <div
          key={each.state}
          role="tabpanel"
          id={`${id}-${each.state}-panel`}
          aria-labelledby={`${id}-${each.state}`}
          data-panel=""
          hidden={each.state !== shown}
        >
          <HeatTable parts={parts} state={each} />
        </div>
      ))}
    </>
  );
}

/** Where an arrow, Home or End leads; the ends meet. */
function getKeyTarget(key: string, index: number, count: number): number | undefined {
  if (key === "ArrowRight") return (index + 1) % count;
  if (key === "ArrowLeft") return (index - 1 + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}
