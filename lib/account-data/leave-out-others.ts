import type { AuditDocument } from "@/lib/audit/schema";
import { isRecord } from "@/lib/text/read-stored";

/** Name of a moderator, creator or admin in an export. */
const staff = "staff";
/** Name of anybody else in an export. */
const other = "another account";

/** Collections whose documents have the uid of their owner as their ID. */
const ownedPath = /^(users|runners|moderators|huntSearches)\/([^/]+)/;

/** The hunt that a person hosts: how many joined, and not who. */
export function toExportedHunt({ people: _, joiners, ...hunt }: Readonly<Record<string, unknown>>) {
  return { ...hunt, joiners: Array.isArray(joiners) ? joiners.length : 0 };
}

/** A seat in the hunt of somebody else: what the person sent, and what came of it. */
export function toExportedSeat(
  { quest, monster, until, joiners }: Readonly<Record<string, unknown>>,
  uid: string,
): Record<string, unknown> {
  const seats: readonly unknown[] = Array.isArray(joiners) ? joiners : [];
  const own = seats.find((seat) => isRecord(seat) && seat.uid === uid);
  return { quest, monster, until, ...(isRecord(own) ? own : {}) };
}

/** An entry of the audit log: the person's own uid stays, all others go. */
export function toExportedEntry<Entry extends Pick<AuditDocument, "actor" | "target" | "subject">>(
  entry: Entry,
  uid: string,
): Entry {
  const { actor, subject, target } = entry;
  return {
    ...entry,
    actor: actor === uid || actor === "command-line" || actor === "reports" ? actor : staff,
    subject: subject === null || subject === uid ? subject : other,
    target: target.replace(ownedPath, (path, name: string, id: string) =>
      id === uid ? path : `${name}/${other}`,
    ),
  };
}
