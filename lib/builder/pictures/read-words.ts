import { countTypos } from "@/lib/text/count-typos";
import type { SkillLevel } from "../catalog/catalog";
import { normalizeName } from "../collection/name-index";
import { joinBoxes, type PixelBox } from "./gray-image";

/*
 * From the words of a picture to talismans. Only geometry that every list of the game has is used: a skill is a name with
 * `Lv` and a digit to its right, and belongs to the kind of talisman that is named above it.
 */

/** A word that was recognized, with its place in the picture. */
export interface PictureWord {
  readonly text: string;
  readonly box: PixelBox;
}

/** A name as it may be in a picture. */
export interface PictureName {
  readonly id: string;
  /** As `normalizeName` makes it. */
  readonly name: string;
}

/** Names that a picture of talismans can show, in the languages that are read. */
export interface PictureNames {
  readonly kinds: readonly PictureName[];
  /** Skills that talismans can have. */
  readonly skills: readonly PictureName[];
  /** All letters that they are written with. */
  readonly letters: string;
}

interface Placed {
  readonly box: PixelBox;
}

interface FoundKind extends Placed {
  readonly id: string;
  /** Whether other letters were read, so that it counts less. */
  readonly isDoubtful: boolean;
}

/** A line of a skill: where its name and its level are, as far as they were seen. */
export interface PictureSkillLine extends Placed {
  readonly nameBox: PixelBox | null;
  readonly levelBox: PixelBox | null;
}

interface FoundSkill extends PictureSkillLine, SkillLevel {
  /** Whether another name differs in one letter, as 水属性攻撃強化 and 氷属性攻撃強化: such ones are mistaken for each other. */
  readonly isDoubtful: boolean;
}

/** A talisman as it was read: what was not recognized is missing. */
export interface ReadTalisman {
  readonly kind: FoundKind | null;
  /** From top to bottom. */
  readonly skills: readonly FoundSkill[];
  /** Lines whose name or level could not be read. */
  readonly unread: readonly PictureSkillLine[];
  /** All of it, in pixels of the picture. */
  readonly box: PixelBox;
}

/** `Lv 2`, `Lv.2`, `vy2`, as it is recognized: a level of one digit at the end. */
const levelEnd = /(?:^|[^A-Za-z])(?:[LlIpP]?[vVyY]{1,2}|レベル)[.,:]?\s*([1-9IilZz])$/u;
/** Digits that are often taken for a letter. */
const digits: Readonly<Record<string, string>> = { I: "1", i: "1", l: "1", Z: "2", z: "2" };

/** The level that a line ends with, as `Lv 2`; `null` where there is none. */
export function findLevel(line: string): number | null {
  // A line by itself has no frame that could be taken for a 1.
  const text = line
    .normalize("NFKC")
    .trim()
    .replace(/[|!\][]$/u, "1");
  const [, digit] = levelEnd.exec(text) ?? [];
  return digit === undefined ? null : Number(digits[digit] ?? digit);
}

/** A name that was found, and by how many letters it differs. */
interface NearName extends PictureName {
  readonly typos: number;
}

/** Letters of skills that the Japanese model does not have (its `lstm-unicharset`): any other one is read, or none. */
const unreadable = /[嚇渾禍鑽閃]/u;

const withAny = (name: string) => new RegExp(`^${name.replace(unreadable, ".?")}$`, "u");

/**
 * The name that was meant, where only one is near. Short names have to be as written: 攻撃 and 攻勢 differ in one letter.
 *
 * @param written of a picture, in any case and width
 */
export function findPictureName(written: string, names: readonly PictureName[]): NearName | null {
  const text = normalizeName(written);
  if (text === "") return null;
  const exact = names.find(({ name }) => name === text);
  if (exact) return { ...exact, typos: 0 };
  const open = names.filter(({ name }) => unreadable.test(name) && withAny(name).test(text));
  if (open[0] && open.every(({ id }) => id === open[0]?.id)) return { ...open[0], typos: 0 };
  return findNearName(text, names, Math.min(3, Math.floor(text.length / 5)), 2);
}

