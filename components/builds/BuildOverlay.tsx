import { GameIcon } from "@/components/ui/GameIcon";
import { useRefreshed } from "@/hooks/ui/use-refreshed";
import { buildCalls } from "@/lib/builds/api";
import type { AttachedBuild } from "@/lib/builds/attachment-schema";
import { weaponTypeLabels } from "@/lib/catalog/labels";
import { ApiCallError } from "@/lib/http/fetcher";
import { callPublic } from "@/lib/http/make-call";
import { formatNumber } from "@/lib/text/format";
import classes from "@/styles/overlay.module.css";

/** Skills that an overlay has room for. */
const maxSkills = 12;

const label = `${classes.tiny} ${classes.dim}`;

/** A published build over a video. It follows what its owner makes of it, and is gone when they hide it. */
export function BuildOverlay({ id, first }: { id: string; first: AttachedBuild }) {
  const build = useLiveBuild(id, first);
  if (!build) return null;
  const { title, weapon, summary } = build;
  const figures = summary?.columns.always;
  return (
    <article className={`${classes.plate} w-fit`}>
      <h1 className={classes.row}>
        <GameIcon name={weapon} size={32} label={weaponTypeLabels[weapon]} className={classes.icon} />
        <bdi>{title}</bdi>
      </h1>
      {summary && <p className={`${classes.tiny} ${classes.dim}`}>{summary.weapon.name}</p>}
      {figures && (
        <dl className={`${classes.row} flex-wrap my-0.75`}>
          {figures.weapon && (
            <>
              <div>
                <dt className={label}>Attack</dt>
                <dd className={classes.large}>{formatNumber(figures.weapon.attack)}</dd>
              </div>
              <div>
                <dt className={label}>Affinity</dt>
                <dd className={classes.large}>{formatNumber(figures.weapon.affinity)}%</dd>
              </div>
              {figures.weapon.elements.map(({ type, value }) => (
                <div key={type}>
                  <dt className={`${label} capitalize`}>{type}</dt>
                  <dd className={classes.large}>{formatNumber(value)}</dd>
                </div>
              ))}
            </>
          )}
          <div>
            <dt className={label}>Defense</dt>
            <dd className={classes.large}>{formatNumber(figures.defense)}</dd>
          </div>
        </dl>
      )}
      {summary && (
        <ul className={`${classes.row} ${classes.tiny} flex-wrap`} aria-label="Skills">
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

/**
 * A published build, followed while the page is open.
 *
 * @param first as the server sent it with the page
 * @returns `null` while it is not published
 */
function useLiveBuild(id: string, first: AttachedBuild): AttachedBuild | null {
  return useRefreshed<AttachedBuild | null>(first, id, async () => {
    try {
      return (await callPublic(buildCalls.describe, { query: { id } })).build;
    } catch (error) {
      if (error instanceof ApiCallError && error.status === 404) return null;
      throw error;
    }
  });
}
