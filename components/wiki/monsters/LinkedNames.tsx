import { EntityLink } from "@/components/game/EntityLink";
import type { NamedEntity } from "@/lib/catalog/named-entities";

interface LinkedNamesProps {
  entity: NamedEntity;
  names: readonly (readonly [id: string, name: string])[];
}

/** Names separated by commas; links if they have pages. */
export function LinkedNames({ entity, names }: LinkedNamesProps) {
  return names.map(([id, name], index) => (
    <span key={id}>
      {index > 0 && ", "}
      <EntityLink entity={entity} id={id} name={name} />
    </span>
  ));
}
