import { parseCsv } from "@/lib/text/csv";
import type { SkillLevel, TalismanSlot } from "../catalog/catalog";
import type { SavedTalisman } from "../share/build-file";
import { type BadLine, maxCsvLength, maxCsvLines } from "./csv-lines";
import { findTalismanKind, type TalismanCsv, type TalismanReading } from "./talisman-csv";

/*
 * Talismans of a list without a header, as other tools export it or as people write it down: a talisman on each line,
 * skills with their levels and then slots. What is read is held against what appraising can give, and a line that could
 * mean two talismans is left out with the reason.
 */

/** `Attack Boost Lv2`, `攻撃 Lv 2`, `Machtschub 2`: a name and the level behind it. */
const namedLevel =
  /^(.*?\D)\s*(?:lv|lvl|level|stufe|niv|niveau|nivel|nível|poziom|poz|ур|уровень|レベル|레벨|等级|等級)?[.:：]?\s*([1-9])$/iu;
/** Words for slots in front of their levels. */
const slotWord = /^(?:slots?|スロット|slot)\s*[:：]?\s*/iu;
/** `2-1-0`, `2 1`, `W1`, `W1 1`, `[1][1]`, `①①`. */
const slotText = /^[wa[\]()\d\s/+·-]+$/iu;

const maxSkills = 3;
const maxSlots = 3;

/** Slots as they were written: with what takes them, where that was said. */
interface WrittenSlot {
  readonly kind: TalismanSlot["kind"] | null;
  readonly slot: number;
}

interface WrittenTalisman {
  readonly kind: string;
  readonly skills: readonly SkillLevel[];
  readonly slots: readonly WrittenSlot[];
}

/** The talismans of a list without a header. Never throws. */
export function readTalismanLines(text: string, reading: TalismanReading): TalismanCsv {
  const talismans: SavedTalisman[] = [];
  const bad: BadLine[] = [];
  const isCut = text.length > maxCsvLength;
  // Half a line is another talisman.
  const whole = isCut ? text.slice(0, text.lastIndexOf("\n", maxCsvLength) + 1) : text;
  const lines = whole.split(/\r\n|\r|\n/);
  for (const [at, line] of lines.slice(0, maxCsvLines).entries()) {
    if (line.trim() === "") continue;
    const read = readLine(line, reading);
    if (typeof read === "string") bad.push({ line: at + 1, why: read });
    else talismans.push({ id: reading.createId(), name: "", ...read });
  }
  if (isCut || lines.length > maxCsvLines) {
    const next = Math.min(lines.length, maxCsvLines) + 1;
    bad.push({ line: next, why: "The list is too long. Nothing was read from here on." });
  }
  return { talismans, bad };
}

type Figures = Pick<SavedTalisman, "talisman" | "skills" | "slots">;

function readLine(line: string, reading: TalismanReading): Figures | string {
  const written = readWritten(line, reading);
  if (typeof written === "string") return written;
  const { kind, skills, slots } = written;
  if (skills.length === 0) return "No skill is named.";
  if (skills.length > maxSkills) return "A talisman has three skills at most.";
  if (slots.length > maxSlots) return "A talisman has three slots at most.";
  const found = new Map<string, Figures>();
  let why = "Appraising gives no talisman with these skills and slots.";
  for (const each of listKinds(slots)) {
    const match = findTalismanKind(kind, { skills, slots: each }, reading);
    if (match.id === null) why = match.why;
    else found.set(toSlotKey(each), { talisman: match.id, skills, slots: each });
  }
  const [only] = found.values();
  if (found.size > 1)
    return "These slots can be of weapons or of armor: write W before those of weapons, as W1.";
  return only ?? why;
}

/** Kinds that the slots may take, one list for each possibility. */
function listKinds(slots: readonly WrittenSlot[]): readonly (readonly TalismanSlot[])[] {
  return slots.reduce<readonly (readonly TalismanSlot[])[]>(
    (lists, { kind, slot }) =>
      lists.flatMap((list) =>
        (kind === null ? (["armor", "weapon"] as const) : [kind]).map((each) => [
          ...list,
          { kind: each, slot },
        ]),
      ),
    [[]],
  );
}

function toSlotKey(slots: readonly TalismanSlot[]): string {
  return slots
    .map(({ kind, slot }) => `${kind} ${slot}`)
    .toSorted()
    .join();
}

function readWritten(line: string, { index }: TalismanReading): WrittenTalisman | string {
  const cells = (parseCsv(line)[0]?.cells ?? [])
    .flatMap((cell) => cell.split(/[、，／|;\t]/))
    .map((cell) => cell.normalize("NFKC").trim());
  const skills: SkillLevel[] = [];
  const slots: WrittenSlot[] = [];
  const numbers: number[] = [];
  let kind = "";
  let pairs = 0;
  for (let at = 0; at < cells.length; at++) {
    const cell = cells[at] ?? "";
    const next = cells[at + 1] ?? "";
    // Other tools leave a skill that is not there empty, or write 0.
    if (cell === "" && /^0?$/.test(next) && pairs < maxSkills && at % 2 === 0) {
      at++;
      pairs++;
      continue;
    }
    if (cell === "") continue;
    if (/^\d$/.test(cell)) {
      numbers.push(Number(cell));
      continue;
    }
    const [alone] = index.find("skill", cell);
    if (alone !== undefined) {
      if (!/^[1-9]$/.test(next)) return `${cell.slice(0, 60)} needs a level from 1 to 9.`;
      skills.push({ skill: alone, level: Number(next) });
      pairs++;
      at++;
      continue;
    }
    const [, name = "", level = ""] = namedLevel.exec(cell) ?? [];
    const [named] = name === "" ? [] : index.find("skill", name);
    if (named !== undefined) {
      skills.push({ skill: named, level: Number(level) });
      continue;
    }
    const slotCell = cell.replace(slotWord, "");
    if (slotText.test(slotCell)) {
      const read = readSlots(slotCell);
      if (read === null) return "Slots must have levels from 1 to 3.";
      slots.push(...read);
      continue;
    }
    if (index.find("talisman", cell).length > 0) kind = cell;
    else return `Unknown skill: ${cell.slice(0, 60)}.`;
  }
  const counted = toCounted(numbers);
  return counted === null
    ? "Slots must have levels from 1 to 3."
    : { kind, skills, slots: [...slots, ...counted] };
}

/** Levels by themselves: six are three of armor and three of weapons; fewer do not say what they take. */
function toCounted(numbers: readonly number[]): WrittenSlot[] | null {
  if (numbers.some((level) => level > 3) || numbers.length > 6) return null;
  return numbers.flatMap((slot, at): WrittenSlot[] => {
    if (slot === 0) return [];
    if (numbers.length < 6) return [{ kind: null, slot }];
    return [{ kind: at < 3 ? "armor" : "weapon", slot }];
  });
}

function readSlots(text: string): WrittenSlot[] | null {
  const found = [...text.matchAll(/([wa]?)(\d)/gi)];
  if (found.some(([, , level]) => Number(level) > 3)) return null;
  return found.flatMap(([, mark = "", level]): WrittenSlot[] => {
    if (level === "0") return [];
    const kind = mark === "" ? null : mark.toLowerCase() === "w" ? "weapon" : "armor";
    return [{ kind, slot: Number(level) }];
  });
}
