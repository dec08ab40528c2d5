import { z } from "zod";
import type { HornNote } from "@/lib/catalog/weapon-codes";
import { createCodeField, enumField, enumNameField, guidField } from "../fields";
import type { ImportContext } from "../importer";
import type { Localized } from "../texts";

/** A note of a horn. `null` in the place of a fourth note that a melody does not have. */
const noteField = createCodeField<HornNote | null>({
  INVALID: null,
  PURPLE: "purple",
  RED: "red",
  ORANGE: "orange",
  YELLOW: "yellow",
  GREEN: "green",
  BLUE: "blue",
  SKY: "aqua",
  WHITE: "white",
});

const setSchema = z.object({
  _UniqueType: enumNameField,
  _ToneColor1: noteField,
  _ToneColor2: noteField,
  _ToneColor3: noteField,
});

const sequenceSchema = z.object({
  _MusicSkill: enumField,
  _ToneColor1: noteField,
  _ToneColor2: noteField,
  _ToneColor3: noteField,
  _ToneColor4: noteField,
});

const nameSchema = z.object({ _MusicSkillType: enumNameField, _MusicSkillName: guidField });

/** A row of notes that plays a melody. */
interface TableSequence {
  readonly melody: string;
  /** Number of the melody, which orders melodies. */
  readonly number: number;
  readonly notes: readonly HornNote[];
}

/** Code of the sequences that load the echo wave, which have no name. */
export const echoWaveMelody = "HIGH_FREQ";

/** Texts of melodies. */
export const melodyTexts = "Excel_Action/MusicSkillDataText_Wp05";

/** The three notes of each set, by `TYPE_12`. */
export function readNoteSets({ tables }: ImportContext): ReadonlyMap<string, HornNote[]> {
  const rows = tables.getRows("Player/ActionData/Wp05/UserData/Wp05MusicSkillToneTable", setSchema, "_Datas");
  return new Map(
    rows.map((row) => [row._UniqueType, dropEmpty([row._ToneColor1, row._ToneColor2, row._ToneColor3])]),
  );
}

/** Every row of notes with its melody, in the order of the table. */
export function readSequences({ tables }: ImportContext): TableSequence[] {
  const table = "Player/ActionData/Wp05/UserData/Wp05MusicSkillToneColorTable";
  return tables.getRows(table, sequenceSchema, "_Datas").map((row) => ({
    melody: row._MusicSkill.name,
    number: row._MusicSkill.value,
    notes: dropEmpty([row._ToneColor1, row._ToneColor2, row._ToneColor3, row._ToneColor4]),
  }));
}

/**
 * Names of melodies by their code. They are joined by code: from melody 44 on, the number of a melody and the number
 * of its name drift apart.
 */
export function readMelodyNames({ tables, texts }: ImportContext): ReadonlyMap<string, Localized> {
  const rows = tables.getRows("Common/Player/ActionGuide/MusicSkillData_Wp05", nameSchema);
  return new Map(
    rows
      .filter((row) => texts.hasText(row._MusicSkillName))
      .map((row) => [row._MusicSkillType, texts.get(row._MusicSkillName, row.place, "_MusicSkillName")]),
  );
}

/** The melodies that a set of notes can play, by code, in the order of their numbers. */
export function listMelodies(notes: readonly HornNote[], sequences: readonly TableSequence[]): string[] {
  const playable = sequences.filter((sequence) => sequence.notes.every((note) => notes.includes(note)));
  playable.sort((a, b) => a.number - b.number);
  return [...new Set(playable.map(({ melody }) => melody))];
}

function dropEmpty(notes: readonly (HornNote | null)[]): HornNote[] {
  return notes.flatMap((note) => note ?? []);
}
