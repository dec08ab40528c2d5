import { EntityLink } from "@/components/game/EntityLink";
import type { LoadedAmmo } from "@/lib/catalog/schema";
import { formatAmmo, getAmmoItem } from "@/lib/wiki/weapons/labels";
import tables from "@/styles/kit.module.css";

interface AmmoTableProps {
  ammo: readonly LoadedAmmo[];
  /** Only light bowguns fire rapidly. */
  isLight: boolean;
}

/** Ammo of a bowgun, with level and capacity. */
export function AmmoTable({ ammo, isLight }: AmmoTableProps) {
  return (
    <table className={tables.table}>
      <caption className="visually-hidden">Usable ammo</caption>
      <thead>
        <tr>
          <th scope="col">Ammo</th>
          <th scope="col" className={tables.end}>
            Level
          </th>
          <th scope="col" className={tables.end}>
            Capacity
          </th>
          {isLight && <th scope="col">Rapid fire</th>}
        </tr>
      </thead>
      <tbody>
        {ammo.map(({ type, level, capacity, rapid }) => (
          <tr key={`${type}-${level}`}>
            <th scope="row">
              <EntityLink entity="items" id={getAmmoItem(type)} name={formatAmmo(type)} />
            </th>
            <td className={tables.end}>{level}</td>
            <td className={tables.end}>{capacity}</td>
            {isLight && <td>{rapid ? "Yes" : <span className="text-dim">No</span>}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