/**
 * The name that differs least.
 *
 * @param text as `normalizeName` makes it
 * @param max letters that it may differ in
 * @param lead letters that every other name has to differ in more
 */
function findNearName(
  text: string,
  names: readonly PictureName[],
  max: number,
  lead: number,
): NearName | null {
  if (max === 0) return null;
  let best: PictureName | null = null;
  let least = max + 1;
  let next = max + lead;
  for (const each of names) {
    const typos = countTypos(text, each.name, max + lead - 1).whole;
    if (typos < least) {
      if (best && best.id !== each.id) next = least;
      best = each;
      least = typos;
    } else if (best && best.id !== each.id) next = Math.min(next, typos);
  }
  return best && next >= least + lead ? { ...best, typos: least } : null;
}

/** Words of one line, from left to right. */
function groupRows(words: readonly PictureWord[]): PictureWord[][] {
  const rows: { y: number; height: number; words: PictureWord[] }[] = [];
  for (const word of words.toSorted((a, b) => a.box.y0 + a.box.y1 - b.box.y0 - b.box.y1)) {
    const y = (word.box.y0 + word.box.y1) / 2;
    const height = word.box.y1 - word.box.y0;
    const row = rows.findLast((each) => Math.abs(each.y - y) < 0.45 * Math.max(each.height, height));
    if (!row) rows.push({ y, height, words: [word] });
    else {
      row.words.push(word);
      row.y += (y - row.y) / row.words.length;
    }
  }
  return rows.map((row) => row.words.toSorted((a, b) => a.box.x0 - b.box.x0));
}

/** The box around the words that are letters: icons and lines are read as signs. */
function getTextBox(words: readonly PictureWord[]): PixelBox {
  const letters = words.filter(({ text }) => normalizeName(text) !== "");
  return joinBoxes((letters.length > 0 ? letters : words).map(({ box }) => box));
}

/** Words that a name has at most: Japanese ones are cut into single letters. */
const maxNameWords = 14;

/** The name that the words end with, but for what the frame was taken for. */
function findNameIn(words: readonly PictureWord[], names: readonly PictureName[]) {
  const from = Math.max(0, words.length - maxNameWords);
  let best: (NearName & { readonly part: readonly PictureWord[] }) | null = null;
  // Signs of the frame may be read as a letter before the name or behind it: the nearest name counts.
  for (let start = from; start < words.length; start++) {
    for (let end = words.length; end > Math.max(start, words.length - 3); end--) {
      const part = words.slice(start, end);
      const found = findPictureName(part.map(({ text }) => text).join(""), names);
      if (found && (!best || found.typos < best.typos)) best = { ...found, part };
    }
  }
  return best && { id: best.id, name: best.name, box: getTextBox(best.part) };
}

/** Whether another skill's name differs in one letter alone. Latin letters are told apart by the words around them. */
export function hasTwin({ id, name }: PictureName, names: readonly PictureName[]): boolean {
  if (/^[a-z]/.test(name)) return false;
  return names.some((other) => {
    if (other.id === id || other.name.length !== name.length) return false;
    return [...name].filter((letter, at) => letter !== other.name[at]).length === 1;
  });
}

/** All kinds of talismans that a row names. */
function findKinds(row: readonly PictureWord[], kinds: readonly PictureName[]): FoundKind[] {
  const near = row.flatMap((_, start) =>
    row.slice(start, start + maxNameWords).flatMap((__, length) => {
      const part = row.slice(start, start + length + 1);
      const written = part.map(({ text }) => text).join("");
      // They share most letters: where two were not read, one tells which it is.
      const kind =
        findPictureName(written, kinds) ??
        (part.length > 2 ? findNearName(normalizeName(written), kinds, 2, 1) : null);
      const isDoubtful = kind !== null && kind.typos > 0;
      return kind ? [{ ...kind, isDoubtful, start, end: start + length + 1, box: getTextBox(part) }] : [];
    }),
  );
  const found: typeof near = [];
  for (const each of near.toSorted((a, b) => a.typos - b.typos || a.end - a.start - (b.end - b.start))) {
    if (found.every(({ start, end }) => each.end <= start || each.start >= end)) found.push(each);
  }
  return found.toSorted((a, b) => a.start - b.start);
}

