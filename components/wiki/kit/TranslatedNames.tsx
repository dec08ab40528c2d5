import { Fold } from "@/components/ui/Fold";
import { languages, type TranslatedLanguage } from "@/lib/catalog/languages";
import classes from "./TranslatedNames.module.css";

/** Names by language. */
export type NameTranslations = Readonly<Partial<Record<TranslatedLanguage, string>>>;

interface TranslatedNamesProps {
  english: string;
  names: NameTranslations;
}

/** The name in every language of the game. */
export function TranslatedNames({ english, names }: TranslatedNamesProps) {
  const known = languages.flatMap(({ code, name, englishName, tag, direction }) => {
    const text = code === "en" ? english : names[code];
    return text ? [{ code, language: name, englishName, tag, direction, text }] : [];
  });
  if (known.length < 2) return null;
  return (
    <Fold
      look="box"
      className={`${classes.names} mt-6`}
      summary={`Name in ${known.length - 1} other languages`}
    >
      <dl>
        {known.map(({ code, language, englishName, tag, direction, text }) => (
          <div key={code}>
            <dt className="text-dim text-12 leading-4" lang={tag} title={englishName}>
              {language}
            </dt>
            <dd className="wrap-anywhere" lang={tag} dir={direction}>
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
}
