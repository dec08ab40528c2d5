import { EntityLink } from "@/components/game/EntityLink";
import type { EffectFigure } from "@/lib/wiki/food/food-types";

/** Effects of a food skill, or a note if unknown. */
export function EffectFigures({ effects }: { effects: readonly EffectFigure[] }) {
  if (effects.length === 0) return <p className="text-14 text-dim">No data for this skill.</p>;
  return (
    <dl className="flex flex-wrap gap-y-3 gap-x-9">
      {effects.map(({ label, value, skill }) => (
        <div key={label}>
          <dt className="text-dim text-12 leading-4.5">
            {skill ? <EntityLink entity="skills" id={skill.id} name={skill.name} suffix=" level" /> : label}
          </dt>
          <dd className="text-26 font-semibold leading-8">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
