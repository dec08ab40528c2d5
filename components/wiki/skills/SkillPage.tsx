import type { ReactNode } from "react";
import { DoubtfulFigure } from "@/components/game/DoubtfulFigure";
import { Section } from "@/components/ui/Section";
import { CompareButton } from "@/components/wiki/facts/CompareButton";
import { BuilderLink } from "@/components/wiki/kit/BuilderLink";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import type { Opening } from "@/lib/builder/editor/opening";
import { skillCategoryLabels, skillKindLabels } from "@/lib/catalog/skill-labels";
import { getSkillPath } from "@/lib/site/wiki-paths";
import { kindNotes } from "@/lib/wiki/skills/labels";
import type { SkillPageProps } from "@/lib/wiki/skills/skill-types";
import { GiverSections } from "./GiverSections";
import { RelatedSkills } from "./RelatedSkills";
import { SkillLevelTables } from "./SkillLevelTables";

/** One skill: what it does, its levels in figures, everything that gives it, and its relatives. */
export function SkillPage({ skill, children }: { skill: SkillPageProps; children?: ReactNode }) {
  const { id, name, kind, category, maxLevel, text, activeWhen, doubt, names } = skill;
  const sections = getSkillSections(skill);
  return (
    <WikiPage
      title={name}
      path={getSkillPath(id)}
      section="skill"
      description={text}
      id={id}
      names={names}
      summary={text}
      figures={[
        { label: "Type", value: skillKindLabels[kind] },
        ...(kind === "armor" || kind === "weapon"
          ? [{ label: "Category", value: skillCategoryLabels[category] }]
          : []),
        { label: "Max level", value: maxLevel },
        ...(activeWhen
          ? [
              {
                label: "Active",
                value: <span className="block text-15 leading-5 text-pretty">{activeWhen}</span>,
              },
            ]
          : []),
      ]}
      actions={
        <>
          <BuilderLink opening={getBuilderOpening(skill)} name={name} />
          <CompareButton kind="skills" id={id} name={name} />
        </>
      }
      toc={sections}
    >
      <Section id="levels" title="Levels">
        <p className="max-w-[72ch] mb-3 text-14 leading-5 text-dim">{kindNotes[kind]}</p>
        {skill.isGroupingDisputed && (
          <p className="max-w-[72ch] mb-3 text-14 leading-5 text-dim">
            <DoubtfulFigure why="Calculators group weapon types differently. The values are from the game; which weapons they apply to is disputed.">
              The weapon grouping is uncertain.
            </DoubtfulFigure>
          </p>
        )}
        {doubt && <p className="max-w-[72ch] mb-3 text-14 leading-5 text-dim">Unconfirmed values. {doubt}</p>}
        <SkillLevelTables skill={skill} />
      </Section>
      <GiverSections skill={skill} />
      <RelatedSkills skill={skill} />
      {children}
    </WikiPage>
  );
}

/** Skills open at their max level, bonuses at level 1. */
function getBuilderOpening({ id, kind, maxLevel }: SkillPageProps): Opening {
  return { kind: "skill-target", id, level: kind === "armor" || kind === "weapon" ? maxLevel : 1 };
}

interface PageSection {
  readonly id: string;
  readonly label: string;
}

/** The sections that the page of a skill has, in their order; what nothing gives has no section for it. */
function getSkillSections({ givers, partners, related }: SkillPageProps): PageSection[] {
  const { armor, sets, decorations, charms, weapons, talismans, food, raisedBy, canComeFromGogma } = givers;
  const sections: [PageSection, boolean][] = [
    [{ id: "levels", label: "Levels" }, true],
    [{ id: "sets", label: "Armor sets" }, sets.length > 0],
    [{ id: "decorations", label: "Decorations" }, decorations.length > 0],
    [{ id: "charms", label: "Charms" }, charms.length > 0],
    [{ id: "armor", label: "Armor" }, armor.length > 0],
    [{ id: "weapons", label: "Weapons" }, weapons.length > 0 || canComeFromGogma],
    [{ id: "talismans", label: "Appraised talismans" }, talismans.length > 0],
    [{ id: "raised-by", label: "Temporary boosts" }, food.length > 0 || raisedBy.length > 0],
    [{ id: "related", label: "Related skills" }, partners.length > 0 || related.length > 0],
  ];
  return sections.filter(([, shown]) => shown).map(([section]) => section);
}
