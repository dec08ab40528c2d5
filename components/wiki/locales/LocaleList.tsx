import { localeKinds } from "@/lib/catalog/codes";
import { kindHeadings } from "@/lib/wiki/locales/labels";
import type { LocaleCard as Card } from "@/lib/wiki/locales/locale-types";
import { FieldCard } from "./FieldCard";
import { LocaleCard } from "./LocaleCard";
import classes from "./LocaleList.module.css";

/** Every locale as a card, kind by kind. */
export function LocaleList({ locales }: { locales: readonly Card[] }) {
  return localeKinds.map((kind) => (
    <section key={kind} id={kind} className={classes.kind} aria-labelledby={`${kind}-title`}>
      <h2 id={`${kind}-title`}>{kindHeadings[kind].title}</h2>
      <p>{kindHeadings[kind].note}</p>
      <ul className={`${classes.cards} grid gap-3`} data-kind={kind}>
        {locales
          .filter((locale) => locale.kind === kind)
          .map((locale) => (
            <li key={locale.id}>
              {kind === "field" ? <FieldCard locale={locale} /> : <LocaleCard locale={locale} />}
            </li>
          ))}
      </ul>
    </section>
  ));
}
