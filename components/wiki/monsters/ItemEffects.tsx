import { monsterItemLabels } from "@/lib/catalog/labels";
import type { MonsterPageProps } from "@/lib/wiki/monsters/monster-page";
import classes from "./ItemEffects.module.css";

/** Which pods and traps work. */
export function ItemEffects({ items }: Pick<MonsterPageProps, "items">) {
  return (
    <dl
      className={`${classes.items} mt-4 mx-0 mb-0 grid gap-x-6 text-14 leading-5`}
      aria-label="Pods and traps"
    >
      {items.map(([item, works]) => (
        <div key={item} className="flex gap-2 justify-between py-1.5 border-t">
          <dt>{monsterItemLabels[item]}</dt>
          <dd className={`${works ? "text-good" : "text-dim"} whitespace-nowrap`}>
            <span aria-hidden="true">{works ? "✓" : "✕"}</span> {works ? "works" : "no effect"}
          </dd>
        </div>
      ))}
    </dl>
  );
}
