import { capitalized } from "@/lib/catalog/capitalized";
import { getCatalog } from "@/lib/catalog/catalog.server";
import { conditionWords } from "@/lib/catalog/effect-words";
import { namesOf } from "@/lib/catalog/names.server";
import type { Skill } from "@/lib/catalog/schema";
import { skillText } from "@/lib/catalog/texts.server";
import { doubtOf } from "./doubts";
import { figuresOf } from "./figures.server";
import { giversOf } from "./givers.server";
import { partnersOf } from "./partners";
import type { RelatedSkill, SkillPageProps } from "./types";

/** What the page of a skill shows. @throws for an unknown id */
export function getSkill(id: string): SkillPageProps {
  const { skills } = getCatalog();
  const skill = skills.require(id);
  const { name, kind, category, maxLevel } = skill;
  return {
    id,
    name,
    kind,
    category,
    maxLevel,
    text: skillText(id),
    works: worksWhen(skill),
    figures: figuresOf(skill),
    doubt: doubtOf(id),
    groupingDisputed: skill.weaponGroupingUncertain ?? false,
    givers: giversOf(id),
    partners: partnersOf(id).map((partner) => related(skills.require(partner))),
    related: skills.all
      .filter((other) => other.kind === kind && other.category === category && other.id !== id)
      .map(related),
    names: namesOf("skills", id),
  };
}

/** Without a condition a skill works always, unless nothing at all is known of its effects. */
function worksWhen({ condition, effects, effectsByWeapon }: Skill): string | null {
  if (condition) return capitalized(conditionWords[condition]);
  return effects.length > 0 || effectsByWeapon ? "Always" : null;
}

function related({ id, name, kind, maxLevel }: Skill): RelatedSkill {
  return { id, name, kind, maxLevel };
}
