import { ButtonLink } from "@/components/ui/ButtonLink";
import { Note } from "@/components/ui/Note";
import { AuthorName } from "@/components/ui/PersonName";
import { useOpenProposals } from "@/hooks/guides/use-proposals";
import { getEditGuidePath, newGuidePath } from "@/lib/guides/paths";

/** For creators what hunters propose and they decide; for trusted hunters their own proposals, and a new one. */
export function ProposedGuides({ isCreator }: { isCreator: boolean }) {
  const { proposals, mayPropose, problem } = useOpenProposals();
  if (problem) return <Note tone="bad">{problem}</Note>;
  return (
    <div className="grid gap-3 mb-6">
      {!isCreator && mayPropose && (
        <p>
          <ButtonLink href={newGuidePath}>Propose a guide</ButtonLink>
        </p>
      )}
      {proposals.length > 0 && (
        <section aria-labelledby="proposed-title">
          <h2 id="proposed-title" className="mb-2 text-17 leading-6 font-semibold">
            {isCreator ? "Proposed, waiting for a decision" : "What you proposed"}
          </h2>
          <ul className="grid gap-1.5 text-14 leading-5 wrap-anywhere">
            {proposals.map(({ id, guide, title, base, author, state, reason, at }) => (
              <li key={id}>
                <a href={getEditGuidePath(guide)}>{title}</a>
                <span className="text-dim">
                  {base === 0 ? " New guide, " : " Change, "}
                  {isCreator ? <AuthorName author={author} isLinked={false} /> : state}
                  {reason && `: ${reason}`}, {at.slice(0, 10)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
