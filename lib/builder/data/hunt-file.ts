import { type HitzoneState, hitzoneStates, type MonsterBuildup } from "@/lib/catalog/codes";
import type { Named } from "@/lib/catalog/named";
import { type AmmoType, ammoTypes } from "@/lib/catalog/weapon-codes";
import {
  monsterTraps,
  type QuestKind,
  questKinds,
  questVariants,
  temperedVariants,
} from "@/lib/catalog/world-codes";
import {
  createCodeColumn,
  createListColumn,
  createRowsColumn,
  flag,
  numbers,
  packTable,
  small,
  texts,
  toOptionalColumn,
  unpackTable,
} from "./columns";
import type { StatusThreshold } from "./damage-file";
import { closeFile, openFile, type PackedFile } from "./file-head";
import { createNamedColumn, numberLists } from "./shared-columns";

/** Effects of one hit of a move besides damage, as `attack-effects.json` has them. */
export interface MoveEffects {
  readonly move: string;
  /** Multiplies the weapon's buildup. */
  readonly status: number;
  readonly stun?: number | undefined;
  readonly exhaust?: number | undefined;
  /** Mount buildup, which jumping attacks have. */
  readonly mount?: number | undefined;
  /** Multiplies damage to the health of a part. */
  readonly partBreak?: number | undefined;
  /** Multiplies damage toward a wound. */
  readonly wound?: number | undefined;
}

/** Figures of low or of high rank. */
interface EnrageFigures {
  readonly threshold: number;
  readonly durationSec: number;
  readonly damageTakenMult: number;
}

export interface CombatMonster {
  readonly id: string;
  readonly parts: readonly { readonly part: string; readonly healths: readonly number[] }[];
  readonly breaks: readonly {
    readonly part: string;
    /** English: some parts that break have no hitzones, and no name there. */
    readonly name: string;
    readonly times: number;
    readonly healths: readonly number[];
    readonly from?: readonly string[] | undefined;
    readonly damageType?: "sever" | "blunt" | "ammo" | undefined;
    readonly conditional?: true | undefined;
  }[];
  readonly wounds: readonly {
    readonly part: string;
    readonly places: number;
    readonly limit: number;
    readonly scratch: number;
    readonly tear: number;
    readonly wound: number;
  }[];
  readonly enrage?: { readonly low: EnrageFigures; readonly high: EnrageFigures } | undefined;
  readonly tempered?:
    | readonly {
        readonly variant: (typeof temperedVariants)[number];
        readonly hard?: true | undefined;
        readonly partHealthMult: number;
        readonly scratchMult: number;
        readonly tearMult: number;
      }[]
    | undefined;
  /** Of stun and exhaust; those of what weapons inflict are in the damage file. */
  readonly stun?: StatusThreshold | undefined;
  readonly exhaust?: StatusThreshold | undefined;
  /** Absent of monsters that cannot be mounted. */
  readonly mount?: StatusThreshold | undefined;
  /** That hold it. */
  readonly traps: readonly (typeof monsterTraps)[number][];
  /** Seconds that a stun lasts, first to last. */
  readonly stunSec: readonly number[];
  /** Percent of stun that gets through, by part and state. */
  readonly stunHitzones: readonly {
    readonly part: string;
    readonly states: readonly { readonly state: HitzoneState; readonly stun: number }[];
  }[];
}

/** A quest's factors of thresholds. */
interface StatusScaling {
  readonly initial: number;
  /** With 1 to 4 hunters. */
  readonly increase: readonly number[];
}

export interface HuntTarget {
  readonly monster: string;
  readonly variant?: (typeof questVariants)[number] | undefined;
  /** With 1 to 4 hunters; absent where it is not known. */
  readonly health?: readonly number[] | undefined;
  readonly scaling?:
    | ({
        readonly parts: readonly number[];
        readonly scratch: readonly number[];
        readonly wound: readonly number[];
      } & { readonly status: { readonly [Buildup in MonsterBuildup]?: StatusScaling | undefined } })
    | undefined;
}

export interface HuntQuest {
  readonly id: string;
  /** English. */
  readonly name: string;
  readonly kind: QuestKind;
  readonly stars: number;
  readonly maxPlayers: number;
  readonly timeLimitMin: number;
  readonly targets: readonly HuntTarget[];
}

/** An item that raises attack for a time; its id is that of its modifier too. */
interface HuntSupply extends Named {
  readonly durationSec: number;
  /** Most that a hunter carries. */
  readonly maxCarry: number;
}

/** Ammo, by the code of its type. */
export interface CarriedAmmo {
  readonly type: AmmoType;
  readonly maxCarry: number;
}

/** A melody that ends. */
interface TimedMelody {
  readonly id: string;
  /** Without Horn Maestro, with level 1 and with level 2. */
  readonly durationSec: readonly number[];
}

/** Data of a hunt in time besides damage. */
export interface HuntData {
  readonly effects: readonly MoveEffects[];
  readonly monsters: readonly CombatMonster[];
  readonly quests: readonly HuntQuest[];
  readonly supplies: readonly HuntSupply[];
  readonly melodies: readonly TimedMelody[];
  readonly ammo: readonly CarriedAmmo[];
}

type Row<List> = List extends readonly (infer Item)[] | undefined ? Item : never;
const damageTypes = ["sever", "blunt", "ammo"] as const;

