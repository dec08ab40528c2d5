import { Card } from "@/components/ui/Card";
import { PageLink } from "@/components/ui/PageLink";
import { type Match, useMatches } from "@/hooks/hunting-help/use-matches";
import { getBuildsPath } from "@/lib/builds/paths";
import type { Named } from "@/lib/catalog/named";
import { getHelpPath } from "@/lib/hunting-help/help-paths";
import type { RequestDraft } from "@/lib/hunting-help/request/request-content";

interface MatchListProps {
  draft: RequestDraft;
  monsters: readonly Named[];
  className?: string;
}

/** Existing requests that may answer a draft before it costs anything. */
export function MatchList({ draft, monsters, className }: MatchListProps) {
  const matches = useMatches(draft, monsters);
  const isEmpty = matches && Object.values(matches).every((items) => items.length === 0);
  return (
    <Card title="Answered already?" className={className}>
      <div className="mt-2 grid gap-4 text-14 leading-5" aria-live="polite">
        {!matches && (
          <p className="text-dim">
            Type a title or choose a{" "}
            {draft.kind === "build-request" ? "weapon or a monster" : "monster or a quest"} to see requests
            {draft.kind === "build-request" && " and builds"} that match.
          </p>
        )}
        {isEmpty && <p className="text-dim">Nothing matches so far.</p>}
        <Matches title="Solved requests" items={matches?.solved ?? []} toPath={getHelpPath} />
        <Matches title="Open requests" items={matches?.open ?? []} toPath={getHelpPath} />
        <Matches title="Published builds" items={matches?.builds ?? []} toPath={getBuildsPath} />
      </div>
    </Card>
  );
}

interface MatchesProps {
  title: string;
  items: readonly Match[];
  toPath(id: string): string;
}

function Matches({ title, items, toPath }: MatchesProps) {
  if (items.length === 0) return null;
  return (
    <div>
      <h3 className="text-14 font-semibold">{title}</h3>
      <ul className="mt-1 grid gap-1.5">
        {items.map(({ id, title: name, note }) => (
          <li key={id} className="wrap-anywhere">
            {/* In a new tab: what was typed stays in sight. */}
            <PageLink href={toPath(id)} target="_blank">
              {name}
              <span className="visually-hidden"> (opens a new tab)</span>
            </PageLink>
            <span className="block text-13 text-dim">{note}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
