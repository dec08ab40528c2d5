import { isOfKind } from "../collection";
import type { Material, SkillAtLevel } from "../schema";
import { toSlug } from "../to-slug";
import { type CatalogData, getIds } from "./catalog-data";
import { type Check, runCheck } from "./check";

type Reference = readonly [from: string, to: string];

/** Every id that represents another record. */
export function checkReferences(data: CatalogData): readonly Check[] {
  return [
    checkSkills(data),
    checkSetSkills(data),
    resolve("items in costs, drops and recipes", listItemReferences(data), getIds(data.items)),
    resolve("decorations that orbs give", listOrbReferences(data), getIds(data.decorations)),
    resolve("monsters in drops, locales and quests", listMonsterReferences(data), getIds(data.monsters)),
    resolve("locales of monsters and quests", listLocaleReferences(data), getIds(data.locales)),
    resolve("side quests of side quests and items", listSideQuestReferences(data), getIds(data.sideQuests)),
    resolve("weapons of mods and special ammo", listBowgunReferences(data), getIds(data.weapons)),
    resolve(
      "mods of places for them",
      isOfKind(data.bowgunMods, "slot").flatMap(({ id, options, initial }) =>
        [...options, initial].map((mod) => [`bowgun-mods ${id}`, mod] as const),
      ),
      getIds(isOfKind(data.bowgunMods, "mod")),
    ),
    resolve(
      "armor of layered armor",
      data.layeredArmor.flatMap(({ id, armorSet }) =>
        armorSet === null ? [] : [[`layered-armor ${id}`, armorSet] as const],
      ),
      getIds(data.armorSets),
    ),
    resolve(
      "quests before others",
      [...data.quests, ...data.sideQuests].flatMap(({ id, unlockedBy = [] }) =>
        unlockedBy.flatMap((each) => ("quest" in each ? [[`quests ${id}`, each.quest] as const] : [])),
      ),
      getIds(data.quests),
    ),
    resolve(
      "ailments of monsters",
      data.monsters.flatMap(({ id, ailments = [] }) =>
        ailments.map((ailment) => [`monsters ${id}`, toSlug(ailment)] as const),
      ),
      getIds(data.hunterAilments),
    ),
    resolve("skills of ingredients and meals", listFoodReferences(data), getIds(data.foodSkills)),
    resolve(
      "moves of rows of attack tables",
      data.attackEffects.flatMap(({ id, moves }) =>
        moves.map((move) => [`attack-effects ${id}`, move] as const),
      ),
      getIds(data.attacks),
    ),
    checkUpgrades(data),
    checkHomes(data),
  ];
}

function resolve(name: string, references: readonly Reference[], ids: ReadonlySet<string>): Check {
  return runCheck(name, (expect) => {
    for (const [from, to] of references) expect(ids.has(to), () => `${from}: no "${to}"`);
  });
}

function checkSkills(data: CatalogData): Check {
  const skills = new Map(data.skills.map((skill) => [skill.id, skill]));
  const givers: (readonly [from: string, levels: readonly SkillAtLevel[]])[] = [
    ...data.weapons.map(({ id, skills: levels }) => [`weapons ${id}`, levels] as const),
    ...data.armor.map(({ id, skills: levels }) => [`armor ${id}`, levels] as const),
    ...data.decorations.map(({ id, skills: levels }) => [`decorations ${id}`, levels] as const),
    ...data.charms.map(({ id, skills: levels }) => [`charms ${id}`, levels] as const),
    ...isOfKind(data.randomTalismans, "skillGroup").map(
      ({ id, entries }) => [`random-talismans ${id}`, entries] as const,
    ),
  ];
  return runCheck("skills that gear gives, and their levels", (expect) => {
    for (const [from, levels] of givers) {
      for (const { skill, level } of levels) {
        const max = skills.get(skill)?.maxLevel;
        expect(max !== undefined, () => `${from}: no skill "${skill}"`);
        expect(max === undefined || level <= max, () => `${from}: ${skill} ${level} of ${max}`);
      }
    }
    for (const { id, effects } of data.foodSkills) {
      if (effects.skill) expect(skills.has(effects.skill), () => `food-skills ${id}: no "${effects.skill}"`);
    }
  });
}

