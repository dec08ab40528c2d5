/** Most coins of one adjustment, either way. */
export const maxAdjustment = 10_000;
/** Longest reason of an admin, in UTF-16 units. */
export const maxWhyLength = 240;
/** Entries of the audit log in an export at most. */
export const maxExportedEntries = 10_000;
/** Entries of the audit log in one page of an export. */
export const exportPageSize = 500;
/** Days that the charts of the health page look back. */
export const healthDays = 14;
