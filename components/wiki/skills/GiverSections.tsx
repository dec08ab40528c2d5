import { EntityLink } from "@/components/game/EntityLink";
import { RarityGem } from "@/components/game/RarityGem";
import { Section } from "@/components/ui/Section";
import { artianPath, oddsPath } from "@/lib/site/wiki-paths";
import { formatCount, formatSigned } from "@/lib/text/format";
import type { SkillPageProps } from "@/lib/wiki/skills/skill-types";
import { ArmorTable } from "./ArmorTable";
import { CharmTable } from "./CharmTable";
import { DecorationTable } from "./DecorationTable";
import { SetTable } from "./SetTable";
import { WeaponGroups } from "./WeaponGroups";

/** Everything that gives a skill, one section per kind of source. Kinds without a source have no section. */
export function GiverSections({ skill }: { skill: SkillPageProps }) {
  const { armor, sets, decorations, charms, weapons, canComeFromGogma } = skill.givers;
  const weaponCount = weapons.reduce((sum, group) => sum + group.weapons.length, 0);
  return (
    <>
      {sets.length > 0 && (
        <Section id="sets" title="Armor sets" aside={formatCount(sets.length, "set", "sets")} flush>
          <SetTable sets={sets} />
        </Section>
      )}
      {decorations.length > 0 && (
        <Section
          id="decorations"
          title="Decorations"
          aside={formatCount(decorations.length, "decoration", "decorations")}
          flush
        >
          <DecorationTable decorations={decorations} />
        </Section>
      )}
      {charms.length > 0 && (
        <Section id="charms" title="Charms" aside={formatCount(charms.length, "charm", "charms")} flush>
          <CharmTable charms={charms} />
        </Section>
      )}
      {armor.length > 0 && (
        <Section id="armor" title="Armor" aside={formatCount(armor.length, "piece", "pieces")} flush>
          <ArmorTable armor={armor} />
        </Section>
      )}
      {(weapons.length > 0 || canComeFromGogma) && (
        <Section
          id="weapons"
          title="Weapons"
          aside={weaponCount > 0 ? formatCount(weaponCount, "weapon", "weapons") : undefined}
        >
          {canComeFromGogma && (
            <p className={`${weapons.length > 0 ? "mb-3" : ""} max-w-[72ch] text-14 leading-5 text-dim`}>
              Any <a href={artianPath}>Gogma Artian weapon</a> can roll it, which counts as one piece.{" "}
              <a href={`${oddsPath}?tab=skills`}>Odds</a>
            </p>
          )}
          {weapons.length > 0 && <WeaponGroups groups={weapons} max={skill.maxLevel} />}
        </Section>
      )}
      <TalismanSection skill={skill} />
      <RaisedSection skill={skill} />
    </>
  );
}

function TalismanSection({ skill }: { skill: SkillPageProps }) {
  const { givers } = skill;
  if (givers.talismans.length === 0) return null;
  return (
    <Section id="talismans" title="Appraised talismans">
      <p className="max-w-[72ch] mb-3 text-14 leading-5 text-dim">
        Skills are rolled on appraisal. <a href={`${oddsPath}?tab=talismans&skill1=${skill.id}`}>Odds</a>
      </p>
      <dl className="text-14 leading-5">
        {givers.talismans.map(({ level, talismans }) => (
          <div key={level} className="flex gap-4 py-2 border-b last:border-b-0">
            <dt className="flex-none w-16 font-semibold">Level {level}</dt>
            <dd>
              <ul className="flex flex-wrap gap-y-1.5 gap-x-5">
                {talismans.map(({ id, name, rarity }) => (
                  <li className="flex gap-1.5 items-center" key={id}>
                    <RarityGem rarity={rarity} /> <EntityLink entity="talismans" id={id} name={name} />
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function RaisedSection({ skill: { givers } }: { skill: SkillPageProps }) {
  const { food, raisedBy } = givers;
  if (food.length + raisedBy.length === 0) return null;
  return (
    <Section id="raised-by" title="Temporary boosts">
      <ul className="text-14 leading-5">
        {food.map(({ id, name, levels }) => (
          <li className="flex flex-wrap gap-y-0.5 gap-x-4 py-2 border-b last:border-b-0" key={id}>
            <EntityLink entity="food-skills" id={id} name={name} />
            <span className="text-dim">
              {formatSigned(levels)} {levels === 1 ? "level" : "levels"} from a meal
            </span>
          </li>
        ))}
        {raisedBy.map(({ id, name, levels }) => (
          <li className="flex flex-wrap gap-y-0.5 gap-x-4 py-2 border-b last:border-b-0" key={id}>
            <EntityLink entity="skills" id={id} name={name} />
            <span className="text-dim">
              {formatSigned(levels)} {levels === 1 ? "level" : "levels"} while active
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
