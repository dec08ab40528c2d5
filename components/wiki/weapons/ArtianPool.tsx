import { EntityLink } from "@/components/game/EntityLink";
import type { Named } from "@/lib/catalog/named";
import { oddsPath } from "@/lib/site/wiki-paths";
import { formatNumber } from "@/lib/text/format";
import type { ArtianPageProps } from "@/lib/wiki/weapons/artian-page";
import classes from "./ArtianPool.module.css";

/** The set bonuses and group skills that a Gogma Artian weapon can roll. */
export function ArtianPool({ pool }: Pick<ArtianPageProps, "pool">) {
  const { setBonuses, groupSkills } = pool;
  return (
    <>
      <p className="max-w-text mb-3 text-dim">
        A Gogma Artian weapon rolls one set bonus and one group skill: {setBonuses.length} ×{" "}
        {groupSkills.length} = {formatNumber(setBonuses.length * groupSkills.length)} pairs, all equally
        likely. <a href={`${oddsPath}?tab=skills`}>Odds</a>
      </p>
      <Pool title="Set bonuses" skills={setBonuses} />
      <Pool title="Group skills" skills={groupSkills} />
    </>
  );
}

function Pool({ title, skills }: { title: string; skills: readonly Named[] }) {
  return (
    <>
      <h3 className="mt-3 mb-1.5 text-15">{title}</h3>
      <ul className={`${classes.pool} gap-x-6`}>
        {skills.map(({ id, name }) => (
          <li className="py-0.75 break-inside-avoid" key={id}>
            <EntityLink entity="skills" id={id} name={name} />
          </li>
        ))}
      </ul>
    </>
  );
}
