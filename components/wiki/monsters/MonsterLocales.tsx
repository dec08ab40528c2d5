import { EntityLink } from "@/components/game/EntityLink";
import type { MonsterPageProps } from "@/lib/wiki/monsters/monster-page";

/** Where the monster can be met. */
export function MonsterLocales({ locales }: Pick<MonsterPageProps, "locales">) {
  return (
    <ul className="flex flex-wrap gap-1.5 text-14 leading-5">
      {locales.map(([id, name]) => (
        <li className="px-2.5 py-1 border rounded-md" key={id}>
          <EntityLink entity="locales" id={id} name={name} />
        </li>
      ))}
    </ul>
  );
}
