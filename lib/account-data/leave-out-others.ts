import type { AuditDocument } from "@/lib/audit/schema";
import type { RunDocument, RunEvent } from "@/lib/leaderboards/run-fields";
import { isRecord } from "@/lib/text/read-stored";

/** What stands for an account of a moderator, creator or admin in an export. */
const staff = "staff";
/** What stands for anybody else's account. */
const other = "another account";

/** Collections whose documents have the uid of their owner as their ID. */
const ownedPath = /^(users|runners|moderators|huntSearches)\/([^/]+)/;

/** A run as its hunters get it: who claimed, approved and judged it is left out, how often and when is not. */
export function toExportedRun({ claim, approval, judges, people: _, ...run }: RunDocument) {
  return {
    ...run,
    claim: claim && { until: claim.until },
    approval: approval && { at: approval.at },
    judges: judges.length,
  };
}

/** What happened to a run: its hunters are named, as on its page, and nobody else. */
export function toExportedEvent(event: RunEvent, { players, submittedBy }: RunDocument): RunEvent {
  const isHunter = event.who === submittedBy || players.some(({ uid }) => uid === event.who);
  return event.who === null || isHunter ? event : { ...event, who: staff };
}

/** A guide, without the account of whoever edited it after its author. */
export function toExportedEditor(editor: unknown, uid: string): unknown {
  return editor === null || editor === uid ? editor : staff;
}

/** An event quest: what it says, and of who wrote and reviewed it the person alone. */
export function toExportedEventQuest(
  { id, authors, people: _, history, ...event }: { readonly id: string } & Readonly<Record<string, unknown>>,
  uid: string,
): { id: string } & Record<string, unknown> {
  const deeds: readonly unknown[] = Array.isArray(history) ? history : [];
  return {
    id,
    ...event,
    isAuthor: Array.isArray(authors) && authors.includes(uid),
    history: deeds.map((deed) => (isRecord(deed) && deed.who !== uid ? { ...deed, who: staff } : deed)),
  };
}

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
