import { ElementValue } from "@/components/game/ElementValue";
import { EntityLink } from "@/components/game/EntityLink";
import { Name } from "@/components/game/Name";
import { Slots } from "@/components/game/Slots";
import { SharpnessBar } from "@/components/wiki/weapons/SharpnessBar";
import type { FactValue } from "@/lib/wiki/facts/record-facts";

interface FactViewProps {
  value: FactValue;
  /** Records of it lead to their pages. */
  isLinked?: boolean;
}

/** The value of one figure of a record. */
export function FactView({ value, isLinked = false }: FactViewProps) {
  if ("text" in value) return value.text;
  if ("slots" in value) return <Slots levels={value.slots} />;
  if ("sharpness" in value)
    return <SharpnessBar mini lengths={value.sharpness} withHandicraft={value.more} />;
  if ("elements" in value) {
    return (
      <span className="inline-flex flex-wrap gap-x-3">
        {value.elements.map(([element, strength]) => (
          <ElementValue key={element} type={element} value={strength} word />
        ))}
      </span>
    );
  }
  return value.records.map(({ entity, id, name, suffix }, index) => (
    <span key={id}>
      {index > 0 && ", "}
      {isLinked ? (
        <EntityLink entity={entity} id={id} name={name} />
      ) : (
        <Name entity={entity} id={id}>
          {name}
        </Name>
      )}
      {suffix && <span className="text-dim whitespace-nowrap"> {suffix}</span>}
    </span>
  ));
}
