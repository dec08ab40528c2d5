import type { SkillLevel, TalismanSlot } from "../catalog/catalog";
import { listTalismanOptions } from "../gear/talisman-choices";
import type { LoadoutCatalog } from "../loadout/loadout-catalog";
import { findTalismanProblems } from "../loadout/talisman";
import { findSlotIcons, type SlotIcon } from "./find-icons";
import { cutGrayImage, type GrayImage, joinBoxes, type PixelBox } from "./gray-image";
import {
  addVote,
  cutLine,
  findElected,
  findLeading,
  getMiddle,
  lineLooks,
  nearVote,
  type RecognizeLine,
  type Votes,
  voteForKind,
  voteForName,
} from "./read-lines";
import {
  findLevel,
  type PictureNames,
  type PictureSkillLine,
  type PictureWord,
  type ReadTalisman,
  readTalismanWords,
} from "./read-words";

/*
 * Reads the talismans of a picture: twice as a whole, which finds where they are, then what is not certain line by line. What
 * readings say alike of a talisman, and appraising can give, is taken; all else is left to the player.
 */

/** Text recognizer. */
export interface PictureRecognizer {
  /** The words of a picture, wherever they are. */
  readonly words: (image: GrayImage) => Promise<readonly PictureWord[]>;
  readonly line: RecognizeLine;
}

/** A talisman of a picture. */
export interface PictureTalisman {
  /** Its place in the picture, with a margin. */
  readonly box: PixelBox;
  /** Kind and skills, where they are certain. */
  readonly figures: { readonly talisman: string; readonly skills: readonly SkillLevel[] } | null;
  /** Slots that such a talisman can have. */
  readonly slotLists: readonly (readonly TalismanSlot[])[];
  /** Icons of its slots; `null` where they were not found. */
  readonly icons: readonly SlotIcon[] | null;
  /** Skills as read, certain or not. */
  readonly read: readonly SkillLevel[];
}

/** Lines of a screen that letters are read best at: those of the game are some 36 pixels high then. */
const bestHeight = 1620;
/** Smaller pictures are parts of a screen, and enlarged by this. */
const partScale = 1.5;
const minScreen = 1000;
/** Sizes in which a picture is read, as factors of the best one. */
const looks = [1, 1.12] as const;

/** A line of a skill in the pixels of the picture, and what the readings say of it. */
interface Line {
  /** A part of its name; `null` where it was not found. */
  name: PixelBox | null;
  level: PixelBox | null;
  readonly box: PixelBox;
  readonly names: Votes;
  readonly levels: Votes;
}

/** Readings of one place of a picture. */
interface Place {
  box: PixelBox;
  kind: PixelBox | null;
  readonly kinds: Votes;
  lines: Line[];
  icons: PictureTalisman["icons"];
  /** Height of its letters, in pixels. */
  readonly letters: number;
}

/** Reads a picture. Answers with nothing where there is no talisman in it. */
export async function readPicture(
  image: GrayImage,
  names: PictureNames,
  catalog: LoadoutCatalog,
  recognize: PictureRecognizer,
  onProgress: (part: number) => void = () => {},
): Promise<readonly PictureTalisman[]> {
  const base = image.height >= minScreen ? bestHeight / image.height : partScale;
  const all = { x0: 0, y0: 0, x1: image.width, y1: image.height };
  const places: Place[] = [];
  for (const [at, look] of looks.entries()) {
    const scale = base * look;
    const scaled = cutGrayImage(image, all, scale);
    const taken = new Set<Place>();
    for (const reading of readTalismanWords(await recognize.words(scaled), names)) {
      const box = grow(reading, scale, image);
      let place = findPlace(
        places.filter((each) => !taken.has(each)),
        box,
      );
      if (place) place.box = joinBoxes([place.box, box]);
      else {
        place = {
          box,
          kind: null,
          kinds: new Map(),
          lines: [],
          icons: null,
          letters: getLetterHeight(reading) / scale,
        };
        places.push(place);
      }
      taken.add(place);
      place.icons ??= findIcons(scaled, reading);
      addReading(place, reading, scale);
    }
    onProgress((0.6 * (at + 1)) / looks.length);
  }
  const pitch = getPitch(places, names);
  // Noise makes boxes of words higher.
  const letters = Math.min(getNameHeight(places), pitch || Number.POSITIVE_INFINITY);
  const step = getStep(places);
  for (const place of [...places]) places.push(...splitPlace(place, step));
  dropRepeated(places);
  const shift = getKindShift(places);
  for (const [at, place] of places.entries()) {
    const [first] = place.lines;
    if (!place.kind && first?.name && shift) {
      const { x0, y0, y1 } = first.name;
      const left = x0 + shift.x;
      place.kind = { x0: left, y0: y0 + shift.y, x1: left + shift.width, y1: y1 + shift.y };
      place.box = joinBoxes([place.box, place.kind]);
    }
    await readAgain(image, place, { step, letters, pitch }, names, catalog, recognize.line);
    onProgress(0.6 + (0.4 * (at + 1)) / places.length);
  }
  return places
    .toSorted((a, b) => a.box.y0 - b.box.y0 || a.box.x0 - b.box.x0)
    .map((place): PictureTalisman => {
      const agreed = findAgreed(place, catalog);
      const slotLists = agreed
        ? listTalismanOptions(agreed.talisman, agreed.skills, catalog.talismans).slots.filter(
            (slots) => findTalismanProblems({ ...agreed, slots }, catalog).length === 0,
          )
        : [];
      return {
        box: place.box,
        figures: slotLists.length > 0 ? agreed : null,
        slotLists,
        icons: place.icons,
        read:
          agreed?.skills ??
          place.lines.flatMap((line) => {
            const skill = findLeading(line.names);
            return skill ? [{ skill, level: Number(findLeading(line.levels) ?? 1) }] : [];
          }),
      };
    });
}

