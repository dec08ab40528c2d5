import { armorPieces } from "@/lib/catalog/codes";
import type { ArtianChoices, EquippedCharm, Loadout, SlottedDecorations } from "../loadout/model";
import { BitWriter, computeCheckCharacters, getCharacterValue } from "./bits";
import {
  buildCodeVersion,
  type Choices,
  charmKinds,
  countBits,
  decoratedPlaces,
  levelBits,
  maxListedInCode,
  partElements,
  partInfusions,
  SpelledOut,
  slotKinds,
  slotSizeBits,
} from "./build-code-layout";
import {
  type BuildCodeTables,
  countNumberBits,
  getNumber,
  type NumberedKind,
  unknownNumber,
} from "./id-numbers";

/**
 * A loadout as a short text for an address: version, two check characters, then six bits per character out of
 * `A–Z a–z 0–9 - _`. Equal loadouts have equal codes; empty slots at the end of a list do not count.
 *
 * Illegal loadouts are written as they are. An id that the tables do not know stays as its number, which a
 * version that knows it reads.
 *
 * Throws a RangeError for what no page and no import lets through: more than 7 decorations in one place, skills,
 * slots, parts or reinforcements; levels of skills beyond 1 to 8; slots beyond 1 to 3.
 */
export function encodeLoadout(loadout: Loadout, tables: BuildCodeTables): string {
  const writer = new CodeWriter(tables);
  const { weapon, armor, charm } = loadout;

  writer.flag(loadout.transcended);
  writer.flag(weapon !== null);
  for (const piece of armorPieces) writer.flag(armor[piece] !== null);
  writer.choice(charmKinds, charm?.kind ?? "none");

  if (weapon) writer.id("weapon", weapon.id);
  for (const piece of armorPieces) {
    const equipped = armor[piece];
    if (equipped) writer.id("armor", equipped.id);
  }
  if (charm) writeCharm(writer, charm);
  if (weapon) {
    writer.flag(weapon.artian !== null);
    if (weapon.artian) writeArtian(writer, weapon.artian);
  }
  writeDecorations(writer, loadout);
  return writer.code();
}

/**
 * The loadout that the code of a loadout brings back: the same without empty slots at the end of the lists of
 * decorations.
 */
export function toCodeForm(loadout: Loadout): Loadout {
  const { weapon, armor, charm } = loadout;
  const trimmed = <Thing extends { readonly decorations: SlottedDecorations }>(thing: Thing | null) =>
    thing && { ...thing, decorations: trimEmptyEnd(thing.decorations) };
  return {
    ...loadout,
    weapon: trimmed(weapon),
    armor: {
      head: trimmed(armor.head),
      chest: trimmed(armor.chest),
      arms: trimmed(armor.arms),
      waist: trimmed(armor.waist),
      legs: trimmed(armor.legs),
    },
    charm: charm?.kind === "talisman" ? trimmed(charm) : charm,
  };
}

function trimEmptyEnd(decorations: SlottedDecorations): SlottedDecorations {
  return decorations.slice(0, decorations.findLastIndex((id) => id !== null) + 1);
}

function writeCharm(writer: CodeWriter, charm: EquippedCharm): void {
  if (charm.kind === "charm") {
    writer.id("charm", charm.id);
    return;
  }
  writer.id("talisman", charm.talisman);
  writer.list(charm.skills, ({ skill, level }) => {
    writer.id("skill", skill);
    writer.level(level);
  });
  writer.list(charm.slots, ({ kind, slot }) => {
    writer.choice(slotKinds, kind);
    writer.choice(slotSizeBits, slot);
  });
}

function writeArtian(writer: CodeWriter, artian: ArtianChoices): void {
  writer.list(artian.parts, ({ element, infusion }) => {
    writer.choice(partElements, element);
    writer.choice(partInfusions, infusion);
  });
  const spelled = new SpelledOut();
  writer.list(artian.reinforcements, (id) => writer.repeated("reinforcement", id, spelled));
  for (const roll of [artian.setBonus, artian.groupSkill]) {
    writer.flag(roll !== null);
    if (roll !== null) writer.id("skill", roll);
  }
}

function writeDecorations(writer: CodeWriter, { weapon, armor, charm }: Loadout): void {
  const spelled = new SpelledOut();
  const slotted = { weapon, ...armor, charm: charm?.kind === "talisman" ? charm : null };
  for (const place of decoratedPlaces) {
    const thing = slotted[place];
    if (!thing) continue;
    writer.list(trimEmptyEnd(thing.decorations), (id) => writer.repeated("decoration", id, spelled));
  }
}

class CodeWriter {
  readonly #bits = new BitWriter();
  readonly #tables: BuildCodeTables;

  constructor(tables: BuildCodeTables) {
    this.#tables = tables;
  }

  flag(value: boolean): void {
    this.#bits.write(value ? 1 : 0, 1);
  }

  choice<Value>({ bits, values }: Choices<Value>, value: Value): void {
    const place = values.indexOf(value);
    if (place < 0) throw new RangeError(`A build code cannot hold ${value}`);
    this.#bits.write(place, bits);
  }

  level(level: number): void {
    this.#bits.write(level - 1, levelBits);
  }

  id(kind: NumberedKind, id: string): void {
    this.#bits.write(this.#number(kind, id), countNumberBits(kind));
  }

  repeated(kind: NumberedKind, id: string | null, spelled: SpelledOut): void {
    if (id === null) {
      this.#bits.write(0, spelled.bits);
      return;
    }
    const number = this.#number(kind, id);
    const place = spelled.getPlace(number);
    this.#bits.write(place === 0 ? spelled.newcomer : place, spelled.bits);
    if (place > 0) return;
    this.#bits.write(number, countNumberBits(kind));
    spelled.add(number);
  }

  list<Item>(items: readonly Item[], write: (item: Item) => void): void {
    if (items.length > maxListedInCode)
      throw new RangeError(`A build code cannot list ${items.length} items`);
    this.#bits.write(items.length, countBits);
    for (const item of items) write(item);
  }

  code(): string {
    const body = this.#bits.characters();
    return buildCodeVersion + getCheck(buildCodeVersion, body) + body;
  }

  /** A strange id whose number belongs to a known one must not turn into that one. */
  #number(kind: NumberedKind, id: string): number {
    const number = getNumber(kind, id);
    const known = this.#tables[kind].get(number);
    return known === undefined || known === id ? number : unknownNumber;
  }
}

/** Check characters of a code with this version and body. */
export function getCheck(version: string, body: string): string {
  return computeCheckCharacters([version, ...body].map((character) => getCharacterValue(character) ?? 0));
}
