import { EntityLink } from "@/components/game/EntityLink";
import { Section } from "@/components/ui/Section";
import { skillCategoryLabels } from "@/lib/catalog/skill-labels";
import { formatCount } from "@/lib/text/format";
import { kindPlurals } from "@/lib/wiki/skills/labels";
import type { RelatedSkill, SkillPageProps } from "@/lib/wiki/skills/skill-types";

/** Skills that work with this one, then others of its kind and category. */
export function RelatedSkills({ skill }: { skill: SkillPageProps }) {
  const { kind, category, partners, related } = skill;
  if (partners.length + related.length === 0) return null;
  const others =
    kind === "set-bonus" || kind === "group"
      ? `All ${kindPlurals[kind].toLowerCase()}`
      : `${kindPlurals[kind]}: ${skillCategoryLabels[category].toLowerCase()}`;
  return (
    <Section id="related" title="Related skills">
      {partners.length > 0 && (
        <>
          <h3 className="mb-1.5 text-13 leading-5 text-dim font-medium">Works with</h3>
          <SkillLinks skills={partners} />
        </>
      )}
      {related.length > 0 && (
        <>
          <h3
            className={`${partners.length > 0 ? "mt-4" : ""} mb-1.5 text-13 leading-5 text-dim font-medium`}
          >
            {others}
          </h3>
          <SkillLinks skills={related} />
        </>
      )}
    </Section>
  );
}

function SkillLinks({ skills }: { skills: readonly RelatedSkill[] }) {
  return (
    <ul className="columns-[240px] gap-x-8">
      {skills.map(({ id, name, maxLevel }) => (
        <li
          className="flex gap-2 items-baseline justify-between py-1.25 border-b text-14 leading-5 break-inside-avoid"
          key={id}
        >
          <EntityLink entity="skills" id={id} name={name} />
          <span className="text-13 text-dim whitespace-nowrap">
            {formatCount(maxLevel, "level", "levels")}
          </span>
        </li>
      ))}
    </ul>
  );
}
