/** A message of a schema or of the server as the interface writes it: a capital first letter, and a full stop. */
export function toSentence(message: string): string {
  const sentence = message.charAt(0).toUpperCase() + message.slice(1);
  return /[.?]$/.test(sentence) ? sentence : `${sentence}.`;
}
