import { useMemo } from "react";
import type { RotationDamage } from "@/lib/builder/damage/outputs";
import { explainRotation } from "@/lib/builder/damage/rotation-damage";
import type { BuilderData } from "@/lib/builder/data/builder-data";
import type { DamageData } from "@/lib/builder/data/damage-file";
import { checkLoadout } from "@/lib/builder/loadout/check-loadout";
import { deriveLoadout } from "@/lib/builder/loadout/derive-loadout";
import type { DerivedLoadout } from "@/lib/builder/loadout/derived";
import type { Loadout } from "@/lib/builder/loadout/model";
import type { LoadoutProblem } from "@/lib/builder/loadout/problems";
import { decodeBuildCode } from "@/lib/builder/share/decode-build-code";
import type { BuildCodeProblem } from "@/lib/builder/share/format-code-problem";
import { type LoadoutSummary, summarizeWithDamage } from "@/lib/builder/summary/summarize-loadout";
import { calculateTargetDamage, type TargetDamage } from "@/lib/builder/target/calculate-target-damage";
import type { DamageSetup } from "@/lib/builder/target/damage-setup";
import { listTargets } from "@/lib/builder/target/targets";
import { toScenario } from "@/lib/builder/target/to-scenario";
import type { DamageResult } from "./use-damage";

/** Result of a build in the damage setup. */
interface SetupDamage {
  readonly rotation: RotationDamage;
  readonly best: TargetDamage | null;
  /** The chosen moves are not its weapon's: a basic hit is used instead. */
  readonly otherMoves: boolean;
}

/** One of the compared builds. */
export interface ComparedBuild {
  readonly name: string;
  /** `null` for the present one. */
  readonly loadout: Loadout | null;
  readonly derived: DerivedLoadout;
  readonly summary: LoadoutSummary;
  /** Parts that its code did not bring back. */
  readonly unread: readonly BuildCodeProblem[];
  /** Why it is not legal. */
  readonly problems: readonly LoadoutProblem[];
  /** `null` without a weapon or a monster. */
  readonly damage: SetupDamage | null;
}

interface ComparisonOptions {
  readonly setup: DamageSetup;
  readonly comparedBuilds: DamageSetup["comparedBuilds"];
  /** Of the present build. */
  readonly result: DamageResult | null;
  readonly derived: DerivedLoadout;
  readonly builderData: BuilderData;
  readonly data: DamageData;
}

/** The present build first, then those compared with it, all against the part that the present one hits. */
export function useBuildComparison({
  setup,
  comparedBuilds,
  result,
  derived,
  builderData,
  data,
}: ComparisonOptions): readonly ComparedBuild[] {
  const codes = comparedBuilds.map(({ code }) => code).join(" ");
  // Typing a name is no reason to open every build again.
  const opened = useMemo(
    () =>
      codes
        .split(" ")
        .filter(Boolean)
        .map((code) => openComparedBuild(code, builderData)),
    [codes, builderData],
  );
  const damages = useMemo(
    () => opened.map((build) => calculateSetupDamage(setup, result, build.derived, data, builderData)),
    [opened, setup, result, data, builderData],
  );
  const { skills } = builderData.armor;
  const summarize = (build: DerivedLoadout, damage: SetupDamage | null) =>
    summarizeWithDamage(build, skills, damage?.rotation ?? null);
  const damage = result && getFigures(setup, result.rotation, result.parts);
  const present: ComparedBuild = {
    name: "This build",
    loadout: null,
    derived,
    summary: summarize(derived, damage),
    unread: [],
    problems: [],
    damage,
  };
  const others = opened.map((build, at) => ({
    ...build,
    name: comparedBuilds[at]?.name ?? "",
    summary: summarize(build.derived, damages[at] ?? null),
    damage: damages[at] ?? null,
  }));
  return [present, ...others];
}

function openComparedBuild(code: string, { tables, catalog }: BuilderData) {
  const { loadout, problems: unread } = decodeBuildCode(code, tables);
  return {
    loadout,
    unread,
    derived: deriveLoadout(loadout, catalog),
    problems: checkLoadout(loadout, catalog),
  };
}

function calculateSetupDamage(
  setup: DamageSetup,
  result: DamageResult | null,
  { weapon, levels }: DerivedLoadout,
  data: DamageData,
  { armor: { skills } }: BuilderData,
): SetupDamage | null {
  if (!result) return null;
  const { part, state } = result.outcome.target;
  const outcome = toScenario({ ...setup, part, state }, weapon, data);
  if (!outcome.ok) return null;
  const parts = calculateTargetDamage(outcome.scenario, listTargets(outcome.monster), skills, levels);
  return getFigures(setup, explainRotation(outcome.scenario, skills, levels), parts);
}

function getFigures(
  setup: DamageSetup,
  rotation: RotationDamage,
  parts: readonly TargetDamage[],
): SetupDamage {
  const [best = null] = parts.toSorted((a, b) => b.total - a.total);
  const otherMoves = setup.rotation.length > 0 && rotation.steps[0]?.perHit.move === "plain-hit";
  return { rotation, best, otherMoves };
}
