import { conditionPhrases } from "@/lib/catalog/format-effects";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { getNamesByLanguage } from "@/lib/catalog/get-names.server";
import { getSkillText } from "@/lib/catalog/get-texts.server";
import type { Skill } from "@/lib/catalog/schema";
import { capitalize } from "@/lib/text/capitalize";
import { getDoubt } from "./get-doubt";
import { getSkillFigures } from "./get-skill-figures.server";
import { getSkillGivers } from "./get-skill-givers.server";
import type { RelatedSkill, SkillPageProps } from "./skill-types";

/** Skills that build on each other: the first does nothing, or less, without the second. */
const pairs: readonly (readonly [string, string])[] = [
  ["antivirus", "gore-magalas-tyranny"],
  ["bladescale-honing", "bladescale-loading"],
  ["critical-boost", "critical-eye"],
  ["ebony-odogarons-power", "burst"],
  ["marathon-runner", "constitution"],
  ["nu-udras-mutiny", "resentment"],
  ["rey-daus-voltage", "latent-power"],
  ["seregioss-tenacity", "adrenaline-rush"],
  ["soul-of-the-dark-knight", "darkside"],
  ["synergy", "omega-resonance"],
  ["synthetic-shield", "omega-resonance"],
];

/** Data of the page of a skill. @throws for an unknown id */
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
    text: getSkillText(id),
    activeWhen: formatCondition(skill),
    figures: getSkillFigures(skill),
    doubt: getDoubt(id),
    isGroupingDisputed: skill.weaponGroupingUncertain ?? false,
    givers: getSkillGivers(id),
    partners: getPartners(id).map((partner) => toRelatedSkill(skills.require(partner))),
    related: skills.all
      .filter((other) => other.kind === kind && other.category === category && other.id !== id)
      .map(toRelatedSkill),
    names: getNamesByLanguage("skills", id),
  };
}

/** Without a condition a skill works always, unless nothing at all is known of its effects. */
function formatCondition({ condition, effects, effectsByWeapon }: Skill): string | null {
  if (condition) return capitalize(conditionPhrases[condition]);
  return effects.length > 0 || effectsByWeapon ? "Always" : null;
}

function toRelatedSkill({ id, name, kind, maxLevel }: Skill): RelatedSkill {
  return { id, name, kind, maxLevel };
}

/** Ids of the skills that belong to a plan with this one, in both directions. */
function getPartners(id: string): readonly string[] {
  return pairs.flatMap(([first, second]) => (first === id ? [second] : second === id ? [first] : []));
}
