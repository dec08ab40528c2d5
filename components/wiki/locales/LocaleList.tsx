import { EntityLink } from "@/components/game/EntityLink";
import { localeKinds } from "@/lib/catalog/world-codes";
import { formatCount } from "@/lib/text/format";
import { kindHeadings } from "@/lib/wiki/locales/labels";
import type { LocaleCardData as Card } from "@/lib/wiki/locales/locale-types";
import { FieldCard } from "./FieldCard";

/** Every locale as a card, kind by kind. */
export function LocaleList({ locales }: { locales: readonly Card[] }) {
  return localeKinds.map((kind, index) => (
    <section
      key={kind}
      id={kind}
      className={index > 0 ? "mt-9" : undefined}
      aria-labelledby={`${kind}-title`}
    >
      <h2 id={`${kind}-title`} className="text-20 leading-7">
        {kindHeadings[kind].title}
      </h2>
      <p className="text-14 leading-5 text-dim">{kindHeadings[kind].note}</p>
      <ul className={`${kind === "field" ? "tiles-320" : "tiles-260"} grid gap-3 mt-3`}>
        {locales
          .filter((locale) => locale.kind === kind)
          .map((locale) => (
            <li key={locale.id} className="flex">
              {kind === "field" ? <FieldCard locale={locale} /> : <LocaleCard locale={locale} />}
            </li>
          ))}
      </ul>
    </section>
  ));
}

/** An arena with its monsters, or a place without any. */
function LocaleCard({ locale }: { locale: Card }) {
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
