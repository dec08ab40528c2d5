import { Button } from "@mantine/core";
import { useMemo, useState } from "react";
import { Note } from "@/components/ui/Note";
import { RadioSegments } from "@/components/ui/RadioSegments";
import { pick, useBuilder, useCommands } from "@/hooks/builder/use-builder";
import { useMyBuilds } from "@/hooks/builder/use-my-builds";
import { listedWeapons, useWeaponSearch } from "@/hooks/builder/use-weapon-search";
import { formatCombinationProof } from "@/lib/builder/criteria/format-combinations";
import { getPairedWeapon, listOwnArtian } from "@/lib/builder/criteria/weapon-options";
import { toLoadout } from "@/lib/builder/editor/found-set-loadout";
import type { EquippedWeapon } from "@/lib/builder/loadout/model";
import type { FoundSet } from "@/lib/builder/search/query";
import { toScenario } from "@/lib/builder/target/to-scenario";
import type { EngineClient } from "@/lib/builder/worker/worker-client";
import { openMyBuild } from "@/lib/builder/workspace/my-builds/my-builds";
import { formatCount } from "@/lib/text/format";
import { WeaponResult } from "./WeaponResult";

interface WeaponSearchPanelProps {
  engine: EngineClient;
}

/** Which weapon and rolls are best for the target, with the skills and options of the search. */
export function WeaponSearchPanel({ engine }: WeaponSearchPanelProps) {
  const {
    derived,
    loadout,
    setup,
    data: builderData,
  } = useBuilder(pick("derived", "loadout", "setup", "data"));
  const { act } = useCommands();
  const { state, start, cancel, known, failure } = useWeaponSearch(engine);
  const [artian, setArtian] = useState<"none" | "own" | "any">("none");
  const own = useOwnArtian();
  const [refused, setRefused] = useState<number | null>(null);
  const { weapon } = derived;
  const outcome = known && toScenario(setup, weapon, known.data);
  const problem = failure ?? (outcome && !outcome.ok ? outcome.reason : null);
  const { report, options, phase } = state;
  const { title, more } = formatCombinationProof(report, phase === "done", state.dominated);
  const equip = (weapon: EquippedWeapon, set: FoundSet, place: number) => {
    const changed = toLoadout(
      { ...loadout, weapon },
      set,
      { transcended: loadout.transcended, slots: "all" },
      builderData.catalog,
    );
    const refusal = changed.ok ? act({ type: "replace", loadout: changed.loadout }) : true;
    setRefused(refusal ? place : null);
  };
  return (
    <div className="grid-cols-1 grid gap-3 p-3 border-t">
      <p className="text-14 leading-5 text-dim">
        Compares all weapons of {weapon ? "your weapon type" : "one type"} against your target and lists the{" "}
        {listedWeapons} that deal the most damage with the skills and options chosen above.
      </p>
      <RadioSegments
        label="Artian weapons"
        value={artian}
        options={[
          { value: "none", label: "None" },
          { value: "own", label: `My own (${own.length})` },
          { value: "any", label: "Any rolls" },
        ]}
        onChange={setArtian}
        description={artianNotes[artian]}
      />
      {phase === "searching" ? (
        <Button className="w-fit" onClick={cancel}>
          Stop
        </Button>
      ) : (
        <Button
          variant="filled"
          className="w-fit"
          disabled={!outcome?.ok}
          onClick={() => {
            setRefused(null);
            start({ none: null, own: { own }, any: "any" as const }[artian]);
          }}
        >
          Find the best weapon
        </Button>
      )}
      <div role="status" className="text-14 leading-5">
        {problem}
        {state.failure && <span className="text-bad">The search stopped: {state.failure} Try again.</span>}
        {phase !== "idle" && phase !== "failed" && (
          <p>
            <b>{title}</b>{" "}
            <span className="text-dim" aria-live="off">
              {more}
              {state.unable > 0 &&
                ` ${formatCount(state.unable, "weapon", "weapons and rolls")} left out: they cannot do these moves.`}
            </span>
          </p>
        )}
      </div>
      {report && report.results.length > 0 && (
        <ol className="grid-cols-1 grid gap-2" aria-label="Best weapons">
          {report.results.map(({ option, pair, set }, place) => {
            const chosen = options[option];
            const found = chosen && getPairedWeapon(chosen, pair);
            return (
              found && (
                <li key={option} className="grid gap-1 py-2 px-3 border rounded-md bg-card">
                  <WeaponResult
                    place={place + 1}
                    weapon={found}
                    focus={chosen.derived.artian?.focus ?? null}
                    set={set}
                    onEquip={() => equip(found, set, place)}
                  />
                  {refused === place && <Note tone="bad">This set could not be equipped.</Note>}
                </li>
              )
            );
          })}
        </ol>
      )}
    </div>
  );
}

const artianNotes = {
  none: undefined,
  own: "Those of the type in My builds, and the one that is equipped.",
  any: "Parts of one element or all different, any legal reinforcements, set bonus and group skill.",
};

/** Artian weapons of the equipped one's type that are in the builds of this browser. */
function useOwnArtian() {
  const { loadout, data, derived } = useBuilder(pick("loadout", "data", "derived"));
  const { builds } = useMyBuilds();
  const type = derived.weapon?.type;
  return useMemo(() => {
    const saved = builds.map((build) => openMyBuild(build, data)?.loadout ?? null);
    return listOwnArtian([loadout, ...saved]).filter(({ id }) => data.catalog.weapons.get(id)?.type === type);
  }, [builds, loadout, data, type]);
}
