import type { AttackFlag, AttackMode } from "@/lib/catalog/attack-codes";
import type {
  Element,
  HitzoneState,
  PhysicalDamage,
  SharpnessColor,
  SkillKind,
  WeaponElement,
  WeaponType,
} from "@/lib/catalog/codes";
import type { NumberEffect, SkillCondition } from "@/lib/catalog/effect-codes";
import type { EchoWave, Phial, ShellType } from "@/lib/catalog/weapon-codes";
import type { UptimeCondition } from "./conditions";
import type { Reading } from "./readings";

/*
 * Inputs of damage. They are all handed in; the records of `lib/catalog` and the derived weapon of
 * `lib/builder/loadout` fit these types as they are.
 */

/** The equipped weapon, with its Artian parts and reinforcements, before any skill. */
export interface DamageWeapon {
  readonly type: WeaponType;
  /** True raw. */
  readonly attack: number;
  /** Percentage points, not capped. */
  readonly affinity: number;
  /** Displayed units. Ailments deal no element damage. */
  readonly element: DamageElement | null;
  /** Not counted: no rule for two elements is known. */
  readonly element2?: DamageElement | null | undefined;
  /** Lengths of the seven colors, dullest first, and what Handicraft adds; `null` for ranged weapons. */
  readonly sharpness: {
    readonly base: readonly number[];
    readonly handicraft: readonly number[];
  } | null;
  readonly traits: {
    readonly phial?: Phial | undefined;
    /** Displayed units; of a dragon phial, the dragon element of sword mode. */
    readonly phialValue?: number | undefined;
    readonly shellType?: ShellType | undefined;
    readonly shellLevel?: number | undefined;
    readonly echoWave?: EchoWave | undefined;
    readonly ammo?:
      | readonly { readonly type: string; readonly level: number; readonly rapid?: boolean | undefined }[]
      | undefined;
  };
}

interface DamageElement {
  readonly type: WeaponElement;
  /** Displayed units, ten times those of damage. */
  readonly value: number;
}

/** One hit of a move, as `attacks.json` has it. */
export interface DamageMove {
  readonly id: string;
  readonly weapon: WeaponType;
  readonly damageType: PhysicalDamage;
  /** Percent of attack per hit. */
  readonly motionValue: number;
  /** Hits of the move, 1 and up. */
  readonly hits: number;
  /** Multiplies the element of each hit. */
  readonly elementModifier: number;
  /** Multiplies the weapon's element together with its percentages, before flat bonuses; 1. */
  readonly elementAttackFactor?: number | undefined;
  /** Multiplies the raw damage of each hit; 1. */
  readonly rawModifier?: number | undefined;
  /** Element damage before the hitzone, in units of damage; the weapon's own element is not used. */
  readonly fixedElement?: number | undefined;
  /** Percent of attack; displayed element units are a tenth of the product. */
  readonly elementPctOfAttack?: number | undefined;
  /** Element of the two above. */
  readonly element?: Element | undefined;
  /** Highest element hitzone that counts. */
  readonly elementHitzoneCap?: number | undefined;
  readonly canCrit?: false | undefined;
  readonly usesSharpness?: false | undefined;
  /** Per hit, a plain one being 10; without it 10, or 0 where the move ignores sharpness. */
  readonly sharpnessCost?: number | undefined;
  /** Speaks of the raw hitzone alone. */
  readonly usesHitzone?: false | undefined;
  /** Of the switch axe. */
  readonly mode?: AttackMode | undefined;
  readonly shelling?: { readonly level: number; readonly type?: ShellType | undefined } | undefined;
  readonly ammo?: { readonly type: string; readonly level: number } | undefined;
  /** Shot in rapid fire. */
  readonly rapid?: boolean | undefined;
  readonly flags?: readonly AttackFlag[] | undefined;
}

/** Percent of damage that gets through, 0 to 150. */
export type HitzoneFigures = Readonly<Record<PhysicalDamage | Element, number>>;

