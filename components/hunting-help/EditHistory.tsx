import { Skeleton } from "@mantine/core";
import { Dialog } from "@/components/ui/Dialog";
import { Markdown } from "@/components/ui/Markdown";
import { Note } from "@/components/ui/Note";
import { useHistory } from "@/hooks/hunting-help/use-history";
import { bodyBudget } from "@/lib/hunting-help/rules";
import { formatMinute } from "@/lib/text/format";

interface EditHistoryProps {
  id: string;
  /** Id of the request or of one of its answers. */
  target: string;
  onClose(): void;
}

/** Earlier versions of an edited text. */
export function EditHistory({ id, target, onClose }: EditHistoryProps) {
  const { versions, problem } = useHistory(id, target);
  return (
    <Dialog opened title="Earlier versions" onClose={onClose}>
      {problem && <Note tone="bad">{problem}</Note>}
      {!versions && !problem && <Skeleton height={120} />}
      <ol className="grid gap-4">
        {versions?.map(({ version, title, body, at }) => (
          <li key={version} className="grid gap-1">
            <p className="text-13 text-dim tabular-nums">
              Version {version}, until <time dateTime={at}>{`${formatMinute(at)} UTC`}</time>
            </p>
            {title && <p className="font-semibold wrap-anywhere">{title}</p>}
            <Markdown text={body} budget={bodyBudget} />
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
