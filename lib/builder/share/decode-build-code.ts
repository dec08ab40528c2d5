import type { ArmorPiece } from "@/lib/catalog/codes";
import {
  type ArtianChoices,
  type EquippedArmor,
  type EquippedCharm,
  type EquippedWeapon,
  emptyLoadout,
  type Loadout,
  type LoadoutPlace,
  type SlottedDecorations,
} from "../loadout/model";
import { getCharacterValue } from "./bits";
import { buildCodeVersion, maxBuildCodeLength } from "./build-code-layout";
import { getCheck } from "./encode-build-code";
import type { BuildCodeProblem } from "./format-code-problem";
import type { BuildCodeTables, NumberedKind } from "./id-numbers";
import { type ReadCode, readCode } from "./read-code";

export interface DecodedBuild {
  readonly loadout: Loadout;
  /** Empty = the loadout is just what was shared. */
  readonly problems: readonly BuildCodeProblem[];
}

/**
 * The loadout that a code represents. Never throws, whatever the text.
 *
 * A part that this version does not know is left out, each with a problem. A damaged code gives what could be read of it
 * and the one problem `damaged`. A text that is no code, or of which nothing is left, gives an empty loadout and
 * one problem. Whether the loadout is legal is not checked here but by `checkLoadout`.
 */
export function decodeBuildCode(code: string, tables: BuildCodeTables): DecodedBuild {
  if (code.length > maxBuildCodeLength) return createUnreadBuild({ code: "too-long", length: code.length });
  const values = listValues(code);
  const version = code.charAt(0);
  const whole = values.length === code.length && code.slice(1, 3) === getCheck(version, code.slice(3));
  if (version !== buildCodeVersion) {
    return createUnreadBuild(whole ? { code: "unknown-version", version } : { code: "unreadable" });
  }
  const read = readCode(values.slice(3));
  const { loadout, problems } = new Resolver(tables).loadout(read);
  if (whole && read.sound) return { loadout, problems };
  return isBare(loadout)
    ? createUnreadBuild({ code: "unreadable" })
    : { loadout, problems: [{ code: "damaged" }] };
}

function createUnreadBuild(problem: BuildCodeProblem): DecodedBuild {
  return { loadout: emptyLoadout, problems: [problem] };
}

/** Values of the characters up to the first that no code has. */
function listValues(code: string): number[] {
  const values: number[] = [];
  for (let at = 0; at < code.length; at++) {
    const value = getCharacterValue(code.charAt(at));
    if (value === undefined) break;
    values.push(value);
  }
  return values;
}

function isBare({ weapon, armor, charm }: Loadout): boolean {
  return !weapon && !charm && Object.values(armor).every((equipped) => equipped === null);
}

/** Turns numbers back into ids, and notes those that are not known. */
class Resolver {
  readonly #tables: BuildCodeTables;
  readonly #problems: BuildCodeProblem[] = [];

  constructor(tables: BuildCodeTables) {
    this.#tables = tables;
  }

  loadout(read: ReadCode): DecodedBuild {
    const loadout: Loadout = {
      weapon: this.#weapon(read),
      armor: {
        head: this.#armor(read, "head"),
        chest: this.#armor(read, "chest"),
        arms: this.#armor(read, "arms"),
        waist: this.#armor(read, "waist"),
        legs: this.#armor(read, "legs"),
      },
      charm: this.#charm(read),
      transcended: read.transcended,
    };
    return { loadout, problems: this.#problems };
  }

  #weapon(read: ReadCode): EquippedWeapon | null {
    const id = this.#gear(read, "weapon", "weapon");
    if (id === null) return null;
    return { id, decorations: this.#decorations(read, "weapon"), artian: this.#artian(read) };
  }

  #artian({ artian }: ReadCode): ArtianChoices | null {
    if (!artian) return null;
    const { parts } = artian;
    const reinforcements = artian.reinforcements.flatMap(
      (number) => this.#id("reinforcement", number, { code: "unknown-reinforcement" }) ?? [],
    );
    const rolled = (roll: "setBonus" | "groupSkill") => {
      const number = artian[roll];
      return number === null ? null : this.#id("skill", number, { code: "unknown-roll", roll });
    };
    return { parts, reinforcements, setBonus: rolled("setBonus"), groupSkill: rolled("groupSkill") };
  }

  #armor(read: ReadCode, place: ArmorPiece): EquippedArmor | null {
    const id = this.#gear(read, place, "armor");
    return id === null ? null : { id, decorations: this.#decorations(read, place) };
  }

  #charm(read: ReadCode): EquippedCharm | null {
    if (read.charmKind === "none") return null;
    const id = this.#gear(read, "charm", read.charmKind);
    if (id === null) return null;
    if (read.charmKind === "charm") return { kind: "charm", id };
    const skills = read.talisman.skills.flatMap(({ number, level }) => {
      const skill = this.#id("skill", number, { code: "unknown-talisman-skill" });
      return skill === null ? [] : [{ skill, level }];
    });
    const { slots } = read.talisman;
    return { kind: "talisman", talisman: id, skills, slots, decorations: this.#decorations(read, "charm") };
  }

  #gear(read: ReadCode, place: LoadoutPlace, kind: NumberedKind): string | null {
    const number = read.gear.get(place);
    return number === undefined ? null : this.#id(kind, number, { code: "unknown-gear", place });
  }

  #decorations(read: ReadCode, place: LoadoutPlace): SlottedDecorations {
    return (read.decorations.get(place) ?? []).map((number, slot) =>
      number === null ? null : this.#id("decoration", number, { code: "unknown-decoration", place, slot }),
    );
  }

  #id(kind: NumberedKind, number: number, problem: BuildCodeProblem): string | null {
    const id = this.#tables[kind].get(number);
    if (id !== undefined) return id;
    this.#problems.push(problem);
    return null;
  }
}