/** Target of hits: a part in a state. */
interface DamageTarget {
  readonly hitzone: HitzoneFigures;
  /** `wound` brings Weakness Exploit's bonus on wounds. */
  readonly state: HitzoneState;
}

/** Figures of one level: totals, not increments. */
export type SkillFigures = {
  readonly [Effect in NumberEffect]?: number | undefined;
} & {
  readonly elementType?: Element | undefined;
  /** Of `status` and `statusPct`, which change no hit. */
  readonly statusType?: Exclude<WeaponElement, Element> | undefined;
  readonly sharpnessAtMost?: SharpnessColor | undefined;
  readonly alternating?: true | undefined;
};

export interface DamageSkill {
  readonly id: string;
  readonly kind: SkillKind;
  readonly maxLevel: number;
  /** One per level; none where the figures are not known, or differ per weapon. */
  readonly effects: readonly SkillFigures[];
  readonly effectsByWeapon?:
    | readonly { readonly weapons: readonly WeaponType[]; readonly effects: readonly SkillFigures[] }[]
    | undefined;
  readonly condition: SkillCondition | null;
  /** Id of the skill without which this one does nothing. */
  readonly requires?: string | undefined;
  readonly weaponGroupingUncertain?: true | undefined;
}

/** Percent of the time, 0 to 100. */
export interface Uptimes {
  /** For every skill with that condition; what is left out has the default of `conditions.ts`. */
  readonly conditions?: Readonly<Partial<Record<UptimeCondition, number>>> | undefined;
  /** For one skill by id, instead of that of its condition. Skills that always work can be turned down here too. */
  readonly skills?: Readonly<Record<string, number>> | undefined;
}

/** A flag or a mode of moves. */
export type MoveScope = `flag:${AttackFlag}` | `mode:${AttackMode}`;

/** Bonus to damage besides skills: meals, food skills, melodies, a weapon's own state. */
export interface DamageBonus {
  readonly kind: "meal" | "food" | "melody" | "echo-bubble" | "modifier" | "own";
  readonly id: string;
  /** Percent of the time, 0 to 100; 100. */
  readonly uptime?: number | undefined;
  /** Percent that multiplies base raw. */
  readonly attackPct?: number | undefined;
  /** True raw, added after percentages. */
  readonly attack?: number | undefined;
  /** Percent that multiplies the raw damage of a hit, as coatings do. */
  readonly rawDamagePct?: number | undefined;
  /** Percentage points. */
  readonly affinity?: number | undefined;
  /** Percent that multiplies base element. */
  readonly elementPct?: number | undefined;
  /** Displayed units, added after percentages. */
  readonly element?: number | undefined;
  /** Percent that multiplies the element damage of a hit, after the cap of the element. */
  readonly elementDamagePct?: number | undefined;
  /** Moves with one of these alone. */
  readonly only?: readonly MoveScope[] | undefined;
  /** Not moves with one of these. */
  readonly except?: readonly MoveScope[] | undefined;
}

export interface RotationStep {
  readonly move: DamageMove;
  /** Times that the move is done, 0 and up. */
  readonly count: number;
}

/** Everything but the skills. */
export interface DamageScenario {
  readonly weapon: DamageWeapon;
  readonly rotation: readonly RotationStep[];
  readonly target: DamageTarget;
  /** Defaults of `conditions.ts`. */
  readonly uptimes?: Uptimes | undefined;
  /** None. */
  readonly bonuses?: readonly DamageBonus[] | undefined;
  /** Seconds that the rotation takes, for extra hits that come at intervals; 0 = they are not counted. */
  readonly seconds?: number | undefined;
  /** Doubtful terms to be calculated by their other reading. None. */
  readonly readings?: readonly Reading[] | undefined;
  /** Percent of the time that a switch axe's axe mode is in its power state; 0. */
  readonly axePowerUptime?: number | undefined;
  /** The color to calculate with; the keenest of the bar with Handicraft. */
  readonly sharpness?: SharpnessColor | undefined;
}

/** Active levels by id: armor and weapon skills, set bonuses and group skills. */
export type SkillLevels = Readonly<Record<string, number>>;
