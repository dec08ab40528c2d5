import { pendantSources } from "@/lib/catalog/codes";
import type { Pendant } from "@/lib/catalog/schema";
import { createChoiceField, createSortField, createTextField } from "@/lib/site/list-state";

/** A row of the list. */
export type PendantRow = Pick<Pendant, "id" | "name" | "from">;

/** State of the list in its address. */
export const pendantFields = {
  q: createTextField(),
  from: createChoiceField([...pendantSources, "none"]),
  sort: createSortField(["name", "from"], { key: "name", direction: "asc" }),
};
