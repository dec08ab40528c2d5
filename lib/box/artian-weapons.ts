import { type ArtianChoices, artianInfusions } from "@/lib/builder/loadout/model";
import { weaponElements } from "@/lib/catalog/codes";
import { createLocalStore } from "@/lib/site/local-store";
import { hasTexts, isRecord, parseJson } from "@/lib/text/read-stored";

/** Local storage key of Artian weapons and their rerolls. */
export const artianWeaponsKey = "quarry-artian-weapons";

/** An Artian or Gogma Artian weapon that a hunter owns. */
export interface ArtianWeapon {
  readonly id: string;
  readonly name: string;
  /** Id in the catalog. */
  readonly weapon: string;
  readonly rolls: ArtianChoices;
  /** The wanted result; `null` = any. */
  readonly goal: RollGoal;
}

/** Skills that a hunter wants on a weapon. */
export type RollGoal = Pick<ArtianChoices, "setBonus" | "groupSkill">;

/** Result of an attempt: reinforcements, or skills of a Gogma Artian weapon. */
export type RollResult = Pick<ArtianChoices, "reinforcements" | "setBonus" | "groupSkill">;

/** One attempt of a reroll journal. */
export interface RollAttempt {
  readonly id: string;
  /** Id of the `ArtianWeapon`. */
  readonly weapon: string;
  /** ISO time, UTC. */
  readonly at: string;
  readonly result: RollResult;
  /** Whether the weapon has it now. */
  readonly kept: boolean;
}

/** Whether an attempt was for the reinforcements of a weapon, not for its skills. */
export function isReinforcementRoll({ reinforcements }: RollResult): boolean {
  return reinforcements.length > 0;
}

export interface ArtianBox {
  /** In the order in which they were added. */
  readonly weapons: readonly ArtianWeapon[];
  /** Oldest first. */
  readonly rolls: readonly RollAttempt[];
}

export const noArtian: ArtianBox = Object.freeze({ weapons: Object.freeze([]), rolls: Object.freeze([]) });

/** Most weapons and attempts that a browser keeps. */
const maxArtianWeapons = 300;
const maxRollAttempts = 3_000;

/** Longest name and id that are read. */
const maxText = 120;
const maxReinforcements = 5;

/** Weapons that were stored. What does not fit is left out; never throws. */
export function readArtian(text: string | null): ArtianBox {
  const stored = parseJson(text);
  if (!isRecord(stored)) return noArtian;
  const weapons = readList(stored.weapons, maxArtianWeapons, readWeapon);
  const ids = new Set(weapons.map(({ id }) => id));
  const rolls = readList(stored.rolls, maxRollAttempts, readRoll);
  return { weapons, rolls: rolls.filter(({ weapon }) => ids.has(weapon)) };
}

function readList<Each extends { readonly id: string }>(
  stored: unknown,
  max: number,
  read: (each: unknown) => Each | null,
): readonly Each[] {
  if (!Array.isArray(stored)) return [];
  const all = stored.slice(0, max).flatMap((each: unknown) => read(each) ?? []);
  return [...new Map(all.map((each) => [each.id, each])).values()];
}

function readWeapon(stored: unknown): ArtianWeapon | null {
  if (!hasTexts(stored, ["id", "name", "weapon"])) return null;
  const { id, name, weapon } = stored;
  const rolls: unknown = Reflect.get(stored, "rolls");
  if (!isRecord(rolls) || [id, name, weapon].some((each) => each.length > maxText)) return null;
  const parts = Array.isArray(rolls.parts) ? rolls.parts.slice(0, 3).flatMap(readPart) : [];
  const goal: unknown = Reflect.get(stored, "goal");
  const { setBonus, groupSkill } = readResult(isRecord(goal) ? goal : {});
  return { id, name, weapon, rolls: { parts, ...readResult(rolls) }, goal: { setBonus, groupSkill } };
}

function readPart(stored: unknown): ArtianChoices["parts"][number][] {
  if (!isRecord(stored)) return [];
  const element = weaponElements.find((each) => each === stored.element);
  const infusion = artianInfusions.find((each) => each === stored.infusion);
  return element && infusion ? [{ element, infusion }] : [];
}

function readResult(stored: Readonly<Record<string, unknown>>): RollResult {
  const list = Array.isArray(stored.reinforcements) ? stored.reinforcements : [];
  return {
    reinforcements: list
      .filter((each): each is string => typeof each === "string" && each.length <= maxText)
      .slice(0, maxReinforcements),
    setBonus: readText(stored.setBonus),
    groupSkill: readText(stored.groupSkill),
  };
}

function readText(value: unknown): string | null {
  return typeof value === "string" && value.length <= maxText ? value : null;
}

function readRoll(stored: unknown): RollAttempt | null {
  if (!hasTexts(stored, ["id", "weapon", "at"]) || Number.isNaN(Date.parse(stored.at))) return null;
  const { id, weapon, at } = stored;
  const result: unknown = Reflect.get(stored, "result");
  if (!isRecord(result)) return null;
  return { id, weapon, at, result: readResult(result), kept: Reflect.get(stored, "kept") === true };
}

/** With a weapon at the end. Unchanged where there is no room. */
export function withArtianWeapon(box: ArtianBox, weapon: ArtianWeapon): ArtianBox {
  return box.weapons.length >= maxArtianWeapons ? box : { ...box, weapons: [...box.weapons, weapon] };
}

/** With a weapon changed. */
export function withChangedWeapon(box: ArtianBox, id: string, change: Partial<ArtianWeapon>): ArtianBox {
  return { ...box, weapons: box.weapons.map((each) => (each.id === id ? { ...each, ...change } : each)) };
}

/** Without a weapon and its journal. */
export function withoutArtianWeapon({ weapons, rolls }: ArtianBox, id: string): ArtianBox {
  return {
    weapons: weapons.filter((each) => each.id !== id),
    rolls: rolls.filter(({ weapon }) => weapon !== id),
  };
}

/** With an attempt at the end; one that is kept is what the weapon has from then on. Unchanged where there is no room. */
export function withRoll(box: ArtianBox, roll: RollAttempt): ArtianBox {
  if (box.rolls.length >= maxRollAttempts) return box;
  const rolled = { ...box, rolls: [...box.rolls, roll] };
  if (!roll.kept) return rolled;
  const weapon = box.weapons.find(({ id }) => id === roll.weapon);
  return weapon
    ? withChangedWeapon(rolled, weapon.id, { rolls: { ...weapon.rolls, ...getRolled(roll.result) } })
    : rolled;
}

/** The kind of a result: reinforcements, or the two skills. */
export function getRolled(result: RollResult): Partial<RollResult> {
  const { reinforcements, setBonus, groupSkill } = result;
  return isReinforcementRoll(result) ? { reinforcements } : { setBonus, groupSkill };
}

/** Without an attempt. What the weapon has stays. */
export function withoutRoll(box: ArtianBox, id: string): ArtianBox {
  return { ...box, rolls: box.rolls.filter((each) => each.id !== id) };
}

/** The Artian weapons of this browser. */
export const artianStore = createLocalStore<ArtianBox>({
  key: artianWeaponsKey,
  empty: noArtian,
  parse: readArtian,
  format: ({ weapons, rolls }) =>
    weapons.length + rolls.length === 0 ? null : JSON.stringify({ version: 1, weapons, rolls }),
});
