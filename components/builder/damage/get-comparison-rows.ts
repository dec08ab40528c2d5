import type { ComparedBuild } from "@/hooks/builder/use-build-comparison";
import type { DerivedSharpness } from "@/lib/builder/loadout/derived";
import type { GetName } from "@/lib/builder/loadout/format-problem";
import type { WeaponFigures } from "@/lib/builder/summary/weapon-figures";
import { sharpnessLabels } from "@/lib/builder/target/labels";
import { sharpnessColors } from "@/lib/catalog/codes";
import { elementLabels } from "@/lib/catalog/labels";
import { formatState } from "@/lib/catalog/state-labels";
import { formatNumber } from "@/lib/text/format";

/** A figure of one build, and how it compares to that of the present build. */
export interface ComparisonCell {
  /** As it is read; `null` = there is none. */
  readonly text: string | null;
  /** More or less than the present build's; `null` = not to be compared, or the present build itself. */
  readonly delta: number | null;
  /** As text, where a number cannot say how it differs. */
  readonly differs: boolean;
  /** On a line of its own. */
  readonly note?: string;
  /** Why the figure is in doubt. */
  readonly doubt?: string;
}

interface ComparisonRow {
  readonly label: string;
  /** Id of the skill that the row is of. */
  readonly skill?: string;
  readonly unit: string;
  readonly cells: readonly ComparisonCell[];
}

type ReadFigure = (build: ComparedBuild) => {
  text: string | null;
  value: number | null;
  note?: string;
  doubt?: string;
};

/** The rows of the table of builds next to each other, the first build being the present one. */
export function getComparisonRows(
  builds: readonly ComparedBuild[],
  getName: GetName,
): readonly ComparisonRow[] {
  const rows: readonly (readonly [label: string, unit: string, read: ReadFigure])[] = [
    ["Damage", "", readDamage],
    ["Best part", "", readBestPart],
    ["Effective raw", "", (build) => readEffective(build, "raw")],
    ["Effective element", "", (build) => readEffective(build, "element")],
    ...readInColumns("Attack", "", ({ attack }) => readFigure(attack)),
    ...readInColumns("Affinity", "%", ({ affinity }) => readFigure(affinity, "%")),
    ...readInColumns("Element", "", readElement),
    ["Sharpness", "", ({ derived }) => readSharpness(derived.weapon?.sharpness ?? null)],
    ["Defense, base", "", ({ summary }) => readFigure(summary.defense.base)],
    ["Defense, always on", "", ({ summary }) => readFigure(summary.defense.always)],
  ];
  return [
    ...rows.map(([label, unit, read]) => ({ label, unit, cells: getCells(builds, read) })),
    ...listDifferingSkills(builds).map((id) => ({
      label: getName("skill", id),
      skill: id,
      unit: "",
      cells: getCells(builds, ({ derived }) => readFigure(derived.levels[id] ?? 0)),
    })),
  ].filter(({ cells }) => cells.some(({ text }) => text !== null));
}

/** A figure of the weapon in the three columns of a summary; where moves differ, the highest against the target. */
function readInColumns(
  label: string,
  unit: string,
  read: (figures: WeaponFigures) => ReturnType<ReadFigure>,
): readonly (readonly [label: string, unit: string, read: ReadFigure])[] {
  const readOf = (figures: WeaponFigures | undefined) => (figures ? read(figures) : nothing);
  return [
    [`${label}, base`, unit, ({ summary }) => readOf(summary.weapon?.base)],
    [`${label}, always on`, unit, ({ summary }) => readOf(summary.weapon?.always)],
    [`${label}, against target`, unit, ({ summary }) => readOf(summary.weapon?.target?.most)],
  ];
}

/** How many skills every build has at one level. */
export function countSharedSkills(builds: readonly ComparedBuild[]): number {
  const differ = new Set(listDifferingSkills(builds));
  return Object.keys(builds[0]?.derived.levels ?? {}).filter((id) => !differ.has(id)).length;
}

function listDifferingSkills(builds: readonly ComparedBuild[]): readonly string[] {
  const ids = new Set(builds.flatMap(({ derived }) => Object.keys(derived.levels)));
  const level = ({ derived }: ComparedBuild, id: string) => derived.levels[id] ?? 0;
  return [...ids].filter((id) => new Set(builds.map((build) => level(build, id))).size > 1);
}

function getCells(builds: readonly ComparedBuild[], read: ReadFigure): readonly ComparisonCell[] {
  const all = builds.map(read);
  const [present] = all;
  return all.map(({ text, value, note, doubt }, at) => ({
    text,
    delta:
      at === 0 || value === null || (present?.value ?? null) === null ? null : value - (present?.value ?? 0),
    differs: at > 0 && text !== present?.text,
    ...(note !== undefined && { note }),
    ...(doubt !== undefined && { doubt }),
  }));
}

const nothing = { text: null, value: null };

function readFigure(value: number | null, unit = "") {
  return value === null ? nothing : { text: `${formatNumber(value, 1)}${unit}`, value };
}

const plainHit =
  "The chosen moves do not belong to this weapon. One basic hit with motion value 100 is used instead.";

function readDamage({ damage: found }: ComparedBuild) {
  if (!found) return nothing;
  const read = readFigure(found.rotation.total.value);
  return found.otherMoves ? { ...read, value: null, doubt: plainHit } : read;
}

function readBestPart({ damage: found }: ComparedBuild) {
  if (!found?.best) return nothing;
  const { target, total } = found.best;
  return {
    text: formatNumber(total, 1),
    note: `${target.name}, ${formatState(target.state)}`,
    value: found.otherMoves ? null : total,
  };
}

function readEffective({ damage: found }: ComparedBuild, kind: "raw" | "element") {
  if (!found) return nothing;
  const { value } = found.rotation.effective[kind];
  // None is nothing to read, and still less than some.
  return value === 0 ? { text: null, value } : readFigure(value);
}

/** Elements of two types have no difference. */
function readElement({ elements }: WeaponFigures) {
  if (elements.length === 0) return nothing;
  const texts = elements.map(({ type, value }) => `${elementLabels[type]} ${formatNumber(value, 1)}`);
  return { text: texts.join(", "), value: null };
}

function readSharpness(own: DerivedSharpness | null) {
  if (own === null) return nothing;
  const length = own.bar[sharpnessColors.indexOf(own.color)] ?? 0;
  return { text: `${sharpnessLabels[own.color]} ${formatNumber(length)}`, value: null };
}
