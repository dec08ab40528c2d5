/** A run of lines that is in both texts, or in one of them. */
interface DiffPart {
  readonly kind: "same" | "removed" | "added";
  readonly lines: readonly string[];
}

/** Cells of the table of common lines; longer texts are compared as a whole where they differ. */
const maxCells = 4_000_000;

/**
 * Changes between two texts, by lines: the longest common sequence of the part between their common beginning and end.
 * Where that part is too long to compare, all of it counts as replaced.
 */
export function diffLines(before: string, after: string): DiffPart[] {
  const a = before.split("\n");
  const b = after.split("\n");
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (
    end < a.length - start &&
    end < b.length - start &&
    a[a.length - 1 - end] === b[b.length - 1 - end]
  ) {
    end += 1;
  }
  const middle = diffMiddle(a.slice(start, a.length - end), b.slice(start, b.length - end));
  const parts: DiffPart[] = [
    { kind: "same", lines: a.slice(0, start) },
    ...middle,
    { kind: "same", lines: a.slice(a.length - end) },
  ];
  return joinParts(parts);
}

function diffMiddle(a: readonly string[], b: readonly string[]): DiffPart[] {
  const width = b.length + 1;
  if ((a.length + 1) * width > maxCells) {
    return [
      { kind: "removed", lines: a },
      { kind: "added", lines: b },
    ];
  }
  const common = new Uint16Array((a.length + 1) * width);
  const at = (row: number, column: number) => common[row * width + column] ?? 0;
  for (let row = a.length - 1; row >= 0; row -= 1) {
    for (let column = b.length - 1; column >= 0; column -= 1) {
      common[row * width + column] =
        a[row] === b[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const parts: DiffPart[] = [];
  let [row, column] = [0, 0];
  while (row < a.length || column < b.length) {
    if (row < a.length && column < b.length && a[row] === b[column]) {
      parts.push({ kind: "same", lines: a.slice(row, row + 1) });
      row += 1;
      column += 1;
    } else if (column >= b.length || (row < a.length && at(row + 1, column) >= at(row, column + 1))) {
      parts.push({ kind: "removed", lines: a.slice(row, row + 1) });
      row += 1;
    } else {
      parts.push({ kind: "added", lines: b.slice(column, column + 1) });
      column += 1;
    }
  }
  return parts;
}

function joinParts(parts: readonly DiffPart[]): DiffPart[] {
  const joined: { kind: DiffPart["kind"]; lines: string[] }[] = [];
  for (const { kind, lines } of parts) {
    if (lines.length === 0) continue;
    const last = joined.at(-1);
    if (last?.kind === kind) last.lines.push(...lines);
    else joined.push({ kind, lines: [...lines] });
  }
  return joined;
}
