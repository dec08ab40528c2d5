import { expect } from "vitest";
import type { GivenSkill } from "@/lib/wiki/jewelry/jewelry-types";
import { entriesOf, heard, linksOf, regionOf } from "@/tests/support/page-tables";

/** Holds the section of skills on the page of a decoration or charm against what the page is given. */
export function expectGivenSkills(page: ParentNode, skills: readonly GivenSkill[]): void {
  const articles = [...regionOf(page, /^Skills?$/).querySelectorAll("article")];
  expect(articles.map((article) => heard(article.querySelector("h3")))).toEqual(
    skills.map(({ name, level, max }) =>
      expect.stringMatching(new RegExp(`^${name}\\s*Level ${level} of ${max}$`)),
    ),
  );
  skills.forEach(({ id, name, level, text, figures, sources }, at) => {
    const article = articles[at] ?? document.createElement("article");
    const known = figures.filter(({ effects }) => effects.length > 0);
    expect(linksOf(article)[0]).toEqual([name, `/wiki/skills/${id}`]);
    expect(entriesOf(article)).toEqual(
      known.map(({ effects }) => expect.stringMatching(`^${effects.join(", ").replace(/[+()]/g, "\\$&")}`)),
    );
    const words = heard(article);
    if (known.length === 0) expect(words).toContain(`No data for level ${level}.`);
    expect(words).toContain(text);
    for (const { count } of sources) expect(words).toContain(` ${count} `);
  });
}

/** What makes the skills of two such pages differ, for a sample. */
export function skillTraits(skills: readonly GivenSkill[]): string[] {
  return [
    `${Math.min(2, skills.length)} skills`,
    ...skills.flatMap(({ kind, figures, sources }) => [
      kind,
      figures.length > 1 ? "by weapon" : "for all weapons",
      figures.some(({ effects }) => effects.length > 0) ? "figures" : "no figures",
      ...sources.map(({ source }) => source),
    ]),
  ];
}