const effectColumn = createRowsColumn<MoveEffects>({
  move: texts,
  status: numbers,
  stun: toOptionalColumn(numbers),
  exhaust: toOptionalColumn(numbers),
  mount: toOptionalColumn(numbers),
  partBreak: toOptionalColumn(numbers),
  wound: toOptionalColumn(numbers),
});
const enrageColumn = createRowsColumn<EnrageFigures>({
  threshold: numbers,
  durationSec: numbers,
  damageTakenMult: numbers,
});
const thresholdColumn = toOptionalColumn(
  createRowsColumn<StatusThreshold>({ initial: numbers, increase: numbers, max: numbers }),
);
const monsterColumn = createRowsColumn<CombatMonster>({
  id: texts,
  parts: createListColumn(
    createRowsColumn<Row<CombatMonster["parts"]>>({ part: texts, healths: numberLists }),
  ),
  breaks: createListColumn(
    createRowsColumn<Row<CombatMonster["breaks"]>>({
      part: texts,
      name: texts,
      times: small,
      healths: numberLists,
      from: toOptionalColumn(createListColumn(texts)),
      damageType: toOptionalColumn(createCodeColumn(damageTypes)),
      conditional: flag,
    }),
  ),
  wounds: createListColumn(
    createRowsColumn<Row<CombatMonster["wounds"]>>({
      part: texts,
      places: small,
      limit: small,
      scratch: numbers,
      tear: numbers,
      wound: numbers,
    }),
  ),
  enrage: toOptionalColumn(
    createRowsColumn<NonNullable<CombatMonster["enrage"]>>({ low: enrageColumn, high: enrageColumn }),
  ),
  tempered: toOptionalColumn(
    createListColumn(
      createRowsColumn<Row<NonNullable<CombatMonster["tempered"]>>>({
        variant: createCodeColumn(temperedVariants),
        hard: flag,
        partHealthMult: numbers,
        scratchMult: numbers,
        tearMult: numbers,
      }),
    ),
  ),
  stun: thresholdColumn,
  exhaust: thresholdColumn,
  mount: thresholdColumn,
  traps: createListColumn(createCodeColumn(monsterTraps)),
  stunSec: numberLists,
  stunHitzones: createListColumn(
    createRowsColumn<Row<CombatMonster["stunHitzones"]>>({
      part: texts,
      states: createListColumn(
        createRowsColumn<Row<Row<CombatMonster["stunHitzones"]>["states"]>>({
          state: createCodeColumn(hitzoneStates),
          stun: numbers,
        }),
      ),
    }),
  ),
});

const scalingColumn = toOptionalColumn(
  createRowsColumn<StatusScaling>({ initial: numbers, increase: numberLists }),
);
type Scaling = NonNullable<HuntTarget["scaling"]>;
const targetColumn = createRowsColumn<HuntTarget>({
  monster: texts,
  variant: toOptionalColumn(createCodeColumn(questVariants)),
  health: toOptionalColumn(numberLists),
  scaling: toOptionalColumn(
    createRowsColumn<Scaling>({
      parts: numberLists,
      scratch: numberLists,
      wound: numberLists,
      status: createRowsColumn<Scaling["status"]>({
        poison: scalingColumn,
        paralysis: scalingColumn,
        sleep: scalingColumn,
        blast: scalingColumn,
        stun: scalingColumn,
        exhaust: scalingColumn,
        mount: scalingColumn,
      } satisfies Record<MonsterBuildup, unknown>),
    }),
  ),
});
const questColumn = createNamedColumn<HuntQuest>({
  kind: createCodeColumn(questKinds),
  stars: small,
  maxPlayers: small,
  timeLimitMin: small,
  targets: createListColumn(targetColumn),
});

const supplyColumn = createNamedColumn<HuntSupply>({ durationSec: numbers, maxCarry: numbers });
const melodyColumn = createRowsColumn<TimedMelody>({ id: texts, durationSec: numberLists });
const ammoColumn = createRowsColumn<CarriedAmmo>({ type: createCodeColumn(ammoTypes), maxCarry: numbers });

/** The file with what a hunt in time is calculated with. What the types do not name is left out. */
export function packHuntData({ effects, monsters, quests, supplies, melodies, ammo }: HuntData): PackedFile {
  return closeFile("hunt", [
    packTable(effectColumn, effects),
    packTable(monsterColumn, monsters),
    packTable(questColumn, quests),
    packTable(supplyColumn, supplies),
    packTable(melodyColumn, melodies),
    packTable(ammoColumn, ammo),
  ]);
}

/**
 * Reverse of `packHuntData`.
 *
 * @param packed parsed JSON from outside
 * @throws BuilderDataError where it is of another format, or damaged
 */
export function unpackHuntData(packed: unknown): HuntData {
  const tables = openFile(packed, "hunt", 6);
  return {
    effects: unpackTable(effectColumn, tables[0], "effects"),
    monsters: unpackTable(monsterColumn, tables[1], "combat"),
    quests: unpackTable(questColumn, tables[2], "quests"),
    supplies: unpackTable(supplyColumn, tables[3], "supplies"),
    melodies: unpackTable(melodyColumn, tables[4], "durations"),
    ammo: unpackTable(ammoColumn, tables[5], "ammo"),
  };
}
