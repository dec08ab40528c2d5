import type { ReactNode } from "react";
import { Section } from "@/components/ui/Section";
import { TableOfContents } from "@/components/ui/TableOfContents";
import { Tabs } from "@/components/ui/Tabs";
import { useListState } from "@/hooks/ui/use-list-state";
import { useOpenedFolds } from "@/hooks/ui/use-opened-folds";
import type { HitzoneState } from "@/lib/catalog/codes";
import { stateLabels } from "@/lib/catalog/state-labels";
import { unchosenPanelStyle } from "@/lib/site/inline-styles";
import { getComparePath } from "@/lib/site/wiki-paths";
import { getMonsterSections } from "@/lib/wiki/monsters/get-monster-sections";
import type { Hitzones } from "@/lib/wiki/monsters/hitzones";
import type { MonsterPageProps } from "@/lib/wiki/monsters/monster-page";
import {
  formatHitzoneState,
  monsterPageFields,
  parseHitzoneState,
} from "@/lib/wiki/monsters/monster-page-state";
import { HitzoneLegend } from "./HitzoneLegend";
import { MonsterDetails } from "./MonsterDetails";
import { MonsterHitzoneTable } from "./MonsterHitzoneTable";
import classes from "./MonsterPage.module.css";

/** One monster: hitzones first, then everything else. On a phone the map of the page stays above both. */
export function MonsterPage({ stateNames, ...props }: MonsterPageProps & { stateNames?: ReactNode }) {
  const { id, hitzones } = props;
  const { state, set } = useListState(monsterPageFields);
  useOpenedFolds();
  return (
    <div className={`${classes.page} grid-cols-1 grid gap-y-8 max-md:gap-y-0 gap-x-10`}>
      <NoScriptPanels />
      <div className={`${classes.map} max-md:sticky max-md:min-w-0`}>
        <TableOfContents entries={getMonsterSections(props)} />
      </div>
      <div className={classes.hitzones}>
        <Section
          id="hitzones"
          title="Hitzones"
          aside={<a href={getComparePath(id)}>Compare hitzones</a>}
          flush
          fold="open"
        >
          <HitzoneTabs
            hitzones={hitzones}
            state={parseHitzoneState(state.state)}
            onChange={(next) => set({ state: formatHitzoneState(next) })}
          />
          <HitzoneLegend hidden={hitzones.parts.some((part) => part.hidden)} />
          <MonsterNotes id={id} hitzones={hitzones} stateNames={stateNames} />
        </Section>
      </div>
      <MonsterDetails {...props} rank={state.rank} onRank={(rank) => set({ rank })} />
    </div>
  );
}

/** Shows the panels of unchosen tabs where no script can choose them: `data-panel` marks them. */
function NoScriptPanels() {
  return (
    <noscript>
      <style>{unchosenPanelStyle}</style>
    </noscript>
  );
}

interface MonsterNotesProps {
  id: string;
  hitzones: Hitzones;
  /** Players' names of the states that the game's data has no name for. */
  stateNames: ReactNode;
}

/** Notes on the data of this monster's figures. */
function MonsterNotes({ id, hitzones, stateNames }: MonsterNotesProps) {
  const forms = hitzones.states.some(({ state }) => state.startsWith("custom"));
  return (
    <>
      {forms && (
        <p className="max-w-text mt-3 text-14 leading-5 text-dim">
          CUSTOM tabs are states of this monster by their ID in the game’s data, which has no name for them.
          Parts missing from a state have no separate values there.
        </p>
      )}
      {forms && stateNames}
      {id === "guardian-arkveld" && (
        <p className="max-w-text mt-3 text-14 leading-5 text-dim">
          Guardian Arkveld has the same values as Arkveld for every part.
        </p>
      )}
    </>
  );
}

interface HitzoneTabsProps {
  hitzones: Hitzones;
  state: HitzoneState;
  onChange(state: HitzoneState): void;
}

/**
 * The hitzone table of each state, one click apart. All are in the page: they switch at once, can be searched, and
 * without JavaScript they appear below one another.
 */
function HitzoneTabs({ hitzones: { parts, states }, state, onChange }: HitzoneTabsProps) {
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
