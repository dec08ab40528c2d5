import dynamic from "next/dynamic";
import { ConditionalSkillList } from "@/components/game/ConditionalSkillList";
import { ElementValue } from "@/components/game/ElementValue";
import { EntityLink } from "@/components/game/EntityLink";
import { Name } from "@/components/game/Name";
import { SharpnessGauge } from "@/components/game/SharpnessGauge";
import { SkillLevelList } from "@/components/game/SkillLevelList";
import { SummaryTable } from "@/components/game/SummaryTable";
import { LazyDialog } from "@/components/ui/LazyDialog";
import { MarkdownTree } from "@/components/ui/Markdown";
import { Note } from "@/components/ui/Note";
import { Section } from "@/components/ui/Section";
import { TakeDownButton } from "@/components/ui/TakeDownButton";
import { useCurrentUser } from "@/hooks/account/use-auth";
import { useName } from "@/hooks/wiki/use-names";
import { readColumns } from "@/lib/builder/summary/summary-columns";
import type { BuildBonus, BuildPageData, BuildStatsData as Stats } from "@/lib/builds/build-page";
import { elements } from "@/lib/catalog/codes";
import { isAdminOrCreator } from "@/lib/site/roles";
import { formatCount, formatSigned } from "@/lib/text/format";
import classes from "./BuildView.module.css";
import { GearTable } from "./GearTable";
import { TagList } from "./TagList";
import { VersionNote } from "./VersionNote";

const LazyTakeDownDialog = dynamic(
  () => import("./TakeDownDialog").then(({ TakeDownDialog }) => TakeDownDialog),
  { loading: LazyDialog },
);

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
          <MarkdownTree nodes={page.notes} />
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

/** Set bonuses and group skills with the pieces that count, active ones first. */
function BuildBonuses({ bonuses }: { bonuses: readonly BuildBonus[] }) {
  return (
    <ul className="grid gap-1.5 text-14 leading-5">
      {bonuses.map(({ id, name, kind, pieces, level, missing }) => (
        <li className="flex flex-wrap gap-y-0 gap-x-3 justify-between" key={id}>
          <EntityLink
            className={level > 0 ? "font-semibold" : "text-dim"}
            entity="skills"
            id={id}
            name={name}
          />
          <span className="text-dim">
            {kind === "group" ? "Group skill, " : "Set bonus, "}
            {formatCount(pieces, "piece", "pieces")}
            {level > 0 ? `: level ${level}` : ": not active"}
            {missing !== null && `, ${missing} more for ${level > 0 ? "the next level" : "level 1"}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface TakeDownProps {
  id: string;
  owner: string;
}

/** For creators and admins, on what others published: takes the build down with a reason. Nothing for all others. */
function TakeDown({ id, owner }: TakeDownProps) {
  const user = useCurrentUser();
  if (!isAdminOrCreator(user) || user?.uid === owner) return null;
  return (
    <TakeDownButton
      className="mt-5 text-bad"
      done="Taken down. The page is gone and the owner can see the reason."
      renderDialog={(dialog) => <LazyTakeDownDialog id={id} {...dialog} />}
    />
  );
}

/** A build summed up: base, always on, against its monster; sharpness, resistances, and what has a condition. */
function BuildStats({ stats }: { stats: Stats }) {
  const { columns, target, sharpness, resistances, conditional } = stats;
  const { text: monster } = useName("monsters", target?.monster.id ?? "", target?.monster.name ?? "");
  return (
    <div className="grid gap-3 max-w-160">
      <SummaryTable caption="Stats" columns={readColumns(columns, target && monster)} withoutSharpness />
      {target && (
        <p className="text-13 leading-5 text-dim">
          Against the part that takes the most damage (
          <Name entity="parts" id={target.part.id}>
            {target.part.name}
          </Name>
          ), with default uptimes.
        </p>
      )}
      {sharpness && <SharpnessGauge sharpness={sharpness} />}
      <ul className="flex flex-wrap gap-y-2 gap-x-6 text-14 leading-5" aria-label="Resistances">
        {elements.map((element) => {
          const { base, always } = resistances[element];
          return (
            <li key={element}>
              <ElementValue type={element} value={always} word sign />
              {base !== always && <span className="text-13 text-dim"> (base {formatSigned(base)})</span>}
            </li>
          );
        })}
      </ul>
      <ConditionalSkillList skills={conditional} />
    </div>
  );
}
