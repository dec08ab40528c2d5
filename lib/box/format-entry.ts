import { capitalize } from "@/lib/text/capitalize";
import { isRecord } from "@/lib/text/read-stored";
import type { BoxConflict } from "./join";
import { getKindRule } from "./model";

/** What an entry is called: its name, or what its ID says. */
export function getEntryLabel({ kind, id, name }: Pick<BoxConflict, "kind" | "id" | "name">): string {
  const [label] = getKindRule(kind).label;
  const called = name ?? (kind === "talisman" || kind === "weapon" || kind === "roll" ? null : readId(id));
  return called === null ? `${capitalize(label)} without a name` : `${capitalize(label)}: ${called}`;
}

/** `armor/rathalos-helm` as “Rathalos helm”. */
function readId(id: string): string {
  return capitalize((id.split("/").at(-1) ?? id).replaceAll("-", " "));
}

/** A value of a conflict as a person reads it. */
export function formatBoxValue({ kind, field }: BoxConflict, value: unknown): string {
  if (field === null) return value === "deleted" ? "deleted" : "changed";
  if (typeof value === "number") return String(value);
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
