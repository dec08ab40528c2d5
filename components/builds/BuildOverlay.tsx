import { GameIcon } from "@/components/ui/GameIcon";
import { useLiveBuild } from "@/hooks/builds/use-live-build";
import type { AttachedBuild } from "@/lib/builds/attachment-schema";
import { weaponTypeLabels } from "@/lib/catalog/labels";
import { formatNumber } from "@/lib/text/format";
import classes from "./BuildOverlay.module.css";

/** Skills that an overlay has room for. */
const maxSkills = 12;

/** A published build over a video. It follows what its owner makes of it, and is gone when they hide it. */
export function BuildOverlay({ id, first }: { id: string; first: AttachedBuild }) {
  const build = useLiveBuild(id, first);
  if (!build) return null;
  const { title, weapon, summary } = build;
  const figures = summary?.columns.always;
  return (
    <article className={classes.plate}>
      <h1 className={classes.title}>
        <GameIcon name={weapon} size={32} label={weaponTypeLabels[weapon]} className={classes.weapon} />
        <bdi>{title}</bdi>
      </h1>
      {summary && <p className={classes.line}>{summary.weapon.name}</p>}
      {figures && (
        <dl className={classes.figures}>
          {figures.weapon && (
            <>
              <div>
                <dt>Attack</dt>
                <dd>{formatNumber(figures.weapon.attack)}</dd>
              </div>
              <div>
                <dt>Affinity</dt>
                <dd>{formatNumber(figures.weapon.affinity)}%</dd>
              </div>
              {figures.weapon.elements.map(({ type, value }) => (
                <div key={type}>
                  <dt className="capitalize">{type}</dt>
                  <dd>{formatNumber(value)}</dd>
                </div>
              ))}
            </>
          )}
          <div>
            <dt>Defense</dt>
            <dd>{formatNumber(figures.defense)}</dd>
          </div>
        </dl>
      )}
      {summary && (
        <ul className={classes.skills} aria-label="Skills">
          {summary.skills.slice(0, maxSkills).map(({ id: skill, name, level }) => (
            <li key={skill}>
              {name} <b>{level}</b>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