function checkSetSkills(data: CatalogData): Check {
  const kinds = new Map(data.skills.map(({ id, kind }) => [id, kind]));
  const pool = isOfKind(data.artianBonuses, "skillPool");
  const lists = [
    ...data.armor.map((piece) => ({ from: `armor ${piece.id}`, ...piece })),
    ...pool.map((record) => ({ from: `artian-bonuses ${record.id}`, ...record })),
    ...data.armorSets.map((set) => ({
      from: `armor-sets ${set.id}`,
      setBonuses: set.setBonuses.map(({ skill }) => skill),
      groupSkills: set.groupSkills.map(({ skill }) => skill),
    })),
  ];
  return runCheck("set bonuses and group skills", (expect) => {
    for (const { from, setBonuses, groupSkills } of lists) {
      for (const id of setBonuses)
        expect(kinds.get(id) === "set-bonus", () => `${from}: no set bonus "${id}"`);
      for (const id of groupSkills)
        expect(kinds.get(id) === "group", () => `${from}: no group skill "${id}"`);
    }
  });
}

function listOrbReferences({ decorationOrbs }: CatalogData): readonly Reference[] {
  return decorationOrbs.flatMap(({ id, tiers }) =>
    tiers.flatMap(({ decorations }) =>
      decorations.map(({ decoration }) => [`decoration-orbs ${id}`, decoration] as const),
    ),
  );
}

function listItemReferences(data: CatalogData): readonly Reference[] {
  const costs: (readonly [from: string, materials: readonly Material[]])[] = [
    ...data.weapons.map(({ id, craft }) => [`weapons ${id}`, craft?.materials ?? []] as const),
    ...data.armor.map(({ id, materials }) => [`armor ${id}`, materials] as const),
    ...data.charms.map(({ id, materials }) => [`charms ${id}`, materials] as const),
    ...data.palicoGear.flatMap(({ id, pieces }) =>
      pieces.map(({ piece, materials }) => [`palico-gear ${id} ${piece}`, materials] as const),
    ),
    ...isOfKind(data.kinsects, "kinsect").map(({ id, materials }) => [`kinsects ${id}`, materials] as const),
  ];
  return [
    ...costs.flatMap(([from, materials]) => materials.map(({ item }) => [from, item] as const)),
    ...data.decorationOrbs.map(({ id }) => ["decoration-orbs", id] as const),
    ...data.items.flatMap(({ id, recipes }) =>
      recipes.flatMap(({ inputs }) => inputs.map((item) => [`items ${id}`, item] as const)),
    ),
    ...data.monsterDrops.flatMap(({ id, drops }) =>
      drops.map(({ item }) => [`monster-drops ${id}`, item] as const),
    ),
    ...data.quests.flatMap(({ id, rewards }) =>
      (rewards ?? []).map(({ item }) => [`quests ${id}`, item] as const),
    ),
    ...data.itemSources.flatMap(({ id, sources }) => [
      ["item-sources", id] as const,
      ...sources.flatMap((source) =>
        "give" in source ? [[`item-sources ${id}`, source.give] as const] : [],
      ),
    ]),
    ...data.itemEffects.map(({ id }) => ["item-effects", id] as const),
    ...data.hunterAilments.flatMap(({ id, cures = [] }) =>
      cures.map((item) => [`hunter-ailments ${id}`, item] as const),
    ),
    ...data.sideQuests.flatMap(({ id, gifts = [], hunt }) =>
      [...gifts, ...(hunt?.rewards ?? []), ...(hunt?.deliver ? [hunt.deliver] : [])].map(
        ({ item }) => [`side-quests ${id}`, item] as const,
      ),
    ),
    ...data.foodIngredients.map(({ id }) => ["food-ingredients", id] as const),
    ...data.foodSkills.flatMap(({ id, ingredients }) =>
      ingredients.map((item) => [`food-skills ${id}`, item] as const),
    ),
    ...data.meals.flatMap(({ id, ticket }) => (ticket ?? []).map((item) => [`meals ${id}`, item] as const)),
    ...data.ammo.map(({ id, item }) => [`ammo ${id}`, item] as const),
    ...isOfKind(data.artianParts, "reinforcementItem").map(
      ({ id, item }) => [`artian-parts ${id}`, item] as const,
    ),
  ];
}

function listMonsterReferences(data: CatalogData): readonly Reference[] {
  return [
    ...data.monsterDrops.map(({ id }) => ["monster-drops", id] as const),
    ...data.monsterCombat.map(({ id }) => ["monster-combat", id] as const),
    ...data.monsterAttacks.map(({ id }) => ["monster-attacks", id] as const),
    ...data.locales.flatMap(({ id, monsters }) =>
      monsters.map((monster) => [`locales ${id}`, monster] as const),
    ),
    ...data.fieldMaps.flatMap(({ id, monsters }) =>
      monsters.map(({ monster }) => [`field-maps ${id}`, monster] as const),
    ),
    ...data.quests.flatMap(({ id, targets, unlockedBy = [] }) =>
      [...targets, ...unlockedBy].flatMap((each) =>
        "monster" in each ? [[`quests ${id}`, each.monster] as const] : [],
      ),
    ),
    ...data.sideQuests.flatMap(({ id, hunt, unlockedBy = [] }) => [
      ...(hunt?.targets ?? []).map(({ monster }) => [`side-quests ${id}`, monster] as const),
      ...unlockedBy.flatMap((each) =>
        "monster" in each ? [[`side-quests ${id}`, each.monster] as const] : [],
      ),
    ]),
  ];
}

