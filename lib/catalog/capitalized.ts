/** A code as words begin: `close-range` becomes `Close-range`. */
export function capitalized(code: string): string {
  return code.charAt(0).toUpperCase() + code.slice(1);
}
