import dynamic from "next/dynamic";
import { useCallback, useState } from "react";
import { LazyDialog } from "@/components/ui/LazyDialog";
import { useAutoSearch } from "@/hooks/builder/use-auto-search";
import { pick, useBuilder } from "@/hooks/builder/use-builder";
import { useEquipFound } from "@/hooks/builder/use-equip-found";
import { useEquippedGoal } from "@/hooks/builder/use-equipped-goal";
import type { SearchPress } from "@/hooks/builder/use-goal-in-sight";
import { useSearchQuery } from "@/hooks/builder/use-search-query";
import { useSetSearch } from "@/hooks/builder/use-set-search";
import { useFirstInput } from "@/hooks/ui/use-first-input";
import { formatQuestion } from "@/lib/builder/criteria/format-question";
import type { TickedRow } from "@/lib/builder/criteria/get-compared-lines";
import { getRequestLoadout, isStale } from "@/lib/builder/criteria/search-state";
import type { EngineClient } from "@/lib/builder/worker/worker-client";
import { TradeOffs } from "../frontier/TradeOffs";
import { GoalPanel } from "../goal/GoalPanel";
import { PaneSkeleton } from "../PaneSkeleton";
import { BestWeapon } from "../weapons/BestWeapon";
import classes from "./Dock.module.css";
import type { DockNotesProps } from "./DockNotes";
import { SearchBar } from "./SearchBar";
import { SearchOptionsPanel } from "./SearchOptionsPanel";
import { SkillTargets } from "./SkillTargets";

/** Comes with the first input: there is nothing to say before a search. */
const loadNotes = () => import("./DockNotes").then((module) => module.DockNotes);
const DockNotes = dynamic(loadNotes, { ssr: false });

/** Comes with the first input, at the latest with the first search. */
const loadOutcome = () => import("./Outcome").then((module) => module.Outcome);
const Outcome = dynamic(loadOutcome, { ssr: false, loading: PaneSkeleton });
const GoalWeapon = dynamic(() => import("../goal/GoalWeapon").then((module) => module.GoalWeapon), {
  ssr: false,
});
const CompareDialog = dynamic(() => import("./CompareDialog").then((module) => module.CompareDialog), {
  ssr: false,
  loading: LazyDialog,
});

interface SearchPanelProps {
  engine: EngineClient;
}

/** From a list of skill targets to a set that is equipped. */
export function SearchPanel({ engine }: SearchPanelProps) {
  const { criteria, loadout, goal } = useBuilder(pick("criteria", "loadout", "goal"));
  const { state, search, cancel } = useSetSearch(engine);
  useFirstInput(() => void loadOutcome().catch(() => {}));
  const { query, source, queryWith, problems, loading, objective, assumed } = useSearchQuery();
  const found = useEquipFound(state.shown?.request ?? state.request);
  const blocked = problems.length > 0 || loading;
  const stale = isStale(state, queryWith(getRequestLoadout(loadout, state.request, found.leftDecorations)));
  const running = state.phase === "searching" || state.phase === "explaining";

  const [ticked, setTicked] = useState<readonly TickedRow[]>([]);
  const [comparing, setComparing] = useState(false);
  const onTick = useCallback(
    (tick: TickedRow, on: boolean) =>
      setTicked((before) => [...before.filter(({ row }) => row.key !== tick.row.key), ...(on ? [tick] : [])]),
    [],
  );

  const onSearch = () => {
    const { weapon, charm, transcended } = loadout;
    const equipped = { weapon, charm, transcended, slots: criteria.weaponSlots };
    search({ query, objective, title: formatQuestion(objective, assumed), equipped }, source);
    found.close();
    setTicked([]);
  };
  const [press, setPress] = useState<SearchPress>({ count: 0, scrolled: 0 });
  const onPress = () => {
    setPress(({ count }) => ({ count: count + 1, scrolled: window.scrollY }));
    onSearch();
  };
  const [auto, setAuto] = useAutoSearch({
    due: stale || state.phase === "idle",
    blocked,
    query,
    onSearch,
  });
  useEquippedGoal(state, stale, found.equip);

  return (
    <div className="grid-cols-1 grid gap-4 pb-3">
      <GoalPanel />
      <div className="grid-cols-1 grid gap-3 p-3 border rounded-md bg-card">
        <SkillTargets />
        <SearchOptionsPanel />
        <SearchBar
          running={running && !stale}
          problems={problems}
          loading={loading}
          objective={objective}
          assumed={assumed}
          auto={auto}
          onAuto={setAuto}
          onSearch={onPress}
          onCancel={cancel}
        />
      </div>
      {state.phase === "idle" ? (
        <p className="print:hidden text-14 text-dim">Results appear here.</p>
      ) : (
        <>
          {goal && objective === "damage" && (
            <GoalWeapon
              engine={engine}
              best={(state.phase === "done" && !stale && state.report?.results[0]) || null}
            />
          )}
          <Outcome
            engine={engine}
            state={state}
            press={press}
            isStale={stale}
            ticked={ticked}
            onTick={onTick}
            onEquip={found.equip}
          />
        </>
      )}
      <TradeOffs engine={engine} />
      <BestWeapon engine={engine} />
      <Dock
        equipped={found.equipped}
        ticked={ticked.length}
        onCompare={() => setComparing(true)}
        onUntick={() => setTicked([])}
        stale={stale && !auto}
        blocked={blocked}
        onSearch={onSearch}
        onUndo={found.undo}
        onClose={found.close}
      />
      {comparing && (
        <CompareDialog ticked={ticked} onEquip={found.equip} onClose={() => setComparing(false)} />
      )}
    </div>
  );
}

/** Notes in sight at the foot of the screen. A live region, which has to be there before it has something to say. */
function Dock(props: DockNotesProps) {
  useFirstInput(() => void loadNotes().catch(() => {}));
  const hasNotes = props.equipped !== null || props.ticked > 0 || props.stale;
  return (
    <div className={`${classes.dock} empty:hidden sticky grid-cols-1 grid gap-1.5`} role="status">
      {hasNotes && <DockNotes {...props} />}
    </div>
  );
}
