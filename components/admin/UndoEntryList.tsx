import { PageLink } from "@/components/ui/PageLink";
import type { AuditAction } from "@/lib/audit/schema";
import { auditActionLabels } from "@/lib/moderation/labels";

interface UndoEntryRow {
  readonly id: string;
  readonly action: AuditAction;
  readonly target: string;
  readonly at: string;
  readonly note: string;
  /** Outcome of the entry, to come or past. */
  readonly state: string;
  /** Where moderators see it; `null` where it has no page. */
  readonly href: string | null;
}

/** Entries of the log with what undoing does about each. */
export function UndoEntryList({ entries }: { entries: readonly UndoEntryRow[] }) {
  return (
    <ol className="grid gap-2 text-14 leading-5">
      {entries.map(({ id, action, target, at, note, state, href }) => (
        <li key={id} className="py-2.5 px-4 border rounded-md bg-card wrap-anywhere">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span>
              <span className="font-semibold">{auditActionLabels[action]}</span> · {state}
            </span>
            <time dateTime={at} className="text-13 text-dim tabular-nums">
              {at.slice(0, 19).replace("T", " ")} UTC
            </time>
          </p>
          <p className="text-13 text-dim">
            {href ? (
              <PageLink href={href} className="underline underline-offset-3">
                {target}
              </PageLink>
            ) : (
              target
            )}
          </p>
          {note !== "" && <p>{note}</p>}
        </li>
      ))}
    </ol>
  );
}
