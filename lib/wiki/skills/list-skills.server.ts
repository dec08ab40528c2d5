import { getCatalog } from "@/lib/catalog/catalog.server";
import { skillKinds } from "@/lib/catalog/codes";
import type { Skill } from "@/lib/catalog/schema";
import { getSkillText } from "@/lib/catalog/texts.server";
import { getFirstSentence } from "@/lib/wiki/first-sentence";
import { getTopEffects } from "./figures.server";
import { listGiverKinds } from "./givers.server";
import type { SkillRow } from "./types";

/** Every skill by name, equipment skills and weapon skills first. */
export function listSkills(): SkillRow[] {
  return [...getCatalog().skills.all]
    .sort((a, b) => skillKinds.indexOf(a.kind) - skillKinds.indexOf(b.kind) || a.name.localeCompare(b.name))
    .map(toSkillRow);
}

function toSkillRow(skill: Skill): SkillRow {
  const { id, name, kind, category, maxLevel } = skill;
  const text = getSkillText(id);
  const lead = getFirstSentence(text);
  return {
    id,
    name,
    kind,
    category,
    maxLevel,
    lead,
    rest: text.slice(lead.length).trim(),
    topEffects: getTopEffects(skill),
    givers: listGiverKinds(id),
  };
}