/** Skills of a row with their levels, and where there is a level without a name that is known. */
function findSkills(row: readonly PictureWord[], skills: readonly PictureName[]) {
  const found: FoundSkill[] = [];
  const unread: PictureSkillLine[] = [];
  let open: PictureWord[] = [];
  for (const word of row) {
    open.push(word);
    // The last words together: `L` `v2` and `Lv` `2` are both read.
    const tail = open.slice(-3);
    const size = tail.findIndex((_, at) => {
      const text = tail
        .slice(tail.length - 1 - at)
        .map((each) => each.text)
        .join("");
      return levelEnd.test(text.normalize("NFKC"));
    });
    if (size < 0) continue;
    const written = open
      .slice(open.length - 1 - size)
      .map(({ text }) => text)
      .join("")
      .normalize("NFKC");
    const [level, digit = ""] = levelEnd.exec(written) ?? [];
    if (level === undefined) continue;
    const levelBox = joinBoxes(open.slice(open.length - 1 - size).map(({ box }) => box));
    const before = open.slice(0, open.length - 1 - size);
    const name = findNameIn(before, skills);
    if (name) {
      found.push({
        skill: name.id,
        level: Number(digits[digit] ?? digit),
        isDoubtful: hasTwin(name, skills),
        nameBox: name.box,
        levelBox,
        box: joinBoxes([name.box, levelBox]),
      });
      // A level alone is of a neighbor whose name is not in the picture.
    } else if (before.some(({ text }) => normalizeName(text).length > 1)) {
      unread.push({ nameBox: getTextBox(before), levelBox, box: getTextBox(open) });
    }
    open = [];
  }
  // A name whose level was not recognized.
  const rest = findNameIn(open, skills);
  if (rest) unread.push({ nameBox: rest.box, levelBox: null, box: rest.box });
  return { found, unread };
}

const center = ({ x0, x1, y0, y1 }: PixelBox) => ({ x: (x0 + x1) / 2, y: (y0 + y1) / 2 });

/** Skills of a talisman. */
const maxSkills = 3;

/** How far above the skills of a talisman its kind is at most, in heights of their letters. */
const kindAbove = 0.5;
/** How far below its kind they are at most. */
const maxBelow = 16;

/** The first skills, up to where a gap says that the next one is of another talisman. */
function takeNear(skills: readonly FoundSkill[]): FoundSkill[] {
  const [first, second] = skills;
  if (!first || !second) return [...skills];
  const step = second.box.y0 - first.box.y0;
  const end = skills.findIndex(
    ({ box }, at) => at > 1 && box.y0 - (skills[at - 1]?.box.y0 ?? 0) > 1.6 * step,
  );
  return skills.slice(0, Math.min(maxSkills, end < 0 ? maxSkills : end));
}