function listLocaleReferences(data: CatalogData): readonly Reference[] {
  return [
    ...data.monsters.flatMap(({ id, locales }) =>
      locales.map((locale) => [`monsters ${id}`, locale] as const),
    ),
    ...data.fieldMaps.flatMap(({ id, exits }) =>
      [id, ...exits.map(({ to }) => to)].flatMap((each) =>
        each === null ? [] : [[`field-maps ${id}`, each] as const],
      ),
    ),
    ...data.quests.map(({ id, locale }) => [`quests ${id}`, locale] as const),
    ...data.sideQuests.flatMap(({ id, locale, hunt }) =>
      [locale, hunt?.locale].flatMap((each) => (each ? [[`side-quests ${id}`, each] as const] : [])),
    ),
    ...data.itemSources.flatMap(({ id, sources }) =>
      sources.flatMap((source) =>
        "locale" in source && source.locale ? [[`item-sources ${id}`, source.locale] as const] : [],
      ),
    ),
  ];
}

function listSideQuestReferences(data: CatalogData): readonly Reference[] {
  return [
    ...data.sideQuests.flatMap(({ id, unlockedBy = [] }) =>
      unlockedBy.flatMap((each) =>
        "sideQuest" in each ? [[`side-quests ${id}`, each.sideQuest] as const] : [],
      ),
    ),
    ...data.itemSources.flatMap(({ id, sources }) =>
      sources.flatMap((source) =>
        "sideQuest" in source && source.sideQuest ? [[`item-sources ${id}`, source.sideQuest] as const] : [],
      ),
    ),
  ];
}

function listBowgunReferences(data: CatalogData): readonly Reference[] {
  return [
    ...data.bowgunMods.flatMap((record) =>
      record.kind === "mod" ? [] : record.weapons.map((id) => [`bowgun-mods ${record.id}`, id] as const),
    ),
    ...data.specialAmmo.flatMap(({ id, weapons }) =>
      weapons.map((weapon) => [`special-ammo ${id}`, weapon] as const),
    ),
  ];
}

function listFoodReferences(data: CatalogData): readonly Reference[] {
  return [
    ...data.foodIngredients.map(({ id, foodSkill }) => [`food-ingredients ${id}`, foodSkill] as const),
    ...data.meals.flatMap(({ id, foodSkills }) => foodSkills.map((skill) => [`meals ${id}`, skill] as const)),
  ];
}

/** A parent exists, is of the same type, and no chain runs in a circle. */
function checkUpgrades(data: CatalogData): Check {
  return runCheck("upgrades", (expect) => {
    const lists = [
      ["weapons", data.weapons],
      ["charms", data.charms],
      ["kinsects", isOfKind(data.kinsects, "kinsect")],
    ] as const;
    for (const [file, records] of lists) {
      const parents = new Map<string, string | null>(records.map(({ id, upgradeFrom }) => [id, upgradeFrom]));
      for (const { id, upgradeFrom } of records) {
        if (upgradeFrom === null) continue;
        expect(parents.has(upgradeFrom), () => `${file} ${id}: no "${upgradeFrom}" to upgrade from`);
        expect(endsAtRoot(id, parents), () => `${file} ${id}: its upgrades run in a circle`);
      }
    }
    const types = new Map(data.weapons.map(({ id, type }) => [id, type]));
    for (const { id, type, upgradeFrom } of data.weapons) {
      const parent = upgradeFrom === null ? undefined : types.get(upgradeFrom);
      if (parent) expect(parent === type, () => `weapons ${id}: upgraded from a ${parent}`);
    }
  });
}

function endsAtRoot(id: string, parents: ReadonlyMap<string, string | null>): boolean {
  const seen = new Set<string>();
  for (let at: string | null | undefined = id; at; at = parents.get(at)) {
    if (seen.has(at)) return false;
    seen.add(at);
  }
  return true;
}

/** A locale lists the large monsters that name it, and no others. */
function checkHomes(data: CatalogData): Check {
  return runCheck("large monsters and locales name each other", (expect) => {
    for (const monster of data.monsters.filter(({ size }) => size === "large")) {
      for (const locale of data.locales) {
        expect(
          locale.monsters.includes(monster.id) === monster.locales.includes(locale.id),
          () => `monsters ${monster.id}, locales ${locale.id}: only one names the other`,
        );
      }
    }
  });
}
