import { getCatalog } from "@/lib/catalog/get-catalog.server";

/** Large monsters and skills by name: what builds can be looked for by. */
export function getBuildFilterNames() {
  const { monsters, skills } = getCatalog();
  const byName = (things: readonly { readonly id: string; readonly name: string }[]) =>
    things.map(({ id, name }) => ({ id, name })).toSorted((a, b) => a.name.localeCompare(b.name, "en"));
  return {
    monsters: byName(monsters.all.filter(({ size }) => size === "large")),
    skills: byName(skills.all),
  };
}
