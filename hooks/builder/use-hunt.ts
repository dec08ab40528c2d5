import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import type { DamageData } from "@/lib/builder/data/damage-file";
import { type HuntData, unpackHuntData } from "@/lib/builder/data/hunt-file";
import { completeAssumptions } from "@/lib/builder/hunt/assumptions";
import { ownName } from "@/lib/builder/hunt/format-hunt";
import { type HuntClient, startHunts } from "@/lib/builder/hunt/hunt-client";
import type { HuntPlan } from "@/lib/builder/hunt/plan";
import type { HuntFacts, HuntRequest, PartyHunter } from "@/lib/builder/hunt/request";
import type { HuntReply } from "@/lib/builder/hunt/solve-hunt";
import { deriveLoadout } from "@/lib/builder/loadout/derive-loadout";
import { decodeBuildCode } from "@/lib/builder/share/decode-build-code";
import { getStageConditions } from "@/lib/builder/target/hunt-stages";
import { pick, useBuilder } from "./use-builder";
import { loadBuilderFile } from "./use-builder-data";
import { createLateData } from "./use-late-data";

const useLoadedHunt = createLateData(
  async (version: string): Promise<HuntData> => unpackHuntData(await loadBuilderFile("hunt", version)),
);

/** Quests, combat figures and what moves do besides damage, loaded when they are first needed. */
export function useHuntData() {
  return useLoadedHunt(
    true,
    useBuilder((builder) => builder.version),
  );
}

/**
 * The builder's hunt in time, calculated in a worker whenever build, target or plan change.
 *
 * @param quest id and place of the target; `null` = nothing to calculate
 * @returns `null` until the first answer; an older answer stays until the next one
 */
export function useHunt(
  plan: HuntPlan,
  quest: { readonly id: string; readonly target: number } | null,
  { damage, hunt }: { readonly damage: DamageData; readonly hunt: HuntData },
): { readonly reply: HuntReply | null; readonly isBusy: boolean } {
  const { setup, derived, data } = useBuilder(pick("setup", "derived", "data"));
  const request = useMemo((): HuntRequest | null => {
    if (quest === null || setup.monster === null) return null;
    const own: PartyHunter = {
      name: ownName,
      derived,
      setup,
      loopSec: setup.seconds,
      staminaPerLoop: plan.staminaPerLoop,
      renewals: plan.renewals,
      uses: plan.uses,
      roundsPerLoop: plan.roundsPerLoop,
    };
    const others = plan.companions.map(({ name, code, loopSec }): PartyHunter => {
      const theirs = deriveLoadout(decodeBuildCode(code, data.tables).loadout, data.catalog);
      const conditions = theirs.weapon ? getStageConditions("steady", theirs.weapon.type) : {};
      return {
        name,
        derived: theirs,
        // Their own moves and uptimes are not in a code: the usual combo, and those of a steady hunt.
        setup: { ...setup, rotation: [], conditions, skills: {}, bonuses: {}, axePower: 0 },
        loopSec,
        staminaPerLoop: null,
        ...{ renewals: {}, uses: {}, roundsPerLoop: null },
      };
    });
    return {
      hunters: [own, ...others],
      monster: setup.monster,
      part: setup.part,
      quest: quest.id,
      target: quest.target,
      traps: plan.traps,
      assumptions: completeAssumptions(plan.changed),
    };
  }, [plan, quest, setup, derived, data]);
  const later = useDeferredValue(request);
  const client = useHuntClient({ damage, hunt, skills: data.armor.skills });
  const [answer, setAnswer] = useState<{ readonly of: HuntRequest; readonly reply: HuntReply } | null>(null);
  useEffect(() => {
    if (later === null) return;
    let here = true;
    void client()
      .solve(later)
      .then((reply) => {
        if (here) setAnswer({ of: later, reply });
      });
    return () => {
      here = false;
    };
  }, [later, client]);
  return {
    reply: request === null ? null : (answer?.reply ?? null),
    isBusy: request !== null && answer?.of !== request,
  };
}

/** The worker, which starts with the first hunt and ends when the part is left. */
function useHuntClient(facts: HuntFacts): () => HuntClient {
  const started = useRef<HuntClient | null>(null);
  const { damage, hunt, skills } = facts;
  const getClient = useMemo(
    () => () => {
      started.current ??= startHunts({ damage, hunt, skills });
      return started.current;
    },
    [damage, hunt, skills],
  );
  useEffect(
    () => () => {
      started.current?.close();
      started.current = null;
    },
    [],
  );
  return getClient;
}
