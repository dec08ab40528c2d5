import { z } from "zod";
import { melodySchema } from "@/lib/catalog/schema/music";
import { echoBubbles, echoWaves } from "@/lib/catalog/weapon-codes";
import { createCodeField, enumNameField, guidField } from "../fields";
import { roundFigure } from "../figures";
import { ImportError } from "../import-error";
import { compareIds, createImporter, type ImportContext } from "../importer";
import type { LocatedRow } from "../tables";
import type { Localized } from "../texts";
import { effectRulesSchema, readEffects } from "./skill-effects";

const guide = "Common/Player/ActionGuide";
const params = "Player/ActionData/Common/GlobalParam/Part/PlayerMusicSkillParam";

const melodyRowSchema = z.object({ _MusicSkillType: enumNameField, _MusicSkillName: guidField });
const waveRowSchema = z.object({ _HighFreqType: enumNameField, _SkillName: guidField });
const bubbleRowSchema = z.object({ _HiblkiSkillType: enumNameField, _SkillName: guidField });

const paramRowSchema = z.object({
  EnumValue: enumNameField,
  _Time: z.number().min(0),
  _TimeMaster_1: z.number().min(0),
  _TimeMaster_2: z.number().min(0),
  _WTime: z.number().min(0),
  _WTimeMaster_1: z.number().min(0),
  _WTimeMaster_2: z.number().min(0),
  _ValueDatas: z.array(z.number()),
  _WValueDatas: z.array(z.number()),
});

const noteField = createCodeField({
  INVALID: null,
  PURPLE: "purple",
  RED: "red",
  ORANGE: "orange",
  YELLOW: "yellow",
  GREEN: "green",
  BLUE: "blue",
  SKY: "aqua",
  WHITE: "white",
} as const);

const sequenceSchema = z.object({
  _MusicSkill: enumNameField,
  _ToneColor1: noteField,
  _ToneColor2: noteField,
  _ToneColor3: noteField,
  _ToneColor4: noteField,
});
const noteSetSchema = z.object({
  _UniqueType: enumNameField,
  _ToneColor1: noteField,
  _ToneColor2: noteField,
  _ToneColor3: noteField,
});
const hornSchema = z.object({ _Name: guidField, _Wp05UniqueType: enumNameField });

const overlaySchema = z.strictObject({
  gameId: z.string(),
  effects: effectRulesSchema.optional(),
  repeatEffects: effectRulesSchema.optional(),
});

/** Code of the echo wave's loader; it is no melody of its own. */
const waveMelody = "HIGH_FREQ";
/** Its times are those by which it extends others. */
const extension = "ALL_MUSIC_SKILL_EXTENSION";

type Note = NonNullable<z.infer<typeof noteField>>;
type ParamRow = LocatedRow<z.infer<typeof paramRowSchema>>;
type Rules = ReadonlyMap<string, z.infer<typeof overlaySchema>>;

/** Melodies, echo waves, echo bubbles and sets of notes. The overlay says what parameters mean. */
export const importMelodies = createImporter({
  file: "melodies",
  schema: melodySchema,
  texts: [
    "Excel_Action/MusicSkillDataText_Wp05",
    "Excel_Action/HighFreqDataText_Wp05",
    "Excel_Action/HibikiDataText_Wp05",
    "Excel_Equip/Whistle",
  ],
  getKey: ({ gameId }) => gameId,
  run: (context) => {
    const rules = new Map(
      context.overlays.get("melodies", overlaySchema).map((entry) => [entry.gameId, entry]),
    );
    const sequences = readSequences(context);
    const names = { melodies: new Map(), "echo-waves": new Map(), "echo-bubbles": new Map() };
    const melodies = listMelodies(context, rules, sequences, names.melodies);
    const wave = {
      id: "echo-wave-melody",
      kind: "echo-wave-sequence" as const,
      gameId: waveMelody,
      sequences: sequences.get(waveMelody) ?? [],
    };
    const records = [
      ...melodies.sort(compareIds),
      wave,
      ...listWaves(context, names["echo-waves"]).sort(compareIds),
      ...listBubbles(context, rules, names["echo-bubbles"]).sort(compareIds),
      ...listNoteSets(context, melodies).sort(compareIds),
    ];
    return { records, names };
  },
});

function readSequences({ tables }: ImportContext): Map<string, Note[][]> {
  const sequences = new Map<string, Note[][]>();
  const table = "Player/ActionData/Wp05/UserData/Wp05MusicSkillToneColorTable";
  for (const row of tables.getRows(table, sequenceSchema, "_Datas")) {
    const notes = [row._ToneColor1, row._ToneColor2, row._ToneColor3, row._ToneColor4].filter(
      (note) => note !== null,
    );
    sequences.set(row._MusicSkill, [...(sequences.get(row._MusicSkill) ?? []), notes]);
  }
  return sequences;
}

