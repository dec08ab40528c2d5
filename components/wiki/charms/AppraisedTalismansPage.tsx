import { Fragment } from "react";
import { EntityLink } from "@/components/game/EntityLink";
import { Name } from "@/components/game/Name";
import { RarityGem } from "@/components/game/RarityGem";
import { SkillChips } from "@/components/game/SkillChips";
import { Section } from "@/components/ui/Section";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { oddsPath, talismansPath } from "@/lib/site/wiki-paths";
import { formatNumber } from "@/lib/text/format";
import { formatGroup, type TalismanData, type TalismanSkillGroup } from "@/lib/wiki/charms/talisman-data";
import classes from "./SkillGroups.module.css";
import { TalismanCombinations } from "./TalismanCombinations";
import { TalismanFinder } from "./TalismanFinder";

/** Page of appraised talismans. */
export function AppraisedTalismansPage({ data }: { data: TalismanData }) {
  return (
    <WikiPage
      title="Appraised talismans"
      path={talismansPath}
      section="charm"
      summary="Skills and slots an appraised talisman can have."
      description="The four appraised talismans in Monster Hunter Wilds: possible skills, levels and slots, by skill and by talisman."
      toc={[
        { id: "finder", label: "By skill" },
        ...data.talismans.map(({ id, name }) => ({ id, label: name })),
        { id: "groups", label: "Skill groups" },
      ]}
      actions={<a href={`${oddsPath}?tab=talismans`}>Odds calculator</a>}
      source="Odds of each talisman are the game’s own; those of each combination follow from how often its table lists it."
    >
      <Section id="finder" title="By skill" flush>
        <TalismanFinder data={data} />
      </Section>
      {data.talismans.map(({ id, name, rarity, appraisedFrom, forms }) => (
        <Section
          key={id}
          id={id}
          flush
          title={
            <Name entity="talismans" id={id}>
              {name}
            </Name>
          }
          aside={<RarityGem rarity={rarity} word />}
        >
          <p className="max-w-text my-2.5 text-14 leading-5 text-dim">
            {appraisedFrom.map(({ id: item, name: itemName, chance }) => (
              <Fragment key={item}>
                {chance}% of <EntityLink entity="items" id={item} name={itemName} />.{" "}
              </Fragment>
            ))}
            One of these {forms.length} combinations: one skill from each group and one set of slots.
          </p>
          <TalismanCombinations name={name} forms={forms} groups={data.groups} />
        </Section>
      ))}
      <Section id="groups" title="Skill groups">
        <SkillGroups groups={data.groups} />
      </Section>
    </WikiPage>
  );
}

/** The groups that talismans draw their skills from. */
function SkillGroups({ groups }: { groups: readonly TalismanSkillGroup[] }) {
  return (
    <div className={`${classes.groups} grid gap-5`}>
      {groups.map((each) => {
        const { group, skills } = each;
        return (
          <section key={group} id={`group-${group}`} aria-labelledby={`group-${group}-title`}>
            <h3 className="mb-1.5 text-15 leading-5.5" id={`group-${group}-title`}>
              Group {formatNumber(group, 0)}{" "}
              <small className="ms-2 text-dim text-13 font-normal">
                {formatNumber(skills.length, 0)} {formatGroup(each)}
              </small>
            </h3>
            <SkillChips skills={skills} />
          </section>
        );
      })}
    </div>
  );
}
