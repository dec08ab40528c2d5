/** What separates the three Gogma Artian weapons that share a name: `attack focus`. */
export function formatFocus(focus: string): string {
  return `${focus} focus`;
}
