import { useCallback, useDeferredValue, useEffect, useMemo, useState } from "react";
import { useNames } from "@/hooks/wiki/use-names";
import type { LanguageCode, TranslatedLanguage } from "@/lib/catalog/languages";
import { loadLanguage, loadSearcher } from "@/lib/wiki-search/load-searcher";
import type { SearchKind } from "@/lib/wiki-search/search-kinds";
import type { SearchAnswer, Searcher } from "@/lib/wiki-search/searcher";

/** How long typing rests before other languages are fetched, in ms. */
const typingPause = 300;

/** Answers of each kind and of all, until one kind is requested. */
const perKind = 6;
const limit = 80;

const noAnswer: SearchAnswer = { hits: [], total: 0, counts: new Map(), isExact: true, isComplete: true };

export interface WikiSearch {
  readonly status: "loading" | "ready" | "failed";
  /** The query that the answer belongs to: while the browser is busy, an older one. */
  readonly query: string;
  readonly answer: SearchAnswer;
  readonly searcher: Searcher | null;
  /** Names in other languages are on their way. */
  readonly searchingElsewhere: boolean;
  /** Tries again after a failure. */
  retry(): void;
}

/**
 * Searches the wiki as one types. The index is fetched on first use; the names of the chosen language belong to
 * it, those of other languages are fetched when the query seems to be in one of them.
 */
export function useWikiSearch(typed: string, kind?: SearchKind): WikiSearch {
  const [attempt, setAttempt] = useState(0);
  const [searcher, setSearcher] = useState<Searcher | null>(null);
  const [failed, setFailed] = useState(false);
  const query = useDeferredValue(typed.trim());

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again.
  useEffect(() => {
    let gone = false;
    setFailed(false);
    loadSearcher().then(
      (loaded) => !gone && setSearcher(loaded),
      () => !gone && setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, [attempt]);

  const language = useChosenLanguage(searcher);
  // Languages arrive between renders: how many are known belongs to what the answer depends on.
  const known = searcher?.languages.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  const all = useMemo(
    () =>
      searcher && query
        ? searcher.search(query, { perKind, limit, language, preferred: navigator.languages })
        : noAnswer,
    [searcher, query, known, language],
  );
  const searchingElsewhere = useOtherLanguages(searcher, query, language);
  const answer = useMemo(
    () =>
      searcher && query && kind
        ? searcher.search(query, { kind, limit, language, preferred: navigator.languages })
        : all,
    [searcher, query, kind, all, language],
  );

  return {
    status: searcher ? "ready" : failed ? "failed" : "loading",
    query,
    answer,
    searcher,
    searchingElsewhere,
    retry: useCallback(() => setAttempt((now) => now + 1), []),
  };
}

/** Takes in the names of the chosen language once the page has them. Renders again when they are in. */
function useChosenLanguage(searcher: Searcher | null): LanguageCode {
  const { language, table } = useNames();
  const [, setTaken] = useState<string>();
  const code = language?.code;
  useEffect(() => {
    if (!searcher || !table || !code || code === "en") return;
    let gone = false;
    loadLanguage(code, table).then(
      () => !gone && setTaken(code),
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [searcher, code, table]);
  return code ?? "en";
}

/** Fetches what the query may need. Renders again with each language that arrives. */
function useOtherLanguages(searcher: Searcher | null, query: string, language: LanguageCode): boolean {
  const [pending, setPending] = useState<ReadonlySet<TranslatedLanguage>>(new Set());
  useEffect(() => {
    if (!searcher) return;
    const missing = searcher
      .listLikelyLanguages(query, { language, preferred: navigator.languages })
      .filter((each) => !searcher.languages.includes(each));
    if (missing.length === 0) return;
    const timer = setTimeout(() => {
      setPending(new Set(missing));
      for (const each of missing) {
        // Without a connection the English answers remain.
        void loadLanguage(each)
          .catch(() => {})
          .then(() => setPending((before) => new Set([...before].filter((other) => other !== each))));
      }
    }, typingPause);
    return () => clearTimeout(timer);
  }, [searcher, query, language]);
  return pending.size > 0;
}
