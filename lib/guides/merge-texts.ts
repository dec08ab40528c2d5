import { diffLines } from "./diff-lines";

/** A stretch of a merge: what nobody disputes, or what both changed differently. */
type MergePart =
  | { readonly kind: "agreed"; readonly text: string }
  | { readonly kind: "conflict"; readonly base: string; readonly mine: string; readonly theirs: string };

/** Lines of the base that one side replaced. Ends are exclusive. */
interface Change {
  readonly from: number;
  readonly to: number;
  readonly lines: readonly string[];
}

/**
 * Merges two edits of one text by lines. What one side alone changed is taken over; what both changed in the same place
 * is a conflict, unless they changed it alike. Joined with line breaks, the parts hold every line that either wrote.
 */
export function mergeTexts(base: string, mine: string, theirs: string): MergePart[] {
  const lines = base.split("\n");
  const [own, other] = [listChanges(base, mine), listChanges(base, theirs)];
  const parts: MergePart[] = [];
  let agreed: string[] = [];
  let isAgreedOpen = false;
  const agree = (more: readonly string[]) => {
    if (more.length > 0) isAgreedOpen = true;
    agreed.push(...more);
  };
  const close = () => {
    if (isAgreedOpen) parts.push({ kind: "agreed", text: agreed.join("\n") });
    agreed = [];
    isAgreedOpen = false;
  };
  let at = 0;
  for (;;) {
    const region = takeRegion(own, other, at);
    if (!region) break;
    const { from, to, mineChanges, theirChanges } = region;
    agree(lines.slice(at, from));
    const stretch = lines.slice(from, to);
    const [left, right] = [apply(stretch, from, mineChanges), apply(stretch, from, theirChanges)];
    if (theirChanges.length === 0 || isSame(left, right)) agree(left);
    else if (mineChanges.length === 0) agree(right);
    else {
      close();
      parts.push({
        kind: "conflict",
        base: stretch.join("\n"),
        mine: left.join("\n"),
        theirs: right.join("\n"),
      });
    }
    at = to;
  }
  agree(lines.slice(at));
  close();
  return parts;
}

/** The text of a merge in which each conflict is decided. */
export function joinMerge(
  parts: readonly MergePart[],
  decide: (conflict: Extract<MergePart, { kind: "conflict" }>, index: number) => string,
): string {
  let conflicts = 0;
  return parts.map((part) => (part.kind === "agreed" ? part.text : decide(part, conflicts++))).join("\n");
}

function listChanges(base: string, text: string): Change[] {
  const changes: Change[] = [];
  let at = 0;
  let open: { from: number; to: number; lines: string[] } | null = null;
  for (const { kind, lines } of diffLines(base, text)) {
    if (kind === "same") {
      if (open) changes.push(open);
      open = null;
      at += lines.length;
      continue;
    }
    open ??= { from: at, to: at, lines: [] };
    if (kind === "removed") {
      at += lines.length;
      open.to = at;
    } else open.lines.push(...lines);
  }
  if (open) changes.push(open);
  return changes;
}

/** Takes the next stretch of the base that either side changed, with all changes that touch it. */
function takeRegion(own: Change[], other: Change[], at: number) {
  const first = [own[0], other[0]].filter((change) => change !== undefined);
  if (first.length === 0) return null;
  const from = Math.max(at, Math.min(...first.map((change) => change.from)));
  let to = from;
  const mineChanges: Change[] = [];
  const theirChanges: Change[] = [];
  for (let grew = true; grew; ) {
    grew = false;
    for (const [list, taken] of [
      [own, mineChanges],
      [other, theirChanges],
    ] as const) {
      // Changes that meet at one line are of one place: an insertion there has no order otherwise.
      const next = list[0];
      if (!next || next.from > to) continue;
      list.shift();
      taken.push(next);
      to = Math.max(to, next.to);
      grew = true;
    }
  }
  return { from, to, mineChanges, theirChanges };
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((line, index) => line === b[index]);
}

function apply(stretch: readonly string[], offset: number, changes: readonly Change[]): string[] {
  const result: string[] = [];
  let at = 0;
  for (const { from, to, lines } of changes) {
    result.push(...stretch.slice(at, from - offset), ...lines);
    at = to - offset;
  }
  return [...result, ...stretch.slice(at)];
}
