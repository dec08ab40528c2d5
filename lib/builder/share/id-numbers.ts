/**
 * Numbers that represent ids in a build code.
 *
 * A number is a hash of the id, cut to a fixed width. Ids never change (`data/README.md`), so the number of a
 * record never changes either, whatever is added before or after it. Widths and seeds are part of the format:
 * changing one breaks every code that was ever shared.
 */
const numberings = {
  weapon: { bits: 22, seed: 0 },
  armor: { bits: 20, seed: 2 },
  decoration: { bits: 18, seed: 0 },
  charm: { bits: 18, seed: 0 },
  talisman: { bits: 12, seed: 0 },
  /** Of skills on talismans, and of rolled set bonuses and group skills. */
  skill: { bits: 16, seed: 2 },
  reinforcement: { bits: 8, seed: 0 },
} as const;

/** Kinds of records with numbers. */
export type NumberedKind = keyof typeof numberings;

/**
 * Ids that came later and would have the number of an older record, as `kind/id`. They are numbered with another
 * seed. Only append: an id stays here for ever.
 */
const renumbered: ReadonlySet<string> = new Set<string>();

/** Never the number of a record; represents something that the tables do not know. */
export const unknownNumber = 0;

/** How many bits the numbers of a kind take in a code. */
export function countNumberBits(kind: NumberedKind): number {
  return numberings[kind].bits;
}

/** The number of an id, from 1 to 2^bits − 1. The same on every machine and in every version. */
export function getNumber(kind: NumberedKind, id: string): number {
  const { bits, seed } = numberings[kind];
  const salt = renumbered.has(`${kind}/${id}`) ? seed + 1 : seed;
  return 1 + (hashId(`${salt}/${id}`) % (2 ** bits - 1));
}

/** Which record a number represents. */
export type BuildCodeTables = Readonly<Record<NumberedKind, ReadonlyMap<number, string>>>;

interface Identified {
  readonly id: string;
}

/** The ids that a code may name. `LoadoutData` fits as it is; a browser may hand in bare ids. */
interface BuildCodeSource {
  readonly weapons: readonly Identified[];
  readonly armor: readonly Identified[];
  readonly decorations: readonly Identified[];
  readonly charms: readonly Identified[];
  readonly skills: readonly Identified[];
  readonly talismans: { readonly talismans: readonly Identified[] };
  /** Production bonuses may be among them; no loadout names one. */
  readonly artian: { readonly bonuses: readonly Identified[] };
}

/** Numbers every id once. Of two ids with one number, which a test rules out, the first keeps it. */
export function createBuildCodeTables(source: BuildCodeSource): BuildCodeTables {
  return {
    weapon: numberIds("weapon", source.weapons),
    armor: numberIds("armor", source.armor),
    decoration: numberIds("decoration", source.decorations),
    charm: numberIds("charm", source.charms),
    talisman: numberIds("talisman", source.talismans.talismans),
    skill: numberIds("skill", source.skills),
    reinforcement: numberIds("reinforcement", source.artian.bonuses),
  };
}

function numberIds(kind: NumberedKind, records: readonly Identified[]): ReadonlyMap<number, string> {
  const table = new Map<number, string>();
  for (const { id } of records) {
    const number = getNumber(kind, id);
    if (!table.has(number)) table.set(number, id);
  }
  return table;
}

/** Pairs of ids of one kind that would share a number, as sentences; empty = no number is shared. */
export function findNumberClashes(source: BuildCodeSource): readonly string[] {
  const tables = createBuildCodeTables(source);
  const clashes = (kind: NumberedKind, records: readonly Identified[]) =>
    records.flatMap(({ id }) => {
      const other = tables[kind].get(getNumber(kind, id));
      return other === id ? [] : [`${kind} ${id} would have the number of ${other} in build codes`];
    });
  return [
    ...clashes("weapon", source.weapons),
    ...clashes("armor", source.armor),
    ...clashes("decoration", source.decorations),
    ...clashes("charm", source.charms),
    ...clashes("talisman", source.talismans.talismans),
    ...clashes("skill", source.skills),
    ...clashes("reinforcement", source.artian.bonuses),
  ];
}

/** FNV-1a over UTF-16 code units with the final mix of MurmurHash3, which spreads short, alike ids. */
export function hashId(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
