/** Content of another page's link to the builder. It changes the build that is there; nothing is lost. */
export type Opening =
  | { readonly kind: "use-weapon"; readonly id: string }
  | { readonly kind: "use-armor"; readonly id: string }
  /** Ids of one to five armor pieces, none twice. */
  | { readonly kind: "use-set"; readonly ids: readonly string[] }
  | { readonly kind: "use-decoration"; readonly id: string }
  | { readonly kind: "use-charm"; readonly id: string }
  /** `level`: 1 to 7; absent = the page decides. Set bonuses and group skills are skills too. */
  | { readonly kind: "skill-target"; readonly id: string; readonly level?: number }
  /** `monster`: its id in the wiki, as `rathalos`. */
  | { readonly kind: "target"; readonly monster: string }
  /** Fields of a build request; each part may be left out. */
  | {
      readonly kind: "plan";
      readonly weapon: string | null;
      readonly monster: string | null;
      readonly skills: readonly { readonly id: string; readonly level: number }[];
    };

/** Fields of the address that make up an opening; the page takes them out once they are applied. */
export const openingKeys = [
  "weapon",
  "armor",
  "set",
  "decoration",
  "charm",
  "skill",
  "hunt",
  "plan",
] as const;
type OpeningKey = (typeof openingKeys)[number];

/** Longest id that is looked at; the longest of the game has 43 characters. */
const maxIdLength = 64;
const idForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const maxPieces = 5;
const maxPlanSkills = 8;
/** Occurs in no id and is not escaped in an address. */
const separator = ".";
/** The same, between the parts of a plan. */
const partSeparator = "_";
const levelForm = /^[1-7]$/;

/** The query of an address, as `skill=attack-boost.5`, that `readOpening` reads back. */
export function toOpeningQuery(opening: Opening): string {
  const [key, value] = writeOpening(opening);
  return new URLSearchParams({ [key]: value }).toString();
}

/** Address of the builder with an opening. */
export function toOpeningPath(opening: Opening): string {
  return `/builder?${toOpeningQuery(opening)}`;
}

function writeOpening(opening: Opening): [OpeningKey, string] {
  switch (opening.kind) {
    case "use-weapon":
      return ["weapon", opening.id];
    case "use-armor":
      return ["armor", opening.id];
    case "use-set":
      return ["set", opening.ids.join(separator)];
    case "use-decoration":
      return ["decoration", opening.id];
    case "use-charm":
      return ["charm", opening.id];
    case "skill-target":
      return ["skill", [opening.id, opening.level].filter((part) => part !== undefined).join(separator)];
    case "target":
      return ["hunt", opening.monster];
    case "plan": {
      const skills = opening.skills.map(({ id, level }) => `${id}${separator}${level}`);
      return ["plan", [opening.weapon ?? "", opening.monster ?? "", ...skills].join(partSeparator)];
    }
  }
}

/**
 * The opening in an address; `null` if nothing, or nothing that could be meant. Never throws, whatever the query.
 * Ids have the right form and length, and may still be of nothing that exists. Of several openings the first in
 * the order of `openingKeys` counts.
 */
export function readOpening(query: URLSearchParams): Opening | null {
  for (const key of openingKeys) {
    const value = query.get(key);
    if (value !== null) return parseOpening(key, value);
  }
  return null;
}

function parseOpening(key: OpeningKey, value: string): Opening | null {
  if (key === "plan") return readPlan(value);
  if (value.length > maxPieces * (maxIdLength + 1)) return null;
  const parts = value.split(separator);
  if (key === "set") return readUsedSet(parts);
  const [id = "", level, ...more] = parts;
  if (!isId(id) || more.length > 0) return null;
  if (key === "skill") return readSkillTarget(id, level);
  if (level !== undefined) return null;
  if (key === "hunt") return { kind: "target", monster: id };
  return { kind: `use-${key}`, id };
}

function readPlan(value: string): Opening | null {
  const [weapon = "", monster = "", ...rest] = value.split(partSeparator);
  const skills = rest.map((part) => {
    const [id = "", level = "", ...more] = part.split(separator);
    return isId(id) && levelForm.test(level) && more.length === 0 ? { id, level: Number(level) } : null;
  });
  const known = skills.filter((skill) => skill !== null);
  const isSound =
    (weapon === "" || isId(weapon)) &&
    (monster === "" || isId(monster)) &&
    known.length === skills.length &&
    skills.length <= maxPlanSkills;
  if (!isSound || (weapon === "" && monster === "" && skills.length === 0)) return null;
  return { kind: "plan", weapon: weapon || null, monster: monster || null, skills: known };
}

function readUsedSet(ids: readonly string[]): Opening | null {
  const sound = ids.length <= maxPieces && new Set(ids).size === ids.length && ids.every(isId);
  return sound ? { kind: "use-set", ids } : null;
}

function readSkillTarget(id: string, level: string | undefined): Opening | null {
  if (level === undefined) return { kind: "skill-target", id };
  return levelForm.test(level) ? { kind: "skill-target", id, level: Number(level) } : null;
}

function isId(text: string): boolean {
  return text.length <= maxIdLength && idForm.test(text);
}
