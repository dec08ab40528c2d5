import type { LanguageCode } from "@/lib/catalog/languages";
import type { SearchDocument } from "../search-index-file";
import type { SearchKind } from "../search-kinds";
import type { Searcher } from "../searcher";
import type { AnswerFacts } from "./answer-facts";
import { type AnswerContext, answerQuestion, type WikiAnswer } from "./answer-question";
import { createVocabulary, readQuestion } from "./read-question";

interface AnswerOptions extends Pick<AnswerContext, "weapon"> {
  /** The language of names that the visitor chose. */
  readonly language: LanguageCode;
  /** Languages of the browser, BCP 47. */
  readonly preferred: readonly string[];
}

/** Answers a query; `null` where it is no question. */
type Answerer = (query: string, options: AnswerOptions) => WikiAnswer | null;

/**
 * Answers over what the search knows.
 *
 * @param searcher with the languages that it knows now: make another one when it has more
 */
export function createAnswerer(searcher: Searcher, facts: AnswerFacts): Answerer {
  const { documents, languages } = searcher;
  const listNames = (document: SearchDocument) =>
    languages.flatMap((language) => (language === "en" ? [] : searcher.getName(document, language)));
  const vocabulary = createVocabulary(documents, listNames, facts.words);
  const byKey = new Map(documents.map((document) => [`${document.kind} ${document.id}`, document]));
  const find = (kind: SearchKind, id: string) => byKey.get(`${kind} ${id}`);
  return (query, { language, preferred, weapon }) =>
    answerQuestion(readQuestion(query, vocabulary), {
      facts,
      find,
      weapon,
      search: (words, kind) => {
        const { hits, isComplete } = searcher.search(words.join(" "), {
          kind,
          limit: 1,
          language,
          preferred,
        });
        return isComplete ? hits[0]?.document : undefined;
      },
    });
}
