import { getCatalog } from "@/lib/catalog/get-catalog.server";

/** Names and highest levels of skills by id, in the order of their names; each once. */
export function sortSkills(ids: readonly string[]): Record<string, { name: string; max: number }> {
  const { skills } = getCatalog();
  const entries = [...new Set(ids)].map((id) => {
    const { name, maxLevel } = skills.require(id);
    return [id, { name, max: maxLevel }] as const;
  });
  return Object.fromEntries(entries.sort(([, a], [, b]) => (a.name < b.name ? -1 : 1)));
}
