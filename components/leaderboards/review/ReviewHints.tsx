import { IconAlertTriangle } from "@tabler/icons-react";
import { PersonName } from "@/components/ui/PersonName";
import { useRunHints } from "@/hooks/leaderboards/use-run-hints";
import { getRunPath } from "@/lib/leaderboards/board/board-paths";
import { rejectionReasons } from "@/lib/leaderboards/review/reasons";
import { listReviewChecks } from "@/lib/leaderboards/review/review-checks";
import type { OwnRun, RunHints } from "@/lib/leaderboards/schema";
import { formatCount } from "@/lib/text/format";

/**
 * Hints about a run and notes of reviewers, for the decision. Their place is there before their content. Its place is
 * there before its content.
 */
export function ReviewHints({ run }: { run: OwnRun }) {
  const hints = useRunHints(run);
  const { warnings = [], video = null, reviews = [] } = hints ?? {};
  return (
    <section
      aria-labelledby="review-hints-title"
      className="grid gap-3 py-3.5 px-4 border rounded-md bg-card"
    >
      <h3 id="review-hints-title" className="text-15 leading-6">
        Before you decide
      </h3>
      {warnings.length === 0 && (
        <p className="text-14 leading-5 text-dim">{hints ? "No warnings." : "Looking for warnings."}</p>
      )}
      {warnings.length > 0 && (
        <ul className="grid gap-1.5 text-14 leading-5">
          {warnings.map(({ kind, text, runs }) => (
            <li key={kind} className="flex gap-2">
              <IconAlertTriangle size={18} stroke={1.75} aria-hidden="true" className="flex-none text-warn" />
              <span className="linked min-w-0 wrap-anywhere">
                {text}
                {runs.map((id, index) => (
                  <a key={id} href={getRunPath(id)} target="_blank" rel="noreferrer" className="ms-2">
                    {runs.length === 1 ? "Open the other run" : `Run ${index + 1}`}
                  </a>
                ))}
              </span>
            </li>
          ))}
        </ul>
      )}
      {video && (
        <p className="text-14 leading-5 text-dim wrap-anywhere">
          Video: <bdi>{video.title}</bdi>, by <bdi>{video.channel}</bdi>
        </p>
      )}
      {reviews.length > 0 && (
        <ul className="grid gap-2 text-14 leading-5">
          {reviews.map((review) => (
            <ReviewItem key={review.by} review={review} total={listReviewChecks(run.ruleset).length} />
          ))}
        </ul>
      )}
    </section>
  );
}

function ReviewItem({ review, total }: { review: RunHints["reviews"][number]; total: number }) {
  const { by, name, isStaff, advice, checked, reason, text, figures } = review;
  return (
    <li className="wrap-anywhere">
      <strong>{advice === "verify" ? "Verify" : "Reject"}</strong>, says{" "}
      <PersonName uid={by} name={name} isStaff={isStaff} />{" "}
      <span className="text-dim">
        ({checked.length} of {total} checked;{" "}
        {figures.reviews === 0
          ? "no earlier review was decided"
          : `agreed with moderators in ${figures.agreed} of ${formatCount(figures.reviews, "review", "reviews")}`}
        )
      </span>
      {reason && <span className="block">{rejectionReasons[reason]}.</span>}
      {text !== "" && <span className="block">{text}</span>}
    </li>
  );
}
