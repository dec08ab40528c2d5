import { writeCsv } from "@/lib/text/csv";
import type { SkillLevel, TalismanSlot } from "../catalog/catalog";
import { formatProblem, type GetName } from "../loadout/format-problem";
import type { LoadoutCatalog } from "../loadout/loadout-catalog";
import { findTalismanProblems } from "../loadout/talisman";
import type { SavedTalisman } from "../share/build-file";
import { type BadLine, type CsvTable, hasColumn, readCell, readCsvTable } from "./csv-lines";
import type { NameIndex } from "./name-index";
import { maxTalismanName } from "./own-talismans";

/** Header of the table, which an import expects in any order. */
const header = [
  "Name",
  "Kind",
  "Skill 1",
  "Level 1",
  "Skill 2",
  "Level 2",
  "Skill 3",
  "Level 3",
  "Weapon slots",
  "Armor slots",
];

/** Talismans as CSV, with English names. Slots are their levels with a space between: `2 1`. */
export function writeTalismanCsv(talismans: readonly SavedTalisman[], getName: GetName): string {
  const rows = talismans.map(({ name, talisman, skills, slots }) => {
    const cells = [0, 1, 2].flatMap((at) => {
      const skill = skills[at];
      return skill ? [getName("skill", skill.skill), skill.level] : ["", ""];
    });
    // A spreadsheet would take `2-1` for a date.
    const levels = (kind: TalismanSlot["kind"]) =>
      slots.flatMap((each) => (each.kind === kind ? [each.slot] : [])).join(" ");
    return [name, getName("talisman", talisman), ...cells, levels("weapon"), levels("armor")];
  });
  return writeCsv([header, ...rows]);
}

export interface TalismanCsv {
  readonly talismans: readonly SavedTalisman[];
  readonly bad: readonly BadLine[];
}

/** Context for reading lines. */
export interface TalismanReading {
  readonly index: NameIndex;
  readonly catalog: LoadoutCatalog;
  readonly getName: GetName;
  /** A mark that no other talisman has. */
  createId(): string;
}

/** Whether a text has the header of a table of talismans, of this site or of WildsSim. */
export function isTalismanCsv(table: CsvTable): boolean {
  return hasColumn(table, "Skill 1", "スキル系統1");
}

/**
 * The talismans of a table: those that appraising can give, and why each other line was left out. Reads the table of
 * `writeTalismanCsv` and `additionalCharm.csv` of WildsSim. Never throws.
 */
export function readTalismanCsv(text: string, reading: TalismanReading): TalismanCsv {
  const table = readCsvTable(text);
  if (!isTalismanCsv(table)) {
    const why = `The header must have the columns ${header.join(", ")}.`;
    return { talismans: [], bad: [{ line: 1, why }] };
  }
  const talismans: SavedTalisman[] = [];
  const bad: BadLine[] = [];
  for (const line of table.lines) {
    const cell = (...names: readonly string[]) => readCell(table, line, ...names);
    const read = readTalismanLine(cell, reading);
    if (typeof read === "string") bad.push({ line: line.line, why: read });
    else talismans.push(read);
  }
  return { talismans, bad: [...bad, ...table.bad] };
}

type Cell = (...names: readonly string[]) => string;

/** A talisman, or why the line is none. */
function readTalismanLine(cell: Cell, reading: TalismanReading): SavedTalisman | string {
  const skills = readSkills(cell, reading.index);
  if (typeof skills === "string") return skills;
  if (skills.length === 0) return "No skill is named.";
  const slots = readSlots(cell);
  if (typeof slots === "string") return slots;
  const kind = cell("Kind", "Talisman", "Charm");
  const figures = { skills, slots };
  const talisman = findTalismanKind(kind, figures, reading);
  if (talisman.id === null) return talisman.why;
  const name = cell("Name").replaceAll(/\s+/g, " ").slice(0, maxTalismanName);
  return { id: reading.createId(), name, talisman: talisman.id, ...figures };
}

function readSkills(cell: Cell, index: NameIndex): SkillLevel[] | string {
  const skills: SkillLevel[] = [];
  for (const at of [1, 2, 3]) {
    const name = cell(`Skill ${at}`, `スキル系統${at}`);
    const level = cell(`Level ${at}`, `スキル値${at}`);
    // WildsSim writes 0 where there is no skill.
    if (name === "" && level !== "" && level !== "0") return `Level ${at} has no skill.`;
    if (name === "") continue;
    const [id] = index.find("skill", name);
    if (id === undefined) return `Unknown skill: ${name.slice(0, 60)}.`;
    if (!/^[1-9]$/.test(level)) return `${name.slice(0, 60)} needs a level from 1 to 9.`;
    skills.push({ skill: id, level: Number(level) });
  }
  return skills;
}

function readSlots(cell: Cell): TalismanSlot[] | string {
  const slots: TalismanSlot[] = [];
  for (const [kind, ...names] of [
    ["weapon", "Weapon slots"],
    ["armor", "Armor slots"],
  ] as const) {
    const levels = cell(...names)
      .split(/[\s,;/+|-]+/)
      .filter((level) => level !== "" && level !== "0");
    if (!levels.every((level) => /^[1-3]$/.test(level))) return `Slots must have levels from 1 to 3.`;
    slots.push(...levels.map((level) => ({ kind, slot: Number(level) })));
  }
  // WildsSim: three levels and what they take, 0 for armor and 1 for weapons.
  const types: Readonly<Record<string, TalismanSlot["kind"]>> = { "0": "armor", "1": "weapon" };
  const isTyped = [1, 2, 3].some((at) => cell(`スロット${at}`) !== "");
  for (const at of isTyped ? [1, 2, 3] : []) {
    const level = cell(`スロット${at}`);
    if (level === "" || level === "0") continue;
    const kind = types[cell(`スロット${at}タイプ`) || "0"];
    if (!/^[1-3]$/.test(level) || !kind) return `Slot ${at} is of a kind that talismans do not have.`;
    slots.push({ kind, slot: Number(level) });
  }
  for (const [kind, word] of isTyped
    ? []
    : ([
        ["weapon", "武器"],
        ["armor", "防具"],
      ] as const)) {
    for (const at of [1, 2, 3]) {
      const level = cell(`(泣用${word}スロ${at})`);
      if (level === "" || level === "0") continue;
      if (!/^[1-3]$/.test(level)) return "Slots must have levels from 1 to 3.";
      slots.push({ kind, slot: Number(level) });
    }
  }
  return slots;
}

type Kind = { readonly id: string } | { readonly id: null; readonly why: string };

/** The kind that is named; where none is, the first one that can have these skills and slots. */
export function findTalismanKind(
  named: string,
  figures: Pick<SavedTalisman, "skills" | "slots">,
  { index, catalog, getName }: Pick<TalismanReading, "index" | "catalog" | "getName">,
): Kind {
  const [id] = named === "" ? [] : index.find("talisman", named);
  if (named !== "" && id === undefined) return { id: null, why: `Unknown kind: ${named.slice(0, 60)}.` };
  const kinds = id === undefined ? catalog.talismans.talismans.map((kind) => kind.id) : [id];
  const legal = kinds.find(
    (kind) => findTalismanProblems({ talisman: kind, ...figures }, catalog).length === 0,
  );
  if (legal !== undefined) return { id: legal };
  const [first] = id === undefined ? [] : findTalismanProblems({ talisman: id, ...figures }, catalog);
  return {
    id: null,
    why: first ? formatProblem(first, getName) : "Appraising gives no talisman with these skills and slots.",
  };
}
