import { isOfKind } from "@/lib/catalog/collection";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { listHornsWithMelody } from "@/lib/catalog/relations/get-horn-music.server";
import type { Weapon } from "@/lib/catalog/schema";
import type { HornNote } from "@/lib/catalog/weapon-codes";
import { listEchoBubbles, listEchoWaves, listWaveSequences, toMelodyRow } from "./get-horn.server";
import type { MelodiesProps, NoteSet } from "./melodies";

/** All melodies, the sets of notes, echo waves and bubbles, with the horns that have them. */
export function getMelodiesPage(): MelodiesProps {
  const sets = listNoteSets();
  const melodies = isOfKind(getCatalog().melodies.all, "melody")
    .map((melody) => ({
      ...toMelodyRow(melody),
      horns: sortByRarity(listHornsWithMelody(melody)),
      isByParts: sets.some((set) => set.isByParts && set.melodies.some(({ id }) => id === melody.id)),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  return {
    melodies,
    noteSets: sets,
    waves: listEchoWaves().map(({ row }) => row),
    waveSequences: listWaveSequences(),
    bubbles: listEchoBubbles().map(({ row }) => row),
    horns: Object.fromEntries(listFixedHorns().map(({ id, name }) => [id, name])),
  };
}

/** Horns whose notes do not follow their parts. */
function listFixedHorns(): readonly Weapon[] {
  return getCatalog().weapons.all.filter(({ type, artian }) => type === "hunting-horn" && artian !== "gogma");
}

function listNoteSets(): readonly NoteSet[] {
  const { melodies, artianParts } = getCatalog();
  const artian = isOfKind(artianParts.all, "elementTraits").map(({ huntingHorn }) => huntingHorn.notes);
  return isOfKind(melodies.all, "note-set").map((set) => ({
    notes: set.notes,
    melodies: set.melodies.map((id) => {
      const melody = melodies.require(id);
      if (melody.kind !== "melody") throw new Error(`melodies: "${id}" of a set of notes is no melody`);
      return { id, name: melody.name };
    }),
    horns: sortByRarity(listFixedHorns().filter(({ extra }) => hasSameNotes(extra?.notes ?? [], set.notes))),
    isByParts: artian.some((notes) => hasSameNotes(notes, set.notes)),
  }));
}

function hasSameNotes(a: readonly HornNote[], b: readonly HornNote[]): boolean {
  return a.length === b.length && a.every((note) => b.includes(note));
}

/** Ids, the rarest first: what a hunter looks for. */
function sortByRarity(horns: readonly Weapon[]): readonly string[] {
  return [...horns].sort((a, b) => b.rarity - a.rarity || (a.name < b.name ? -1 : 1)).map(({ id }) => id);
}
