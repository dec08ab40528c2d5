/** The focus that separates the three Gogma Artian weapons of one name: `attack focus`. */
export function formatFocus(focus: string): string {
  return `${focus} focus`;
}
