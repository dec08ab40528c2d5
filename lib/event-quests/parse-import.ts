import { isRecord } from "@/lib/text/read-stored";
import { parseRewards, parseTargets } from "./parse-lines";

/** One event as a text names it, before anything is checked. */
interface RawEvent {
  /** Number of the line, or of the event in JSON-LD, from 1. */
  readonly place: number;
  readonly name: string;
  /** Content for the schema of an entry, with names in the place of IDs. */
  readonly content: Readonly<Record<string, unknown>>;
}

type ParsedImport =
  | { readonly ok: true; readonly events: readonly RawEvent[] }
  | { readonly ok: false; readonly why: string };

const columns = ["name", "stars", "targets", "locale", "from", "until", "rewards", "source"] as const;
type ColumnName = (typeof columns)[number];
const columnNames: ReadonlyMap<string, ColumnName> = new Map([
  ...columns.map((name) => [name, name] as const),
  ...(
    [
      ["quest", "name"],
      ["level", "stars"],
      ["target", "targets"],
      ["objective", "targets"],
      ["start", "from"],
      ["end", "until"],
      ["reward", "rewards"],
      ["link", "source"],
      ["url", "source"],
    ] as const
  ).map(([word, name]) => [word, name] as const),
]);
/** Depth of JSON-LD that is looked at; what is nested deeper is no list of events. */
const maxDepth = 6;

/**
 * Reads events out of a pasted table or the JSON-LD of a page (https://schema.org/Event). A table has a line with the
 * names of its columns; cells are divided by tabs or `|`. Nothing is guessed: what a text does not say is missing in the
 * result.
 *
 * @param maxRows events that are read at most; more are refused
 */
export function parseImport(text: string, maxRows: number): ParsedImport {
  const blocks = listJsonBlocks(text);
  const parsed = blocks ? readJsonLd(blocks) : readTable(text);
  if (!parsed.ok) return parsed;
  if (parsed.events.length === 0) return { ok: false, why: "has no events in it" };
  return parsed.events.length > maxRows
    ? { ok: false, why: `has ${parsed.events.length} events; the limit is ${maxRows}` }
    : parsed;
}

/** JSON of a page's scripts, or the text itself where it is JSON; `null` for a table. */
function listJsonBlocks(text: string): string[] | null {
  if (/^\s*[[{]/.test(text)) return [text];
  if (!/<script/i.test(text)) return null;
  return text
    .split(/<script\b/i)
    .slice(1)
    .flatMap((part) => {
      const end = part.indexOf(">");
      const close = part.search(/<\/script/i);
      const isData = end >= 0 && /application\/ld\+json/i.test(part.slice(0, end));
      return isData && close > end ? [part.slice(end + 1, close)] : [];
    });
}

function readJsonLd(blocks: readonly string[]): ParsedImport {
  const found: Readonly<Record<string, unknown>>[] = [];
  for (const [index, block] of blocks.entries()) {
    try {
      collectEvents(JSON.parse(block), found, 0);
    } catch {
      return { ok: false, why: `has JSON that is not valid, in block ${index + 1}` };
    }
  }
  return { ok: true, events: found.map((event, index) => toRawEvent(event, index + 1)) };
}

function collectEvents(node: unknown, found: Readonly<Record<string, unknown>>[], depth: number): void {
  if (depth > maxDepth) return;
  if (Array.isArray(node)) {
    for (const each of node) collectEvents(each, found, depth + 1);
    return;
  }
  if (!isRecord(node)) return;
  const types = [node["@type"]].flat();
  if (types.some((type) => typeof type === "string" && /Event$/.test(type))) found.push(node);
  else
    for (const key of ["@graph", "itemListElement", "item", "subEvent", "event"])
      collectEvents(node[key], found, depth + 1);
}

function toRawEvent(event: Readonly<Record<string, unknown>>, place: number): RawEvent {
  const name = readText(event.name);
  const location = isRecord(event.location) ? readText(event.location.name) : readText(event.location);
  const from = toMoment(readText(event.startDate), "first");
  const until = toMoment(readText(event.endDate), "last");
  return {
    ...{ place, name },
    content: toContent({ name, locale: location, from, until, source: readText(event.url) }),
  };
}

function readTable(text: string): ParsedImport {
  const lines = text.split(/\r?\n/).map((line, index) => ({ line, place: index + 1 }));
  const filled = lines.filter(({ line }) => line.trim() !== "" && !/^[\s|:+-]+$/.test(line));
  const [head, ...rows] = filled;
  if (!head) return { ok: false, why: "is empty" };
  const names = splitCells(head.line).map((cell) => columnNames.get(cell.toLowerCase()));
  if (!names.includes("name")) {
    return { ok: false, why: `must begin with the names of its columns: ${columns.join(", ")}` };
  }
  return {
    ok: true,
    events: rows.map(({ line, place }) => {
      const cells = splitCells(line);
      const get = (column: ColumnName) => cells[names.indexOf(column)] ?? "";
      const content = toContent({
        ...{ name: get("name"), locale: get("locale"), source: get("source"), rewards: get("rewards") },
        ...{ stars: get("stars"), targets: get("targets") },
        from: toMoment(get("from"), "first"),
        until: get("until").toLowerCase() === "permanent" ? "permanent" : toMoment(get("until"), "last"),
      });
      return { place, name: get("name"), content };
    }),
  };
}

function splitCells(line: string): string[] {
  const cells = line.includes("\t") ? line.split("\t") : line.replace(/^\s*\||\|\s*$/g, "").split("|");
  return cells.map((cell) => cell.trim());
}

type Texts = Readonly<Partial<Record<ColumnName, string>>>;

function toContent({ name, stars, targets, locale, from, until, rewards, source }: Texts) {
  const isPermanent = until === "permanent";
  const hasDates = Boolean(from || until);
  return {
    ...{ name, locale },
    stars: stars ? Number(/\d+/.exec(stars)?.[0] ?? Number.NaN) : undefined,
    targets: parseTargets(targets ?? ""),
    availability: isPermanent ? "permanent" : hasDates ? "dated" : "unknown",
    from: from || null,
    until: (!isPermanent && until) || null,
    rewards: parseRewards(rewards ?? ""),
    source: source || null,
  };
}

/**
 * A date, or a date and time with its zone, as a moment in UTC. Days are UTC; the last one is included. What is neither
 * comes back as it is, for the schema to refuse.
 */
function toMoment(text: string, edge: "first" | "last"): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) {
    return `${text}T${edge === "first" ? "00:00:00.000" : "23:59:59.999"}Z`;
  }
  if (!/^\d{4}-\d{2}-\d{2}T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(text)) return text;
  const moment = Date.parse(text);
  return Number.isNaN(moment) ? text : new Date(moment).toISOString();
}

function readText(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}
