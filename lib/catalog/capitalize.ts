/** A code as words begin: `close-range` becomes `Close-range`. */
export function capitalize(code: string): string {
  return code.charAt(0).toUpperCase() + code.slice(1);
}
