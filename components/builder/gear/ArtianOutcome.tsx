import type { ReactNode } from "react";
import { ElementValue } from "@/components/game/ElementValue";
import { Name } from "@/components/game/Name";
import { SharpnessGauge } from "@/components/game/SharpnessGauge";
import { SignedFigure } from "@/components/ui/SignedFigure";
import type { BuilderData } from "@/lib/builder/data/builder-data";
import { compareDerived } from "@/lib/builder/editor/compare-derived";
import { formatDamageChange } from "@/lib/builder/gear/list-delta-parts";
import type { DerivedLoadout, ElementFigure } from "@/lib/builder/loadout/derived";
import { formatNumber, formatSigned } from "@/lib/text/format";
import { WeaponTraitList } from "../totals/WeaponTraitList";
import classes from "./ArtianEditor.module.css";

interface ArtianOutcomeProps {
  before: DerivedLoadout;
  after: DerivedLoadout;
  /** By how much it changes the damage to the target, as a share; `null` = not known. */
  damage: number | null;
  builderData: BuilderData;
}

/** The figures of the weapon as chosen, with what differs from the equipped one. */
export function ArtianOutcome({ before, after, damage, builderData }: ArtianOutcomeProps) {
  const { weapon } = after;
  if (!weapon) return null;
  const { weapon: delta, bonuses } = compareDerived(before, after);
  const { attack, attackDisplay, affinity, element, sharpness, traits } = weapon;
  return (
    <section
      aria-label="Weapon stats"
      className={`${classes.outcome} sticky self-start grid gap-2 min-w-0 p-3 border rounded-md bg-card`}
    >
      <dl className={`${classes.figures} grid gap-1.5 text-14 leading-6`}>
        <OutcomeFigure label="Attack">
          <strong className="text-17 font-bold">{formatNumber(attack)}</strong>{" "}
          <StatGain from={delta.attack.from} to={delta.attack.to} />
          <span className="text-12 text-dim">{formatNumber(attackDisplay)} shown</span>
        </OutcomeFigure>
        <OutcomeFigure label="Affinity">
          <strong className="text-17 font-bold">{formatSigned(affinity, "%")}</strong>{" "}
          <StatGain from={delta.affinity.from} to={delta.affinity.to} unit="%" />
        </OutcomeFigure>
        <OutcomeFigure label="Element">
          {element ? (
            <strong className="text-17 font-bold">
              <ElementValue type={element.type} value={element.value} word />
            </strong>
          ) : (
            "None"
          )}{" "}
          <ElementGain from={before.weapon?.element ?? null} to={element} />
        </OutcomeFigure>
        {damage !== null && (
          <OutcomeFigure label="Target">
            <span>{formatDamageChange(damage)}</span>
          </OutcomeFigure>
        )}
      </dl>
      {/* On a phone it would cover the last choices. */}
      {sharpness && (
        <div className="max-md:hidden">
          <SharpnessGauge sharpness={sharpness} />
        </div>
      )}
      <WeaponTraitList traits={traits} />
      {bonuses.length > 0 && (
        <ul className="pt-2 border-t text-13 leading-5">
          {bonuses.map(({ skill, pieces, from, to }) => (
            <li key={skill}>
              <Name entity="skills" id={skill}>
                {builderData.getName("skill", skill)}
              </Name>
              : {pieces.from} → {pieces.to} pieces
              {from !== to && `, level ${from} → ${to}`}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function OutcomeFigure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-3 justify-between max-md:block">
      <dt className="text-dim">{label}</dt>
      <dd className="flex flex-wrap gap-x-2 items-baseline justify-end max-md:justify-start text-end">
        {children}
      </dd>
    </div>
  );
}

function StatGain({ from, to, unit = "" }: { from: number; to: number; unit?: string }) {
  return from === to ? null : <SignedFigure value={to - from} unit={unit} />;
}

/** Elements of two types have no difference: the old one is named. */
function ElementGain({ from, to }: { from: ElementFigure | null; to: ElementFigure | null }) {
  if (from?.type === to?.type) return <StatGain from={from?.value ?? 0} to={to?.value ?? 0} />;
  return (
    <span className="text-12 text-dim">
      was {from ? <ElementValue type={from.type} value={from.value} size={14} /> : "none"}
    </span>
  );
}