/** Adds what one look at the whole picture saw of a talisman. */
function addReading(place: Place, reading: ReadTalisman, scale: number): void {
  const toPicture = (box: PixelBox): PixelBox => ({
    x0: box.x0 / scale,
    y0: box.y0 / scale,
    x1: box.x1 / scale,
    y1: box.y1 / scale,
  });
  if (reading.kind) {
    place.kind ??= toPicture(reading.kind.box);
    addVote(place.kinds, reading.kind.id, reading.kind.isDoubtful ? nearVote : 1);
  }
  const add = ({ nameBox, levelBox, box }: PictureSkillLine): Line => {
    const own = toPicture(box);
    let line = place.lines.find((each) => isSameLine(each.box, own, place.letters));
    if (!line) {
      line = { name: null, level: null, box: own, names: new Map(), levels: new Map() };
      place.lines.push(line);
    }
    line.name ??= nameBox && toPicture(nameBox);
    line.level ??= levelBox && toPicture(levelBox);
    return line;
  };
  for (const skill of reading.skills) {
    const line = add(skill);
    // The box of a name that was read is better than one of what was not.
    if (skill.nameBox) line.name = toPicture(skill.nameBox);
    // Names that differ in one letter are mistaken for each other here, and rarely in a line by itself.
    addVote(line.names, skill.skill, skill.isDoubtful ? doubtfulVote : 1);
    addVote(line.levels, String(skill.level));
  }
  for (const unread of reading.unread) add(unread);
  sortLines(place);
}

/** Vote of a look at the whole picture for a name that another one differs from in one letter. */
const doubtfulVote = 0.25;

function isSameLine(a: PixelBox, b: PixelBox, letters: number): boolean {
  return Math.abs(getMiddle(a) - getMiddle(b)) < 0.7 * letters && a.x0 < b.x1 && a.x1 > b.x0;
}

/** Height of the letters of skills, in pixels: many boxes of words are higher, none is lower. */
function getNameHeight(places: readonly Place[]): number {
  const heights = places
    .flatMap(({ lines }) =>
      lines.flatMap(({ name, names }) => (name && names.size > 0 ? [name.y1 - name.y0] : [])),
    )
    .toSorted((a, b) => a - b);
  return heights[Math.floor(heights.length / 5)] ?? places[0]?.letters ?? 0;
}

/**
 * From one letter of a name to the next, in pixels, for names whose letters are all as wide: those of Japanese. 0 where no
 * name was read well enough to tell.
 */
function getPitch(places: readonly Place[], { skills }: PictureNames): number {
  const written = new Map(skills.map(({ id, name }) => [id, /^[a-z]/.test(name) ? "" : name]));
  return getMedian(
    places.flatMap(({ lines }) =>
      lines.flatMap(({ name, names }) => {
        const { length } = written.get(findElected(names) ?? "") ?? "";
        return name && length > 2 ? [(name.x1 - name.x0) / length] : [];
      }),
    ),
  );
}

/** From one skill of a talisman to the next below it, in pixels; 0 where no talisman shows it. */
function getStep(places: readonly Place[]): number {
  return getMedian(
    places.flatMap(({ lines, letters }) =>
      lines.slice(1).flatMap(({ box }, at) => {
        const step = getMiddle(box) - getMiddle(lines[at]?.box ?? box);
        return step > letters ? [step] : [];
      }),
    ),
  );
}

