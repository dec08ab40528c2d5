import { SkillChips } from "@/components/game/SkillChips";
import { formatNumber } from "@/lib/text/format";
import { formatGroup, type TalismanSkillGroup } from "@/lib/wiki/charms/talisman-data";
import classes from "./SkillGroups.module.css";

/** The groups that talismans draw their skills from. */
export function SkillGroups({ groups }: { groups: readonly TalismanSkillGroup[] }) {
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
