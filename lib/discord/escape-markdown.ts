/**
 * Text of players for a message: no part of it formats, links or mentions. Discord reads a backslash before any
 * ASCII punctuation as that sign itself.
 */
export function escapeDiscord(text: string): string {
  return text.replace(/[\\*_~`|>#[\]()<:@-]/g, "\\$&");
}

/** The beginning of a text that has to fit. */
export function cutText(text: string, max: number): string {
  return text.length > max ? `${text.slice(0, max - 1)}…` : text;
}
