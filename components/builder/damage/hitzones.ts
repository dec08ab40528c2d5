import type { DamageScenario } from "@/lib/builder/damage/inputs";
import type { TargetOption } from "@/lib/builder/target/targets";
import { type Element, elements, type HitzoneState, type PhysicalDamage } from "@/lib/catalog/codes";
import { stateOrder } from "@/lib/catalog/state-labels";

/** The kind of raw damage that most of a rotation's motion value is of. */
export function getMainDamage({ rotation }: Pick<DamageScenario, "rotation">): PhysicalDamage {
  const shares = new Map<PhysicalDamage, number>();
  for (const { move, count } of rotation) {
    const share = move.motionValue * move.hits * count;
    shares.set(move.damageType, (shares.get(move.damageType) ?? 0) + share);
  }
  const [max] = [...shares].toSorted(([, a], [, b]) => b - a);
  return max?.[0] ?? "sever";
}

/** The element of the weapon, or of the first move that has one of its own; `null` = none. */
export function getMainElement({
  weapon,
  rotation,
}: Pick<DamageScenario, "weapon" | "rotation">): Element | null {
  const own = elements.find((element) => element === weapon.element?.type);
  return own ?? rotation.find(({ move }) => move.element !== undefined)?.move.element ?? null;
}

/** The parts of a monster with what they have of each state, and the states that occur. */
interface HitzoneGrid {
  readonly states: readonly HitzoneState[];
  readonly rows: readonly {
    readonly part: string;
    readonly name: string;
    readonly hidden: boolean;
    readonly cells: ReadonlyMap<HitzoneState, TargetOption>;
  }[];
}

/** Targets of one monster, parts by states. */
export function createHitzoneGrid(targets: readonly TargetOption[]): HitzoneGrid {
  const rows = new Map<string, Map<HitzoneState, TargetOption>>();
  for (const target of targets) {
    const cells = rows.get(target.part) ?? new Map<HitzoneState, TargetOption>();
    rows.set(target.part, cells.set(target.state, target));
  }
  return {
    states: stateOrder.filter((state) => targets.some((target) => target.state === state)),
    rows: [...rows].flatMap(([part, cells]) => {
      const [first] = cells.values();
      return first ? [{ part, name: first.name, hidden: first.hidden, cells }] : [];
    }),
  };
}
