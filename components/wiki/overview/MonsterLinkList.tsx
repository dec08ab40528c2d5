import { ElementValue } from "@/components/game/ElementValue";
import { Emblem } from "@/components/game/Emblem";
import { getMonsterEmblem } from "@/components/game/get-emblem";
import { Name } from "@/components/game/Name";
import { Section } from "@/components/ui/Section";
import { getComparePath, getMonsterPath } from "@/lib/site/wiki-paths";
import type { OverviewMonster } from "@/lib/wiki/overview/wiki-overview-data";

/** Every large monster by name, with its weaknesses. */
export function MonsterLinkList({ monsters }: { monsters: readonly OverviewMonster[] }) {
  return (
    <Section
      id="monsters"
      title="Large monsters"
      aside={<a href={getComparePath()}>Compare monsters</a>}
      flush
    >
      <p className="pt-2.5 text-13 leading-4.5 text-dim">
        Icons: elements each monster is weak to, as listed in the field guide.
      </p>
      <ul className="md:columns-2 gap-x-7 mt-1.5">
        {monsters.map(({ id, name, elements }) => (
          <li className="break-inside-avoid" key={id}>
            <a
              className="flex gap-3 items-center justify-between min-h-9 border-b text-default text-15 hover:text-signal pointer-coarse:min-h-11"
              href={getMonsterPath(id)}
            >
              <Emblem name={getMonsterEmblem(id)} size={28} />
              <span className="font-[550] flex-1 min-w-0">
                <Name entity="monsters" id={id}>
                  {name}
                </Name>
              </span>
              <span className="inline-flex flex-none gap-2">
                {elements.map((element) => (
                  <ElementValue key={element} type={element} size={16} />
                ))}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
