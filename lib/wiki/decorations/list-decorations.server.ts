import { getCatalog } from "@/lib/catalog/catalog.server";
import type { Decoration } from "@/lib/catalog/schema";
import { toLeveledSkill } from "@/lib/wiki/jewelry/given-skill.server";
import { type PackedDecorations, packDecorations } from "./packed";
import type { DecorationRow } from "./types";

/** Every decoration by name. */
export function listDecorations(): PackedDecorations {
  const rows = getCatalog().decorations.all.map(toDecorationRow);
  return packDecorations(rows.sort((a, b) => a.name.localeCompare(b.name, "en", { numeric: true })));
}

export function toDecorationRow({ id, name, kind, slot, rarity, skills }: Decoration): DecorationRow {
  return { id, name, kind, slot, rarity, skills: skills.map(toLeveledSkill) };
}
