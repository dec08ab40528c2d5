import { EntityLink } from "@/components/game/EntityLink";
import mineFirst from "@/components/game/mine-first.module.css";
import { RarityGem } from "@/components/game/RarityGem";
import { Fold } from "@/components/ui/Fold";
import { GameIcon } from "@/components/ui/GameIcon";
import { RecordTable } from "@/components/ui/RecordTable";
import { weaponTypeLabels } from "@/lib/catalog/labels";
import { formatNumber } from "@/lib/text/format";
import type { WeaponGivers } from "@/lib/wiki/skills/skill-types";

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
    <div className="mb-3">
      <RecordTable
        caption={`${weaponTypeLabels[group.type]} with this skill`}
        captionLook="hidden"
        keepsRows
        hasFigures
        columns={["Weapon", "Levels", "Attack", "Rarity"]}
        rows={group.weapons.map(({ id, name, level, attack, rarity }) => ({
          key: id,
          cells: [
            <EntityLink key="weapon" entity="weapons" id={id} name={name} />,
            `+${level}`,
            formatNumber(attack),
            <RarityGem key="rarity" rarity={rarity} />,
          ],
        }))}
      />
    </div>
  );
}
