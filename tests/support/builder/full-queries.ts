import type {
  AppraisedTalisman,
  BuilderArmor,
  BuilderCatalog,
  BuilderSkill,
} from "@/lib/builder/catalog/catalog";
import type { Objective, SearchQuery } from "@/lib/builder/search/query";
import { armorPieces, elements, type Rank } from "@/lib/catalog/codes";
import type { Dice } from "./dice";
import { getPieceSlots } from "./reading";

/**
 * A random query to the full catalog, with any of the options. Half of them target what some set has, give or
 * take a level, so that they lie where searching is hard; the others target anything.
 */
export function fullQuery(catalog: BuilderCatalog, dice: Dice): SearchQuery {
  const rank: Rank | "any" = dice.pick(["high", "high", "high", "high", "low", "any"] as const);
  const frame: SearchQuery = {
    rank,
    transcended: dice.chance(0.3),
    objective: someObjective(dice),
    ...(dice.chance(0.35) ? { weapon: someWeapon(catalog, dice) } : {}),
    ...someNeck(catalog, dice),
  };
  const equipped = someSet(catalog, frame, dice);
  const targets = dice.chance(0.5)
    ? targetsNear(equipped, catalog, frame, dice)
    : {
        skills: anyLevels(catalog, dice),
        ...(dice.chance(0.3) ? { bonuses: anyBonuses(catalog, dice) } : {}),
      };
  return { ...frame, ...targets, ...someBans(equipped, catalog, dice), ...someStock(catalog, dice) };
}

/** Armor and weapon skills that some decoration, piece or charm has. */
function skillsOf(catalog: BuilderCatalog, kind: BuilderSkill["kind"]): BuilderSkill[] {
  return catalog.skills.filter((skill) => skill.kind === kind);
}

function someObjective(dice: Dice): Objective {
  const kind = dice.pick(["defense", "defense", "slots", "slots", "resistance"] as const);
  return kind === "resistance" ? { kind, element: dice.pick(elements) } : { kind };
}

function someWeapon(catalog: BuilderCatalog, dice: Dice): NonNullable<SearchQuery["weapon"]> {
  const brought = dice.some(
    [...skillsOf(catalog, "weapon"), ...skillsOf(catalog, "armor")],
    dice.between(0, 2),
  );
  const bonuses = dice.some([...skillsOf(catalog, "set-bonus"), ...skillsOf(catalog, "group")], 1);
  return {
    slots: Array.from({ length: dice.between(0, 3) }, () => dice.between(1, 3)),
    ...(dice.chance(0.5)
      ? { skills: Object.fromEntries(brought.map(({ id, maxLevel }) => [id, dice.between(1, maxLevel)])) }
      : {}),
    ...(dice.chance(0.3) ? { bonuses: Object.fromEntries(bonuses.map(({ id }) => [id, 1])) } : {}),
  };
}

function someNeck(catalog: BuilderCatalog, dice: Dice): Pick<SearchQuery, "charms" | "talismans"> {
  const ids = catalog.charms.map(({ id }) => id);
  const charms = dice.chance(0.15)
    ? { charms: dice.chance(0.5) ? ("none" as const) : dice.some(ids, dice.between(1, 60)) }
    : {};
  if (dice.chance(0.2)) return { ...charms, talismans: "any-legal" };
  if (dice.chance(0.15)) return { ...charms, talismans: someTalismans(catalog, dice) };
  return charms;
}

/** Talismans that may be: a pattern, and an entry of each of its groups. */
function someTalismans({ talismans: rules }: BuilderCatalog, dice: Dice): AppraisedTalisman[] {
  return Array.from({ length: dice.between(1, 8) }, (_, index) => {
    const kind = dice.pick(rules.talismans);
    const pattern = dice.pick(kind.patterns);
    const taken: AppraisedTalisman["skills"][number][] = [];
    for (const group of pattern.slice(0, 3)) {
      const entries = rules.skillGroups.find((each) => each.group === group)?.entries ?? [];
      const open = entries.filter((entry) => !taken.some(({ skill }) => skill === entry.skill));
      if (open.length > 0) taken.push(dice.pick(open));
    }
    const slots = rules.slotGroups.find(({ group }) => group === pattern[3])?.slots ?? [];
    return { id: `own-${index}`, talisman: kind.id, skills: taken, slots };
  });
}

function someSet(catalog: BuilderCatalog, { rank }: SearchQuery, dice: Dice): BuilderArmor[] {
  const allowed = catalog.armor.filter((piece) => rank === "any" || piece.rank === rank);
  return armorPieces.map((part) => dice.pick(allowed.filter(({ piece }) => piece === part)));
}

