import { decorationKinds } from "@/lib/catalog/codes";
import { isRecord } from "@/lib/text/read-stored";

/*
 * A build as other tools write it, as names in the places of this site. Nothing is looked up here.
 */

/** Words that tools have for each place, ours first. */
const placeWords = {
  head: ["head", "helm", "helmet"],
  chest: ["chest", "body", "mail", "torso"],
  arms: ["arms", "arm", "braces", "vambraces"],
  waist: ["waist", "coil"],
  legs: ["legs", "leg", "greaves"],
} as const;

type RecordPiece = keyof typeof placeWords;
export const recordPieces: readonly RecordPiece[] = ["head", "chest", "arms", "waist", "legs"];

/** Longest name that is looked at, and most entries of a list. */
const maxName = 100;
const maxList = 60;

/** A build in names, as a file says it. */
export interface BuildRecord {
  readonly name: string;
  readonly weapon: string | null;
  /** Type of the weapon in words, where the file says it. */
  readonly weaponType: string | null;
  readonly artian: RecordArtian | null;
  readonly armor: Readonly<Record<RecordPiece, string | null>>;
  /** A crafted charm or a kind of talisman. */
  readonly charm: string | null;
  /** Of an appraised talisman; `null` = the file says nothing of skills. */
  readonly talisman: RecordTalisman | null;
  /** Each as often as it is there. */
  readonly decorations: readonly string[];
  readonly transcended: boolean;
  /** Fields that mean nothing here, or are not as they should be. */
  readonly unknown: readonly string[];
}

export interface RecordTalisman {
  readonly skills: readonly { readonly name: string; readonly level: number }[];
  readonly slots: readonly { readonly kind: "weapon" | "armor"; readonly slot: number }[];
}

/** Parts and reinforcements in words: `Fire`, `Attack`. */
export interface RecordArtian {
  readonly element: string;
  readonly infusions: readonly string[];
  readonly upgrades: readonly string[];
}

/** A build that says nothing. */
export const emptyRecord: BuildRecord = {
  name: "",
  weapon: null,
  weaponType: null,
  artian: null,
  armor: { head: null, chest: null, arms: null, waist: null, legs: null },
  charm: null,
  talisman: null,
  decorations: [],
  transcended: false,
  unknown: [],
};

/** Fields that hold decorations of a place, besides those in the place itself. */
const decorationSuffixes = ["Slots", "Decorations", "Decos"];
const poolWords = ["decorations", "decos", "jewels"];
const otherWords = ["name", "title", "weapon", "artian", "armor", "charm", "talisman", "transcended"];
/** Fields of a file about itself. */
const headWords = ["format", "version", "id"];

/** The build of a JSON object, whatever tool wrote it; `null` where none of its fields is one of a build. */
export function readBuildRecord(json: unknown): BuildRecord | null {
  if (!isRecord(json)) return null;
  const armor = isRecord(json.armor) ? json.armor : json;
  const pieces = recordPieces.map((piece) => [piece, findPlace(armor, placeWords[piece])] as const);
  const charm = json.charm ?? json.talisman;
  const names = Object.fromEntries(pieces.map(([piece, value]) => [piece, readName(value)]));
  const places: readonly Field[] = [["weapon", json.weapon], ...pieces, ["charm", charm]];
  const others = ["weapon", "charm", ...recordPieces.flatMap((piece) => [...placeWords[piece]])].flatMap(
    (word) => decorationSuffixes.map((suffix): Field => [`${word}${suffix}`, json[`${word}${suffix}`]]),
  );
  const pools: readonly Field[] = [
    ...poolWords.map((word): Field => [word, json[word]]),
    ...others,
    ...places.map(([word, place]): Field => [`${word}.decorations`, findDecorations(place)]),
  ];
  const jewels = pools.flatMap(([, pool]) => listNames(pool));
  const record: BuildRecord = {
    name: readName(json.name ?? json.title) ?? "",
    weapon: readName(json.weapon),
    weaponType: isRecord(json.weapon) ? readName(json.weapon.type) : null,
    artian: readArtian(getArtian(json)),
    armor: { ...emptyRecord.armor, ...names },
    charm: readName(charm),
    talisman: readTalisman(charm),
    decorations: jewels.slice(0, maxList),
    transcended: json.transcended === true,
    unknown: [
      ...Object.keys(json).filter((key) => !isKnown(key)),
      ...listDamaged(json, places, pools),
      ...(jewels.length > maxList ? [`decorations from number ${maxList + 1}`] : []),
    ]
      .slice(0, maxList)
      .map((key) => key.slice(0, maxName)),
  };
  const isBuild = [record.weapon, record.charm, record.talisman, ...Object.values(record.armor)].some(
    Boolean,
  );
  return isBuild || record.decorations.length > 0 ? record : null;
}

