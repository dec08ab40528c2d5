import bySevering from "@/components/game/by-severing.module.css";
import { EntityLink } from "@/components/game/EntityLink";
import { joinWords } from "@/lib/text/join-words";
import type { MealAdvice, MealFigures } from "@/lib/wiki/food/food-types";

interface MealChoiceProps {
  advice: MealAdvice;
}

/** The village meal for a hunt, its figures, and why this one; which one follows the visitor's weapon by the style sheet. */
export function VillageChoice({ advice: { village, unsevered } }: MealChoiceProps) {
  if (!unsevered) return <VillageMeal village={village} />;
  return (
    <>
      <VillageMeal village={village} className={bySevering.severing} />
      <VillageMeal village={unsevered} className={bySevering.unsevered} />
    </>
  );
}

function VillageMeal({
  village,
  className = "",
}: {
  village: MealAdvice["village"];
  className?: string | undefined;
}) {
  return (
    <div className={`[&_a]:underline [&_a]:underline-offset-3 text-14 leading-5 ${className}`}>
      <b className="font-semibold">{village.name}</b>
      <Figures {...village} />
      {village.skills.map(({ id, name, why }) => (
        <p key={id} className="text-dim">
          <EntityLink entity="food-skills" id={id} name={name} /> {why}.
        </p>
      ))}
    </div>
  );
}

/** The ration for a hunt with what is added to it, and the figures of all of it. */
export function RationChoice({ advice: { ration, elements } }: MealChoiceProps) {
  const [added, finishing] = ration.ingredients;
  return (
    <div className="[&_a]:underline [&_a]:underline-offset-3 text-14 leading-5">
      <b className="font-semibold">{ration.name}</b>
      {added && (
        <>
          {" with "}
          <EntityLink entity="items" id={added.id} name={added.name} />
        </>
      )}
      {finishing && (
        <>
          {" and "}
          <EntityLink entity="items" id={finishing.id} name={finishing.name} />
        </>
      )}
      <Figures {...ration} />
      <p className="text-dim">
        {elements.length > 0
          ? `For resistances: it attacks with ${joinWords(elements)}.`
          : "For attack: it inflicts no elemental blight, so resistances matter little."}
      </p>
    </div>
  );
}

function Figures({ attack, defense, allResistance, minutes }: MealFigures) {
  const figures = [
    ["Attack", attack],
    ["defense", defense],
    ["all resistances", allResistance],
  ] as const;
  const words = figures.flatMap(([label, value]) => (value > 0 ? [`${label} +${value}`] : []));
  const text = [...words, `${minutes} min`].join(", ");
  return <p className="tabular-nums">{text.charAt(0).toUpperCase() + text.slice(1)}</p>;
}