/** The talismans of a picture, in the order in which one reads. */
export function readTalismanWords(
  words: readonly PictureWord[],
  names: PictureNames,
): readonly ReadTalisman[] {
  const rows = groupRows(words.filter(({ text }) => text.trim() !== ""));
  const kinds = rows.flatMap((row) => findKinds(row, names.kinds));
  const read = rows.map((row) => findSkills(row, names.skills));
  const skills = read.flatMap(({ found }) => found);
  const unread = read.flatMap((row) => row.unread);

  const talismans = kinds.map((kind) => {
    const height = kind.box.y1 - kind.box.y0;
    const right = Math.min(
      ...kinds
        .filter(
          ({ box }) => box.x0 > kind.box.x1 && Math.abs(center(box).y - center(kind.box).y) < 3 * height,
        )
        .map(({ box }) => box.x0 - 2.2 * height),
      Number.POSITIVE_INFINITY,
    );
    const bottom = Math.min(
      ...kinds
        .filter(({ box }) => box.y0 > kind.box.y1 && box.x0 < right && box.x1 > kind.box.x0 - 3 * height)
        .map(({ box }) => box.y0),
      Number.POSITIVE_INFINITY,
    );
    const isInside = (box: PixelBox) => {
      const { x, y } = center(box);
      // Menus go on below a talisman; its skills are near its name.
      return x < right && y < bottom && y < kind.box.y1 + maxBelow * height;
    };
    const isBelow = (box: PixelBox) =>
      isInside(box) && box.y0 > kind.box.y0 + height / 2 && Math.abs(box.x0 - kind.box.x0) < 5 * height;
    const isNext = (box: PixelBox) =>
      isInside(box) && box.x0 > kind.box.x1 && Math.abs(center(box).y - center(kind.box).y) < 0.7 * height;
    const below = takeNear(skills.filter(({ box }) => isBelow(box)));
    const isRow = below.length === 0;
    const own = isRow ? skills.filter(({ box }) => isNext(box)).slice(0, maxSkills) : below;
    const isLost = isRow ? isNext : isBelow;
    const lost = unread.filter((each) => isLost(each.box)).slice(0, maxSkills);
    return {
      kind,
      skills: own,
      unread: lost,
      box: joinBoxes([kind, ...own, ...lost].map((each) => each.box)),
    };
  });
  // Skills below a name that was not recognized, near each other.
  const taken = new Set(talismans.flatMap((each) => each.skills));
  const rest: FoundSkill[][] = [];
  for (const skill of skills.filter((each) => !taken.has(each))) {
    const { box } = skill;
    const height = box.y1 - box.y0;
    const near = rest.find((group) => {
      const last = group.at(-1)?.box ?? box;
      return (
        group.length < maxSkills && Math.abs(last.x0 - box.x0) < 3 * height && box.y0 - last.y1 < 4 * height
      );
    });
    if (near) near.push(skill);
    else rest.push([skill]);
  }
  return [
    ...talismans,
    ...rest.map((group) => {
      const { x0, y0, x1, y1 } = joinBoxes(group.map(({ box }) => box));
      const height = group[0] ? group[0].box.y1 - group[0].box.y0 : 0;
      // Its kind is probably above it.
      return { kind: null, skills: group, unread: [], box: { x0, y0: y0 - kindAbove * height, x1, y1 } };
    }),
  ].filter((each) => each.skills.length > 0 || each.unread.length > 0 || each.kind !== null);
}

/** `Lv`, `Lv2`, `Lv.`, as Latin letters are recognized. */
const levelStart = /^[Ll][vV][.,:]?[1-9Il]?$/u;

/**
 * Words of a language without Latin letters, with the levels as they were recognized for English: `Lv` is no word of that
 * language, so its own reading of it is often wrong.
 */
export function withLevels(
  words: readonly PictureWord[],
  english: readonly PictureWord[],
): readonly PictureWord[] {
  const levels = english.filter(({ text, box }, at) => {
    if (levelStart.test(text)) return true;
    const before = english[at - 1];
    return (
      /^[1-9]$/.test(text) &&
      before !== undefined &&
      levelStart.test(before.text) &&
      box.x0 - before.box.x1 < 2 * (box.y1 - box.y0)
    );
  });
  const isTaken = ({ x0, y0, x1, y1 }: PixelBox) =>
    levels.some(
      ({ box }) =>
        x0 < box.x1 && x1 > box.x0 && y0 < box.y1 && y1 > box.y0 && x0 > box.x0 - (box.y1 - box.y0),
    );
  return [...words.filter(({ box }) => !isTaken(box)), ...levels];
}
