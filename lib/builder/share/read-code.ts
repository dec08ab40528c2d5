import type { WeaponElement } from "@/lib/catalog/codes";
import { armorPieces } from "@/lib/catalog/codes";
import type { TalismanSlot } from "../catalog/catalog";
import type { ArtianInfusion, LoadoutPlace } from "../loadout/model";
import { BitReader } from "./bits";
import {
  type Choices,
  charmKinds,
  countBits,
  decoratedPlaces,
  levelBits,
  partElements,
  partInfusions,
  SpelledOut,
  slotKinds,
  slotSizeBits,
} from "./build-code-layout";
import { countNumberBits, type NumberedKind } from "./id-numbers";

/** Content of a code, ids still as numbers. What could not be read is left out. */
export interface ReadCode {
  /** False where the code does not end as a code does, or says what no code says. */
  readonly sound: boolean;
  readonly transcended: boolean;
  /** Numbers of the gear by place: a weapon, pieces, a charm or a kind of talisman. */
  readonly gear: ReadonlyMap<LoadoutPlace, number>;
  readonly charmKind: "none" | "charm" | "talisman";
  readonly talisman: {
    readonly skills: readonly { readonly number: number; readonly level: number }[];
    readonly slots: readonly TalismanSlot[];
  };
  readonly artian: ReadArtian | null;
  /** Numbers of decorations; `null` = an empty slot. */
  readonly decorations: ReadonlyMap<LoadoutPlace, readonly (number | null)[]>;
}

interface ReadArtian {
  readonly parts: readonly { readonly element: WeaponElement; readonly infusion: ArtianInfusion }[];
  readonly reinforcements: readonly number[];
  readonly setBonus: number | null;
  readonly groupSkill: number | null;
}

/** Reads the values of the characters after the check characters. Never throws; counts are at most 7. */
export function readCode(values: readonly number[]): ReadCode {
  const reader = new CodeReader(values);
  const transcended = reader.flag();
  const places: LoadoutPlace[] = [];
  if (reader.flag()) places.push("weapon");
  for (const piece of armorPieces) {
    if (reader.flag()) places.push(piece);
  }
  const charmKind = reader.choice(charmKinds) ?? "none";

  const gear = new Map<LoadoutPlace, number>();
  for (const place of places) gear.set(place, reader.number(place === "weapon" ? "weapon" : "armor"));
  if (charmKind !== "none") gear.set("charm", reader.number(charmKind));

  const talisman = charmKind === "talisman" ? readTalisman(reader) : { skills: [], slots: [] };
  const artian = gear.has("weapon") && reader.flag() ? readArtian(reader) : null;
  const decorations = new Map<LoadoutPlace, readonly (number | null)[]>();
  const spelled = new SpelledOut();
  for (const place of decoratedPlaces) {
    if (!gear.has(place) || (place === "charm" && charmKind === "charm")) continue;
    decorations.set(
      place,
      reader.list(() => reader.repeated("decoration", spelled)),
    );
  }
  return { sound: reader.sound, transcended, gear, charmKind, talisman, artian, decorations };
}

function readTalisman(reader: CodeReader): ReadCode["talisman"] {
  const skills = reader.list(() => ({ number: reader.number("skill"), level: reader.level() }));
  const slots = reader.list(() => {
    const kind = reader.choice(slotKinds);
    const slot = reader.choice(slotSizeBits);
    return kind && slot ? { kind, slot } : undefined;
  });
  return { skills, slots };
}

function readArtian(reader: CodeReader): ReadArtian {
  const parts = reader.list(() => {
    const element = reader.choice(partElements);
    const infusion = reader.choice(partInfusions);
    return element && infusion ? { element, infusion } : undefined;
  });
  const spelled = new SpelledOut();
  const reinforcements = reader.list(() => reader.repeated("reinforcement", spelled) ?? undefined);
  const setBonus = reader.flag() ? reader.number("skill") : null;
  const groupSkill = reader.flag() ? reader.number("skill") : null;
  return { parts, reinforcements, setBonus, groupSkill };
}

class CodeReader {
  readonly #bits: BitReader;
  #strange = false;

  constructor(values: readonly number[]) {
    this.#bits = new BitReader(values);
  }

  get sound(): boolean {
    return !this.#strange && this.#bits.finished;
  }

  flag(): boolean {
    return this.#bits.read(1) === 1;
  }

  choice<Value>({ bits, values }: Choices<Value>): Value | undefined {
    const value = values[this.#bits.read(bits)];
    if (value === undefined) this.#strange = true;
    return value;
  }

  level(): number {
    return this.#bits.read(levelBits) + 1;
  }

  number(kind: NumberedKind): number {
    return this.#bits.read(countNumberBits(kind));
  }

  repeated(kind: NumberedKind, spelled: SpelledOut): number | null {
    const { newcomer } = spelled;
    const place = this.#bits.read(spelled.bits);
    if (place > newcomer) this.#strange = true;
    if (place === 0) return null;
    if (place !== newcomer) return spelled.numberAt(place);
    const number = this.number(kind);
    spelled.add(number);
    return number;
  }

  /** Up to 7 entries; those that came out `undefined`, and what lies past the end of the code, are left out. */
  list<Item>(read: () => Item | undefined): Item[] {
    const items: Item[] = [];
    const count = this.#bits.read(countBits);
    for (let at = 0; at < count; at++) {
      const item = read();
      if (this.#bits.overran) break;
      if (item !== undefined) items.push(item);
    }
    return items;
  }
}
