import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A guide that comes with the site, as its file has it. */
export interface GuideFile {
  /** Name of the file without its ending. */
  readonly slug: string;
  /** The `key: value` lines of its head. */
  readonly fields: Readonly<Record<string, string>>;
  /** Markdown with blocks. */
  readonly text: string;
}

const folder = join(/* turbopackIgnore: true */ process.cwd(), "data", "guides");
const fileForm = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

/**
 * The guides of `data/guides`, by name.
 *
 * @throws where a file has no head, or a line of it is not `key: value`
 */
export function readGuideFiles(): GuideFile[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".md"))
    .toSorted()
    .map((name) => parseGuideFile(name.slice(0, -3), readFileSync(join(folder, name), "utf8")));
}

/** @throws where there is no head, or a line of it is not `key: value` */
function parseGuideFile(slug: string, source: string): GuideFile {
  const [, head, text] = fileForm.exec(source.replaceAll("\r\n", "\n")) ?? [];
  if (head === undefined || text === undefined) throw new Error(`data/guides/${slug}.md has no head`);
  const fields = head.split("\n").map((line): [string, string] => {
    const colon = line.indexOf(":");
    if (colon < 1) throw new Error(`data/guides/${slug}.md: "${line}" is not "key: value"`);
    return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
  });
  return { slug, fields: Object.fromEntries(fields), text: text.trim() };
}
