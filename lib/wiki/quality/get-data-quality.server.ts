import { getLastImport, getQuality } from "@/lib/catalog/get-quality.server";
import { openEntities } from "../open-data/open-entities.server";
import type { DataQuality } from "./quality-types";

/** Files that are not part of the open data. */
const otherLabels: Readonly<Record<string, string>> = {
  names: "Names",
};

/** How far the facts were checked, and what the last import changed. */
export function getDataQuality(): DataQuality {
  const { verification, disputed, unknown } = getQuality();
  const { date, files } = getLastImport();
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    agree: sum(verification.map(({ agree }) => agree)),
    compared: sum(verification.map(({ compared }) => compared)),
    sources: new Set(verification.map(({ source }) => source)).size,
    comparisons: verification.map(({ entity, ...row }) => ({ label: getLabel(entity), ...row })),
    disputed: disputed.map(({ entity, text }) => ({ label: getLabel(entity), text })),
    unknown: unknown.map(({ entity, text }) => ({ label: getLabel(entity), text })),
    lastImport: { date, files: files.map(({ file, ...row }) => ({ label: getLabel(file), ...row })) },
  };
}

/** @throws for a file without a label */
function getLabel(entity: string): string {
  const label = openEntities.find(({ id }) => id === entity)?.label ?? otherLabels[entity];
  if (label === undefined) throw new Error(`No label for "${entity}".`);
  return label;
}
