import { elements } from "@/lib/catalog/codes";
import { elementLabels } from "@/lib/catalog/labels";
import { formatNumber, formatSigned } from "@/lib/text/format";
import { type ComparedLabel, type ComparedLine, createLine } from "../../criteria/get-compared-lines";
import type { DerivedLoadout } from "../../loadout/derived";
import type { LoadoutSummary } from "../../summary/summarize-loadout";

/** Maximum number of builds next to each other. */
export const maxTickedBuilds = 4;

/** A build as it is compared: its levels, and its figures with what is always on. */
interface ComparedMyBuild {
  readonly levels: DerivedLoadout["levels"];
  readonly summary: LoadoutSummary;
}

/**
 * The figures of builds next to each other, with every effect that has no condition: weapon, defense, resistances, and
 * every skill and bonus that one of them has. Skills that differ come first.
 *
 * @param skills all skills, in the order in which they are listed
 */
export function compareBuilds(
  builds: readonly ComparedMyBuild[],
  skills: readonly { readonly id: string }[],
): readonly ComparedLine[] {
  const line = (word: string, getFigure: (build: ComparedMyBuild) => number, format = formatNumber) =>
    createLine(word, { kind: "word", word } satisfies ComparedLabel, builds, getFigure, (build) =>
      format(getFigure(build)),
    );
  const figures = [
    line("True raw", ({ summary }) => summary.weapon?.always.attack ?? 0),
    line(
      "Affinity",
      ({ summary }) => summary.weapon?.always.affinity ?? 0,
      (value) => `${value === 0 ? "0" : formatSigned(value)}%`,
    ),
    createElementLine(builds),
    line("Defense", ({ summary }) => summary.defense.always),
    ...elements.map((element) =>
      createLine(
        element,
        { kind: "element", element },
        builds,
        ({ summary }) => summary.resistances[element].always,
        ({ summary }) => formatSigned(summary.resistances[element].always),
      ),
    ),
  ];
  const had = skills
    .filter(({ id }) => builds.some(({ levels }) => levels[id]))
    .map(({ id }) => createLine(id, { kind: "skill", id }, builds, ({ levels }) => levels[id] ?? 0));
  return [...figures, ...had.toSorted((a, b) => Number(b.differs) - Number(a.differs))];
}

/** No element is better than another one, so none is marked. */
function createElementLine(builds: readonly ComparedMyBuild[]): ComparedLine {
  const texts = builds.map(formatElements);
  return {
    key: "element",
    label: { kind: "word", word: "Element" },
    cells: texts.map((text) => ({ value: 0, text, best: false })),
    differs: new Set(texts).size > 1,
  };
}

function formatElements({ summary }: ComparedMyBuild): string {
  const all = summary.weapon?.always.elements ?? [];
  return all.map(({ type, value }) => `${elementLabels[type]} ${formatNumber(value)}`).join(", ") || "—";
}
