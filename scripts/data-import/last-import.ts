import type { LastImport } from "@/lib/catalog/schema/quality";
import { hasChanges } from "./compare-records";
import type { ImportReport } from "./format-report";

/**
 * A report as the site keeps it: what changed, counted by file and field.
 *
 * @param date ISO date of the import
 */
export function toLastImport({ catalog }: Pick<ImportReport, "catalog">, date: string): LastImport {
  const files = [...catalog].filter(([, change]) => hasChanges(change));
  return {
    date,
    files: files.map(([file, { added, removed, changed }]) => {
      const idsByField = new Map<string, Set<string>>();
      for (const { id, field } of changed) {
        const name = field.split(".")[0] ?? field;
        idsByField.set(name, (idsByField.get(name) ?? new Set()).add(id));
      }
      return {
        file,
        added: added.length,
        removed: removed.length,
        changed: new Set(changed.map(({ id }) => id)).size,
        fields: [...idsByField]
          .map(([field, ids]) => ({ field, count: ids.size }))
          .sort((a, b) => b.count - a.count || (a.field < b.field ? -1 : 1)),
      };
    }),
  };
}
