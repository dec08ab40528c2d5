import { isRecord } from "@/lib/text/read-stored";

/*
 * Nested settings as the value of one address field: `1_skills*attack-boost.5_objective.damage`. The version comes
 * first, then one entry per value: the way to it, and the value. None of these characters is escaped in an address.
 * An entry stands for itself, so a text that was cut short keeps the entries before the cut.
 */

/** Version that is written. */
const linkVersion = "1";

/** Most characters that are looked at. */
export const maxLinkFieldLength = 1500;

const entrySeparator = "_";
const pathSeparator = "*";
const valueSeparator = ".";

const segmentForm = /^[A-Za-z0-9-]{1,80}$/;
const valueForm = /^(?:[A-Za-z0-9-]{1,80}|-?[0-9]{1,9}\.[0-9]{1,9})$/;
const numberForm = /^-?[0-9]{1,9}(?:\.[0-9]{1,9})?$/;
/** Entries of a list, so that no text makes a list of millions. */
const maxIndex = 200;
const maxDepth = 4;

/** Settings as they come out of a link: plain JSON that anybody may have written. */
export type LinkSettings = Readonly<Record<string, unknown>>;

/** Content of an address field. */
interface ReadLinkField {
  readonly settings: LinkSettings;
  /** Entries of the text, as they are. */
  readonly entries: readonly string[];
  /** Entries that are none. */
  readonly damaged: readonly string[];
  /** Of a version that is not known here: some of it may have been understood. */
  readonly isNewer: boolean;
}

/**
 * Differences from the defaults, as text.
 *
 * @returns `null` where nothing differs, or where it takes more than an address holds
 */
export function writeLinkField(settings: LinkSettings, defaults: LinkSettings): string | null {
  const entries = listEntries(settings, defaults);
  if (entries.length === 0) return null;
  const text = [linkVersion, ...entries].join(entrySeparator);
  return text.length <= maxLinkFieldLength ? text : null;
}

/** Whether a text can be handed on as an address field. */
export function isLinkField(text: unknown): text is string {
  return typeof text === "string" && text.length <= maxLinkFieldLength && /^[A-Za-z0-9*._-]+$/.test(text);
}

/** Content of a text; never throws. A text that is too long says nothing and is damaged as a whole. */
export function readLinkField(text: string): ReadLinkField {
  if (text.length > maxLinkFieldLength)
    return { settings: {}, entries: [], damaged: ["too long"], isNewer: false };
  const [version = "", ...entries] = text.split(entrySeparator);
  if (!/^[1-9][0-9]?$/.test(version))
    return { settings: {}, entries: [], damaged: [text.slice(0, 40)], isNewer: false };
  const root = createNode();
  const damaged = entries.filter((entry) => !addEntry(root, entry));
  return { settings: toPlain(root), entries, damaged, isNewer: version !== linkVersion };
}

/** The entries that settings do not have: what was left out when they were checked. */
export function findLeftOut(read: ReadLinkField, settings: LinkSettings, defaults: LinkSettings): string[] {
  const kept = new Set(listEntries(settings, {}));
  const usual = new Set(listEntries(defaults, {}));
  const shape = (entry: string) => entry.replace(/\*\d+(?=[*.])/g, "*");
  const shapes = new Set([...kept].map(shape));
  return read.entries
    .filter((entry) => !kept.has(entry) && !usual.has(entry))
    .filter((entry) => !shapes.has(shape(entry)))
    .map((entry) => entry.replaceAll(pathSeparator, " ").replaceAll(valueSeparator, " "));
}

function listEntries(value: unknown, defaults: unknown, path: readonly string[] = []): string[] {
  if (Array.isArray(value) || isRecord(value)) {
    const known = isRecord(defaults) ? defaults : {};
    return Object.entries(value).flatMap(([key, each]: [string, unknown]) =>
      segmentForm.test(key) ? listEntries(each, known[key], [...path, key]) : [],
    );
  }
  const text = toText(value);
  if (text === null || value === defaults || path.length > maxDepth) return [];
  return [`${path.join(pathSeparator)}${valueSeparator}${text}`];
}

function toText(value: unknown): string | null {
  if (typeof value !== "string" && typeof value !== "number" && typeof value !== "boolean") return null;
  const text = String(typeof value === "number" ? Math.round(value * 1000) / 1000 : value);
  return valueForm.test(text) ? text : null;
}

type Node = Map<string, Node | string>;

function createNode(): Node {
  return new Map();
}

function addEntry(root: Node, entry: string): boolean {
  const at = entry.indexOf(valueSeparator);
  const path = entry.slice(0, Math.max(at, 0)).split(pathSeparator);
  const value = entry.slice(at + 1);
  const last = path.pop() ?? "";
  if (at < 1 || !valueForm.test(value) || path.length >= maxDepth) return false;
  if (![...path, last].every((segment) => segmentForm.test(segment))) return false;
  let node = root;
  for (const segment of path) {
    const inner = node.get(segment) ?? createNode();
    if (typeof inner === "string") return false;
    node.set(segment, inner);
    node = inner;
  }
  node.set(last, value);
  return true;
}

function toPlain(node: Node): LinkSettings {
  return Object.fromEntries([...node].map(([key, value]) => [key, toValue(value)]));
}

function toValue(value: Node | string): unknown {
  if (typeof value !== "string") {
    const isList = [...value.keys()].every((key) => /^\d{1,3}$/.test(key) && Number(key) < maxIndex);
    return isList ? [...value.values()].map(toValue) : toPlain(value);
  }
  if (value === "true" || value === "false") return value === "true";
  return numberForm.test(value) ? Number(value) : value;
}
