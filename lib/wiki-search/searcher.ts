import type { LanguageCode, TranslatedLanguage } from "@/lib/catalog/languages";
import { buildLexicon, type Lexicon, type LexiconEntry } from "./build-lexicon";
import { type Certainty, getLikelyLanguages } from "./get-likely-languages";
import { matchJoined } from "./match-joined";
import { createMatcher, type WordMatcher } from "./match-words";
import { type FilteredQuery, getRarity, readFilters } from "./read-filters";
import { getTypedWords, listReadings } from "./read-query";
import {
  filteredCost,
  firstGuess,
  firstMissing,
  isMention,
  isNamedInFull,
  otherKindCost,
  scoreDocuments,
  scoreWholeName,
} from "./score-documents";
import type { SearchDocument } from "./search-index-file";
import { type SearchKind, searchKinds } from "./search-kinds";
import { toRomaji } from "./to-romaji";

export interface SearchHit {
  readonly document: SearchDocument;
  /** The name that answered. */
  readonly name: string;
  /** Its language. */
  readonly language: LanguageCode;
}

export interface SearchAnswer {
  /** Best first. */
  readonly hits: readonly SearchHit[];
  /** How many documents answer, and how many of each kind. */
  readonly total: number;
  readonly counts: ReadonlyMap<SearchKind, number>;
  /** Some name was hit as it was typed: nothing had to be guessed. */
  readonly isExact: boolean;
  /** Some name was hit by every word, if not as it was typed. */
  readonly isComplete: boolean;
}

interface WikiSearchOptions {
  /** Only results of this kind. The counts include all kinds. */
  readonly kind?: SearchKind | undefined;
  /** Most answers, default 40. */
  readonly limit?: number;
  /** Most answers of one kind. */
  readonly perKind?: number;
  /** The language of names that the visitor chose, default English. Its typos are corrected before others are tried. */
  readonly language?: LanguageCode;
  /**
   * Languages of the browser, BCP 47. Left out, every language that was added may answer. Given, only those that the query
   * may be in: then the same words have the same answer, whatever was loaded for earlier ones.
   */
  readonly preferred?: readonly string[];
}

/** How well the names of a language answered. */
function getCertainty({ isExact, isComplete }: SearchAnswer): Certainty {
  if (isExact) return "exact";
  return isComplete ? "corrected" : "none";
}

const noAnswer: SearchAnswer = { hits: [], total: 0, counts: new Map(), isExact: true, isComplete: true };

/** All names in one language. */
interface Column {
  readonly lexicon: Lexicon;
  readonly matcher: WordMatcher;
  readonly names: readonly string[];
}

function toColumn(entries: readonly LexiconEntry[]): Column {
  const lexicon = buildLexicon(entries);
  return { lexicon, matcher: createMatcher(lexicon), names: entries.map(({ name }) => name) };
}

/** The search index in memory. Languages are added as they load. */
export class Searcher {
  readonly #documents: readonly SearchDocument[];
  readonly #places: ReadonlyMap<SearchDocument, number>;
  readonly #columns = new Map<LanguageCode, Column>();
  readonly #ranks: Uint8Array;
  /** Loss in score of a document among its like for each rarity below the highest. */
  readonly #rarityCosts: Uint8Array;
  /** Tie breaker of equal results: length of the name, then order. Below 1. */
  readonly #ties: Float64Array;

