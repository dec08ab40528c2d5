import type { Named } from "@/lib/catalog/named";
import type { HornNote } from "@/lib/catalog/weapon-codes";
import type { EchoRow, MelodyRow, Sequence } from "./horn";

/** A melody with the horns that play it. */
export interface MelodyEntry extends MelodyRow {
  readonly horns: readonly string[];
  /** Artian horns play it with the right parts. */
  readonly isByParts: boolean;
}

/** Three notes of a horn. */
export interface NoteSet {
  readonly notes: readonly HornNote[];
  readonly melodies: readonly Named[];
  readonly horns: readonly string[];
  /** Artian horns have them with the right parts. */
  readonly isByParts: boolean;
}

export interface MelodiesProps {
  readonly melodies: readonly MelodyEntry[];
  readonly noteSets: readonly NoteSet[];
  readonly waves: readonly EchoRow[];
  readonly waveSequences: readonly Sequence[];
  readonly bubbles: readonly EchoRow[];
  /** Names of the horns. */
  readonly horns: Readonly<Record<string, string>>;
}
