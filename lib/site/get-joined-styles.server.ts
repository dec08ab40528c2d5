import { createHash } from "node:crypto";

/**
 * @param files that a page loads, as Next lists them: `static/chunks/….css`, and scripts, which do not matter here
 * @returns the one file that holds all styles of these in this order, in their folder, so that addresses in them stay
 *   right; `null` without styles
 */
export function getJoinedStyles(files: readonly string[]): string | null {
  const styles = files.filter((file) => file.endsWith(".css"));
  if (styles.length === 0) return null;
  // The names of the files follow from what is in them, so this one does as well.
  const hash = createHash("sha256").update(styles.join("\n")).digest("hex").slice(0, 16);
  return `static/chunks/page-${hash}.css`;
}