  constructor(documents: readonly SearchDocument[]) {
    this.#documents = documents;
    this.#places = new Map(documents.map((document, index) => [document, index]));
    this.#columns.set(
      "en",
      toColumn(documents.map(({ name, sub, mentions }) => ({ name, mentions: [...sub, ...mentions] }))),
    );
    this.#ranks = Uint8Array.from(documents, ({ kind }) => searchKinds.indexOf(kind));
    const rarities = documents.map(({ sub }) => getRarity(sub) ?? 0);
    const rarest = rarities.reduce((most, rarity) => Math.max(most, rarity), 0);
    this.#rarityCosts = Uint8Array.from(rarities, (rarity) => rarest - rarity);
    this.#ties = Float64Array.from(documents, ({ name }, index) => {
      return (Math.min(name.length, 127) * documents.length + index) / (128 * documents.length);
    });
  }

  get languages(): readonly LanguageCode[] {
    return [...this.#columns.keys()];
  }

  /** @param names in the order of the documents, empty where there is none */
  addLanguage(language: TranslatedLanguage, names: readonly string[]): void {
    if (names.length !== this.#documents.length) {
      throw new Error(`${language}: ${names.length} names for ${this.#documents.length} documents`);
    }
    const toMentions = language === "ja" ? (name: string) => [toRomaji(name)].filter(Boolean) : () => [];
    this.#columns.set(language, toColumn(names.map((name) => ({ name, mentions: toMentions(name) }))));
  }

  /** The name of a document in a language that was added; its English name otherwise. */
  getName(document: SearchDocument, language: LanguageCode): string {
    return this.#columns.get(language)?.names[this.#places.get(document) ?? -1] || document.name;
  }

  /** All documents, in the order of the index. */
  get documents(): readonly SearchDocument[] {
    return this.#documents;
  }

  /** Languages that a query may be in besides the visitor's own, likeliest first, whether they were added or not. */
  listLikelyLanguages(query: string, options: WikiSearchOptions = {}): readonly TranslatedLanguage[] {
    const typed = getTypedWords(query);
    if (typed.length === 0) return [];
    const own = this.#searchIn(typed, this.#listColumns(options.language, []), options);
    return getLikelyLanguages(query, getCertainty(own), options.preferred);
  }

  search(query: string, options: WikiSearchOptions = {}): SearchAnswer {
    const typed = getTypedWords(query);
    if (typed.length === 0) return noAnswer;
    const { language, preferred } = options;
    if (!preferred) return this.#searchIn(typed, this.#listColumns(language), options);
    const own = this.#searchIn(typed, this.#listColumns(language, []), options);
    const others = getLikelyLanguages(query, getCertainty(own), preferred);
    const all = this.#listColumns(language, others);
    if (own.total === 0) return this.#searchIn(typed, all, options);
    // Only what is as typed elsewhere comes before a slip in one's own language.
    const asTyped = this.#searchIn(typed, all, options, [{ guess: "none", missing: 0 }]);
    return asTyped.total > 0 ? asTyped : own;
  }

  #searchIn(
    typed: readonly string[],
    columns: readonly (readonly [LanguageCode, Column])[],
    options: WikiSearchOptions,
    stages: readonly Stage[] = listStages(typed.length),
  ): SearchAnswer {
    const scores = new Float64Array(this.#documents.length).fill(Number.POSITIVE_INFINITY);
    const languages = new Array<LanguageCode>(this.#documents.length);

    const visitIn = (language: LanguageCode) => (document: number, score: number) => {
      if (score >= (scores[document] ?? 0)) return;
      scores[document] = score;
      languages[document] = language;
    };

    for (const stage of stages) {
      let answered = false;
      for (const [language, column] of columns) {
        // A slip in one's own language is likelier than a slip in another one.
        if (answered && stage.guess !== "none" && language !== "en" && language !== options.language) break;
        const visit = visitIn(language);
        // In English, `blangonag` is a slip in Blangonga; in Polish it is Blango and the beginning of a word.
        // Names as they sound in Japanese have no spaces that one would know of.
        const maySplit = language === "en" || language === "ja" || language === options.language;
        if (matchByWords(typed, column, { ...stage, maySplit }, this.#ranks, visit)) answered = true;
        matchJoined(typed.join(""), column.lexicon, this.#ranks, stage.guess !== "none", visit);
      }
      if (stage.guess === "none" && this.#searchFiltered(typed, columns, scores, visitIn)) answered = true;
      // `ajaraan` begins Ajara-Angaja and is a slip in Ajarakan: without spaces nothing is sure enough to stop.
      if (answered) break;
    }
    return this.#answer(scores, languages, options);
  }

  /** The visitor's languages come first. @param others which besides; all that were added where it is left out */
  #listColumns(chosen: LanguageCode = "en", others?: readonly LanguageCode[]): [LanguageCode, Column][] {
    const own = (language: LanguageCode) => (language === chosen || language === "en" ? 0 : 1);
    return [...this.#columns]
      .filter(([language]) => !others || own(language) === 0 || others.includes(language))
      .toSorted(([a], [b]) => own(a) - own(b) || a.localeCompare(b));
  }

  /**
   * Takes words such as `weapon` or `helm` for the kind of thing that is looked for. What is not of the kind follows
   * after it, unless its name is what was typed.
   *
   * @returns whether anything of the kind has the other words
   */
  #searchFiltered(
    typed: readonly string[],
    columns: readonly (readonly [LanguageCode, Column])[],
    scores: Float64Array,
    visitIn: (language: LanguageCode) => (document: number, score: number) => void,
  ): boolean {
    const filtered = readFilters(typed);
    if (!filtered) return false;
    const passing = this.#documents.map((document) => filtered.passes(document));
    const found = new Map<number, readonly [score: number, language: LanguageCode]>();
    for (const [language, column] of columns) {
      this.#matchFiltered(filtered, column, passing, (document, score) => {
        if (score < (found.get(document)?.[0] ?? Number.POSITIVE_INFINITY)) {
          found.set(document, [score, language]);
        }
      });
    }
    if (found.size === 0) return false;
    for (const [document, score] of scores.entries()) {
      if (!passing[document] && !isNamedInFull(score)) scores[document] = score + otherKindCost;
    }
    for (const [document, [score, language]] of found) {
      // Of all high-rank hammers or fire weapons, which no name tells apart, the rarest come first.
      const later = filtered.words.length === 0 || isMention(score) ? (this.#rarityCosts[document] ?? 0) : 0;
      // `chainmail armor α` is the piece of that name rather than the armor that is named Chainmail α.
      visitIn(language)(document, score + filteredCost + later);
    }
    return true;
  }

  #matchFiltered(
    { words }: FilteredQuery,
    column: Column,
    passing: readonly boolean[],
    visit: (document: number, score: number) => void,
  ): void {
    const visitPassing = (document: number, score: number) => {
      if (passing[document]) visit(document, score);
    };
    if (words.length > 0) {
      matchByWords(words, column, { guess: "none", missing: 0, maySplit: true }, this.#ranks, visitPassing);
      return;
    }
    // All of a kind, each as a part of it that was named.
    for (const [document, name] of column.names.entries()) {
      if (name) visitPassing(document, scoreWholeName(0, this.#ranks[document] ?? 15));
    }
  }

  #answer(
    scores: Float64Array,
    languages: readonly LanguageCode[],
    { kind, limit = 40, perKind = limit }: WikiSearchOptions,
  ): SearchAnswer {
    const found: number[] = [];
    const counts = new Map<SearchKind, number>();
    let best = Number.POSITIVE_INFINITY;
    for (let index = 0; index < scores.length; index += 1) {
      const score = scores[index] ?? Number.POSITIVE_INFINITY;
      const document = this.#documents[index];
      if (score === Number.POSITIVE_INFINITY || !document) continue;
      counts.set(document.kind, (counts.get(document.kind) ?? 0) + 1);
      best = Math.min(best, score);
      scores[index] = score + (this.#ties[index] ?? 0);
      if (!kind || document.kind === kind) found.push(index);
    }
    found.sort((a, b) => (scores[a] ?? 0) - (scores[b] ?? 0));
    const hits: SearchHit[] = [];
    const taken = new Map<SearchKind, number>();
    for (const index of found) {
      if (hits.length === limit) break;
      const document = this.#documents[index];
      const language = languages[index] ?? "en";
      const name = this.#columns.get(language)?.names[index];
      const before = document ? (taken.get(document.kind) ?? 0) : perKind;
      if (!document || !name || before >= perKind) continue;
      taken.set(document.kind, before + 1);
      hits.push({ document, name, language });
    }
    return { hits, total: found.length, counts, isExact: best < firstGuess, isComplete: best < firstMissing };
  }
}

/** How far a search goes to find something. The next stage is tried only where this one finds nothing. */
interface Stage {
  /** Words that are looked for among words that resemble them. */
  readonly guess: "none" | "unknown" | "all";
  /** Words that may stay unanswered. */
  readonly missing: number;
}

/** As typed; with guesses for words that no name has; with guesses for every word; with a word left out. */
function listStages(words: number): Stage[] {
  const stages: Stage[] = [
    { guess: "none", missing: 0 },
    { guess: "unknown", missing: 0 },
    { guess: "all", missing: 0 },
  ];
  if (words > 1) stages.push({ guess: "all", missing: words > 3 ? 2 : 1 });
  return stages;
}

/** @returns whether any document matches, other than by a split word */
function matchByWords(
  typed: readonly string[],
  { lexicon, matcher }: Column,
  { guess, missing, maySplit }: Stage & { readonly maySplit: boolean },
  ranks: Uint8Array,
  visit: (document: number, score: number) => void,
): boolean {
  let answered = false;
  for (const [way, reading] of listReadings(typed, lexicon).entries()) {
    if (reading.isSplit && !maySplit) continue;
    const words = reading.words.map((text) => {
      const exact = matcher.exact(text);
      const known = guess === "none" || (guess === "unknown" && exact.places.length > 0);
      return known ? exact : matcher.guessing(text);
    });
    // Of equal results the one for the words as typed wins.
    scoreDocuments(words, lexicon, missing, ranks, (document, score) => {
      if (!reading.isSplit) answered = true;
      visit(document, score + (way > 0 ? 1 : 0));
    });
  }
  return answered;
}
