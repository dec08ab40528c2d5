import { EntityLink } from "@/components/game/EntityLink";
import { getWeaponTreePath } from "@/lib/site/wiki-paths";
import type { WeaponDetail } from "@/lib/wiki/weapons/weapon-detail";
import classes from "./TreePanel.module.css";
import { WeaponLinks } from "./WeaponLinks";

/** The way from the root to a weapon, and what it is upgraded into. */
export function TreePanel({ weapon }: { weapon: WeaponDetail }) {
  const { id, path, upgrades, type } = weapon;
  return (
    <>
      <ol className={`${classes.path} mb-4 flex flex-wrap gap-y-1 gap-x-1.5`} aria-label="Upgrade path">
        {path.map((step) => (
          <li key={step.id} aria-current={step.id === id ? "true" : undefined}>
            {step.id === id ? (
              <strong>{step.name}</strong>
            ) : (
              <EntityLink entity="weapons" id={step.id} name={step.name} />
            )}
          </li>
        ))}
      </ol>
      {upgrades.length > 0 ? (
        <WeaponLinks type={type} weapons={upgrades} caption="Upgrades into" titled />
      ) : (
        <p className="mt-3 text-dim">Final upgrade.</p>
      )}
      <p className="mt-3">
        <a href={`${getWeaponTreePath(type)}?at=${id}`}>Show in tree</a>
      </p>
    </>
  );
}
