import type { Highs } from "highs";
import type {
  AppraisedTalisman,
  BuilderArmor,
  BuilderCatalog,
  BuilderCharm,
  BuilderDecoration,
} from "@/lib/builder/catalog/catalog";
import type { Objective, SearchQuery } from "@/lib/builder/search/query";
import { armorPieces, type DecorationKind, decorationKinds } from "@/lib/catalog/codes";
import {
  countOfBonus,
  getPieceDefense,
  getPieceSlots,
  levelIn,
  levelsNeeded,
  listAllowedCharms,
  listAllowedPieces,
  listAllowedTalismans,
  owned,
  piecesNeeded,
} from "./reading";

/**
 * The query as an integer program in the LP format: a proof of the best set that shares nothing with the search,
 * not even its way of thinking. A variable for each piece, charm, talisman and for each decoration in each level
 * of slot; the program says how many slots there are and how many levels are needed, and no more.
 */
export interface IntegerProgram {
  readonly text: string;
  /** Armor by the name of its variable. */
  readonly pieces: ReadonlyMap<string, BuilderArmor>;
}

export interface ProgramOptions {
  /** What to make as high as can be; the query's own without it. */
  readonly objective?: Objective | undefined;
  /** Least value of another objective. */
  readonly atLeast?: { readonly objective: Objective; readonly value: number } | undefined;
  /** Armor that is not allowed again, ids from head to toe. */
  readonly without?: readonly (readonly string[])[] | undefined;
}

type Terms = [coefficient: number, variable: string][];

interface Row {
  readonly terms: Terms;
  readonly sign: "=" | "<=" | ">=";
  readonly value: number;
}

interface Parts {
  readonly query: SearchQuery;
  readonly catalog: BuilderCatalog;
  readonly pieces: ReadonlyMap<string, BuilderArmor>;
  readonly charms: ReadonlyMap<string, BuilderCharm>;
  readonly talismans: ReadonlyMap<string, AppraisedTalisman>;
  readonly legal: LegalVariables;
  /** In the slot of a level: `d3_2` is the fourth decoration in a slot of level 2. */
  readonly placed: readonly { variable: string; decoration: BuilderDecoration; level: number }[];
}

/** Any legal talisman: one pattern, and as many entries of each group as the pattern has places for it. */
interface LegalVariables {
  readonly patterns: readonly {
    variable: string;
    groups: readonly number[];
    slots: readonly { kind: DecorationKind; slot: number }[];
  }[];
  readonly entries: readonly { variable: string; group: number; skill: string; level: number }[];
}

export function integerProgram(
  query: SearchQuery,
  catalog: BuilderCatalog,
  { objective = query.objective ?? { kind: "defense" }, atLeast, without = [] }: ProgramOptions = {},
): IntegerProgram {
  const parts = nameVariables(query, catalog);
  const rows = [
    ...equipRows(parts),
    ...legalRows(parts),
    ...targetRows(parts),
    ...slotRows(parts),
    ...ownedRows(parts),
    ...(atLeast
      ? [{ terms: objectiveTerms(atLeast.objective, parts), sign: ">=" as const, value: atLeast.value }]
      : []),
    ...without.map((armor): Row => {
      const same = [...parts.pieces].filter(([, { id }]) => armor.includes(id));
      return { terms: same.map(([variable]) => [1, variable]), sign: "<=", value: 4 };
    }),
  ];
  return { text: writeProgram(objectiveTerms(objective, parts), rows, parts), pieces: parts.pieces };
}

export interface Solved {
  /** The figures below mean nothing without a set. */
  readonly feasible: boolean;
  /** The objective; free slots as 10,000 × level 3 + 100 × level 2 + level 1. */
  readonly value: number;
  /** Ids from head to toe. */
  readonly armor: readonly string[];
  /** Time of the solver alone, milliseconds. */
  readonly ms: number;
}

/** @throws Error when the solver neither proves a best set nor that there is none. */
export function solveProgram(highs: Highs, program: IntegerProgram): Solved {
  return highs.withModel({ format: "lp", data: program.text }, (model) => {
    // Exact: figures are whole, so a gap of less than one is none.
    model.options.set({ output_flag: false, mip_rel_gap: 0, mip_abs_gap: 0.5 });
    const start = performance.now();
    model.run();
    const ms = performance.now() - start;
    const { modelStatus } = highs.constants;
    const status = model.getModelStatus();
    if (status === modelStatus.infeasible) return { feasible: false, value: Number.NaN, armor: [], ms };
    if (status !== modelStatus.optimal) throw new Error(`The solver ended with status ${status}`);
    const { colValue } = model.getSolution();
    const equipped = [...program.pieces].filter(
      ([variable]) => (colValue[model.getColByName(variable)] ?? 0) > 0.5,
    );
    return {
      feasible: true,
      value: Math.round(model.getObjectiveValue()),
      armor: armorPieces.map((part) => equipped.find(([, { piece }]) => piece === part)?.[1].id ?? ""),
      ms,
    };
  });
}

