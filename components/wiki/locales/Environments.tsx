import { Name } from "@/components/game/Name";
import type { Named } from "@/lib/catalog/named";

/** Weather and seasons of a locale. */
export function Environments({ environments }: { environments: readonly Named[] }) {
  return (
    <ul className="flex flex-wrap gap-1.5" aria-label="Environments">
      {environments.map(({ id, name }) => (
        <li key={id} className="px-2.5 border border-strong rounded-md text-13 leading-5 text-dim">
          <Name entity="environments" id={id}>
            {name}
          </Name>
        </li>
      ))}
    </ul>
  );
}
