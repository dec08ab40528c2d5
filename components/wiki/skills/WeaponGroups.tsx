import { EntityLink } from "@/components/game/EntityLink";
import { RarityGem } from "@/components/game/RarityGem";
import { GameIcon } from "@/components/ui/GameIcon";
import { weaponTypeLabels } from "@/lib/catalog/labels";
import { formatNumber } from "@/lib/text/format";
import type { WeaponGivers } from "@/lib/wiki/skills/skill-types";
import classes from "./WeaponGroups.module.css";

/** Up to this many weapons in total, every group starts open. */
const maxOpenWeapons = 24;

/** Weapons that carry a skill, by type; long lists fold away behind the count of each type. */
export function WeaponGroups({ groups, max }: { groups: readonly WeaponGivers[]; max: number }) {
  const total = groups.reduce((sum, { weapons }) => sum + weapons.length, 0);
  return (
    <div>
      {groups.map((group) => (
        <details
          key={group.type}
          open={total <= maxOpenWeapons}
          className={`${classes.group} last:border-b-0 border-b`}
        >
          <summary>
            <GameIcon name={group.type} size={20} />
            <span className="font-semibold">{weaponTypeLabels[group.type]}</span>
            <span className="ms-auto text-14 text-dim tabular-nums">
              {formatNumber(group.weapons.length)}
              {max > 1 && `, up to +${group.weapons[0]?.level ?? 0}`}
            </span>
          </summary>
          <WeaponTable group={group} />
        </details>
      ))}
    </div>
  );
}

function WeaponTable({ group }: { group: WeaponGivers }) {
  return (
    <table className={`${classes.table} w-full mb-3 text-14 leading-5`}>
      <caption className="visually-hidden">{weaponTypeLabels[group.type]} with this skill</caption>
      <thead>
        <tr>
          <th className="text-dim text-13 font-medium" scope="col">
            Weapon
          </th>
          <th className="text-dim text-13 font-medium" scope="col">
            Levels
          </th>
          <th className="text-dim text-13 font-medium" scope="col">
            Attack
          </th>
          <th className="text-dim text-13 font-medium" scope="col">
            Rarity
          </th>
        </tr>
      </thead>
      <tbody>
        {group.weapons.map(({ id, name, level, attack, rarity }) => (
          <tr key={id}>
            <th scope="row">
              <EntityLink entity="weapons" id={id} name={name} />
            </th>
            <td>+{level}</td>
            <td>{formatNumber(attack)}</td>
            <td>
              <RarityGem rarity={rarity} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
