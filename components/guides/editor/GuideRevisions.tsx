import { Button, Skeleton } from "@mantine/core";
import { useState } from "react";
import { PagedList } from "@/components/ui/PagedList";
import { useRevision, useRevisions } from "@/hooks/guides/use-revisions";
import { diffLines } from "@/lib/guides/diff-lines";
import type { RevisionResponse } from "@/lib/guides/schema";
import classes from "./GuideEditor.module.css";

type Revision = RevisionResponse["revision"];

interface GuideRevisionsProps {
  slug: string;
  /** The text in the editor. */
  current: string;
  onRestore(revision: Revision): void;
}

/** Lines around a change that are shown. */
const context = 3;

/** What was saved of a guide: each version with its differences from the text in the editor. */
export function GuideRevisions({ slug, current, onRestore }: GuideRevisionsProps) {
  const { revisions, ...state } = useRevisions(slug);
  const [open, setOpen] = useState<number | null>(null);
  const shown = useRevision(slug, open);
  return (
    <PagedList
      state={state}
      count={revisions?.length ?? null}
      name="versions"
      empty={null}
      skeleton={<Skeleton height={120} />}
    >
      <ul className="grid gap-2">
        {revisions?.map(({ version, at, editor, note }) => (
          <li key={version} className="text-14 leading-5">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <b>Version {version}</b>
              <span className="text-dim">
                <time dateTime={at}>
                  {at.slice(0, 10)} {at.slice(11, 16)} UTC
                </time>
                {`, ${editor?.displayName ?? "Quarry"}`}
                {note && `: ${note}`}
              </span>
              <Button
                size="xs"
                aria-expanded={open === version}
                onClick={() => setOpen(open === version ? null : version)}
              >
                Compare
              </Button>
            </div>
            {open === version && shown.problem && <p role="alert">{shown.problem}</p>}
            {open === version && shown.revision && (
              <div className="mt-2">
                <Differences before={shown.revision.text} after={current} />
                <p className="mt-2">
                  <Button size="xs" onClick={() => shown.revision && onRestore(shown.revision)}>
                    Restore this version
                  </Button>
                </p>
              </div>
            )}
          </li>
        ))}
      </ul>
    </PagedList>
  );
}

function Differences({ before, after }: { before: string; after: string }) {
  const parts = diffLines(before, after);
  if (parts.every(({ kind }) => kind === "same"))
    return <p className="text-dim">No differences in the text.</p>;
  return (
    <pre className={`${classes.lines} border rounded-md`}>
      {parts.map(({ kind, lines }, index) => {
        const key = `${kind} ${index}`;
        if (kind === "added")
          return (
            <ins key={key} className={`${classes.added} block`}>
              {mark("+ ", lines)}
            </ins>
          );
        if (kind === "removed")
          return (
            <del key={key} className={`${classes.removed} block`}>
              {mark("− ", lines)}
            </del>
          );
        return (
          <span key={key} className="block text-dim">
            {mark("  ", shorten(lines))}
          </span>
        );
      })}
    </pre>
  );
}

function mark(sign: string, lines: readonly string[]): string {
  return lines.map((line) => `${sign}${line}`).join("\n");
}

function shorten(lines: readonly string[]): readonly string[] {
  if (lines.length <= 2 * context + 1) return lines;
  return [...lines.slice(0, context), "…", ...lines.slice(-context)];
}
