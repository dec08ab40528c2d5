import type { ReactNode } from "react";
import { useName, useNames } from "@/hooks/wiki/use-names";
import { findLanguage } from "@/lib/catalog/languages";
import { highlight } from "@/lib/wiki-search/highlight";
import type { RecentSearch } from "@/lib/wiki-search/recent-searches";
import { searchable } from "@/lib/wiki-search/search-kinds";
import type { SearchHit } from "@/lib/wiki-search/searcher";
import { ResultIcon } from "./ResultIcon";
import classes from "./ResultRow.module.css";

/** The content of a result: its name, its English name if different, and its type. */
export function HitLine({ hit, query }: { hit: SearchHit; query: string }) {
  const { document, language } = hit;
  const shown = useShownName(document.kind, document.id, document.name);
  // A name found in another language is shown in that language.
  const found = findLanguage(language);
  const main = found && language !== "en" ? { text: hit.name, lang: found.tag, dir: found.direction } : shown;
  return (
    <>
      <ResultIcon result={document} className="self-center text-dim" />
      <span className={`${classes.name} flex flex-wrap items-baseline gap-x-2.5 min-w-0 font-medium`}>
        <span lang={main.lang} dir={main.dir}>
          <HighlightedName name={main.text} query={query} />
        </span>
        {main.text !== document.name && (
          <span className="text-13 text-dim font-normal">
            <HighlightedName name={document.name} query={query} />
          </span>
        )}
      </span>
      <span className={`${classes.sub} text-dim max-md:col-2 text-13 leading-4.5`}>
        <HighlightedName name={document.sub.join(" · ")} query={query} />
      </span>
    </>
  );
}

/** The line of something that was opened before. */
export function RecentLine({ recent }: { recent: RecentSearch }) {
  const { text, lang, dir } = useShownName(recent.kind, recent.id, recent.name);
  return (
    <>
      <ResultIcon result={recent} className="self-center text-dim" />
      <span className={`${classes.name} flex flex-wrap items-baseline gap-x-2.5 min-w-0 font-medium`}>
        <span lang={lang} dir={dir}>
          {text}
        </span>
        {text !== recent.name && <span className="text-13 text-dim font-normal">{recent.name}</span>}
      </span>
      <span className={`${classes.sub} text-dim max-md:col-2 text-13 leading-4.5`}>
        {searchable[recent.kind].one}
      </span>
    </>
  );
}

function HighlightedName({ name, query }: { name: string; query: string }): ReactNode {
  let at = 0;
  return highlight(name, query).map(({ text, isHit }) => {
    const key = at;
    at += text.length;
    return isHit ? <mark key={key}>{text}</mark> : text;
  });
}

function useShownName(kind: RecentSearch["kind"], id: string, english: string) {
  const { names: entity } = searchable[kind];
  const name = useName(entity ?? "weapons", id, english);
  const { language } = useNames();
  return entity && language ? name : { text: english, lang: undefined, dir: undefined };
}
