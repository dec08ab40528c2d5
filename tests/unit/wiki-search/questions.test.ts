import { describe, expect, test } from "vitest";
import { z } from "zod";
import type { LanguageCode, TranslatedLanguage } from "@/lib/catalog/languages";
import { translatedLanguages } from "@/lib/catalog/languages";
import { isAnswerFacts } from "@/lib/wiki-search/answers/answer-facts";
import type { WikiAnswer } from "@/lib/wiki-search/answers/answer-question";
import { collectAnswers } from "@/lib/wiki-search/answers/collect-answers.server";
import { createAnswerer } from "@/lib/wiki-search/answers/create-answerer";
import questionsJson from "@/tests/fixtures/search/questions.json";
import { fullSearcher, loadedDocuments } from "@/tests/support/wiki-searcher";

const rowsSchema = z.array(z.tuple([z.string(), z.string(), z.string()]));
/** What is typed, and topic and subject of the answer. `players`: written from what players ask, not from the code. */
const questions = z
  .strictObject({
    players: rowsSchema,
    words: rowsSchema,
    languages: z.record(z.enum(translatedLanguages), rowsSchema),
  })
  .parse(questionsJson);

/** The facts as a browser has them: written, sent, read. */
const facts = JSON.parse(JSON.stringify(collectAnswers()));

function ask(
  query: string,
  language: LanguageCode = "en",
  weapon: Parameters<ReturnType<typeof createAnswerer>>[1]["weapon"] = null,
): WikiAnswer | null {
  const languages: TranslatedLanguage[] = language === "en" ? [] : [language];
  return createAnswererIn(languages)(query, { language, preferred: [], weapon });
}

const answerers = new Map<string, ReturnType<typeof createAnswerer>>();
function createAnswererIn(languages: readonly TranslatedLanguage[]) {
  const key = languages.join();
  const answerer = answerers.get(key) ?? createAnswerer(fullSearcher(...languages), facts);
  answerers.set(key, answerer);
  return answerer;
}

test("there are 300 questions, 120 of them from players", () => {
  const { players, words, languages } = questions;
  const all = [...players, ...words, ...Object.values(languages).flat()];
  expect(players.length).toBeGreaterThanOrEqual(120);
  expect(all.length).toBeGreaterThanOrEqual(300);
  expect(Object.keys(languages).toSorted()).toEqual([...translatedLanguages].toSorted());
});

test("the file has what the browser expects of it", () => {
  expect(isAnswerFacts(facts)).toBe(true);
  expect(isAnswerFacts({ ...facts, items: null })).toBe(false);
  expect(isAnswerFacts(null)).toBe(false);
});

describe.each([
  ["of players", questions.players],
  ["in other words", questions.words],
] as const)("questions %s", (_, rows) => {
  test.each(rows)("%s: %s of %s", (query, topic, subject) => {
    const answer = ask(query);
    expect([answer?.topic, answer?.subject]).toEqual([topic, subject]);
    expect(answer?.lines.length).toBeGreaterThan(0);
  });
});

describe.each(translatedLanguages)("questions in %s", (language) => {
  test.each(questions.languages[language])("%s: %s of %s", (query, topic, subject) => {
    const answer = ask(query, language);
    expect([answer?.topic, answer?.subject]).toEqual([topic, subject]);
  });
});

test.each([
  ["element arkveld", "Weak to: Dragon"],
  ["burst bow 3", "Level 3, Bow: Attack +8"],
  ["burst bow 3", "Element +80"],
  ["earplugs charm", "Earplugs Charm"],
  ["wex armor 2 slots", "slots 2-1"],
  ["2 slot armor with handicraft", "No armor gives it"],
  ["monsters weak to fire", "Blangonga: 30 (Head)"],
  ["crown sizes rathian", "Crowns: Small gold up to 1,578.9 cm"],
  ["raw great sword", "250 attack"],
  ["how to unlock lagiacrus", "Tremors on Land, Sea, and Forest"],
  ["can you capture gogmazios", "Cannot be captured"],
  ["what to eat for rathalos", "What to eat: Azuz village meal, or vegetable ration + "],
  ["which quests give attack jewel 1", "from quests"],
])("%s says %s", (query, text) => {
  const lines = ask(query)?.lines.map(({ label, text: line }) => (label ? `${label}: ${line}` : line)) ?? [];
  expect(lines.join("\n")).toContain(text);
});

test("the drops of an answer leave out tables of which nobody knows how often they pay", () => {
  const ruby = ask("rathalos ruby")?.lines.map(({ text }) => text);
  expect(ruby?.length).toBeGreaterThan(0);
  expect(ruby?.some((text) => text.startsWith("100%"))).toBe(false);
});

test.each([
  "rathalos",
  "rathalos helm",
  "hammer",
  "attack boost",
  "rathalos armor",
  "zzz",
  "",
  "fire attack",
  "best charm for bow",
  "the",
])("%j is no question", (query) => {
  expect(ask(query)).toBe(null);
});

test("the visitor's weapon fills in what was not typed", () => {
  expect(ask("burst 3 level", "en", "bow")?.lines).toHaveLength(1);
  expect(ask("fire weapons best", "en", "bow")?.subject).not.toBe("hammer");
  expect(ask("rathalos weak points", "en", "hammer")?.lines.map(({ label }) => label)).toEqual(["Blunt"]);
  expect(ask("raw", "en", "lance")?.subject).toBe("lance");
});

test("every answer leads to a page of the site, and names what the search knows", () => {
  const names = new Set(loadedDocuments().map(({ name }) => name));
  for (const [query] of [...questions.players, ...questions.words]) {
    const answer = ask(query);
    expect(answer?.href).toMatch(/^\/wiki\/[a-z-]+/);
    if (answer?.document) expect(names.has(answer.document.name)).toBe(true);
  }
});
