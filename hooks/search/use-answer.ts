import { useEffect, useMemo, useState } from "react";
import { useMyWeapon } from "@/hooks/ui/use-my-weapon";
import { useNames } from "@/hooks/wiki/use-names";
import type { AnswerFacts } from "@/lib/wiki-search/answers/answer-facts";
import type { WikiAnswer } from "@/lib/wiki-search/answers/answer-question";
import { createAnswerer } from "@/lib/wiki-search/answers/create-answerer";
import { loadAnswers } from "@/lib/wiki-search/load-searcher";
import type { Searcher } from "@/lib/wiki-search/searcher";

/** The short answer to a query; `null` where it is no question, and until the facts are loaded or where they are not. */
export function useAnswer(searcher: Searcher | null, query: string): WikiAnswer | null {
  const [facts, setFacts] = useState<AnswerFacts | null>(null);
  const [weapon] = useMyWeapon();
  const { language } = useNames();
  useEffect(() => {
    let gone = false;
    loadAnswers().then(
      (loaded) => !gone && setFacts(loaded),
      // Without them the list is there all the same.
      () => {},
    );
    return () => {
      gone = true;
    };
  }, []);
  const known = searcher?.languages.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: languages arrive between renders.
  const answerer = useMemo(
    () => (searcher && facts ? createAnswerer(searcher, facts) : null),
    [searcher, facts, known],
  );
  return useMemo(
    () =>
      answerer && query
        ? answerer(query, { language: language?.code ?? "en", preferred: navigator.languages, weapon })
        : null,
    [answerer, query, language, weapon],
  );
}
