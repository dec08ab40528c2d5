import { useDeferredValue, useMemo } from "react";
import type { BuilderBook } from "@/lib/builder/book";
import type { BuildCodeProblem } from "@/lib/builder/codes/code-problems";
import { decodeBuildCode } from "@/lib/builder/codes/decode-build-code";
import { damageByPart } from "@/lib/builder/damage/monster-damage";
import type { RotationDamage } from "@/lib/builder/damage/outputs";
import { explainRotation } from "@/lib/builder/damage/rotation-damage";
import type { DamageData } from "@/lib/builder/data/damage-file";
import type { Hunt } from "@/lib/builder/hunt/hunt";
import { rotationOf, scenarioOf } from "@/lib/builder/hunt/scenario-of";
import { type HuntTarget, huntTargets } from "@/lib/builder/hunt/targets";
import { checkLoadout } from "@/lib/builder/loadout/check-loadout";
import { deriveLoadout } from "@/lib/builder/loadout/derive-loadout";
import type { DerivedLoadout } from "@/lib/builder/loadout/derived";
import type { Loadout } from "@/lib/builder/loadout/model";
import type { LoadoutProblem } from "@/lib/builder/loadout/problems";
import type { Builder } from "./use-builder";

/** What a build comes to in the hunt. */
export interface HuntFigures {
  readonly rotation: RotationDamage;
  readonly best: { readonly target: HuntTarget; readonly total: number } | null;
  /** The moves are not this weapon's: a plain hit stands for them. */
  readonly otherMoves: boolean;
}

/** One build of those side by side. */
export interface SideBuild {
  readonly name: string;
  readonly loadout: Loadout;
  readonly derived: DerivedLoadout;
  /** What its code did not bring back. */
  readonly unread: readonly BuildCodeProblem[];
  /** Why it is not legal. */
  readonly problems: readonly LoadoutProblem[];
  /** `null` without a weapon or a monster. */
  readonly hunted: HuntFigures | null;
}

/** The present build and those kept beside it, all against the part that the present one hits. */
export function useBeside(
  builder: Builder,
  data: DamageData,
  target: HuntTarget | null,
): readonly SideBuild[] {
  const { book, loadout, derived, problems } = builder;
  const hunt = useDeferredValue(builder.hunt);
  const { beside } = hunt;
  const opened = useMemo(() => beside.map(({ code }) => openedBuild(code, book)), [beside, book]);
  return useMemo(() => {
    const asked: Hunt = target ? { ...hunt, part: target.part, state: target.state } : hunt;
    const present = { loadout, derived, problems, unread: [] };
    return [present, ...opened].map((build, at) => ({
      ...build,
      name: at === 0 ? "This build" : (beside[at - 1]?.name ?? ""),
      hunted: huntFigures(asked, build.derived, data, book),
    }));
  }, [hunt, beside, target, loadout, derived, problems, opened, data, book]);
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
  { weapon, levels }: DerivedLoadout,
  data: DamageData,
  { armor: { skills } }: BuilderBook,
): HuntFigures | null {
  const outcome = scenarioOf(hunt, weapon, data);
  if (!outcome.ok || weapon === null) return null;
  const targets = huntTargets(outcome.monster);
  const totals = damageByPart(outcome.scenario, outcome.monster, skills, levels).map(({ total }) => total);
  const at = totals.indexOf(Math.max(...totals));
  const best = targets[at];
  const [first] = rotationOf(hunt, weapon, data.moves);
  return {
    rotation: explainRotation(outcome.scenario, skills, levels),
    best: best ? { target: best, total: totals[at] ?? 0 } : null,
    otherMoves: hunt.rotation.length > 0 && first?.move.id === "plain-hit",
  };
}
