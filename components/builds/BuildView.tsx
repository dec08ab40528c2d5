import { SkillLevelList } from "@/components/game/SkillLevelList";
import { Note } from "@/components/ui/Note";
import { Section } from "@/components/ui/Section";
import type { BuildPageData } from "@/lib/builds/build-page";
import { BuildBonuses } from "./BuildBonuses";
import { BuildNotes } from "./BuildNotes";
import { BuildStats } from "./BuildStats";
import classes from "./BuildView.module.css";
import { GearTable } from "./GearTable";
import { TagList } from "./TagList";
import { TakeDown } from "./TakeDown";
import { VersionNote } from "./VersionNote";

/** One build laid out for reading. */
export function BuildView(page: BuildPageData) {
  const { build, gear, skills, bonuses, stats, transcended, problems } = page;
  return (
    <>
      <div className="empty:hidden flex flex-wrap items-center gap-y-1 gap-x-5 mb-3">
        <VersionNote gameVersion={build.gameVersion} />
        <TagList tags={build.tags} />
      </div>
      {problems.length > 0 && (
        <Note
          tone="warn"
          title="Some of this build is not possible in the game:"
          className="mb-4"
          role="note"
        >
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Note>
      )}
      {gear.length > 0 && (
        <Section id="stats" title="Stats">
          <BuildStats stats={stats} />
        </Section>
      )}
      {build.notes.trim() !== "" && (
        <Section id="notes" title="Notes">
          <BuildNotes notes={build.notes} />
        </Section>
      )}
      {gear.length > 0 && (
        <Section
          id="loadout"
          title="Loadout"
          flush
          aside={transcended ? <span className="text-13 text-dim">Transcended armor</span> : undefined}
        >
          <GearTable gear={gear} weapon={build.weapon} />
        </Section>
      )}
      {skills.length > 0 && (
        <Section id="skills" title="Skills">
          <div className={classes.columns}>
            <SkillLevelList skills={skills} />
          </div>
        </Section>
      )}
      {bonuses.length > 0 && (
        <Section id="bonuses" title="Set bonuses and group skills">
          <BuildBonuses bonuses={bonuses} />
        </Section>
      )}
      <TakeDown id={build.id} owner={build.owner} />
    </>
  );
}
