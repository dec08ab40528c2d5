import type { FileMonster } from "@/lib/builder/data/damage-file";
import type { HitzoneState } from "@/lib/catalog/codes";
import type { DamageMove, HitzoneFigures, RotationStep } from "../damage/inputs";
import type { DerivedWeapon } from "../loadout/derived";

/** In place of the part, for a weak point that belongs to none. */
const weakPointPart = "weak-point";

/** One part of a monster in one state. */
export interface TargetOption {
  readonly part: string;
  readonly state: HitzoneState;
  /** English. */
  readonly name: string;
  /** Not listed in the game's field guide. */
  readonly hidden: boolean;
  readonly hitzone: HitzoneFigures;
}

/** Every part of a monster in every state, in the order in which `calculatePartDamage` answers. */
export function listTargets(monster: FileMonster): readonly TargetOption[] {
  const parts = monster.hitzones.flatMap(({ part, name, hidden = false, states }) =>
    states.map(({ state, ...hitzone }): TargetOption => ({ part, state, name, hidden, hitzone })),
  );
  const weakPoints = (monster.weakPointHitzones ?? []).map((hitzone, index): TargetOption => {
    // Two weak points are two choices, though neither has a part to tell them apart.
    const part = index === 0 ? weakPointPart : `${weakPointPart}-${index + 1}`;
    const name = index === 0 ? "Weak point, any part" : `Weak point ${index + 1}`;
    return { part, state: "weakPoint", name, hidden: false, hitzone };
  });
  return [...parts, ...weakPoints];
}

/**
 * The part and state that is hit: what was chosen; else the chosen part as it usually is; else, of all parts in
 * the chosen state, the one that takes most of the rotation. Parts that the field guide does not list are no
 * default.
 *
 * @returns `null` for a monster without hitzones
 */
export function getChosenTarget(
  targets: readonly TargetOption[],
  chosen: { readonly part: string | null; readonly state: HitzoneState },
  weapon: DerivedWeapon,
  rotation: readonly RotationStep[],
): TargetOption | null {
  const exact = targets.find(({ part, state }) => part === chosen.part && state === chosen.state);
  if (exact) return exact;
  const ofPart = targets.filter(({ part }) => part === chosen.part);
  if (ofPart[0]) return ofPart.find(({ state }) => state === "normal") ?? ofPart[0];
  const listed = targets.filter(({ hidden }) => !hidden);
  const listInState = (hitzoneState: HitzoneState) => listed.filter(({ state }) => state === hitzoneState);
  const candidates = [listInState(chosen.state), listInState("normal"), listed, targets].find(
    ({ length }) => length > 0,
  );
  return getBestTarget(candidates ?? [], weapon, rotation);
}

/** The first of those that take most of a rotation, skills and rounding aside. */
function getBestTarget(
  targets: readonly TargetOption[],
  weapon: DerivedWeapon,
  rotation: readonly RotationStep[],
): TargetOption | null {
  let best: TargetOption | null = null;
  let max = Number.NEGATIVE_INFINITY;
  for (const target of targets) {
    const taken = rotation.reduce(
      (sum, { move, count }) => sum + count * move.hits * estimateHit(move, weapon, target.hitzone),
      0,
    );
    if (taken > max) {
      best = target;
      max = taken;
    }
  }
  return best;
}

function estimateHit(move: DamageMove, weapon: DerivedWeapon, hitzone: HitzoneFigures): number {
  const raw = (weapon.attack * move.motionValue * hitzone[move.damageType]) / 1e4;
  const fixed = move.fixedElement !== undefined || move.elementPctOfAttack !== undefined;
  const type = fixed ? move.element : weapon.element?.type;
  if (type === undefined || !(type in hitzone)) return raw;
  const figures: Readonly<Partial<Record<string, number>>> = hitzone;
  const element =
    move.fixedElement ??
    (move.elementPctOfAttack === undefined
      ? (weapon.element?.value ?? 0) / 10
      : (weapon.attack * move.elementPctOfAttack) / 100);
  return raw + (element * move.elementModifier * (figures[type] ?? 0)) / 100;
}