function nameVariables(query: SearchQuery, catalog: BuilderCatalog): Parts {
  const name = <T>(letter: string, list: readonly T[]) =>
    new Map(list.map((each, index) => [`${letter}${index}`, each]));
  const needed = levelsNeeded(query, catalog);
  const useful = catalog.decorations.filter(({ skills }) => skills.some(({ skill }) => needed.has(skill)));
  return {
    query,
    catalog,
    pieces: name(
      "p",
      armorPieces.flatMap((part) => listAllowedPieces(part, query, catalog)),
    ),
    charms: name("c", listAllowedCharms(query, catalog)),
    talismans: name("t", listAllowedTalismans(query) ?? []),
    legal: listAllowedTalismans(query) === null ? legalVariables(catalog) : { patterns: [], entries: [] },
    placed: useful.flatMap((decoration, index) =>
      [1, 2, 3]
        .filter((level) => level >= decoration.slot)
        .map((level) => ({ variable: `d${index}_${level}`, decoration, level })),
    ),
  };
}

function legalVariables({ talismans: rules }: BuilderCatalog): LegalVariables {
  return {
    patterns: rules.talismans
      .flatMap(({ patterns }) => patterns)
      .flatMap((pattern) => {
        const slots = rules.slotGroups.find(({ group }) => group === pattern[3])?.slots;
        return slots ? [{ groups: pattern.slice(0, 3).filter((group) => group !== 0), slots }] : [];
      })
      .map((pattern, index) => ({ ...pattern, variable: `l${index}` })),
    entries: rules.skillGroups.flatMap(({ group, entries }) =>
      entries.map((entry, index) => ({ ...entry, group, variable: `e${group}_${index}` })),
    ),
  };
}

/** One piece a part, and one charm or talisman at most; a pinned charm is equipped. */
function equipRows({ query, pieces, charms, talismans, legal }: Parts): Row[] {
  const parts = armorPieces.map((part): Row => {
    const there = [...pieces].filter(([, { piece }]) => piece === part);
    return { terms: there.map(([variable]) => [1, variable]), sign: "=", value: 1 };
  });
  const neck = [...charms.keys(), ...talismans.keys(), ...legal.patterns.map(({ variable }) => variable)];
  const sign = query.pinned?.charm === undefined ? "<=" : "=";
  return [...parts, { terms: neck.map((variable) => [1, variable]), sign, value: 1 }];
}

function legalRows({ legal: { patterns, entries }, catalog }: Parts): Row[] {
  const groups = new Set([...patterns.flatMap((pattern) => pattern.groups), ...entries.map((e) => e.group)]);
  const places = [...groups].map((group): Row => {
    const chosen: Terms = entries.filter((e) => e.group === group).map(({ variable }) => [1, variable]);
    const needed: Terms = patterns.map((pattern) => [
      -pattern.groups.filter((each) => each === group).length,
      pattern.variable,
    ]);
    return { terms: [...chosen, ...needed], sign: "=", value: 0 };
  });
  const once = catalog.skills.map(({ id }): Row => {
    const same = entries.filter(({ skill }) => skill === id);
    return { terms: same.map(({ variable }) => [1, variable]), sign: "<=", value: 1 };
  });
  return [...places, ...once];
}

function targetRows({ query, catalog, pieces, charms, talismans, legal, placed }: Parts): Row[] {
  const bearers = [...pieces, ...charms, ...talismans];
  const skills = [...levelsNeeded(query, catalog)].map(([skill, needed]): Row => {
    const terms: Terms = [
      ...bearers.map(([variable, bearer]): [number, string] => [levelIn(bearer.skills, skill), variable]),
      ...legal.entries.map((e): [number, string] => [e.skill === skill ? e.level : 0, e.variable]),
      ...placed.map((each): [number, string] => [levelIn(each.decoration.skills, skill), each.variable]),
    ];
    return { terms, sign: ">=", value: needed };
  });
  const bonuses = [...piecesNeeded(query, catalog)].map(([bonus, needed]): Row => {
    const terms = [...pieces].map(([name, piece]): [number, string] => [countOfBonus(piece, bonus), name]);
    return { terms, sign: ">=", value: needed };
  });
  return [...skills, ...bonuses];
}