const getMedian = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** From the first skill of a talisman to its kind, and how wide that is; `null` where no talisman shows both. */
function getKindShift(places: readonly Place[]) {
  const seen = places.flatMap(({ kind, lines: [first] }) =>
    kind && first?.name && kind.y1 < first.name.y1
      ? [
          {
            x: kind.x0 - first.name.x0,
            y: getMiddle(kind) - getMiddle(first.name),
            width: kind.x1 - kind.x0,
          },
        ]
      : [],
  );
  if (seen.length === 0) return null;
  return {
    x: getMedian(seen.map(({ x }) => x)),
    y: getMedian(seen.map(({ y }) => y)),
    width: getMedian(seen.map(({ width }) => width)),
  };
}

/** Lines so far below the others that they are of a talisman whose name was not found. */
function splitPlace(place: Place, step: number): readonly Place[] {
  const at = place.lines.findIndex(
    ({ box }, row) => row > 0 && getMiddle(box) - getMiddle(place.lines[row - 1]?.box ?? box) > 2.5 * step,
  );
  if (at < 0 || step === 0) return [];
  const lines = place.lines.splice(at);
  place.box = joinBoxes([...(place.kind ? [place.kind] : []), ...place.lines.map(({ box }) => box)]);
  return [
    {
      ...place,
      kind: null,
      kinds: new Map(),
      icons: null,
      lines,
      box: joinBoxes(lines.map(({ box }) => box)),
    },
  ];
}

/** A line is of one talisman: where the looks made two of it, the one with more lines keeps it. */
function dropRepeated(places: Place[]): void {
  const kept: Place[] = [];
  for (const place of places.toSorted((a, b) => b.lines.length - a.lines.length)) {
    const others = kept.flatMap(({ lines }) => lines);
    place.lines = place.lines.filter(
      ({ box }) => !others.some((other) => isSameLine(other.box, box, place.letters)),
    );
    if (place.lines.length > 0 || place.kind) kept.push(place);
  }
  places.splice(0, places.length, ...kept);
}

/** Skills of a talisman. */
const maxSkills = 3;

/** Reads what is not certain line by line, until it is. */
async function readAgain(
  image: GrayImage,
  place: Place,
  { step, letters, pitch }: { readonly step: number; readonly letters: number; readonly pitch: number },
  names: PictureNames,
  catalog: LoadoutCatalog,
  recognize: RecognizeLine,
): Promise<void> {
  const left = Math.min(...place.lines.flatMap(({ name }) => (name ? [name.x0] : [])));
  const levels = place.lines.flatMap((each) => each.level ?? []);
  const [level] = levels;
  const levelEnd = Math.max(...levels.map(({ x1 }) => x1)) + 0.5 * letters;
  const readName = async (line: Line, look: LineLook) => {
    const isFound = line.names.size > 0 || !Number.isFinite(left);
    const known = isFound ? line.name : { ...line.box, x0: left, x1: left + letters };
    if (!known) return;
    const to = line.level?.x0 ?? (level && level.x0 > known.x0 ? level.x0 : image.width);
    const { image: cut, width } = cutLine(image, known, letters, { from: 0, to: to - 0.3 * letters }, look);
    const count = width / pitch;
    const text = await recognize(cut, "name", look.isKnown);
    voteForName(line.names, text, names.skills, (name) => pitch === 0 || Math.abs(name.length - count) < 0.8);
  };
  const readLevel = async (line: Line, look: LineLook) => {
    const known = line.level ?? (level && { ...line.box, x0: level.x0, x1: level.x1 });
    if (!known) return;
    const limits = { from: known.x0 - 0.6 * letters, to: levelEnd };
    const cut = cutLine(image, known, letters, limits, look);
    const text = await recognize(cut.image, "level", look.isKnown);
    addVote(line.levels, findLevel(text)?.toString() ?? null);
  };
  await findMissed(place, step, left, async (line) => {
    // With known letters alone, icons of slots above the skills are read as a level too.
    for (const look of lineLooks.filter(({ isKnown }) => !isKnown))
      if (line.levels.size === 0) await readLevel(line, look);
    return line.levels.size > 0;
  });
  for (const look of lineLooks) {
    if (findAgreed(place, catalog)) return;
    if (place.kind && !findElected(place.kinds)) {
      const cut = cutLine(image, place.kind, letters, { from: 0, to: image.width }, look);
      const text = await recognize(cut.image, "name", look.isKnown);
      voteForKind(place.kinds, text, names.kinds);
    }
    for (const line of place.lines) {
      if (!findElected(line.names)) await readName(line, look);
      if (!findElected(line.levels)) await readLevel(line, look);
    }
  }
}

