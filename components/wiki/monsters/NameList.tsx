import { EntityLink } from "@/components/wiki/kit/EntityLink";
import type { NameEntity } from "@/lib/names/names-store";

interface NameListProps {
  entity: NameEntity;
  names: readonly (readonly [id: string, name: string])[];
}

/** Names separated by commas; links if they have pages. */
export function NameList({ entity, names }: NameListProps) {
  return names.map(([id, name], index) => (
    <span key={id}>
      {index > 0 && ", "}
      <EntityLink entity={entity} id={id} name={name} />
    </span>
  ));
}
