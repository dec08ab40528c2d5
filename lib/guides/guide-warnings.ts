import type { GuideProblem } from "./guide-tree";

/** Columns of a table that a phone of 390 px shows without scrolling. */
const maxTableColumns = 5;
/** Characters of a text from which on it wants headings. */
const longText = 2500;

interface CheckedGuide {
  readonly summary: string;
  readonly tags: readonly string[];
  readonly text: string;
  /** Problems that the preview found. */
  readonly problems: readonly GuideProblem[];
}

/** Problems for the readers of a guide, as sentences. It keeps nobody from publishing. */
export function listGuideWarnings({ summary, tags, text, problems }: CheckedGuide): string[] {
  const lines = text.split("\n");
  return [
    ...(summary.trim() === "" ? ["There is no summary: lists and search engines show none."] : []),
    ...(tags.length === 0 ? ["There are no tags: nobody finds it by a weapon or topic."] : []),
    ...problems.map(({ line, message }) => `Line ${line}: ${message}`),
    ...lines.flatMap((line, index) => {
      const columns = countColumns(line);
      return columns > maxTableColumns
        ? [`Line ${index + 1}: a table with ${columns} columns scrolls sideways on a phone.`]
        : [];
    }),
    ...listLinkProblems(lines),
    ...(text.length > longText && !/^#{1,6} /m.test(text)
      ? ["A long text without headings has no table of contents."]
      : []),
  ];
}

/** Columns of a table by the line below its head; 0 for any other line. */
function countColumns(line: string): number {
  if (!/^\s*\|?(?:\s*:?-+:?\s*\|)+(?:\s*:?-+:?\s*)?$/.test(line)) return 0;
  return line.trim().replace(/^\|/, "").replace(/\|$/, "").split("|").length;
}

function listLinkProblems(lines: readonly string[]): string[] {
  return lines.flatMap((line, index) => {
    const links = [...line.matchAll(/(!?)\[([^\]]*)\]\(([^)]*)\)/g)];
    return links.flatMap(([, mark, words = "", address = ""]) => {
      const at = `Line ${index + 1}:`;
      if (mark === "!") return words.trim() === "" ? [`${at} a picture without a description.`] : [];
      if (/^(?:https?:\/\/)?\s*$/.test(address)) return [`${at} the link “${words}” leads nowhere yet.`];
      return [];
    });
  });
}
