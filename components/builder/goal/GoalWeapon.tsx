import { Button } from "@mantine/core";
import { useEffect, useEffectEvent, useState } from "react";
import { Name } from "@/components/game/Name";
import { Note } from "@/components/ui/Note";
import { pick, useBuilder, useCommands } from "@/hooks/builder/use-builder";
import { useWeaponSearch } from "@/hooks/builder/use-weapon-search";
import { isSetEquipped } from "@/lib/builder/criteria/apply-found";
import { formatCombinationProof, formatRolls } from "@/lib/builder/criteria/format-combinations";
import { getPairedWeapon } from "@/lib/builder/criteria/weapon-options";
import { type EquippedWeapon, emptyLoadout } from "@/lib/builder/loadout/model";
import { equalDamage, type FoundSet } from "@/lib/builder/search/query";
import type { BuilderState, ChosenGoal } from "@/lib/builder/store/builder-state";
import type { EngineClient } from "@/lib/builder/worker/worker-client";
import { formatPercent } from "@/lib/text/format";

interface GoalWeaponProps {
  engine: EngineClient;
  /** The best set with the weapon in hand; `null` while the search of the goal is not over. */
  best: FoundSet | null;
}

/** State that all weapons were compared for. */
interface Asked extends Pick<BuilderState, "setup" | "criteria"> {
  readonly goal: ChosenGoal;
}

/**
 * Compares all weapons of a goal's type, with every roll, once the sets with the one in hand are known. A better one
 * is equipped by itself where the goal chose the weapon and nobody has changed anything since; else it is offered.
 */
export function GoalWeapon({ engine, best }: GoalWeaponProps) {
  const { goal, setup, criteria, data: builderData } = useBuilder(pick("goal", "setup", "criteria", "data"));
  const { latest, pursueGoal } = useCommands();
  const { state, start, cancel, known } = useWeaponSearch(engine, 1);
  const [asked, setAsked] = useState<Asked | null>(null);

  const compare = useEffectEvent(() => {
    if (!goal) return;
    setAsked({ goal, setup, criteria });
    start("any");
  });
  const isDue = known !== null && best !== null && goal !== null && !goal.isCompared && asked?.goal !== goal;
  useEffect(() => {
    if (isDue) compare();
  }, [isDue]);

  const [first] = state.report?.results ?? [];
  const option = first && state.options[first.option];
  const weapon = option ? getPairedWeapon(option, first.pair) : null;
  const gain = best?.damage && first?.set.damage ? first.set.damage / best.damage - 1 : 0;
  const isBetter = weapon !== null && gain > equalDamage;
  const isProved = state.phase === "done" && state.report?.status === "optimal";

  const use = (chosen: EquippedWeapon) => {
    if (!goal) return;
    const { loadout } = latest();
    const bare = { ...chosen, decorations: [] };
    const isUntouched = goal.isWeaponChosen && best !== null && isSetEquipped(loadout, best);
    const next = isUntouched ? { ...emptyLoadout, transcended: loadout.transcended } : loadout;
    const action = { type: "replace", loadout: { ...next, weapon: bare } } as const;
    pursueGoal(goal, { action, setup: {}, criteria: {} }, true);
  };
  const settle = useEffectEvent(() => {
    if (!weapon || !isBetter || !goal?.isWeaponChosen || best === null) return;
    if (isSetEquipped(latest().loadout, best)) use(weapon);
  });
  useEffect(() => {
    if (isProved) settle();
  }, [isProved]);

  if (goal && !goal.isCompared && asked?.goal !== goal) {
    return <Note>Next: every weapon of this type is compared, with every roll.</Note>;
  }
  if (state.phase === "idle" || asked?.setup !== setup || asked.criteria !== criteria) return null;
  // Another set is being looked for, or somebody has changed the gear: how it compares is not known.
  if (best === null && !goal?.isCompared && state.phase !== "searching") return null;
  const { title, more } = formatCombinationProof(state.report, state.phase === "done", state.dominated);
  return (
    <Note
      tone={state.phase === "failed" ? "bad" : "quiet"}
      role="status"
      action={
        state.phase === "searching" ? (
          <Button size="xs" onClick={cancel}>
            Stop
          </Button>
        ) : (
          isBetter &&
          weapon && (
            <Button size="xs" variant="filled" onClick={() => use(weapon)}>
              Use this weapon
            </Button>
          )
        )
      }
    >
      {state.phase === "failed" ? (
        `Weapons could not be compared. ${state.failure ?? ""}`
      ) : state.phase === "searching" ? (
        <>
          Comparing every weapon of this type with every roll.{" "}
          <span className="text-dim" aria-live="off">
            {more}
          </span>
        </>
      ) : isBetter && weapon ? (
        <>
          <Name entity="weapons" id={weapon.id}>
            {builderData.getName("weapon", weapon.id)}
          </Name>{" "}
          deals {formatPercent(gain * 100)} more with its best set.{" "}
          {weapon.artian && (
            <span className="text-dim">{formatRolls(weapon.artian, builderData.getName)}.</span>
          )}
        </>
      ) : (
        <>
          <b>{isProved ? "Best weapon of this type." : title}</b> <span className="text-dim">{more}</span>
        </>
      )}
    </Note>
  );
}
