import { EntityLink } from "@/components/game/EntityLink";
import { Section } from "@/components/ui/Section";
import { coveredVersion } from "@/lib/site/game-version";
import { getMonsterPath } from "@/lib/site/wiki-paths";
import { formatCount } from "@/lib/text/format";
import type { NewMonster, OverviewUpdate } from "@/lib/wiki/overview/wiki-overview-data";

interface WhatsNewProps {
  updates: readonly OverviewUpdate[];
  archTempered: readonly NewMonster[];
}

/** Monsters added since release, newest first, with their gear. */
export function WhatsNew({ updates, archTempered }: WhatsNewProps) {
  return (
    <Section id="new" title="What's new" aside={`${coveredVersion.name}, ${coveredVersion.month}`} flush>
      <ol>
        {updates.map(({ name, monsters }) => (
          <li key={name} className="grid gap-1.5 py-3 border-b">
            <h3 className="tracking-[0] text-13 leading-4.5 text-dim font-medium">{name}</h3>
            {monsters.map((monster) => (
              <NewMonsterRow key={monster.id} monster={monster} />
            ))}
          </li>
        ))}
        <li className="grid gap-1.5 py-3 border-b">
          <h3 className="tracking-[0] text-13 leading-4.5 text-dim font-medium">Arch-tempered</h3>
          {archTempered.map((monster) => (
            <NewMonsterRow key={monster.id} monster={monster} />
          ))}
        </li>
      </ol>
    </Section>
  );
}

function NewMonsterRow({ monster: { id, name, sets, weapons } }: { monster: NewMonster }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <p className="font-semibold">
        <EntityLink className="text-default hover:text-signal" entity="monsters" id={id} name={name} />
      </p>
      <p className="flex flex-wrap gap-x-3.5 text-14">
        {sets.map((set) => (
          <EntityLink
            key={set.id}
            className="py-0.5 hover:underline hover:underline-offset-3"
            entity="armor-sets"
            id={set.id}
            name={set.name}
          />
        ))}
        {weapons > 0 && (
          <a className="py-0.5 hover:underline hover:underline-offset-3" href={`${getMonsterPath(id)}#gear`}>
            {formatCount(weapons, "weapon", "weapons")}
          </a>
        )}
      </p>
    </div>
  );
}
