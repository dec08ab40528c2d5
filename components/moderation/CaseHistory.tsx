import { PageLink } from "@/components/ui/PageLink";
import { auditActionLabels } from "@/lib/moderation/labels";
import type { PersonHistory } from "@/lib/moderation/schema";
import { getUserPath } from "@/lib/site/routes";
import { formatCount } from "@/lib/text/format";

/** Earlier decisions about the author. */
export function CaseHistory({ history }: { history: PersonHistory | null }) {
  return (
    <section aria-labelledby="case-history-title" className="py-3.5 px-4 border rounded-md bg-card">
      <h3 id="case-history-title" className="mb-2 text-15 leading-6">
        Author
      </h3>
      {history ? <Known history={history} /> : <p className="text-14 leading-5 text-dim">Account deleted.</p>}
    </section>
  );
}

function Known({ history }: { history: PersonHistory }) {
  const { person, memberSince, blockedUntil, warnings, deeds } = history;
  return (
    <div className="grid gap-2 text-14 leading-5">
      <p className="wrap-anywhere">
        <PageLink href={getUserPath(person.uid)} className="underline underline-offset-3">
          {person.displayName}
        </PageLink>{" "}
        <span className="text-dim">Member since {memberSince.slice(0, 10)}</span>
      </p>
      <p>
        {formatCount(warnings, "warning", "warnings")}
        {blockedUntil ? `, blocked until ${blockedUntil.slice(0, 10)}` : ", not blocked"}
      </p>
      {deeds.length === 0 ? (
        <p className="text-dim">No earlier decisions.</p>
      ) : (
        <ul className="grid gap-2">
          {deeds.map(({ action, why, at, target }) => (
            <li key={`${at}-${action}-${target}`}>
              <span className="font-semibold">{auditActionLabels[action]}</span>{" "}
              <time dateTime={at} className="text-dim">
                {at.slice(0, 10)}
              </time>
              <span className="block text-13 text-dim wrap-anywhere">{why}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
