/** First sentence of a text, its full stop included; all of a text that has none. */
export function getFirstSentence(text: string): string {
  return /^.*?[.](?=\s|$)/.exec(text)?.[0] ?? text;
}
