const format = new Intl.NumberFormat("en-US", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Damage as the game rounds it, always to a tenth, so that figures under one another line up: `1,204.0`. */
export function formatDamage(value: number): string {
  return format.format(value);
}
