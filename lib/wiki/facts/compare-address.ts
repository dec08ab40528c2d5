import { comparePath } from "@/lib/site/wiki-paths";
import { isRecordId, maxCompared } from "./compare-store";
import { type ComparedKind, comparedKinds } from "./record-facts";

/** Records to compare, as an address names them. */
export interface Comparison {
  readonly kind: ComparedKind;
  readonly ids: readonly string[];
}

/** A link to a comparison, for others too. */
export function getComparisonPath({ kind, ids }: Comparison): string {
  return ids.length > 0 ? `${comparePath}?${kind}=${ids.join(".")}` : comparePath;
}

/** The records that an address compares; `null` where it names nothing that can be. */
export function readComparison(query: string): Comparison | null {
  const parameters = new URLSearchParams(query);
  const kind = comparedKinds.find((each) => parameters.has(each));
  const ids = kind ? [...new Set((parameters.get(kind) ?? "").split(".").filter(isRecordId))] : [];
  return kind && ids.length > 0 ? { kind, ids: ids.slice(0, maxCompared) } : null;
}
