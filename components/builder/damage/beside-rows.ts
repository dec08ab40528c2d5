import type { SideBuild } from "@/hooks/builder/use-beside";
import type { DerivedSharpness, ElementFigure } from "@/lib/builder/loadout/derived";
import type { NameOf } from "@/lib/builder/loadout/problem-words";
import { sharpnessWords } from "@/lib/builder/target/words";
import { sharpnessColors } from "@/lib/catalog/codes";
import { stateWords } from "@/lib/catalog/monster-states";
import { elementWords } from "@/lib/catalog/vocabulary";
import { formatNumber } from "@/lib/text/format";

/** A figure of one build, and how it compares to that of the present build. */
export interface SideCell {
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

export interface SideRow {
  readonly label: string;
  /** Id of the skill that the row is of. */
  readonly skill?: string;
  readonly unit: string;
  readonly cells: readonly SideCell[];
}

type Read = (build: SideBuild) => {
  text: string | null;
  value: number | null;
  note?: string;
  doubt?: string;
};

/** The rows of the table of builds next to each other, the first build being the present one. */
export function sideRows(builds: readonly SideBuild[], nameOf: NameOf): readonly SideRow[] {
  const rows: readonly (readonly [label: string, unit: string, read: Read])[] = [
    ["Damage", "", damage],
    ["Best part", "", bestPart],
    ["Effective raw", "", (build) => hunted(build, "raw")],
    ["Effective element", "", (build) => hunted(build, "element")],
    ["Attack", "", ({ derived }) => figure(derived.weapon?.attack ?? null)],
    ["Affinity", "%", ({ derived }) => figure(derived.weapon?.affinity ?? null, "%")],
    ["Element", "", ({ derived }) => element(derived.weapon?.element ?? null)],
    ["Sharpness", "", ({ derived }) => sharpness(derived.weapon?.sharpness ?? null)],
    ["Defense", "", ({ derived }) => figure(derived.defense.withSkills)],
  ];
  return [
    ...rows.map(([label, unit, read]) => ({ label, unit, cells: cellsOf(builds, read) })),
    ...differingSkills(builds).map((id) => ({
      label: nameOf("skill", id),
      skill: id,
      unit: "",
      cells: cellsOf(builds, ({ derived }) => figure(derived.levels[id] ?? 0)),
    })),
  ].filter(({ cells }) => cells.some(({ text }) => text !== null));
}

/** How many skills every build has at one level. */
export function sharedSkills(builds: readonly SideBuild[]): number {
  const differ = new Set(differingSkills(builds));
  return Object.keys(builds[0]?.derived.levels ?? {}).filter((id) => !differ.has(id)).length;
}

function differingSkills(builds: readonly SideBuild[]): readonly string[] {
  const ids = new Set(builds.flatMap(({ derived }) => Object.keys(derived.levels)));
  const level = ({ derived }: SideBuild, id: string) => derived.levels[id] ?? 0;
  return [...ids].filter((id) => new Set(builds.map((build) => level(build, id))).size > 1);
}

function cellsOf(builds: readonly SideBuild[], read: Read): readonly SideCell[] {
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

function figure(value: number | null, unit = "") {
  return value === null ? nothing : { text: `${formatNumber(value, 1)}${unit}`, value };
}

const plainHit =
  "The chosen moves do not belong to this weapon. One basic hit with motion value 100 is used instead.";

function damage({ hunted: found }: SideBuild) {
  if (!found) return nothing;
  const read = figure(found.rotation.total.value);
  return found.otherMoves ? { ...read, value: null, doubt: plainHit } : read;
}

function bestPart({ hunted: found }: SideBuild) {
  if (!found?.best) return nothing;
  const { target, total } = found.best;
  return {
    text: formatNumber(total, 1),
    note: `${target.name}, ${stateWords[target.state].label.toLowerCase()}`,
    value: found.otherMoves ? null : total,
  };
}

function hunted({ hunted: found }: SideBuild, kind: "raw" | "element") {
  if (!found) return nothing;
  const { value } = found.rotation.effective[kind];
  // None is nothing to read, and still less than some.
  return value === 0 ? { text: null, value } : figure(value);
}

function element(own: ElementFigure | null) {
  return own === null
    ? nothing
    : { text: `${elementWords[own.type]} ${formatNumber(own.value)}`, value: null };
}

function sharpness(own: DerivedSharpness | null) {
  if (own === null) return nothing;
  const length = own.bar[sharpnessColors.indexOf(own.color)] ?? 0;
  return { text: `${sharpnessWords[own.color]} ${formatNumber(length)}`, value: null };
}