/** What is in slots of a level, and what stays free of them, is what there is. */
function slotRows({ query, pieces, talismans, legal, placed }: Parts): Row[] {
  return decorationKinds.flatMap((kind) =>
    [1, 2, 3].map((level): Row => {
      const here = (slots: readonly { kind: DecorationKind; slot: number }[]) =>
        slots.filter((slot) => slot.kind === kind && slot.slot === level).length;
      const inPlace = placed.filter((each) => each.decoration.kind === kind && each.level === level);
      const terms: Terms = [
        ...inPlace.map(({ variable }): [number, string] => [1, variable]),
        [1, freeVariable(kind, level)],
        ...[...pieces].map(([variable, piece]): [number, string] => {
          const slots = kind === "armor" ? getPieceSlots(piece, query) : [];
          return [-slots.filter((slot) => slot === level).length, variable];
        }),
        ...[...talismans].map(([variable, { slots }]): [number, string] => [-here(slots), variable]),
        ...legal.patterns.map(({ variable, slots }): [number, string] => [-here(slots), variable]),
      ];
      const ofWeapon = kind === "weapon" ? (query.weapon?.slots ?? []) : [];
      return { terms, sign: "=", value: ofWeapon.filter((slot) => slot === level).length };
    }),
  );
}

function freeVariable(kind: DecorationKind, level: number): string {
  return `f_${kind}_${level}`;
}

function ownedRows({ query, placed }: Parts): Row[] {
  return [...new Set(placed.map(({ decoration }) => decoration))]
    .filter((decoration) => Number.isFinite(owned(decoration, query)))
    .map((decoration) => {
      const same = placed.filter((each) => each.decoration === decoration);
      return {
        terms: same.map(({ variable }) => [1, variable]),
        sign: "<=",
        value: owned(decoration, query),
      };
    });
}

function objectiveTerms(objective: Objective, { query, pieces }: Parts): Terms {
  if (objective.kind === "slots") {
    return [
      [10_000, freeVariable("armor", 3)],
      [100, freeVariable("armor", 2)],
      [1, freeVariable("armor", 1)],
    ];
  }
  if (objective.kind === "damage") throw new RangeError("Damage is no sum");
  return [...pieces].map(([variable, piece]) => [
    objective.kind === "defense" ? getPieceDefense(piece, query) : piece.resistances[objective.element],
    variable,
  ]);
}

function writeProgram(objective: Terms, rows: readonly Row[], parts: Parts): string {
  const written = rows.flatMap((row) => writeRow(row));
  const { pieces, charms, talismans, legal, placed } = parts;
  const binaries = [
    ...pieces.keys(),
    ...charms.keys(),
    ...talismans.keys(),
    ...[...legal.patterns, ...legal.entries].map(({ variable }) => variable),
  ];
  const generals = [
    ...placed.map(({ variable }) => variable),
    ...decorationKinds.flatMap((kind) => [1, 2, 3].map((level) => freeVariable(kind, level))),
  ];
  return [
    "Maximize",
    `  ${writeTerms(objective)}`,
    "Subject To",
    ...written,
    "Binaries",
    ...binaries.map((variable) => `  ${variable}`),
    "Generals",
    ...generals.map((variable) => `  ${variable}`),
    "End",
  ].join("\n");
}

/** A row without variables says nothing, or says that there is no set. */
function writeRow({ terms, sign, value }: Row): string[] {
  const nonzero = terms.filter(([coefficient]) => coefficient !== 0);
  if (nonzero.length > 0) return [`  ${writeTerms(nonzero)} ${sign} ${value}`];
  const holds = sign === "=" ? value === 0 : sign === "<=" ? value >= 0 : value <= 0;
  return holds ? [] : [`  ${freeVariable("armor", 1)} <= -1`];
}

/** One term a line: the format has a longest line. */
function writeTerms(terms: Terms): string {
  const nonzero = terms.filter(([coefficient]) => coefficient !== 0);
  if (nonzero.length === 0) return `0 ${freeVariable("armor", 1)}`;
  return nonzero
    .map(([coefficient, variable]) => `${coefficient < 0 ? "-" : "+"} ${Math.abs(coefficient)} ${variable}`)
    .join("\n    ");
}
