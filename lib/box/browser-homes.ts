import { collectionKey } from "@/lib/builder/collection/collection";
import { savedSearchesKey } from "@/lib/builder/criteria/saved-searches";
import { myBuildsKey } from "@/lib/builder/workspace/my-builds/my-builds";
import { ownedGearKey } from "@/lib/shopping/owned-gear-store";
import { storageKeys } from "@/lib/site/pre-paint";
import { hasTexts, isRecord, parseJson } from "@/lib/text/read-stored";
import { wishlistKey } from "@/lib/wishlist/wishlist-store";
import { artianWeaponsKey } from "./artian-weapons";
import { crownsKey } from "./crowns";
import type { BoxKind, PlainEntry } from "./model";

/*
 * Where the browser keeps what is in a box: each feature in its own key and format, as before there were boxes. Here the
 * texts become entries and back. Nothing is checked against the catalog, which is not loaded on every page: whoever shows
 * an entry does that. What is no entry is passed over, and a text that is none at all gives `null`, so that damaged
 * storage is never taken for a deletion.
 */

interface BrowserHome {
  /** Key in local storage. */
  readonly key: string;
  readonly kinds: readonly BoxKind[];
  /** IDs of the settings that it keeps. */
  readonly settings?: readonly string[];
  /** @returns the entries; `null` where the text says nothing that can be read */
  read(text: string | null): readonly PlainEntry[] | null;
  /**
   * The text that says these entries, with all else that the present one says.
   *
   * @param entries all entries of the kinds
   */
  write(text: string | null, entries: readonly PlainEntry[]): string | null;
}

type Fields = Readonly<Record<string, unknown>>;

/** JSON of a text: an empty record where nothing is stored, `null` where it is damaged. */
function parse(text: string | null): Fields | null {
  const stored = text === null ? {} : parseJson(text);
  return isRecord(stored) ? stored : null;
}

