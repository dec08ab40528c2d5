import type { SkillLevel, TalismanSlot } from "../catalog/catalog";
import { listTalismanOptions } from "../gear/talisman-choices";
import type { LoadoutCatalog } from "../loadout/loadout-catalog";
import { findTalismanProblems } from "../loadout/talisman";
import { findSlotIcons, type SlotIcon } from "./find-icons";
import { type Box, cutGrayImage, type GrayImage, joinBoxes } from "./gray-image";
import { type PictureNames, type PictureWord, type ReadTalisman, readTalismanWords } from "./read-words";

/*
 * Reads the talismans of a picture, in several sizes. What two readings say alike of a talisman, and appraising can give,
 * is taken; all else is left to the player.
 */

/** Recognizes the words of a picture, wherever they are. */
export type RecognizeWords = (image: GrayImage) => Promise<readonly PictureWord[]>;

/** A talisman of a picture. */
export interface PictureTalisman {
  /** Its place in the picture, with a margin. */
  readonly box: Box;
  /** Kind and skills, where they are certain. */
  readonly figures: { readonly talisman: string; readonly skills: readonly SkillLevel[] } | null;
  /** Slots that such a talisman can have. */
  readonly slotLists: readonly (readonly TalismanSlot[])[];
  /** Icons of its slots; `null` where they were not found. */
  readonly icons: readonly SlotIcon[] | null;
  /** What was read, certain or not. */
  readonly read: readonly SkillLevel[];
}

/** Lines of a screen that letters are read best at: those of the game are some 36 pixels high then. */
const bestHeight = 1620;
/** Smaller pictures are parts of a screen, and enlarged by this. */
const partScale = 1.5;
const minScreen = 1000;
/** Sizes in which a picture is read until everything is certain, as factors of the best one. */
const looks = [1, 1.12, 0.9, 1.25] as const;

/** What the readings say of one place of a picture. */
interface Place {
  box: Box;
  readonly readings: ReadTalisman[];
  icons: PictureTalisman["icons"];
}

/** Reads a picture. Answers with nothing where there is no talisman in it. */
export async function readPicture(
  image: GrayImage,
  names: PictureNames,
  catalog: LoadoutCatalog,
  recognize: RecognizeWords,
  onProgress: (part: number) => void = () => {},
): Promise<readonly PictureTalisman[]> {
  const base = image.height >= minScreen ? bestHeight / image.height : partScale;
  const all = { x0: 0, y0: 0, x1: image.width, y1: image.height };
  const places: Place[] = [];
  for (const [at, look] of looks.entries()) {
    const scale = base * look;
    const scaled = cutGrayImage(image, all, scale);
    for (const reading of readTalismanWords(await recognize(scaled), names)) {
      const box = grow(reading, scale, image);
      const place = findPlace(places, reading, box);
      if (place) {
        place.readings.push(reading);
        place.box = joinBoxes([place.box, box]);
        place.icons ??= findIcons(scaled, reading);
      } else places.push({ box, readings: [reading], icons: findIcons(scaled, reading) });
    }
    onProgress((at + 1) / looks.length);
    if (places.every(({ readings }) => findAgreed(readings, catalog))) break;
  }
  return places
    .toSorted((a, b) => a.box.y0 - b.box.y0 || a.box.x0 - b.box.x0)
    .map(({ box, readings, icons }): PictureTalisman => {
      const agreed = findAgreed(readings, catalog);
      const slotLists = agreed
        ? listTalismanOptions(agreed.talisman, agreed.skills, catalog.talismans).slots.filter(
            (slots) => findTalismanProblems({ ...agreed, slots }, catalog).length === 0,
          )
        : [];
      const [longest] = readings.toSorted((a, b) => b.skills.length - a.skills.length);
      return {
        box,
        figures: slotLists.length > 0 ? agreed : null,
        slotLists,
        icons,
        read: (agreed ?? longest)?.skills.map(({ skill, level }) => ({ skill, level })) ?? [],
      };
    });
}

/** The place that was read before where this talisman is: most of the smaller box is in both. */
function findPlace(places: readonly Place[], reading: ReadTalisman, box: Box): Place | null {
  const area = ({ x0, y0, x1, y1 }: Box) => Math.max(0, x1 - x0) * Math.max(0, y1 - y0);
  const shared = (other: Box) =>
    area({
      x0: Math.max(box.x0, other.x0),
      y0: Math.max(box.y0, other.y0),
      x1: Math.min(box.x1, other.x1),
      y1: Math.min(box.y1, other.y1),
    });
  const [best] = places
    .filter((place) => !place.readings.includes(reading))
    .map((place) => ({ place, part: shared(place.box) / Math.min(area(box), area(place.box)) }))
    .toSorted((a, b) => b.part - a.part);
  return best && best.part > 0.6 ? best.place : null;
}

function getLetterHeight({ kind, skills, unread }: ReadTalisman): number {
  const heights = [...(kind ? [kind.box] : []), ...skills.map((skill) => skill.box), ...unread]
    .map(({ y0, y1 }) => y1 - y0)
    .toSorted((a, b) => a - b);
  return heights[Math.floor(heights.length / 2)] ?? 20;
}

/** Where a reading is in pixels of the picture, with a margin. */
function grow(reading: ReadTalisman, scale: number, image: GrayImage): Box {
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
 * What two readings say alike, if it is a talisman that appraising can give with some slots. A line that only one reading
 * saw, or saw without understanding it, leaves it open.
 */
function findAgreed(readings: readonly ReadTalisman[], catalog: LoadoutCatalog): Figures | null {
  const talisman = findVoted(
    readings.flatMap(({ kind }) => (kind ? [kind.id] : [])),
    1,
  );
  if (!talisman) return null;
  const rows = readings.map(({ skills, unread }) => skills.length + unread.length);
  const count = Math.max(...rows);
  const whole = readings.filter(({ skills }) => skills.length === count);
  const skills = Array.from({ length: count }, (_, at) =>
    findVoted(
      whole.flatMap((reading) => {
        const each = reading.skills[at];
        return each ? [`${each.skill} ${each.level}`] : [];
      }),
      2,
    ),
  ).flatMap((text) => {
    const [skill = "", level] = text?.split(" ") ?? [];
    return text ? [{ skill, level: Number(level) }] : [];
  });
  if (skills.length < count || skills.length === 0) return null;
  if (whole.some((reading) => reading.skills.some(({ isDoubtful }) => isDoubtful))) return null;
  const figures = { talisman, skills };
  const problems = findTalismanProblems({ ...figures, slots: [] }, catalog);
  return problems.every(({ code }) => code === "talisman-slots") ? figures : null;
}

/** What is there twice, and what else is there at least `lead` times less. */
function findVoted(said: readonly string[], lead: number): string | null {
  const votes = [...new Set(said)]
    .map((each) => ({ each, count: said.filter((other) => other === each).length }))
    .toSorted((a, b) => b.count - a.count);
  const [best, next] = votes;
  return best && best.count > 1 && (!next || best.count - next.count >= lead) ? best.each : null;
}

/** Icons of slots are below the kind, or to its right, and above the skills. */
function findIcons(image: GrayImage, { kind, skills, box }: ReadTalisman): readonly SlotIcon[] | null {
  const [top] = skills;
  if (!kind || !top) return null;
  const letters = top.box.y1 - top.box.y0;
  const below = { x0: box.x0, y0: kind.box.y1, x1: box.x1 + letters, y1: top.box.y0 };
  return findSlotIcons(image, below, letters, kind.box.x0);
}
