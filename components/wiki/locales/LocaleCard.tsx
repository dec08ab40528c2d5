import { EntityLink } from "@/components/game/EntityLink";
import { formatCount } from "@/lib/text/format";
import type { LocaleCardData as Card } from "@/lib/wiki/locales/locale-types";

/** An arena with its monsters, or a place without any. */
export function LocaleCard({ locale }: { locale: Card }) {
  return (
    <article className="flex-1 min-w-0 py-3.5 px-4 border rounded-md bg-card">
      <h3 className="text-15 leading-5.5">
        <EntityLink entity="locales" id={locale.id} name={locale.name} />
      </h3>
      <p className="mt-1 text-14 leading-5 text-dim">{locale.lead}</p>
      {locale.opponents.length > 0 && (
        <>
          <ul
            className="mt-2 flex flex-wrap gap-y-0.5 gap-x-3.5 text-14 leading-6"
            aria-label="Monsters fought here"
          >
            {locale.opponents.map(({ id, name }) => (
              <li key={id}>
                <EntityLink entity="monsters" id={id} name={name} />
              </li>
            ))}
          </ul>
          <p className="mt-1 text-14 leading-5 text-dim">{formatCount(locale.quests, "quest", "quests")}</p>
        </>
      )}
    </article>
  );
}
