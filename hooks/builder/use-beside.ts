import { useMemo } from "react";
import type { RotationDamage } from "@/lib/builder/damage/outputs";
import { explainRotation } from "@/lib/builder/damage/rotation-damage";
import type { BuilderBook } from "@/lib/builder/data/book";
import type { DamageData } from "@/lib/builder/data/damage-file";
import { checkLoadout } from "@/lib/builder/loadout/check-loadout";
import { deriveLoadout } from "@/lib/builder/loadout/derive-loadout";
import type { DerivedLoadout } from "@/lib/builder/loadout/derived";
import type { Loadout } from "@/lib/builder/loadout/model";
import type { LoadoutProblem } from "@/lib/builder/loadout/problems";
import type { BuildCodeProblem } from "@/lib/builder/share/code-problems";
import { decodeBuildCode } from "@/lib/builder/share/decode-build-code";
import type { Hunt } from "@/lib/builder/target/hunt";
import { damageOfTargets, type TargetDamage } from "@/lib/builder/target/part-damage";
import { scenarioOf } from "@/lib/builder/target/scenario-of";
import { huntTargets } from "@/lib/builder/target/targets";
import type { DamageResult } from "./use-damage";

/** What a build comes to in the damage setup. */
export interface HuntFigures {
  readonly rotation: RotationDamage;
  readonly best: TargetDamage | null;
  /** The chosen moves are not its weapon's: a basic hit is used instead. */
  readonly otherMoves: boolean;
}

/** One of the compared builds. */
export interface SideBuild {
  readonly name: string;
  /** `null` for the present one. */
  readonly loadout: Loadout | null;
  readonly derived: DerivedLoadout;
  /** What its code did not bring back. */
  readonly unread: readonly BuildCodeProblem[];
  /** Why it is not legal. */
  readonly problems: readonly LoadoutProblem[];
  /** `null` without a weapon or a monster. */
  readonly hunted: HuntFigures | null;
}

interface BesideOptions {
  readonly hunt: Hunt;
  readonly beside: Hunt["beside"];
  /** Of the present build. */
  readonly result: DamageResult | null;
  readonly derived: DerivedLoadout;
  readonly book: BuilderBook;
  readonly data: DamageData;
}

/** The present build first, then those compared with it, all against the part that the present one hits. */
export function useBeside({
  hunt,
  beside,
  result,
  derived,
  book,
  data,
}: BesideOptions): readonly SideBuild[] {
  const codes = beside.map(({ code }) => code).join(" ");
  // Typing a name is no reason to open every build again.
  const opened = useMemo(
    () =>
      codes
        .split(" ")
        .filter(Boolean)
        .map((code) => openedBuild(code, book)),
    [codes, book],
  );
  const hunted = useMemo(
    () => opened.map((build) => huntFigures(hunt, result, build.derived, data, book)),
    [opened, hunt, result, data, book],
  );
  const present: SideBuild = {
    name: "This build",
    loadout: null,
    derived,
    unread: [],
    problems: [],
    hunted: result && figuresOf(hunt, result.rotation, result.parts),
  };
  const others = opened.map((build, at) => ({
    ...build,
    name: beside[at]?.name ?? "",
    hunted: hunted[at] ?? null,
  }));
  return [present, ...others];
}

function openedBuild(code: string, { tables, catalog }: BuilderBook) {
  const { loadout, problems: unread } = decodeBuildCode(code, tables);
  return {
    loadout,
    unread,
    derived: deriveLoadout(loadout, catalog),
    problems: checkLoadout(loadout, catalog),
  };
}

function huntFigures(
  hunt: Hunt,
  result: DamageResult | null,
  { weapon, levels }: DerivedLoadout,
  data: DamageData,
  { armor: { skills } }: BuilderBook,
): HuntFigures | null {
  if (!result) return null;
  const { part, state } = result.outcome.target;
  const outcome = scenarioOf({ ...hunt, part, state }, weapon, data);
  if (!outcome.ok) return null;
  const parts = damageOfTargets(outcome.scenario, huntTargets(outcome.monster), skills, levels);
  return figuresOf(hunt, explainRotation(outcome.scenario, skills, levels), parts);
}

function figuresOf(hunt: Hunt, rotation: RotationDamage, parts: readonly TargetDamage[]): HuntFigures {
  const [best = null] = parts.toSorted((a, b) => b.total - a.total);
  const otherMoves = hunt.rotation.length > 0 && rotation.steps[0]?.perHit.move === "plain-hit";
  return { rotation, best, otherMoves };
}
