import { EntityLink } from "@/components/game/EntityLink";
import { Name } from "@/components/game/Name";
import { FigureTable } from "@/components/ui/FigureTable";
import type { AilmentCard } from "@/lib/wiki/ailments/ailment-types";

/** Effect, cure and monsters of each ailment. */
export function AilmentCards({ ailments }: { ailments: readonly AilmentCard[] }) {
  return (
    <ul className="tiles-260 grid gap-y-4 gap-x-6">
      {ailments.map(({ id, name, figures, cures, monsters }) => (
        <li key={id} id={id} className="flex flex-col gap-2 py-3 px-3.5 border rounded-md">
          <h2 className="text-17 leading-6">
            <Name entity="hunter-ailments" id={id}>
              {name}
            </Name>
          </h2>
          <FigureTable caption={name} rows={figures} />
          {cures.length > 0 && <Links label="Cured by" entity="items" things={cures} />}
          {monsters.length > 0 && <Links label="Caused by" entity="monsters" things={monsters} />}
        </li>
      ))}
    </ul>
  );
}

interface LinksProps {
  label: string;
  entity: "items" | "monsters";
  things: AilmentCard["cures"];
}

function Links({ label, entity, things }: LinksProps) {
  return (
    <p className="text-14 leading-5">
      <span className="text-dim">{label} </span>
      {things.map(({ id, name }, index) => (
        <span key={id}>
          {index > 0 && ", "}
          <EntityLink entity={entity} id={id} name={name} />
        </span>
      ))}
    </p>
  );
}
