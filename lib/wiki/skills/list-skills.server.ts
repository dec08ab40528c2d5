import { skillKinds } from "@/lib/catalog/codes";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { getSkillText } from "@/lib/catalog/get-texts.server";
import type { Skill } from "@/lib/catalog/schema";
import { getFirstSentence } from "@/lib/wiki/get-first-sentence";
import { getTopEffects } from "./get-skill-figures.server";
import { listGiverKinds } from "./get-skill-givers.server";
import type { SkillRow } from "./skill-types";

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
