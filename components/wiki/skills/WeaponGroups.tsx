import { EntityLink } from "@/components/game/EntityLink";
import mineFirst from "@/components/game/mine-first.module.css";
import { RarityGem } from "@/components/game/RarityGem";
import { Fold } from "@/components/ui/Fold";
import { GameIcon } from "@/components/ui/GameIcon";
import { weaponTypeLabels } from "@/lib/catalog/labels";
import { formatNumber } from "@/lib/text/format";
import type { WeaponGivers } from "@/lib/wiki/skills/skill-types";
import tables from "@/styles/kit.module.css";

/** Up to this many weapons in total, every group starts open. */
const maxOpenWeapons = 24;

/** Weapons that carry a skill, by type; long lists fold away behind the count of each type. */
export function WeaponGroups({ groups, max }: { groups: readonly WeaponGivers[]; max: number }) {
  const total = groups.reduce((sum, { weapons }) => sum + weapons.length, 0);
  return (
    <div className="flex flex-col">
      {groups.map((group) => (
        <Fold
          look="row"
          className={`${mineFirst.mine} last:border-b-0 border-b`}
          data-for={group.type}
          key={group.type}
          open={total <= maxOpenWeapons}
          summary={
            <>
              <GameIcon name={group.type} size={20} />
              {weaponTypeLabels[group.type]}
              <span className="ms-auto font-normal text-dim tabular-nums">
                {formatNumber(group.weapons.length)}
                {max > 1 && `, up to +${group.weapons[0]?.level ?? 0}`}
              </span>
            </>
          }
        >
          <WeaponTable group={group} />
        </Fold>
      ))}
    </div>
  );
}

function WeaponTable({ group }: { group: WeaponGivers }) {
  return (
    <table className={`${tables.table} mb-3`} data-figures="">
      <caption className="visually-hidden">{weaponTypeLabels[group.type]} with this skill</caption>
      <thead>
        <tr>
          <th scope="col">Weapon</th>
          <th scope="col">Levels</th>
          <th scope="col">Attack</th>
          <th scope="col">Rarity</th>
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
