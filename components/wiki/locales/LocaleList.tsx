import { localeKinds } from "@/lib/catalog/codes";
import { kindHeadings } from "@/lib/wiki/locales/labels";
import type { LocaleCardData as Card } from "@/lib/wiki/locales/locale-types";
import { FieldCard } from "./FieldCard";
import { LocaleCard } from "./LocaleCard";

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
