import { isOfKind } from "../collection";
import { getCatalog } from "../get-catalog.server";
import { groupBy } from "../group-by";
import { runOnce } from "../run-once";
import type { Melody, MelodyRecord, Weapon } from "../schema";
import type { HornNote } from "../weapon-codes";

type EchoWaveRecord = Extract<MelodyRecord, { kind: "echo-wave" }>;
type EchoBubbleRecord = Extract<MelodyRecord, { kind: "echo-bubble" }>;

/** A melody with those of its sequences that a set of notes can play. */
interface PlayedMelody {
  readonly melody: Melody;
  readonly sequences: readonly (readonly HornNote[])[];
}

/** The music of a horn. */
interface HornMusic {
  readonly notes: readonly HornNote[];
  readonly melodies: readonly PlayedMelody[];
  /** `undefined` where the horn has none, or where it follows the element of an Artian horn. */
  readonly echoWave: EchoWaveRecord | undefined;
  /** Sequences that load the echo wave. */
  readonly echoWaveSequences: readonly (readonly HornNote[])[];
  readonly echoBubble: EchoBubbleRecord | undefined;
}

/**
 * Music of a hunting horn as its record has it, `undefined` for other weapons. Of a Gogma Artian horn that is not
 * the music it plays: its notes follow its element.
 */
export function getHornMusic(weapon: Weapon): HornMusic | undefined {
  const { notes, melodies, echoWave, echoBubble } = weapon.extra ?? {};
  if (!notes || !melodies) return undefined;
  const { melodyByName, waves, bubbles } = indexes();
  return toMusic(
    notes,
    melodies.map((name) => requireKnown(melodyByName.get(name), name)),
    echoWave === undefined || echoWave === "none" ? undefined : requireKnown(waves.get(echoWave), echoWave),
    echoBubble && requireKnown(bubbles.get(echoBubble), echoBubble),
  );
}

/** Horns that play a melody, Gogma Artian horns left out: their notes vary. */
export function listHornsWithMelody(melody: Melody): readonly Weapon[] {
  return (
    indexes()
      .hornsByMelody.get(melody.name)
      ?.map(({ horn }) => horn) ?? []
  );
}

function toMusic(
  notes: readonly HornNote[],
  melodies: readonly Melody[],
  echoWave: EchoWaveRecord | undefined,
  echoBubble: EchoBubbleRecord | undefined,
): HornMusic {
  const playable = (sequences: readonly (readonly HornNote[])[]) =>
    Object.freeze(sequences.filter((sequence) => sequence.every((note) => notes.includes(note))));
  return Object.freeze({
    notes,
    melodies: Object.freeze(
      melodies.map((melody) => Object.freeze({ melody, sequences: playable(melody.sequences) })),
    ),
    echoWave,
    echoWaveSequences: playable(indexes().waveSequences),
    echoBubble,
  });
}

const indexes = runOnce(() => {
  const { melodies, weapons } = getCatalog();
  const horns = weapons.all
    .filter(({ extra, artian }) => extra?.melodies && artian !== "gogma")
    .flatMap((horn) => (horn.extra?.melodies ?? []).map((name) => ({ name, horn })));
  return {
    melodyByName: new Map(isOfKind(melodies.all, "melody").map((melody) => [melody.name, melody])),
    waves: new Map(isOfKind(melodies.all, "echo-wave").map((wave) => [wave.code, wave])),
    bubbles: new Map(isOfKind(melodies.all, "echo-bubble").map((bubble) => [bubble.code, bubble])),
    waveSequences: isOfKind(melodies.all, "echo-wave-sequence").flatMap(({ sequences }) => sequences),
    hornsByMelody: groupBy(horns, ({ name }) => name),
  };
});

function requireKnown<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`The melodies know no "${name}"`);
  return value;
}
