import { type Opening, type OpeningKey, openingKeys, planSeparator, separator } from "./opening";

/** Longest id that is looked at; the longest of the game has 43 characters. */
const maxIdLength = 64;
const idForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const maxPieces = 5;
const maxPlanSkills = 8;
const levelForm = /^[1-7]$/;

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
  const [weapon = "", monster = "", ...rest] = value.split(planSeparator);
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
