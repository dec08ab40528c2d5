import { capitalize } from "@/lib/text/capitalize";
import { formatCount, formatNumber } from "@/lib/text/format";
import { isRecord } from "@/lib/text/read-stored";
import type { BoxConflict } from "./join";
import { type BoxKind, boxKindNames, getKindRule } from "./model";

/** `2 talismans, 1 material`, in the order of the kinds; empty where nothing is counted. */
export function formatKindCounts(counts: Readonly<Partial<Record<BoxKind, number>>>): string {
  return boxKindNames
    .flatMap((kind) => (counts[kind] ? [formatCount(counts[kind], ...getKindRule(kind).label)] : []))
    .join(", ");
}

/** Names of fields, of kinds of which more than one field can differ. */
const fieldLabels: Readonly<Record<string, string>> = {
  name: "name",
  roll: "skills and slots",
  weapon: "weapon",
  rolls: "rolls",
  goal: "what you want",
  at: "time",
  result: "result",
  kept: "kept",
  small: "small gold crown",
  large: "large crown",
  smallest: "smallest size",
  largest: "largest size",
  way: "how to make it",
  content: "loadout, search or target",
  changedAt: "time of the change",
};

/** The label of an entry, by its name or its ID, and which field of it differs. */
export function getConflictLabel({ kind, id, name, field }: BoxConflict): string {
  const { label, fields } = getKindRule(kind);
  const [one] = label;
  const called = name ?? (kind === "talisman" || kind === "weapon" || kind === "roll" ? null : readId(id));
  const entry = called === null ? `${capitalize(one)} without a name` : `${capitalize(one)}: ${called}`;
  const part = field !== null && fields.length > 1 ? fieldLabels[field] : undefined;
  return part === undefined ? entry : `${entry}, ${part}`;
}

/** `armor/rathalos-helm` as “Rathalos helm”. */
function readId(id: string): string {
  return capitalize((id.split("/").at(-1) ?? id).replaceAll("-", " "));
}

/** A value of a conflict as a person reads it. */
export function formatBoxValue({ kind, field }: BoxConflict, value: unknown): string {
  if (field === null) return value === "deleted" ? "deleted" : "changed";
  if (typeof value === "number") return formatNumber(value) + (kind === "crown" ? " cm" : "");
  if (typeof value === "string") return value === "" ? "no name" : value;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (value === null || value === undefined) return "nothing";
  if (kind === "talisman" && isRecord(value)) return formatRoll(value);
  if (kind === "build") return "another loadout, search or target";
  if (kind === "search") return "other criteria";
  return "another roll";
}

function formatRoll({ skills, slots }: Readonly<Record<string, unknown>>): string {
  const list = (each: unknown) => (Array.isArray(each) ? each.filter(isRecord) : []);
  const named = list(skills).map(({ skill, level }) => `${readId(String(skill))} ${level}`);
  const sized = list(slots).map(({ slot }) => String(slot));
  return [...named, ...(sized.length > 0 ? [`slots ${sized.join("-")}`] : [])].join(", ") || "no skills";
}