function listMelodies(
  { tables, texts, ids }: ImportContext,
  rules: Rules,
  sequences: ReadonlyMap<string, Note[][]>,
  names: Map<string, Localized>,
) {
  const rows = tables.getDistinctRows(params, paramRowSchema, ["EnumValue"], "_MusicSkillData._ParamList");
  const figures = new Map(rows.map((row) => [row.EnumValue, row]));
  return tables.getRows(`${guide}/MusicSkillData_Wp05`, melodyRowSchema).map((row) => {
    const gameId = row._MusicSkillType;
    const name = texts.get(row._MusicSkillName, row.place, "_MusicSkillName");
    const id = ids.assign("melodies", gameId, name.en, row.place);
    names.set(id, name);
    const figure = figures.get(gameId);
    if (!figure) throw new ImportError(row.place, "_MusicSkillType", `${gameId} is not in ${params}.`);
    return {
      id,
      kind: "melody" as const,
      gameId,
      name: name.en,
      sequences: sequences.get(gameId) ?? [],
      ...toDurations(gameId, figure),
      effects: getEffects(rules.get(gameId)?.effects, figure._ValueDatas, figure),
      repeatEffects: getEffects(rules.get(gameId)?.repeatEffects, figure._WValueDatas, figure),
      ...(figure._ValueDatas.length > 0 ? { params: toParams(figure._ValueDatas) } : {}),
      ...(figure._WValueDatas.length > 0 ? { repeatParams: toParams(figure._WValueDatas) } : {}),
    };
  });
}

function toDurations(gameId: string, row: ParamRow) {
  const first = [row._Time, row._TimeMaster_1, row._TimeMaster_2];
  const repeat = [row._WTime, row._WTimeMaster_1, row._WTimeMaster_2];
  if (gameId === extension) return { extendSec: first };
  return {
    ...(first.some((seconds) => seconds > 0) ? { durationSec: first } : {}),
    ...(repeat.some((seconds) => seconds > 0) ? { repeatSec: repeat } : {}),
  };
}

function getEffects(
  rules: z.infer<typeof effectRulesSchema> | undefined,
  values: readonly number[],
  { place }: ParamRow,
) {
  return (rules && readEffects(rules, [values], place)[0]) ?? {};
}

function toParams(values: readonly number[]): number[] {
  return values.map(roundFigure);
}

function listWaves({ tables, texts, ids }: ImportContext, names: Map<string, Localized>) {
  return tables.getRows(`${guide}/HighFreqData_Wp05`, waveRowSchema).map((row) => {
    const gameId = row._HighFreqType;
    const name = texts.get(row._SkillName, row.place, "_SkillName");
    const id = ids.assign("melodies", gameId, name.en, row.place);
    names.set(id, name);
    const code = toCode(gameId, "HIGH_FREQ_", echoWaves, row, "_HighFreqType");
    return { id, kind: "echo-wave" as const, gameId, code, name: name.en };
  });
}

function listBubbles({ tables, texts, ids }: ImportContext, rules: Rules, names: Map<string, Localized>) {
  const rows = tables.getDistinctRows(
    params,
    paramRowSchema,
    ["EnumValue"],
    "_MusicHibikiSkillData._ParamList",
  );
  const figures = new Map(rows.map((row) => [row.EnumValue, row]));
  return tables.getRows(`${guide}/HibikiData_Wp05`, bubbleRowSchema).map((row) => {
    const gameId = row._HiblkiSkillType;
    const name = texts.get(row._SkillName, row.place, "_SkillName");
    const id = ids.assign("melodies", gameId, name.en, row.place);
    names.set(id, name);
    const figure = figures.get(gameId);
    const values = figure?._ValueDatas ?? [];
    return {
      id,
      kind: "echo-bubble" as const,
      gameId,
      code: toCode(gameId, "HIBIKI_", echoBubbles, row, "_HiblkiSkillType"),
      name: name.en,
      effects: figure ? getEffects(rules.get(gameId)?.effects, values, figure) : {},
      ...(values.length > 0 ? { params: toParams(values) } : {}),
    };
  });
}

function toCode<Code extends string>(
  gameId: string,
  prefix: string,
  codes: readonly Code[],
  { place }: LocatedRow<object>,
  field: string,
): Code {
  const slug = gameId.slice(prefix.length).toLowerCase().replaceAll("_", "-");
  const code = codes.find((known) => known === slug);
  if (code === undefined) throw new ImportError(place, field, `unknown value ${gameId}.`);
  return code;
}

/** Sets of three notes with what they can play. */
function listNoteSets(
  { tables, texts }: ImportContext,
  melodies: readonly { readonly id: string; readonly sequences: readonly (readonly Note[])[] }[],
) {
  const horns = tables
    .getRows("Common/Weapon/Whistle", hornSchema)
    .filter(({ _Name }) => texts.hasText(_Name));
  const used = new Set(horns.map(({ _Wp05UniqueType }) => _Wp05UniqueType));
  return tables
    .getDistinctRows(
      "Player/ActionData/Wp05/UserData/Wp05MusicSkillToneTable",
      noteSetSchema,
      ["_UniqueType"],
      "_Datas",
    )
    .map((row) => {
      const notes = [row._ToneColor1, row._ToneColor2, row._ToneColor3].filter((note) => note !== null);
      return {
        id: `notes-${notes.join("-")}`,
        kind: "note-set" as const,
        gameId: row._UniqueType,
        notes,
        melodies: melodies
          .filter(({ sequences }) =>
            sequences.some((sequence) => sequence.every((note) => notes.includes(note))),
          )
          .map(({ id }) => id),
        usedByWeapons: used.has(row._UniqueType),
      };
    });
}
