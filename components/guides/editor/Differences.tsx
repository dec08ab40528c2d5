import { diffLines } from "@/lib/guides/diff-lines";
import classes from "./GuideEditor.module.css";

/** Lines around a change that are shown. */
const context = 3;

/** Difference between two texts, line by line. */
export function Differences({ before, after }: { before: string; after: string }) {
  const parts = diffLines(before, after);
  if (parts.every(({ kind }) => kind === "same"))
    return <p className="text-dim">No differences in the text.</p>;
  return (
    <pre className="overflow-x-auto m-0 py-2.5 px-3 border rounded-md text-13 leading-5 whitespace-pre-wrap">
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
