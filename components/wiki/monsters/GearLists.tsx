import { EntityLink } from "@/components/game/EntityLink";
import { Name } from "@/components/game/Name";
import { weaponTypeLabels } from "@/lib/catalog/labels";
import type { MonsterGearData } from "@/lib/wiki/monsters/monster-page";
import { LinkedNames } from "./LinkedNames";

/** Armor sets and weapons that take a material of this monster. */
export function GearLists({ gear: { sets, weapons } }: { gear: MonsterGearData }) {
  return (
    <>
      {sets.length > 0 && (
        <ul className="flex flex-wrap gap-1.5 text-14 leading-5">
          {sets.map(({ id, name, pieces, of }) => (
            <li className="px-2.5 py-1 border rounded-md" key={id}>
              <EntityLink entity="armor-sets" id={id} name={name} />{" "}
              <span className="text-dim">
                {pieces} of {of}
              </span>
            </li>
          ))}
        </ul>
      )}
      {weapons.length > 0 && (
        <dl className="mt-4 text-14 leading-5.5">
          {weapons.map(({ type, list }) => (
            <div key={type} className="md:grid-cols-[160px_1fr] grid gap-y-0.5 gap-x-4 py-2 border-t">
              <dt className="text-dim">
                <Name entity="weapon-types" id={type}>
                  {weaponTypeLabels[type]}
                </Name>
              </dt>
              <dd>
                <LinkedNames entity="weapons" names={list} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className="max-w-text mt-3 text-14 leading-5 text-dim">
        Gear that uses this monster's own materials. For armor: how many pieces of the set do.
      </p>
    </>
  );
}
