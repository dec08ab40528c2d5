import { Tabs } from "@/components/ui/Tabs";
import type { HitzoneState } from "@/lib/catalog/codes";
import { stateLabels } from "@/lib/catalog/state-labels";
import type { Hitzones } from "@/lib/wiki/monsters/hitzones";
import { MonsterHitzoneTable } from "./MonsterHitzoneTable";

interface HitzoneTabsProps {
  hitzones: Hitzones;
  state: HitzoneState;
  onChange(state: HitzoneState): void;
}

/**
 * The hitzone table of each state, one click apart. All are in the page: they switch at once, can be searched, and
 * without JavaScript they appear below one another.
 */
export function HitzoneTabs({ hitzones: { parts, states }, state, onChange }: HitzoneTabsProps) {
  const shown = states.some((each) => each.state === state) ? state : "normal";
  if (states.length === 1 && states[0]) return <MonsterHitzoneTable parts={parts} state={states[0]} />;
  return (
    <Tabs
      label="Part state"
      look="pills"
      tabs={states.map((each) => ({ id: each.state, label: stateLabels[each.state].label }))}
      value={shown}
      onChange={onChange}
    >
      {states.map((each) => (
        <div key={each.state} data-panel="" hidden={each.state !== shown}>
          <MonsterHitzoneTable parts={parts} state={each} />
        </div>
      ))}
    </Tabs>
  );
}
