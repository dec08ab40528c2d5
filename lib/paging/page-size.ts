/** Rows on a page of a list. In a file without zod, for hooks of pages that load no schemas. */
export const pageSize = 25;
