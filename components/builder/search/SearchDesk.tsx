import dynamic from "next/dynamic";
import { useCallback, useState } from "react";
import { LateDialog } from "@/components/ui/LateDialog";
import { useAskedQuery } from "@/hooks/builder/use-asked-query";
import { useAutoSearch } from "@/hooks/builder/use-auto-search";
import type { Builder } from "@/hooks/builder/use-builder";
import { useSetSearch } from "@/hooks/builder/use-set-search";
import { useWearFound } from "@/hooks/builder/use-wear-found";
import type { TickedRow } from "@/lib/builder/criteria/compare-rows";
import { isStale, loadoutOfQuestion } from "@/lib/builder/criteria/search-state";
import type { EngineClient } from "@/lib/builder/worker/worker-client";
import type { BuilderTab } from "../builder-tabs";
import { Dock } from "./Dock";
import { Outcome } from "./Outcome";
import { SearchBar } from "./SearchBar";
import { SearchOptions } from "./SearchOptions";
import classes from "./SearchPane.module.css";
import { Wishes } from "./Wishes";

const CompareDialog = dynamic(() => import("./CompareDialog").then((module) => module.CompareDialog), {
  ssr: false,
  loading: LateDialog,
});

interface SearchDeskProps {
  builder: Builder;
  /** Of the builder's data, for what is loaded on demand. */
  version: string;
  engine: EngineClient;
  onTab(tab: BuilderTab): void;
}

/** From a list of skill targets to a set that is equipped. */
export function SearchDesk({ builder, version, engine, onTab }: SearchDeskProps) {
  const { ask, loadout } = builder;
  const { state, search, cancel } = useSetSearch(engine);
  const { query, queryWith, problems, loading, hunted } = useAskedQuery(builder, version);
  const found = useWearFound(builder, state.shown?.asked ?? state.asked);
  const blocked = problems.length > 0 || loading;
  const stale = isStale(state, queryWith(loadoutOfQuestion(loadout, state.asked, found.left)));
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
    search(query, ask.objective, { weapon, charm, transcended, slots: ask.weaponSlots });
    found.close();
    setTicked([]);
  };
  const { auto, setAuto, searchNext } = useAutoSearch({
    due: stale || state.phase === "idle",
    blocked,
    query,
    onSearch,
  });

  return (
    <div className={classes.pane}>
      <div className={classes.ask}>
        <Wishes builder={builder} />
        <SearchOptions builder={builder} />
        <SearchBar
          builder={builder}
          running={running && !stale}
          problems={problems}
          loading={loading}
          hunted={hunted}
          auto={auto}
          onAuto={setAuto}
          onSearch={onSearch}
          onCancel={cancel}
          onTab={onTab}
        />
      </div>
      <Outcome
        state={state}
        builder={builder}
        stale={stale}
        ticked={ticked}
        onTick={onTick}
        onWear={found.wear}
        onSearchNext={searchNext}
      />
      <Dock
        worn={found.worn}
        ticked={ticked.length}
        onCompare={() => setComparing(true)}
        onUntick={() => setTicked([])}
        stale={stale && !auto}
        blocked={blocked}
        onSearch={onSearch}
        onUndo={found.undo}
        onClose={found.close}
        onTab={onTab}
      />
      {comparing && (
        <CompareDialog
          ticked={ticked}
          builder={builder}
          onWear={found.wear}
          onClose={() => setComparing(false)}
        />
      )}
    </div>
  );
}
