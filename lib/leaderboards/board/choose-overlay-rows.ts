/**
 * The rows that an overlay has room for: the fastest ones, and in the place of the last of them the run that is meant,
 * where it is further down.
 *
 * @param rows of a board, by place
 * @param count at least 1
 * @param run id of the run that is meant
 */
export function chooseOverlayRows<Row extends { readonly runId: string }>(
  rows: readonly Row[],
  count: number,
  run: string | null,
): readonly Row[] {
  const at = rows.findIndex(({ runId }) => runId === run);
  const meant = rows[at];
  return meant && at >= count ? [...rows.slice(0, count - 1), meant] : rows.slice(0, count);
}
