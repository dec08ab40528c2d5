import { readdirSync, readFileSync } from "node:fs";

const folder = "data/guides";

/** A guide as it lies in its file. */
export interface ShippedGuide {
  readonly slug: string;
  /** The lines between the two `---`, by key. */
  readonly head: Readonly<Record<string, string>>;
  /** Markdown with blocks. */
  readonly body: string;
}

/** A `[[kind:target …]]` of a guide. */
export interface GuideBlock {
  readonly slug: string;
  /** Whole, as written. */
  readonly text: string;
  readonly kind: string;
  /** The id after the kind. */
  readonly target: string;
  /** `name=value` pairs after the target. */
  readonly options: Readonly<Record<string, string>>;
}

/** Every guide of `data/guides`, by slug. */
export function readShippedGuides(): readonly ShippedGuide[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".md"))
    .sort()
    .map((file) => toGuide(file.slice(0, -3), readFileSync(`${folder}/${file}`, "utf8")));
}

/** The guide of a slug. @throws for a slug without a file */
export function readShippedGuide(slug: string): ShippedGuide {
  return toGuide(slug, readFileSync(`${folder}/${slug}.md`, "utf8"));
}

function toGuide(slug: string, text: string): ShippedGuide {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  if (head === undefined || body === undefined) throw new Error(`${slug} has no head`);
  const fields = head.split("\n").map((line) => {
    const [, key, value] = /^(\w+): (.+)$/.exec(line) ?? [];
    if (key === undefined || value === undefined) throw new Error(`${slug}: ${line}`);
    return [key, value] as const;
  });
  return { slug, head: Object.fromEntries(fields), body };
}

/** The blocks of a guide, in their order. */
export function listGuideBlocks({ slug, body }: ShippedGuide): GuideBlock[] {
  return [...body.matchAll(/\[\[([^\]]*)\]\]/g)].map(([text, inside = ""]) => {
    const [reference = "", ...rest] = (inside.split("|")[0] ?? "").split(" ");
    const [kind = "", target = ""] = reference.split(":");
    const options = rest.map((option) => {
      const at = option.indexOf("=");
      return [option.slice(0, at), option.slice(at + 1)] as const;
    });
    return { slug, text, kind, target, options: Object.fromEntries(options) };
  });
}

/** Words that a reader reads: marks of tables, headings and blocks are none. */
export function countGuideWords({ body }: ShippedGuide): number {
  const plain = body.replace(/\[\[[^\]]*\]\]/g, "block").replace(/\]\([^)]*\)/g, "]");
  return plain.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** A table of a guide: its rows without the header, each a list of cells. */
export function readGuideTable({ slug, body }: ShippedGuide, ...header: readonly string[]): string[][] {
  const lines = body.split("\n");
  const start = lines.indexOf(`| ${header.join(" | ")} |`);
  if (start < 0) throw new Error(`${slug} has no table ${header.join(", ")}`);
  const rows: string[][] = [];
  for (const line of lines.slice(start + 2)) {
    if (!line.startsWith("|")) break;
    rows.push(
      line
        .slice(1, -1)
        .split("|")
        .map((cell) => cell.trim()),
    );
  }
  return rows;
}

/** The number in a cell: `× 1.32`, `−20%` and `1,056` are 1.32, -20 and 1056. */
export function readNumber(cell: string): number {
  const [text] = /[−-]?[\d,]*\.?\d+/.exec(cell) ?? [];
  if (text === undefined) throw new Error(`no number in ${cell}`);
  return Number(text.replace("−", "-").replaceAll(",", ""));
}

/** An equation of a guide, such as `220 × 1.04 + 9 = 237.8`. */
export interface GuideEquation {
  readonly text: string;
  /** What the left side comes to. */
  readonly value: number;
  readonly result: number;
  /** Half a unit of the last digit that the result is written with. */
  readonly tolerance: number;
}

/** The equations that stand in code marks, calculated anew. */
export function listGuideEquations({ body }: ShippedGuide): GuideEquation[] {
  return [...body.matchAll(/`([\d\s.()+−×÷-]+) = ([\d.]+)`/g)].map(([, left = "", result = ""]) => ({
    text: `${left} = ${result}`,
    value: calculate(left),
    result: Number(result),
    tolerance: 0.5 * 10 ** -(result.split(".")[1]?.length ?? 0),
  }));
}

/** The value of a sum of products with parentheses. @throws for anything else */
function calculate(expression: string): number {
  const tokens = expression.match(/\d+(?:\.\d+)?|[()+−×÷]/g) ?? [];
  let at = 0;
  const readFactor = (): number => {
    const token = tokens[at++];
    if (token !== "(") return Number(token);
    const value = readSum();
    if (tokens[at++] !== ")") throw new Error(`unclosed: ${expression}`);
    return value;
  };
  const readProduct = (): number => {
    let value = readFactor();
    while (tokens[at] === "×" || tokens[at] === "÷") {
      value = tokens[at++] === "×" ? value * readFactor() : value / readFactor();
    }
    return value;
  };
  const readSum = (): number => {
    let value = readProduct();
    while (tokens[at] === "+" || tokens[at] === "−") {
      value = tokens[at++] === "+" ? value + readProduct() : value - readProduct();
    }
    return value;
  };
  const value = readSum();
  if (at !== tokens.length) throw new Error(`not an equation: ${expression}`);
  return value;
}
