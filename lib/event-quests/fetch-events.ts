import { questVariants } from "@/lib/catalog/world-codes";
import { callApi } from "@/lib/http/fetcher";
import { hasTexts, isRecord } from "@/lib/text/read-stored";
import type { eventCalls } from "./api";
import { availabilities, sourceKinds } from "./rules";
import type { ShownEvent } from "./schema";

// Written again so that these pages do not carry all calls of event quests; the contract says what fits.
const path: (typeof eventCalls)["list"]["path"] = "/api/event-quests";
const texts = ["id", "name", "updatedAt"] as const;

/** A page of published event quests. */
interface EventsPage {
  readonly events: readonly ShownEvent[];
  /** `null` on the last page. */
  readonly nextCursor: string | null;
}

/**
 * Asks for a page of published event quests. Read by hand: pages of every visitor do this, and the schema library weighs more than
 * what it would check.
 *
 * @param query `when=over`, `item=…`, `quest=…` or nothing
 * @param cursor of the page before; `null` for the first
 * @throws ApiCallError as `callApi`
 */
export function fetchEvents(query: string, cursor: string | null): Promise<EventsPage> {
  const asked = new URLSearchParams(query);
  if (cursor !== null) asked.set("cursor", cursor);
  const text = asked.toString();
  return callApi(`${path}${text && `?${text}`}`, { schema: { parse: readEventsPage } });
}

function readEventsPage(reply: unknown): EventsPage {
  const cursor = isRecord(reply) ? reply.nextCursor : null;
  return { events: parseEvents(reply), nextCursor: typeof cursor === "string" ? cursor : null };
}

/** Leaves out what it cannot show. */
export function parseEvents(reply: unknown): readonly ShownEvent[] {
  const rows: readonly unknown[] = isRecord(reply) && Array.isArray(reply.events) ? reply.events : [];
  return rows.flatMap((row): ShownEvent[] => {
    const fields: Readonly<Record<string, unknown>> = isRecord(row) ? row : {};
    if (!hasTexts(row, texts)) return [];
    const { id, name, updatedAt } = row;
    const { stars } = fields;
    const availability = availabilities.find((each) => each === fields.availability);
    const sourceKind = sourceKinds.find((each) => each === fields.sourceKind);
    const [locale] = readNamed([fields.locale]);
    if (!availability || !sourceKind || !locale || typeof stars !== "number") return [];
    return [
      {
        ...{ id, name, updatedAt, stars, locale, availability, sourceKind },
        href: readText(fields.href),
        from: readText(fields.from),
        until: readText(fields.until),
        source: readText(fields.source),
        targets: readNamed(fields.targets).map(({ variant, count, ...target }) => ({
          ...target,
          variant: questVariants.find((each) => each === variant) ?? null,
          count: typeof count === "number" ? count : 1,
        })),
        rewards: readNamed(fields.rewards).map(({ qty, chance, ...reward }) => ({
          ...reward,
          qty: typeof qty === "number" ? qty : 1,
          chance: typeof chance === "number" ? chance : null,
        })),
      },
    ];
  });
}

interface NamedFields {
  readonly id: string;
  readonly name: string;
  readonly variant?: unknown;
  readonly count?: unknown;
  readonly qty?: unknown;
  readonly chance?: unknown;
}

function readNamed(list: unknown): NamedFields[] {
  const rows: readonly unknown[] = Array.isArray(list) ? list : [];
  return rows.flatMap((row) => {
    if (!hasTexts(row, ["id", "name"]) || !isRecord(row)) return [];
    const { id, name, variant, count, qty, chance } = row as NamedFields;
    return [{ id, name, variant, count, qty, chance }];
  });
}

function readText(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}