type Field = readonly [word: string, value: unknown];

function getArtian(json: Readonly<Record<string, unknown>>): unknown {
  return isRecord(json.weapon) ? (json.weapon.artian ?? json.artian) : json.artian;
}

/** Fields that are there, and say something else than they should. */
function listDamaged(
  json: Readonly<Record<string, unknown>>,
  places: readonly Field[],
  pools: readonly Field[],
): string[] {
  const { armor, transcended } = json;
  const charm = json.charm ?? json.talisman;
  const name = json.name ?? json.title;
  const talisman = readTalisman(charm);
  const isLost: readonly (readonly [word: string, lost: boolean])[] = [
    ["name", isSaid(name) && readName(name) === null],
    ["armor", isSaid(armor) && !isRecord(armor)],
    ...(isRecord(armor) ? Object.keys(armor) : []).map(
      (key) => [`armor.${key}`, !recordPieces.some((piece) => includes(placeWords[piece], key))] as const,
    ),
    ...places.map(
      ([word, value]) =>
        [
          word,
          isSaid(value) && readName(value) === null && !(word === "charm" && talisman !== null),
        ] as const,
    ),
    ...pools.map(([word, pool]) => [word, hasLostNames(pool)] as const),
    [
      "talisman skills",
      talisman !== null && isRecord(charm) && countEntries(charm.skills) !== talisman.skills.length,
    ],
    [
      "talisman slots",
      talisman !== null && isRecord(charm) && countEntries(charm.slots) !== talisman.slots.length,
    ],
    ["charm.name", isRecord(charm) && isSaid(charm.name) && typeof charm.name !== "string"],
    // Only one of two words for the same thing is looked at.
    ["talisman", isSaid(json.charm) && isSaid(json.talisman)],
    ...recordPieces.map((piece) => {
      const all = isRecord(armor) && armor !== json ? [armor, json] : [json];
      const said = all.flatMap((from) => placeWords[piece].filter((word) => isSaid(from[word])));
      return [said.at(-1) ?? piece, said.length > 1] as const;
    }),
    ["artian", isSaid(getArtian(json)) && isDamagedArtian(getArtian(json))],
    ["transcended", isSaid(transcended) && typeof transcended !== "boolean"],
  ];
  return isLost.flatMap(([word, lost]) => (lost ? [word] : []));
}

function includes(words: readonly string[], word: string): boolean {
  return words.includes(word);
}

/** Whether a field says anything: `null`, "" and empty lists are how tools write an empty place. */
function isSaid(value: unknown): boolean {
  if (value === undefined || value === null) return false;
  if (typeof value === "string") return value.trim() !== "";
  return typeof value !== "object" || Object.keys(value).length > 0;
}

/** Whether a list of decorations has entries that are no names, or counts that are none. */
function hasLostNames(value: unknown): boolean {
  if (!isSaid(value)) return false;
  if (Array.isArray(value)) {
    return value.length > maxList || value.some((each: unknown) => isSaid(each) && isLostName(each));
  }
  if (!isRecord(value)) return true;
  const counts = Object.values(value);
  return counts.length > maxList || counts.some((count) => count !== 0 && !isCount(count));
}

function isLostName(entry: unknown): boolean {
  if (readName(entry) === null) return true;
  if (!isRecord(entry)) return false;
  const count = entry.count ?? entry.amount ?? 1;
  return count !== 0 && !isCount(count);
}

