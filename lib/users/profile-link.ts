/** The uid in a link to a profile; `null` for every other text. */
export function readProfileLink(text: string): string | null {
  const [, encoded] = /(?:^|\/)user\/([^/?#\s]+)/.exec(text.trim()) ?? [];
  if (encoded === undefined) return null;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return null;
  }
}
