import type { ReactNode } from "react";
import { Name } from "@/components/game/Name";
import { GameIcon } from "@/components/ui/GameIcon";
import { PageLink } from "@/components/ui/PageLink";
import type { AttachedBuild } from "@/lib/builds/attachment-schema";
import { getBuildsPath, getOpenInBuilderPath } from "@/lib/builds/paths";
import { weaponTypeLabels } from "@/lib/catalog/labels";
import classes from "./BuildChip.module.css";
import { BuildFigures } from "./BuildFigures";

/** Skills that are named; the rest is a number. */
const named = 4;

interface BuildChipProps {
  build: AttachedBuild;
  /** Next to "Open in builder". */
  action?: ReactNode;
}

/** A build that is attached to something, in as little space as possible. */
export function BuildChip({ build, action }: BuildChipProps) {
  const { attachment, title, weapon, code, summary } = build;
  const weaponName = summary ? (
    <Name entity="weapons" id={summary.weapon.id}>
      {summary.weapon.name}
    </Name>
  ) : (
    weaponTypeLabels[weapon]
  );
  const saved = attachment.kind === "build" ? attachment.id : null;
  return (
    <div className={`${classes.chip} grid items-center gap-y-1 gap-x-3 border rounded-md bg-card`}>
      <GameIcon
        name={weapon}
        size={28}
        label={weaponTypeLabels[weapon]}
        className="self-start mt-1 text-dim"
      />
      <div className="min-w-0">
        <p className="text-15 leading-6 font-bold wrap-anywhere">
          {saved ? (
            <PageLink
              href={getBuildsPath(saved)}
              className="text-default hover:text-signal hover:underline hover:underline-offset-3"
            >
              {title || "Untitled build"}
            </PageLink>
          ) : (
            weaponName
          )}
        </p>
        {saved && <p className="text-14 leading-5 text-dim wrap-anywhere">{weaponName}</p>}
        {summary ? (
          <div className="grid gap-1">
            <BuildFigures summary={summary} />
            <Skills summary={summary} />
          </div>
        ) : (
          <p className="text-14 leading-5 text-dim wrap-anywhere">This build's code can no longer be read.</p>
        )}
      </div>
      <div className="max-md:-ms-2 max-md:col-2 flex flex-wrap items-center gap-y-1 gap-x-2">
        <PageLink
          href={getOpenInBuilderPath(code)}
          className="font-[550] hover:underline hover:underline-offset-3 min-h-9 inline-flex items-center px-2 text-14 text-signal"
        >
          Open in builder
        </PageLink>
        {action}
      </div>
    </div>
  );
}

function Skills({ summary: { skills, moreSkills } }: { summary: NonNullable<AttachedBuild["summary"]> }) {
  const more = moreSkills + Math.max(0, skills.length - named);
  if (skills.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-3 text-13 leading-5 text-dim tabular-nums" aria-label="Main skills">
      {skills.slice(0, named).map(({ id, name, level }) => (
        <li key={id}>
          <Name entity="skills" id={id}>
            {name}
          </Name>{" "}
          <b className="text-default font-semibold">{level}</b>
        </li>
      ))}
      {more > 0 && <li>and {more} more</li>}
    </ul>
  );
}