function isCount(value: unknown): boolean {
  return typeof value === "number" && Number.isInteger(value) && value > 0 && value <= maxList;
}

/** Entries that say something; -1 for what is neither a list nor a record. */
function countEntries(value: unknown): number {
  if (!isSaid(value)) return 0;
  if (Array.isArray(value)) return value.filter((each: unknown) => isSaid(each) && each !== 0).length;
  return isRecord(value) ? Object.keys(value).length : -1;
}

function isDamagedArtian(value: unknown): boolean {
  const read = readArtian(value);
  if (!read || !isRecord(value)) return true;
  return (
    Math.max(countEntries(value.infusions), 0) !== read.infusions.length ||
    Math.max(countEntries(value.upgrades), 0) !== read.upgrades.length
  );
}

function isKnown(key: string): boolean {
  const words = [...recordPieces.flatMap((piece) => [...placeWords[piece]]), "weapon", "charm"];
  const placed = words.flatMap((word) => [word, ...decorationSuffixes.map((suffix) => `${word}${suffix}`)]);
  return [...otherWords, ...headWords, ...poolWords, ...placed].includes(key);
}

function findPlace(armor: Readonly<Record<string, unknown>>, words: readonly string[]): unknown {
  const word = words.find((each) => armor[each] !== undefined && armor[each] !== null);
  return word === undefined ? null : armor[word];
}

function findDecorations(place: unknown): unknown {
  if (!isRecord(place)) return null;
  return place.decorations ?? place.decos ?? place.jewels ?? null;
}

/** A name as it stands, or that of an object. */
function readName(value: unknown): string | null {
  const text = isRecord(value) ? (value.name ?? value.id ?? value.talisman ?? value.type) : value;
  return typeof text === "string" && text.trim() !== "" ? text.trim().slice(0, maxName) : null;
}

/** Names of a list, of counts by name, or of objects with a count. */
function listNames(value: unknown): string[] {
  if (Array.isArray(value)) {
    return value.slice(0, maxList).flatMap((each: unknown) => {
      const name = readName(each);
      return name === null ? [] : repeat(name, isRecord(each) ? (each.count ?? each.amount ?? 1) : 1);
    });
  }
  if (!isRecord(value)) return [];
  return Object.entries(value)
    .slice(0, maxList)
    .flatMap(([name, count]) => repeat(name.slice(0, maxName), count));
}

function repeat(name: string, count: unknown): string[] {
  const whole = typeof count === "number" && count > 0 ? Math.min(Math.trunc(count), maxList) : 0;
  return Array.from({ length: whole }, () => name);
}

function readTalisman(charm: unknown): RecordTalisman | null {
  if (!isRecord(charm) || (!Array.isArray(charm.skills) && !isRecord(charm.skills))) return null;
  const listed = Array.isArray(charm.skills)
    ? charm.skills.map((each: unknown) => ({
        name: readName(isRecord(each) ? (each.skill ?? each) : each),
        level: isRecord(each) ? each.level : 1,
      }))
    : Object.entries(charm.skills).map(([name, level]) => ({ name: readName(name), level }));
  const skills = listed.flatMap(({ name, level }) =>
    name !== null && typeof level === "number" ? [{ name, level }] : [],
  );
  const slots = (Array.isArray(charm.slots) ? charm.slots : []).flatMap((each: unknown) => {
    const said = isRecord(each) ? (each.kind ?? "armor") : "armor";
    const kind = decorationKinds.find((one) => one === said);
    const slot = isRecord(each) ? (each.slot ?? each.level) : each;
    return kind && typeof slot === "number" && slot > 0 ? [{ kind, slot }] : [];
  });
  return { skills: skills.slice(0, maxList), slots: slots.slice(0, maxList) };
}

function readArtian(value: unknown): RecordArtian | null {
  if (!isRecord(value) || typeof value.element !== "string") return null;
  const words = (list: unknown) =>
    (Array.isArray(list) ? list : []).filter((each): each is string => typeof each === "string").slice(0, 5);
  return {
    element: value.element.slice(0, maxName),
    infusions: words(value.infusions),
    upgrades: words(value.upgrades),
  };
}