type LineLook = (typeof lineLooks)[number];

/** Looks for a level where the lines leave room for one that was not seen: without it a talisman would be another. */
async function findMissed(
  place: Place,
  step: number,
  left: number,
  hasLevel: (line: Line) => Promise<boolean>,
): Promise<void> {
  const [first] = place.lines;
  if (!first || step === 0 || !Number.isFinite(left)) return;
  const middles = place.lines.map(({ box }) => getMiddle(box));
  const top = middles[0] ?? 0;
  for (const rows of [-1, 1, 2]) {
    if (place.lines.length >= maxSkills) return;
    const shift = rows * step;
    if (middles.some((each) => Math.abs(each - top - shift) < 0.4 * step)) continue;
    const box = { ...first.box, y0: first.box.y0 + shift, y1: first.box.y1 + shift };
    const name = { ...box, x0: left, x1: left + place.letters };
    const line: Line = { box, name, level: null, names: new Map(), levels: new Map() };
    if (!(await hasLevel(line))) continue;
    place.lines.push(line);
    place.box = joinBoxes([place.box, box]);
  }
  sortLines(place);
}

const sortLines = ({ lines }: Place) => lines.sort((a, b) => a.box.y0 - b.box.y0 || a.box.x0 - b.box.x0);

/**
 * The place that was read before where this talisman is: it begins at the same left edge, and most of the smaller box is in
 * both. A line that was not understood can reach into the next column.
 */
function findPlace(places: readonly Place[], box: PixelBox): Place | null {
  const area = ({ x0, y0, x1, y1 }: PixelBox) => Math.max(0, x1 - x0) * Math.max(0, y1 - y0);
  const shared = (other: PixelBox) =>
    area({
      x0: Math.max(box.x0, other.x0),
      y0: Math.max(box.y0, other.y0),
      x1: Math.min(box.x1, other.x1),
      y1: Math.min(box.y1, other.y1),
    });
  const [best] = places
    .filter((place) => Math.abs(place.box.x0 - box.x0) < 6 * place.letters)
    .map((place) => ({ place, part: shared(place.box) / Math.min(area(box), area(place.box)) }))
    .toSorted((a, b) => b.part - a.part);
  return best && best.part > 0.6 ? best.place : null;
}

function getLetterHeight({ kind, skills, unread }: ReadTalisman): number {
  const heights = [
    ...(kind ? [kind.box] : []),
    ...skills.map((skill) => skill.box),
    ...unread.map((line) => line.box),
  ]
    .map(({ y0, y1 }) => y1 - y0)
    .toSorted((a, b) => a - b);
  return heights[Math.floor(heights.length / 2)] ?? 20;
}

/** Where a reading is in pixels of the picture, with a margin. */
function grow(reading: ReadTalisman, scale: number, image: GrayImage): PixelBox {
  const { x0, y0, x1, y1 } = reading.box;
  const margin = 0.6 * getLetterHeight(reading);
  return {
    x0: Math.max(0, Math.round((x0 - margin) / scale)),
    y0: Math.max(0, Math.round((y0 - margin) / scale)),
    x1: Math.min(image.width, Math.round((x1 + margin) / scale)),
    y1: Math.min(image.height, Math.round((y1 + margin) / scale)),
  };
}

type Figures = NonNullable<PictureTalisman["figures"]>;

/**
 * The reading that all agree on, if it is a talisman that appraising can give with some slots. A line that only one
 * reading saw, or saw without understanding it, leaves it open.
 */
function findAgreed({ kinds, lines }: Place, catalog: LoadoutCatalog): Figures | null {
  const talisman = findElected(kinds);
  const skills = lines.flatMap(({ names, levels }): SkillLevel[] => {
    const skill = findElected(names);
    const level = findElected(levels);
    return skill && level ? [{ skill, level: Number(level) }] : [];
  });
  if (!talisman || skills.length < lines.length || skills.length === 0) return null;
  const figures = { talisman, skills };
  const problems = findTalismanProblems({ ...figures, slots: [] }, catalog);
  return problems.every(({ code }) => code === "talisman-slots") ? figures : null;
}

/** Icons of slots are below the kind, or to its right, and above the skills. */
function findIcons(image: GrayImage, { kind, skills, box }: ReadTalisman): readonly SlotIcon[] | null {
  const [top] = skills;
  if (!kind || !top) return null;
  const letters = top.box.y1 - top.box.y0;
  const below = { x0: box.x0, y0: kind.box.y1, x1: box.x1 + letters, y1: top.box.y0 };
  return findSlotIcons(image, below, letters, kind.box.x0);
}
