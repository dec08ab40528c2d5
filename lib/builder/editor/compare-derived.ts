import type { Element, SkillKind } from "@/lib/catalog/codes";
import type {
  DerivedLoadout,
  DerivedSharpness,
  DerivedWeapon,
  ElementFigure,
  SlotCounts,
} from "../loadout/derived";

/** A figure before and after. */
export interface Change<Value = number> {
  readonly from: Value;
  readonly to: Value;
}

/** A skill whose level changes. Levels are capped; 0 = not there. */
export interface SkillChange extends Change {
  readonly skill: string;
  readonly kind: SkillKind;
}

/** A set bonus or group skill whose level or pieces change. `from` and `to` are levels; 0 = not active. */
export interface BonusChange extends SkillChange {
  readonly pieces: Change;
}

/** Change of the weapon. Absent figures of no weapon are 0 and `null`. */
interface WeaponDelta {
  /** True raw. */
  readonly attack: Change;
  /** Percentage points. */
  readonly affinity: Change;
  /** `null` = stays as it is. */
  readonly element: Change<ElementFigure | null> | null;
  readonly element2: Change<ElementFigure | null> | null;
  /** `null` = the bar stays as it is. */
  readonly sharpness: Change<DerivedSharpness | null> | null;
}

/** Differences of two loadouts, from the first to the second. Lists hold changes alone, in order of id. */
export interface LoadoutDelta {
  readonly skills: readonly SkillChange[];
  readonly bonuses: readonly BonusChange[];
  /** With the skills that always work. */
  readonly defense: Change;
  /** With the skills that always work. */
  readonly resistances: Readonly<Record<Element, Change>>;
  readonly weapon: WeaponDelta;
  readonly freeSlots: {
    readonly armor: Change<SlotCounts>;
    readonly weapon: Change<SlotCounts>;
  };
}

/** Changes from one loadout to another. */
export function compareDerived(a: DerivedLoadout, b: DerivedLoadout): LoadoutDelta {
  return {
    skills: listSkillChanges(a, b),
    bonuses: listBonusChanges(a, b),
    defense: { from: a.defense.withSkills, to: b.defense.withSkills },
    resistances: listResistanceChanges((element) => ({
      from: a.resistances[element].withSkills,
      to: b.resistances[element].withSkills,
    })),
    weapon: compareWeapons(a.weapon, b.weapon),
    freeSlots: {
      armor: { from: a.freeSlots.armor, to: b.freeSlots.armor },
      weapon: { from: a.freeSlots.weapon, to: b.freeSlots.weapon },
    },
  };
}

/** One change per element. */
export function listResistanceChanges(change: (element: Element) => Change): LoadoutDelta["resistances"] {
  return {
    fire: change("fire"),
    water: change("water"),
    thunder: change("thunder"),
    ice: change("ice"),
    dragon: change("dragon"),
  };
}

/** The order of the lists of a delta. */
export function indexById(a: SkillChange, b: SkillChange): number {
  return a.skill < b.skill ? -1 : 1;
}

function listSkillChanges(a: DerivedLoadout, b: DerivedLoadout): readonly SkillChange[] {
  const before = new Map(a.skills.map((each) => [each.skill, each]));
  const after = new Map(b.skills.map((each) => [each.skill, each]));
  return [...new Map([...before, ...after])]
    .map(([skill, { kind }]) => ({
      skill,
      kind,
      from: before.get(skill)?.level ?? 0,
      to: after.get(skill)?.level ?? 0,
    }))
    .filter(({ from, to }) => from !== to)
    .toSorted(indexById);
}

function listBonusChanges(a: DerivedLoadout, b: DerivedLoadout): readonly BonusChange[] {
  const before = new Map(a.bonuses.map((each) => [each.skill, each]));
  const after = new Map(b.bonuses.map((each) => [each.skill, each]));
  return [...new Map([...before, ...after])]
    .map(([skill, { kind }]) => {
      const old = before.get(skill);
      const now = after.get(skill);
      const pieces = { from: old?.pieces ?? 0, to: now?.pieces ?? 0 };
      return { skill, kind, from: old?.level ?? 0, to: now?.level ?? 0, pieces };
    })
    .filter(({ pieces }) => pieces.from !== pieces.to)
    .toSorted(indexById);
}

/** Difference of two weapons; `null` = no weapon. */
export function compareWeapons(a: DerivedWeapon | null, b: DerivedWeapon | null): WeaponDelta {
  return {
    attack: { from: a?.attack ?? 0, to: b?.attack ?? 0 },
    affinity: { from: a?.affinity ?? 0, to: b?.affinity ?? 0 },
    element: getElementChange(a?.element ?? null, b?.element ?? null),
    element2: getElementChange(a?.element2 ?? null, b?.element2 ?? null),
    sharpness: getSharpnessChange(a?.sharpness ?? null, b?.sharpness ?? null),
  };
}

function getElementChange(
  from: ElementFigure | null,
  to: ElementFigure | null,
): Change<ElementFigure | null> | null {
  return from?.type === to?.type && from?.value === to?.value ? null : { from, to };
}

function getSharpnessChange(
  from: DerivedSharpness | null,
  to: DerivedSharpness | null,
): Change<DerivedSharpness | null> | null {
  const same =
    from?.bar.length === to?.bar.length && (from?.bar ?? []).every((length, at) => length === to?.bar[at]);
  return same ? null : { from, to };
}
