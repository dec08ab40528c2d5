import type { EchoBubble, EchoWave } from "@/lib/catalog/weapon-codes";
import { capitalize } from "@/lib/text/capitalize";
import type { LoadedAmmoFigure, WeaponTraits } from "../loadout/derived";

/** A trait of only some types of weapon, as text. */
interface TraitLine {
  readonly label: string;
  readonly text: string;
}

const bubbleLabels: Readonly<Record<EchoBubble, string>> = {
  "dodge-no-hit-move-spd": "Evasion and movement speed",
  regene: "Health regeneration",
  stamina: "Stamina regeneration",
  "disable-bad-cond-attr-dmg": "Ailments and blights negated",
  "def-up-attr-def-up": "Defense and resistances",
  "atk-up-crt-up": "Attack and affinity",
};

const waveLabels: Readonly<Record<EchoWave, string>> = {
  blow: "Blunt",
  slash: "Slash",
  "elem-fire": "Fire",
  "elem-water": "Water",
  "elem-elec": "Thunder",
  "elem-ice": "Ice",
  "elem-dragon": "Dragon",
  "elem-poison": "Poison",
  "elem-paralyze": "Paralysis",
  "elem-sleep": "Sleep",
  "elem-blast": "Blast",
};

/** Lines for the traits of some types alone. Notes of a horn are drawn, not said. */
export function listTraitLines(traits: WeaponTraits): readonly TraitLine[] {
  const { echoWave, echoBubble, shellType, shellLevel, phial, phialValue, kinsectLevel } = traits;
  const { coatings, ammo, specialAmmo } = traits;
  const lines: readonly (TraitLine | false | undefined)[] = [
    echoWave && { label: "Echo wave", text: waveLabels[echoWave] },
    echoBubble && { label: "Echo bubble", text: bubbleLabels[echoBubble] },
    shellType && { label: "Shelling", text: `${capitalize(shellType)} ${shellLevel ?? ""}`.trim() },
    phial && { label: "Phial", text: `${capitalize(phial)} ${phialValue ?? ""}`.trim() },
    kinsectLevel !== undefined && { label: "Kinsect", text: `Level ${kinsectLevel}` },
    coatings && { label: "Coatings", text: coatings.map(capitalize).join(", ") || "None" },
    specialAmmo && { label: "Special ammo", text: capitalize(specialAmmo) },
    ammo && { label: "Ammo", text: ammo.map(formatAmmo).join(", ") },
  ];
  return lines.filter((line) => line !== undefined && line !== false);
}

const noBreak = "\u00a0";

/** "Normal 2 ×5": type, level and capacity, which stay on one line. */
function formatAmmo({ type, level, capacity, rapid }: LoadedAmmoFigure): string {
  return [capitalize(type), level, `×${capacity}`, ...(rapid ? ["rapid"] : [])].join(noBreak);
}
