import { ElementValue } from "@/components/game/ElementValue";
import type { DerivedWeapon } from "@/lib/builder/loadout/derived";
import { formatNumber, formatSigned } from "@/lib/text/format";
import classes from "./Figures.module.css";
import { SharpnessGauge } from "./SharpnessGauge";
import { WeaponTraitList } from "./WeaponTraitList";

/** Figures of the equipped weapon: before skills, except for Handicraft. */
export function WeaponFigures({ weapon }: { weapon: DerivedWeapon }) {
  const { attack, attackDisplay, affinity, element, element2, sharpness, traits } = weapon;
  const elements = [element, element2].filter((each) => each !== null);
  return (
    <>
      <dl className={`${classes.band} grid justify-between gap-y-2 gap-x-4`}>
        <div>
          <dt>Attack</dt>
          <dd>
            <span className={classes.main}>{formatNumber(attack)}</span>{" "}
            <span className="inline-block text-12 leading-4 text-dim">
              raw, {formatNumber(attackDisplay)} shown
            </span>
          </dd>
        </div>
        <div>
          <dt>Affinity</dt>
          <dd className={classes.main} data-tone={affinity < 0 ? "bad" : undefined}>
            {formatSigned(affinity, "%")}
          </dd>
        </div>
        <div>
          <dt>Element</dt>
          <dd className={classes.main}>
            {elements.map(({ type, value }) => (
              <ElementValue key={type} type={type} value={value} />
            ))}
            {elements.length === 0 && <span className="text-14 text-dim font-normal">None</span>}
          </dd>
        </div>
      </dl>
      {sharpness && <SharpnessGauge sharpness={sharpness} />}
      <WeaponTraitList traits={traits} />
    </>
  );
}
