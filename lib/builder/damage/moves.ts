import type { EchoWave, Phial } from "@/lib/catalog/codes";
import type { DamageMove, DamageWeapon } from "./inputs";

/** A record of `ammo.json`: the heavy bowgun's figures at level 1, and factors on them. */
export interface AmmoFigures {
  readonly id: string;
  readonly motionValue: number;
  /** In the place of `motionValue`. */
  readonly motionValueByLevel?: readonly number[] | undefined;
  readonly elementPctOfAttack?: number | undefined;
  readonly fixedElement?: number | undefined;
  readonly attackMultiplierByLevel?: readonly number[] | undefined;
  readonly specialMultiplierByLevel?: readonly number[] | undefined;
  readonly light?: LightFactors | undefined;
  readonly lightRapid?: LightFactors | undefined;
  readonly lightAttackMultiplierByLevel?: readonly number[] | undefined;
  readonly lightSpecialMultiplierByLevel?: readonly number[] | undefined;
}

interface LightFactors {
  readonly motion: number;
  readonly element: number;
}

const rapidPrefix = "light-bowgun-rapid-";
const chaserSuffix = "-chaser";

/**
 * Moves with the newest figures there are. Shots of the light bowgun were changed after `attacks.json` was
 * written, and come from `ammo.json`, which knows no chaser shots: those stay as they were.
 */
export function listDamageMoves(attacks: readonly DamageMove[], ammo: readonly AmmoFigures[]): DamageMove[] {
  return attacks.map((attack) => {
    const rapid = attack.id.startsWith(rapidPrefix);
    const figures = getNewerFigures(attack, ammo);
    const move = figures === null ? attack : { ...attack, ...toLightShot(attack, figures, rapid) };
    return rapid ? { ...move, rapid } : move;
  });
}

/** Which file the figures of a move come from. */
export function moveSource(attack: DamageMove, ammo: readonly AmmoFigures[]): "attacks.json" | "ammo.json" {
  return getNewerFigures(attack, ammo) === null ? "attacks.json" : "ammo.json";
}

function getNewerFigures(attack: DamageMove, ammo: readonly AmmoFigures[]): AmmoFigures | null {
  if (attack.weapon !== "light-bowgun" || attack.ammo === undefined) return null;
  if (attack.id.endsWith(chaserSuffix)) return null;
  return ammo.find(({ id }) => id === attack.ammo?.type) ?? null;
}

/** A light bowgun's shot: the heavy bowgun's figure × that of the level × that of the light bowgun. */
function toLightShot(attack: DamageMove, figures: AmmoFigures, rapid: boolean): Partial<DamageMove> {
  const at = (byLevel: readonly number[] | undefined) => byLevel?.[(attack.ammo?.level ?? 1) - 1];
  const light = (rapid ? figures.lightRapid : figures.light) ?? { motion: 1, element: 1 };
  const perLevel = at(figures.lightAttackMultiplierByLevel) ?? at(figures.attackMultiplierByLevel) ?? 1;
  const special = at(figures.lightSpecialMultiplierByLevel) ?? at(figures.specialMultiplierByLevel) ?? 1;
  const motion = at(figures.motionValueByLevel) ?? figures.motionValue;
  const shot = { motionValue: tidyName(motion * perLevel * light.motion) };
  if (figures.elementPctOfAttack === undefined) return shot;
  return { ...shot, elementPctOfAttack: tidyName(figures.elementPctOfAttack * special * light.element) };
}

/** Without the last digits that products of binary fractions leave behind. */
function tidyName(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

/** What marks a move that needs a phial; its id ends or begins with it. */
const phialMarks: readonly { readonly mark: RegExp; readonly phial: Phial }[] = [
  { mark: /-power-phial$/, phial: "power" },
  { mark: /-element-phial$/, phial: "element" },
  { mark: /^charge-blade-.*impact-phial/, phial: "impact" },
  { mark: /^charge-blade-.*element-phial/, phial: "element" },
];

const echoWaveMark = /^hunting-horn-echo-wave-([a-z]+)/;

/** Codes of echo waves by the word in the id of the move. */
const echoWaveCodes: Readonly<Record<string, EchoWave>> = {
  blunt: "blow",
  slash: "slash",
  fire: "elem-fire",
  water: "elem-water",
  thunder: "elem-elec",
  ice: "elem-ice",
  dragon: "elem-dragon",
  poison: "elem-poison",
  paralysis: "elem-paralyze",
  sleep: "elem-sleep",
  blast: "elem-blast",
};

/**
 * The moves that a weapon can do: those of its type, less those that need another phial, shelling, ammo or
 * echo wave. What a weapon does not say (the explosions of a switch axe with neither a power nor an element
 * phial) is left in.
 */
export function listUsableMoves(weapon: DamageWeapon, moves: readonly DamageMove[]): DamageMove[] {
  return moves.filter((move) => move.weapon === weapon.type && isUsable(weapon.traits, move));
}

function isUsable(traits: DamageWeapon["traits"], move: DamageMove): boolean {
  const { shelling, ammo } = move;
  if (shelling?.type !== undefined) {
    return shelling.type === traits.shellType && shelling.level === traits.shellLevel;
  }
  if (ammo !== undefined) {
    return (traits.ammo ?? []).some(
      ({ type, level, rapid }) =>
        type === ammo.type && level === ammo.level && (move.rapid !== true || rapid === true),
    );
  }
  const wave = echoWaveCodes[echoWaveMark.exec(move.id)?.[1] ?? ""];
  if (wave !== undefined) return wave === traits.echoWave;
  const request = phialMarks.find(({ mark }) => mark.test(move.id))?.phial;
  return request === undefined || request === traits.phial || !canExplode(traits.phial);
}

/** Whether it is known which explosions a phial makes. */
function canExplode(phial: Phial | undefined): boolean {
  return phial === "power" || phial === "element" || phial === "impact";
}
