import { getCatalog } from "@/lib/catalog/get-catalog.server";
import type { Decoration } from "@/lib/catalog/schema";
import { toLeveledSkill } from "@/lib/wiki/jewelry/to-given-skill.server";
import type { DecorationRow } from "./decoration-types";

/** Every decoration by name. */
export function listDecorations(): DecorationRow[] {
  const rows = getCatalog().decorations.all.map(toDecorationRow);
  return rows.sort((a, b) => a.name.localeCompare(b.name, "en", { numeric: true }));
}

export function toDecorationRow({ id, name, kind, slot, rarity, skills }: Decoration): DecorationRow {
  return { id, name, kind, slot, rarity, skills: skills.map(toLeveledSkill) };
}
