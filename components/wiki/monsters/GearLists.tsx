import { EntityLink } from "@/components/game/EntityLink";
import { Name } from "@/components/game/Name";
import { weaponTypeLabels } from "@/lib/catalog/labels";
import type { MonsterGear } from "@/lib/wiki/monsters/monster-page";
import { LinkedNames } from "./LinkedNames";
import classes from "./Lists.module.css";

/** Armor sets and weapons that take a material of this monster. */
export function GearLists({ gear: { sets, weapons } }: { gear: MonsterGear }) {
  return (
    <>
      {sets.length > 0 && (
        <ul className={`${classes.tags} flex flex-wrap gap-1.5 text-14 leading-5`}>
          {sets.map(({ id, name, pieces, of }) => (
            <li className="px-2.5 py-1 border rounded-md" key={id}>
              <EntityLink entity="armor-sets" id={id} name={name} />{" "}
              <span>
                {pieces} of {of}
              </span>
            </li>
          ))}
        </ul>
      )}
      {weapons.length > 0 && (
        <dl className={`${classes.types} mt-4 text-14 leading-5.5`}>
          {weapons.map(({ type, list }) => (
            <div key={type}>
              <dt>
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
      <p className={`${classes.note} text-14 leading-5 text-dim`}>
        Gear that uses this monster's own materials. For armor: how many pieces of the set do.
      </p>
    </>
  );
}
