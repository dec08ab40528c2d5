import type { HornNote } from "@/lib/catalog/weapon-codes";

export type Sequence = readonly HornNote[];

/** Seconds: plain, with Horn Maestro 1, with Horn Maestro 2. */
type Durations = readonly number[];

/** A melody as a page shows it. */
export interface MelodyRow {
  readonly id: string;
  readonly name: string;
  readonly sequences: readonly Sequence[];
  readonly duration: Durations | null;
  /** When it is played again while it works. */
  readonly repeat: Durations | null;
  /** How much it lengthens the others. */
  readonly extend: Durations | null;
  /** Its effect as text, with values if known. */
  readonly effect: string;
  /** Change by playing it again; empty where nothing more is known. */
  readonly repeatEffect: string;
}

/** An echo bubble or wave of a horn. */
export interface EchoRow {
  readonly id: string;
  readonly name: string;
  readonly effect: string;
}

/** The music of one horn. */
export interface HornProps {
  readonly notes: readonly HornNote[];
  readonly melodies: readonly MelodyRow[];
  /** Null where the horn has none. */
  readonly wave: EchoRow | null;
  /** Sequences of its own notes that load the echo wave. */
  readonly waveSequences: readonly Sequence[];
  readonly bubble: EchoRow | null;
}
