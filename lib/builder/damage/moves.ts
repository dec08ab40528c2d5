import type { EchoWave, Phial } from "@/lib/catalog/weapon-codes";
import type { DamageMove, DamageWeapon } from "./inputs";

const rapidPrefix = "light-bowgun-rapid-";

/** The moves of `attacks.json`, with a mark on shots in rapid fire, which the file names in their ids alone. */
export function listDamageMoves<Move extends DamageMove>(attacks: readonly Move[]): Move[] {
  return attacks.map((attack) => (attack.id.startsWith(rapidPrefix) ? { ...attack, rapid: true } : attack));
}

/** Marks of moves that need a phial; the id ends or begins with one. */
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