function listRecords(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

function listNumbers(value: unknown): readonly (readonly [string, number])[] {
  return isRecord(value)
    ? Object.entries(value).filter((entry): entry is [string, number] => typeof entry[1] === "number")
    : [];
}

/** Entries in the order in which the browser had them; new ones after those. */
function inOrder(ids: readonly string[], entries: readonly PlainEntry[]): readonly PlainEntry[] {
  const places = new Map(ids.map((id, at) => [id, at]));
  const placeOf = ({ id }: PlainEntry) => places.get(id) ?? ids.length;
  return entries.toSorted((a, b) => placeOf(a) - placeOf(b));
}

function pick(entries: readonly PlainEntry[], kind: BoxKind): readonly PlainEntry[] {
  return entries.filter((entry) => entry.kind === kind);
}

const collection: BrowserHome = {
  key: collectionKey,
  kinds: ["talisman", "decoration", "setting"],
  settings: ["decorations"],
  read(text) {
    const stored = parse(text);
    if (!stored) return null;
    const talismans = listRecords(stored.talismans).flatMap((each): PlainEntry[] => {
      if (!hasTexts(each, ["id", "name", "talisman"])) return [];
      const { id, name, talisman, skills, slots } = { skills: [], slots: [], ...each };
      return [{ kind: "talisman", id, fields: { name, roll: { talisman, skills, slots } } }];
    });
    const counts = listNumbers(stored.decorations).map(
      ([id, count]): PlainEntry => ({ kind: "decoration", id, fields: { count } }),
    );
    // Without counts all decorations are owned, which is what a browser begins with.
    const counted: PlainEntry[] = isRecord(stored.decorations)
      ? [{ kind: "setting", id: "decorations", fields: { value: "counted" } }]
      : [];
    return [...talismans, ...counts, ...counted];
  },
  write(text, entries) {
    const stored = parse(text) ?? {};
    const talismans = inOrder(
      listRecords(stored.talismans).map(({ id }) => String(id)),
      pick(entries, "talisman"),
    ).map(({ id, fields: { name, roll } }) => ({ id, name, ...(isRecord(roll) ? roll : {}) }));
    const counts = pick(entries, "decoration").map(({ id, fields }) => [id, fields.count]);
    const isCounted = entries.some(({ kind, id }) => kind === "setting" && id === "decorations");
    return JSON.stringify({
      version: 1,
      ...stored,
      talismans,
      decorations: isCounted || counts.length > 0 ? Object.fromEntries(counts) : "unlimited",
    });
  },
};

const wishlist: BrowserHome = {
  key: wishlistKey,
  kinds: ["wish", "material"],
  read(text) {
    const stored = parse(text);
    if (!stored) return null;
    const wishes = listRecords(stored.wishes).flatMap((each): PlainEntry[] => {
      if (!hasTexts(each, ["kind", "id", "name"])) return [];
      const { kind, id, name, way } = { way: "path", ...each };
      return [{ kind: "wish", id: `${kind}/${id}`, fields: { name, way } }];
    });
    const owned = listNumbers(stored.owned).map(
      ([id, count]): PlainEntry => ({ kind: "material", id, fields: { count } }),
    );
    return [...wishes, ...owned];
  },
  write(text, entries) {
    const stored = parse(text) ?? {};
    const wishes = inOrder(
      listRecords(stored.wishes).map(({ kind, id }) => `${kind}/${id}`),
      pick(entries, "wish"),
    ).map(({ id, fields: { name, way } }) => {
      const [kind = "", ...rest] = id.split("/");
      return { kind, id: rest.join("/"), name, way };
    });
    const owned = Object.fromEntries(pick(entries, "material").map(({ id, fields }) => [id, fields.count]));
    return JSON.stringify({ version: 1, ...stored, wishes, owned });
  },
};

const ownedGear: BrowserHome = {
  key: ownedGearKey,
  kinds: ["gear", "way"],
  read(text) {
    const stored = parse(text);
    if (!stored) return null;
    const have = Array.isArray(stored.have) ? stored.have : [];
    const ways = isRecord(stored.ways) ? Object.entries(stored.ways) : [];
    return [
      ...have
        .filter((id): id is string => typeof id === "string" && id !== "")
        .map((id): PlainEntry => ({ kind: "gear", id, fields: { have: true } })),
      ...ways
        .filter((way): way is [string, string] => typeof way[1] === "string")
        .map(([id, way]): PlainEntry => ({ kind: "way", id, fields: { way } })),
    ];
  },
  write(text, entries) {
    const stored = parse(text) ?? {};
    const known = Array.isArray(stored.have) ? stored.have.map(String) : [];
    const have = inOrder(known, pick(entries, "gear")).map(({ id }) => id);
    const ways = Object.fromEntries(pick(entries, "way").map(({ id, fields }) => [id, fields.way]));
    return JSON.stringify({ version: 1, ...stored, have, ways });
  },
};

const searches: BrowserHome = {
  key: savedSearchesKey,
  kinds: ["search"],
  read(text) {
    const stored = parse(text);
    if (!stored) return null;
    return listRecords(stored.saved).flatMap((each): PlainEntry[] => {
      if (!hasTexts(each, ["name"])) return [];
      const { name, criteria = null, target = null } = { ...each };
      return [{ kind: "search", id: name, fields: { search: { criteria, target } } }];
    });
  },
  write(text, entries) {
    const stored = parse(text) ?? {};
    const saved = inOrder(
      listRecords(stored.saved).map(({ name }) => String(name)),
      pick(entries, "search"),
    ).map(({ id, fields }) => ({ name: id, ...(isRecord(fields.search) ? fields.search : {}) }));
    const recent = Array.isArray(stored.recent) ? stored.recent : [];
    return saved.length + recent.length === 0 ? null : JSON.stringify({ ...stored, saved, recent });
  },
};

const builds: BrowserHome = {
  key: myBuildsKey,
  kinds: ["build"],
  read(text) {
    const stored = parse(text);
    if (!stored) return null;
    return listRecords(stored.builds).flatMap((each): PlainEntry[] => {
      if (!hasTexts(each, ["id", "name", "changedAt", "code"])) return [];
      const { id, name, changedAt, code, criteria = null, setup = null } = { ...each };
      return [{ kind: "build", id, fields: { name, content: { code, criteria, setup }, changedAt } }];
    });
  },
  write(text, entries) {
    const stored = parse(text) ?? {};
    const known = new Set(listRecords(stored.builds).map(({ id }) => id));
    const all = pick(entries, "build");
    // The build that was saved last is the first one.
    const added = all
      .filter(({ id }) => !known.has(id))
      .toSorted((a, b) => (String(a.fields.changedAt) < String(b.fields.changedAt) ? 1 : -1));
    const listed = inOrder([...added.map(({ id }) => id), ...[...known].map(String)], all).map(
      ({ id, fields: { name, content, changedAt } }) => ({
        id,
        name,
        changedAt,
        ...(isRecord(content) ? content : {}),
      }),
    );
    return listed.length === 0 ? null : JSON.stringify({ version: 1, ...stored, builds: listed });
  },
};

const myWeapon: BrowserHome = {
  key: storageKeys.myWeapon,
  kinds: ["setting"],
  settings: ["weapon"],
  read: (text) => (text ? [{ kind: "setting", id: "weapon", fields: { value: text } }] : []),
  write(_, entries) {
    const value = entries.find(({ kind, id }) => kind === "setting" && id === "weapon")?.fields.value;
    return typeof value === "string" ? value : null;
  },
};

const crowns: BrowserHome = {
  key: crownsKey,
  kinds: ["crown"],
  read(text) {
    const stored = parse(text);
    if (!stored) return null;
    const all = isRecord(stored.crowns) ? Object.entries(stored.crowns) : [];
    return all.flatMap(([id, fields]): PlainEntry[] =>
      isRecord(fields) ? [{ kind: "crown", id, fields }] : [],
    );
  },
  write(_, entries) {
    const all = pick(entries, "crown").map(({ id, fields }) => [id, fields]);
    return all.length === 0 ? null : JSON.stringify({ version: 1, crowns: Object.fromEntries(all) });
  },
};

const artianWeapons: BrowserHome = {
  key: artianWeaponsKey,
  kinds: ["weapon", "roll"],
  read(text) {
    const stored = parse(text);
    if (!stored) return null;
    const toEntries = (kind: "weapon" | "roll", list: unknown) =>
      listRecords(list).flatMap(({ id, ...fields }): PlainEntry[] =>
        typeof id === "string" ? [{ kind, id, fields }] : [],
      );
    return [...toEntries("weapon", stored.weapons), ...toEntries("roll", stored.rolls)];
  },
  write(text, entries) {
    const stored = parse(text) ?? {};
    const toList = (kind: "weapon" | "roll", list: unknown) =>
      inOrder(
        listRecords(list).map(({ id }) => String(id)),
        pick(entries, kind),
      ).map(({ id, fields }) => ({ id, ...fields }));
    const weapons = toList("weapon", stored.weapons);
    const rolls = toList("roll", stored.rolls);
    return weapons.length + rolls.length === 0 ? null : JSON.stringify({ version: 1, weapons, rolls });
  },
};

/** All of them. */
export const browserHomes: readonly BrowserHome[] = [
  collection,
  wishlist,
  ownedGear,
  searches,
  builds,
  crowns,
  artianWeapons,
  myWeapon,
];

/** The keys whose texts are in a box. */
export const boxKeys: ReadonlySet<string> = new Set(browserHomes.map(({ key }) => key));
