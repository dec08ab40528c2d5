/** Formats of the buttons over the text of a guide. */
export const textFormats = ["bold", "heading", "list", "link", "table", "block"] as const;
export type TextFormat = (typeof textFormats)[number];

/** A text with what is selected in it, in UTF-16 units. */
export interface Selected {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const table = "| Column | Column |\n| --- | --- |\n| Text | Text |";

/** Applies a format to what is selected: words, or the lines that it touches. Applied again it takes itself back. */
export function formatText(selected: Selected, format: TextFormat): Selected {
  switch (format) {
    case "bold":
      return wrap(selected, "**", "bold text");
    case "heading":
      return prefixLines(selected, "## ");
    case "list":
      return prefixLines(selected, "- ");
    case "link":
      return addLink(selected);
    case "table":
      return insertAlone(selected, table);
    case "block":
      return insert(selected, "[[");
  }
}

/** Puts a text on lines of its own, where the selection begins. */
export function insertAlone({ text, start, end }: Selected, added: string): Selected {
  const before = text.slice(0, start).replace(/[ \t]+$/, "");
  const after = text.slice(end).replace(/^[ \t]+/, "");
  const lead = before === "" || before.endsWith("\n\n") ? "" : before.endsWith("\n") ? "\n" : "\n\n";
  const tail = after === "" || after.startsWith("\n\n") ? "" : after.startsWith("\n") ? "\n" : "\n\n";
  const cursor = before.length + lead.length + added.length;
  return { text: `${before}${lead}${added}${tail}${after}`, start: cursor, end: cursor };
}

function insert({ text, start, end }: Selected, added: string): Selected {
  const cursor = start + added.length;
  return { text: text.slice(0, start) + added + text.slice(end), start: cursor, end: cursor };
}

function wrap({ text, start, end }: Selected, mark: string, sample: string): Selected {
  const words = text.slice(start, end);
  const isWrapped = text.slice(start - mark.length, start) === mark && text.startsWith(mark, end);
  if (isWrapped) {
    const from = start - mark.length;
    return {
      text: text.slice(0, from) + words + text.slice(end + mark.length),
      start: from,
      end: from + words.length,
    };
  }
  const inside = words || sample;
  const from = start + mark.length;
  return {
    text: text.slice(0, start) + mark + inside + mark + text.slice(end),
    start: from,
    end: from + inside.length,
  };
}

/** Lines get the beginning where one of them lacks it; else all lose it. Other beginnings of the same kind go. */
function prefixLines({ text, start, end }: Selected, prefix: string): Selected {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const next = text.indexOf("\n", end);
  const to = next === -1 ? text.length : next;
  const lines = text.slice(from, to).split("\n");
  const isSet = lines.every((line) => line.startsWith(prefix) || (line === "" && lines.length > 1));
  const changed = lines
    .map((line) => {
      if (line === "" && lines.length > 1) return line;
      const plain = line.replace(prefix.startsWith("#") ? /^#{1,6} +/ : /^[-*+] +/, "");
      return isSet ? plain : prefix + plain;
    })
    .join("\n");
  return { text: text.slice(0, from) + changed + text.slice(to), start: from, end: from + changed.length };
}

/** The address is selected afterwards, so that it can be typed or pasted at once. */
function addLink({ text, start, end }: Selected): Selected {
  const words = text.slice(start, end).replace(/\s+/g, " ") || "words of the link";
  const address = "https://";
  const from = start + words.length + 3;
  return {
    text: `${text.slice(0, start)}[${words}](${address})${text.slice(end)}`,
    start: from,
    end: from + address.length,
  };
}
