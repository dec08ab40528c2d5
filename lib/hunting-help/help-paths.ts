/** The board, or the page of one request. */
export function getHelpPath(id?: string): string {
  return id ? `/hunting-help/${id}` : "/hunting-help";
}

export const helpersPath = "/hunting-help/helpers";

/** The form for a request, or who looks for a hunt now, with fields filled in. Empty ones are left out. */
export function getHelpFormPath(
  page: "new" | "find",
  fields: Readonly<Record<string, string | null | undefined>> = {},
): string {
  return withQuery(`/hunting-help/${page}`, fields);
}

/** The board with filters. Empty ones, and those that say what it shows anyway, are left out. */
export function getRequestBoardPath(fields: Readonly<Record<string, string | null | undefined>>): string {
  const { status, sort, ...rest } = fields;
  return withQuery("/hunting-help", {
    ...rest,
    status: status === "open" ? null : (status ?? null),
    sort: sort === "new" ? null : (sort ?? null),
  });
}

function withQuery(path: string, fields: Readonly<Record<string, string | null | undefined>>): string {
  const given = Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}
