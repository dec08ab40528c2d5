import type { ReactNode } from "react";
import { AuthorName } from "@/components/ui/PersonName";
import { formatAge } from "@/lib/hunting-help/format-help";
import type { HelpComment } from "@/lib/hunting-help/schema";

interface CommentListProps {
  /** Of one answer, in the order in which they came. */
  comments: readonly HelpComment[];
  /** ISO moment at which the page was made. */
  now: string;
  /** Actions of the reader on one of them, and the way to report it. */
  renderTools(comment: HelpComment): ReactNode;
}

/** Comments on an answer. Plain text, in any script. */
export function CommentList({ comments, now, renderTools }: CommentListProps) {
  if (comments.length === 0) return null;
  return (
    <ul className="grid gap-2 border-s ps-3 text-14 leading-5" aria-label="Comments">
      {comments.map((comment) => (
        <li key={comment.id} className="grid gap-0.5">
          <p className="text-13 leading-5 text-dim">
            <AuthorName
              author={comment.author}
              isLinked={comment.uid !== null}
              className="text-default font-medium wrap-anywhere"
            />{" "}
            <time dateTime={comment.createdAt}>{formatAge(comment.createdAt, now)}</time>
          </p>
          <p className="whitespace-pre-line wrap-anywhere" dir="auto">
            {comment.body}
          </p>
          <div className="flex flex-wrap gap-1 empty:hidden">{renderTools(comment)}</div>
        </li>
      ))}
    </ul>
  );
}
