import { elements } from "@/lib/catalog/codes";
import { elementLabels } from "@/lib/catalog/labels";
import { formatNumber, formatSigned } from "@/lib/text/format";
import { type ComparedLabel, type ComparedLine, createLine } from "../../criteria/get-compared-lines";
import type { DerivedLoadout } from "../../loadout/derived";

/** Maximum number of builds next to each other. */
export const maxCompared = 4;

/**
 * The figures of builds next to each other: weapon, defense, resistances, and every skill and bonus that one of them
 * has. Skills that differ come first.
 *
 * @param skills all skills, in the order in which they are listed
 */
export function compareBuilds(
  builds: readonly DerivedLoadout[],
  skills: readonly { readonly id: string }[],
): readonly ComparedLine[] {
  const word = (text: string): ComparedLabel => ({ kind: "word", word: text });
  const figures = [
    createLine(
      "attack",
      word("True raw"),
      builds,
      ({ weapon }) => weapon?.attack ?? 0,
      ({ weapon }) => formatNumber(weapon?.attack ?? 0),
    ),
    createLine(
      "affinity",
      word("Affinity"),
      builds,
      ({ weapon }) => weapon?.affinity ?? 0,
      ({ weapon }) => `${formatSigned(weapon?.affinity ?? 0)}%`,
    ),
    createElementLine(builds),
    createLine(
      "defense",
      word("Defense"),
      builds,
      ({ defense }) => defense.withSkills,
      ({ defense }) => formatNumber(defense.withSkills),
    ),
    ...elements.map((element) =>
      createLine(
        element,
        { kind: "element", element },
        builds,
        ({ resistances }) => resistances[element].withSkills,
        ({ resistances }) => formatSigned(resistances[element].withSkills),
      ),
    ),
  ];
  const had = skills
    .filter(({ id }) => builds.some(({ levels }) => levels[id]))
    .map(({ id }) => createLine(id, { kind: "skill", id }, builds, ({ levels }) => levels[id] ?? 0));
  return [...figures, ...had.toSorted((a, b) => Number(b.differs) - Number(a.differs))];
}

/** No element is better than another one, so none is marked. */
function createElementLine(builds: readonly DerivedLoadout[]): ComparedLine {
  const texts = builds.map(formatElement);
  return {
    key: "element",
    label: { kind: "word", word: "Element" },
    cells: texts.map((text) => ({ value: 0, text, best: false })),
    differs: new Set(texts).size > 1,
  };
}

function formatElement({ weapon }: DerivedLoadout): string {
  const both = [weapon?.element, weapon?.element2].flatMap((each) => each ?? []);
  return both.map(({ type, value }) => `${elementLabels[type]} ${formatNumber(value)}`).join(", ") || "—";
}