/** What a set with a random charm and random decorations has, some of it, and now and then a level more. */
function targetsNear(
  equipped: readonly BuilderArmor[],
  catalog: BuilderCatalog,
  frame: SearchQuery,
  dice: Dice,
): Pick<SearchQuery, "skills" | "bonuses"> {
  const levels = new Map<string, number>();
  const add = (skill: string, level: number) => levels.set(skill, (levels.get(skill) ?? 0) + level);
  for (const { skills } of [...equipped, dice.pick(catalog.charms)]) {
    for (const { skill, level } of skills) add(skill, level);
  }
  const slots = {
    armor: equipped.flatMap((piece) => getPieceSlots(piece, frame)),
    weapon: frame.weapon?.slots ?? [],
  };
  for (const kind of ["armor", "weapon"] as const) {
    // The same few jewels over and over, as hunters do.
    const jewels = catalog.decorations.filter((each) => each.kind === kind);
    const favorites = [1, 2, 3].flatMap((slot) =>
      dice.some(
        jewels.filter((each) => each.slot === slot),
        2,
      ),
    );
    for (const slot of slots[kind]) {
      const fitting = favorites.filter((each) => each.slot <= slot);
      if (fitting.length > 0) for (const { skill, level } of dice.pick(fitting).skills) add(skill, level);
    }
  }
  const max = new Map(catalog.skills.map(({ id, maxLevel }) => [id, maxLevel]));
  const targets = dice.some([...levels], dice.between(2, 8)).map(([id, level]): [string, number] => {
    const more = dice.chance(0.12) ? 1 : 0;
    return [id, Math.max(1, Math.min(max.get(id) ?? 1, level + more - (dice.chance(0.2) ? 1 : 0)))];
  });
  return {
    skills: Object.fromEntries(targets),
    ...(dice.chance(0.4) ? { bonuses: bonusesOf(equipped, catalog, dice) } : {}),
  };
}

/** Bonuses that a set has, or has nearly. */
function bonusesOf(
  equipped: readonly BuilderArmor[],
  catalog: BuilderCatalog,
  dice: Dice,
): Record<string, number> {
  const there = [
    ...new Set(equipped.flatMap(({ setBonuses, groupSkills }) => [...setBonuses, ...groupSkills])),
  ];
  const picked = dice.some(there, dice.between(1, 2));
  return Object.fromEntries(
    picked.map((id) => [id, dice.between(1, catalog.skills.find((skill) => skill.id === id)?.maxLevel ?? 1)]),
  );
}

function anyLevels(catalog: BuilderCatalog, dice: Dice): Record<string, number> {
  const low = dice.chance(0.5);
  const skills = dice.some(skillsOf(catalog, "armor"), dice.between(1, 8));
  return Object.fromEntries(
    skills.map(({ id, maxLevel }) => [
      id,
      low ? dice.between(1, Math.min(2, maxLevel)) : dice.between(1, maxLevel),
    ]),
  );
}

function anyBonuses(catalog: BuilderCatalog, dice: Dice): Record<string, number> {
  const all = [...skillsOf(catalog, "set-bonus"), ...skillsOf(catalog, "group")];
  const picked = dice.some(all, dice.between(1, 2));
  return Object.fromEntries(picked.map(({ id, maxLevel }) => [id, dice.between(1, maxLevel)]));
}

function someBans(
  equipped: readonly BuilderArmor[],
  catalog: BuilderCatalog,
  dice: Dice,
): Pick<SearchQuery, "pinned" | "excluded"> {
  const pins = dice.chance(0.2) ? dice.some(equipped, dice.between(1, 2)) : [];
  const pinned = pins.map(({ piece, id }) => [piece, id]);
  if (!dice.chance(0.2)) return pins.length > 0 ? { pinned: Object.fromEntries(pinned) } : {};
  const others = catalog.armor.filter((piece) => !pins.includes(piece)).map(({ id }) => id);
  const charms = catalog.charms.map(({ id }) => id);
  return {
    pinned: Object.fromEntries(pinned),
    excluded: dice.some([...others, ...charms], dice.between(1, 200)),
  };
}

function someStock(catalog: BuilderCatalog, dice: Dice): Pick<SearchQuery, "decorations"> {
  if (!dice.chance(0.25)) return {};
  const share = dice.next();
  return {
    decorations: Object.fromEntries(
      catalog.decorations.flatMap(({ id }) => (dice.chance(share) ? [[id, dice.between(1, 4)]] : [])),
    ),
  };
}
