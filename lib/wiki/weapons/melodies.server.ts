import { getCatalog } from "@/lib/catalog/catalog.server";
import type { HornNote } from "@/lib/catalog/codes";
import { ofKind } from "@/lib/catalog/collection";
import { hornsWithMelody } from "@/lib/catalog/relations/horn-music.server";
import type { Weapon } from "@/lib/catalog/schema";
import { echoBubbles, echoWaves, melodyRow, waveSequences } from "./horn.server";
import type { MelodiesProps, NoteSet } from "./melodies";

/** All melodies, the sets of notes, echo waves and bubbles, with the horns that have them. */
export function melodiesProps(): MelodiesProps {
  const sets = noteSets();
  const melodies = ofKind(getCatalog().melodies.all, "melody")
    .map((melody) => ({
      ...melodyRow(melody),
      horns: ranked(hornsWithMelody(melody)),
      byParts: sets.some((set) => set.byParts && set.melodies.some(({ id }) => id === melody.id)),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  return {
    melodies,
    noteSets: sets,
    waves: echoWaves().map(({ row }) => row),
    waveSequences: waveSequences(),
    bubbles: echoBubbles().map(({ row }) => row),
    horns: Object.fromEntries(fixedHorns().map(({ id, name }) => [id, name])),
  };
}

/** Horns whose notes do not follow their parts. */
function fixedHorns(): readonly Weapon[] {
  return getCatalog().weapons.all.filter(({ type, artian }) => type === "hunting-horn" && artian !== "gogma");
}

function noteSets(): readonly NoteSet[] {
  const { melodies, artianParts } = getCatalog();
  const artian = ofKind(artianParts.all, "elementTraits").map(({ huntingHorn }) => huntingHorn.notes);
  return ofKind(melodies.all, "note-set").map((set) => ({
    notes: set.notes,
    melodies: set.melodies.map((id) => {
      const melody = melodies.require(id);
      if (melody.kind !== "melody") throw new Error(`melodies: "${id}" of a set of notes is no melody`);
      return { id, name: melody.name };
    }),
    horns: ranked(fixedHorns().filter(({ extra }) => sameNotes(extra?.notes ?? [], set.notes))),
    byParts: artian.some((notes) => sameNotes(notes, set.notes)),
  }));
}

function sameNotes(a: readonly HornNote[], b: readonly HornNote[]): boolean {
  return a.length === b.length && a.every((note) => b.includes(note));
}

/** Ids, the rarest first: what a hunter looks for. */
function ranked(horns: readonly Weapon[]): readonly string[] {
  return [...horns].sort((a, b) => b.rarity - a.rarity || (a.name < b.name ? -1 : 1)).map(({ id }) => id);
}
