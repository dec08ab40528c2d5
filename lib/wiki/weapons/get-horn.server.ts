import { isOfKind } from "@/lib/catalog/collection";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { getHornMusic } from "@/lib/catalog/relations/get-horn-music.server";
import type { Melody, Weapon } from "@/lib/catalog/schema";
import { formatFigures, formatMelodyEffect } from "./format-melody";
import type { EchoRow, HornProps, MelodyRow } from "./horn";

/** A melody as a page shows it. */
export function toMelodyRow(melody: Melody): MelodyRow {
  const again = formatFigures(melody.repeatEffects);
  return {
    id: melody.id,
    name: melody.name,
    sequences: melody.sequences,
    duration: melody.durationSec ?? null,
    repeat: melody.repeatSec ?? null,
    extend: melody.extendSec ?? null,
    effect: formatMelodyEffect(melody.id, melody.effects),
    repeatEffect: again === formatFigures(melody.effects) ? "" : again,
  };
}

/** Melodies of a horn; null for other weapons, and for Gogma Artian horns, whose element decides them. */
export function getHorn(weapon: Weapon): HornProps | null {
  const music = weapon.artian === "gogma" ? undefined : getHornMusic(weapon);
  if (!music) return null;
  const { notes, melodies, echoWave, echoWaveSequences, echoBubble } = music;
  return {
    notes,
    melodies: melodies.map(({ melody, sequences }) => ({ ...toMelodyRow(melody), sequences })),
    wave: echoWave ? { id: echoWave.id, name: echoWave.name, effect: "" } : null,
    waveSequences: echoWaveSequences,
    bubble: echoBubble
      ? {
          id: echoBubble.id,
          name: echoBubble.name,
          effect: formatMelodyEffect(echoBubble.id, echoBubble.effects),
        }
      : null,
  };
}

/** Echo waves by the code that a horn names. */
export function listEchoWaves(): readonly { readonly code: string; readonly row: EchoRow }[] {
  return isOfKind(getCatalog().melodies.all, "echo-wave").map(({ code, id, name }) => ({
    code,
    row: { id, name, effect: "" },
  }));
}

/** Echo bubbles by the code that a horn names. */
export function listEchoBubbles(): readonly { readonly code: string; readonly row: EchoRow }[] {
  return isOfKind(getCatalog().melodies.all, "echo-bubble").map(({ code, id, name, effects }) => ({
    code,
    row: { id, name, effect: formatMelodyEffect(id, effects) },
  }));
}

/** Every sequence that loads an echo wave. */
export function listWaveSequences(): MelodyRow["sequences"] {
  return isOfKind(getCatalog().melodies.all, "echo-wave-sequence").flatMap(({ sequences }) => sequences);
}
