import { getCatalog } from "@/lib/catalog/catalog.server";
import { skillKinds } from "@/lib/catalog/codes";
import type { Skill } from "@/lib/catalog/schema";
import { skillText } from "@/lib/catalog/texts.server";
import { firstSentence } from "@/lib/wiki/first-sentence";
import { topEffect } from "./figures.server";
import { giverKindsOf } from "./givers.server";
import type { SkillRow } from "./types";

/** Every skill by name, equipment skills and weapon skills first. */
export function listSkills(): SkillRow[] {
  return [...getCatalog().skills.all]
    .sort((a, b) => skillKinds.indexOf(a.kind) - skillKinds.indexOf(b.kind) || a.name.localeCompare(b.name))
    .map(skillRow);
}

function skillRow(skill: Skill): SkillRow {
  const { id, name, kind, category, maxLevel } = skill;
  const text = skillText(id);
  const lead = firstSentence(text);
  return {
    id,
    name,
    kind,
    category,
    maxLevel,
    lead,
    rest: text.slice(lead.length).trim(),
    atMost: topEffect(skill),
    givers: giverKindsOf(id),
  };
}
