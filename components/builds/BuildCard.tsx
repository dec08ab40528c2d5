import type { ReactNode } from "react";
import { EntityLink } from "@/components/game/EntityLink";
import { SkillChips } from "@/components/game/SkillChips";
import { GameIcon } from "@/components/ui/GameIcon";
import { PageLink } from "@/components/ui/PageLink";
import type { BuildSummary, OwnBuildRow, PublishedBuild } from "@/lib/builds/schema";
import { weaponTypeLabels } from "@/lib/catalog/labels";
import classes from "./BuildCard.module.css";
import { BuildFigures } from "./BuildFigures";
import { TagList } from "./TagList";
import { VersionNote } from "./VersionNote";

interface BuildCardProps {
  build: Omit<PublishedBuild, "author"> | OwnBuildRow;
  /** Where the title leads. */
  href: string;
  /** Who made it and when, what state it is in. */
  byline: ReactNode;
  /** Under the byline: why it is not shown to others. */
  note?: ReactNode;
  /** At the top right; under everything on a phone. */
  actions: ReactNode;
  /** Under what it gives. */
  foot?: ReactNode;
}

/** One build in a list: what it wields, what for, what it gives. */
export function BuildCard({ build, href, byline, note, actions, foot }: BuildCardProps) {
  const { title, weapon, summary, monster, monsterName, tags, gameVersion } = build;
  return (
    <article
      className={`${classes.card} pt-3.5 px-4 pb-3 grid gap-y-0.5 gap-x-3.5 border rounded-md bg-card`}
    >
      <GameIcon
        name={weapon}
        size={36}
        label={weaponTypeLabels[weapon]}
        className={`${classes.icon} mt-0.5 text-dim`}
      />
      <div className="col-2 min-w-0">
        <h3 className="text-17 leading-6 wrap-anywhere">
          <PageLink
            href={href}
            className="inline-block py-0.5 text-default hover:text-signal hover:underline hover:underline-offset-3"
          >
            {title || "Untitled build"}
          </PageLink>
        </h3>
        <p className={`${classes.line} text-14 leading-5 text-dim wrap-anywhere`}>
          {summary ? (
            <EntityLink entity="weapons" id={summary.weapon.id} name={summary.weapon.name} />
          ) : (
            weaponTypeLabels[weapon]
          )}
          {monster && monsterName && (
            <>
              {" against "}
              <EntityLink entity="monsters" id={monster} name={monsterName} />
            </>
          )}
          <span className={classes.by}>{byline}</span>
        </p>
        {note}
      </div>
      <div className={`${classes.body} grid gap-1 min-w-0 mt-1.5`}>
        {summary ? (
          <>
            <BuildFigures summary={summary} />
            <BuildSkills summary={summary} />
          </>
        ) : (
          <p className="text-14 text-dim">This build's code can no longer be read.</p>
        )}
        <VersionNote gameVersion={gameVersion} />
        <TagList tags={tags} />
        {foot}
      </div>
      <div className={`${classes.actions} self-start flex flex-wrap items-center justify-end gap-2`}>
        {actions}
      </div>
    </article>
  );
}

/** The highest skills of a build, and how many more there are. */
function BuildSkills({ summary: { skills, moreSkills } }: { summary: BuildSummary }) {
  return (
    <div className={`${classes.skills} flex flex-wrap items-baseline gap-x-3.5`}>
      <SkillChips skills={skills} />
      {moreSkills > 0 && <p className="text-13 leading-6 text-dim">and {moreSkills} more</p>}
    </div>
  );
}
