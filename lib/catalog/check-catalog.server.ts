import { catalogEntities, getCatalog, getCatalogFile } from "./get-catalog.server";
import { getCombos } from "./get-combos.server";
import { getNamesIn } from "./get-names.server";
import { readTexts, type TextFile, textFiles } from "./get-texts.server";
import { checkArmor } from "./integrity/armor-rules";
import type { CatalogData } from "./integrity/catalog-data";
import { type Check, runCheck } from "./integrity/check";
import { checkCombos } from "./integrity/combo-rules";
import { checkFigures } from "./integrity/monster-rules";
import { checkMoves } from "./integrity/move-rules";
import { checkRecordNames } from "./integrity/name-rules";
import { checkPacking } from "./integrity/packing-rules";
import { checkReferences } from "./integrity/references";
import { checkTexts } from "./integrity/text-rules";
import { checkWeapons } from "./integrity/weapon-rules";
import { type TranslatedLanguage, translatedLanguages } from "./languages";
import type { CatalogEntity } from "./schema";

/** Records per file for the game version that `data/README.md` names: a file cut short does not go unseen. */
const expectedCounts: Readonly<Record<CatalogEntity, number>> = {
  weapons: 1188,
  armor: 714,
  armorSets: 183,
  layeredArmor: 162,
  skills: 179,
  decorations: 361,
  decorationOrbs: 6,
  charms: 183,
  palicoGear: 89,
  pendants: 168,
  randomTalismans: 24,
  artianBonuses: 17,
  artianParts: 137,
  monsters: 54,
  monsterDrops: 54,
  monsterCombat: 54,
  monsterAttacks: 54,
  rewardDraws: 6,
  items: 773,
  itemSources: 485,
  itemEffects: 36,
  hunterAilments: 27,
  locales: 16,
  fieldMaps: 5,
  foodSkills: 37,
  foodIngredients: 16,
  meals: 17,
  quests: 152,
  sideQuests: 55,
  attacks: 878,
  attackRows: 878,
  attackEffects: 1251,
  playerModifiers: 39,
  kinsects: 22,
  melodies: 90,
  ammo: 17,
  bowgunMods: 53,
  specialAmmo: 7,
};

/** Everything in `data/` that is checked. @throws where a file breaks its schema */
export function loadCatalogData(): CatalogData {
  const catalog = getCatalog();
  return {
    weapons: catalog.weapons.all,
    armor: catalog.armor.all,
    armorSets: catalog.armorSets.all,
    layeredArmor: catalog.layeredArmor.all,
    skills: catalog.skills.all,
    decorations: catalog.decorations.all,
    decorationOrbs: catalog.decorationOrbs.all,
    charms: catalog.charms.all,
    palicoGear: catalog.palicoGear.all,
    pendants: catalog.pendants.all,
    randomTalismans: catalog.randomTalismans.all,
    artianBonuses: catalog.artianBonuses.all,
    artianParts: catalog.artianParts.all,
    monsters: catalog.monsters.all,
    monsterDrops: catalog.monsterDrops.all,
    monsterCombat: catalog.monsterCombat.all,
    monsterAttacks: catalog.monsterAttacks.all,
    rewardDraws: catalog.rewardDraws.all,
    items: catalog.items.all,
    itemSources: catalog.itemSources.all,
    itemEffects: catalog.itemEffects.all,
    hunterAilments: catalog.hunterAilments.all,
    locales: catalog.locales.all,
    fieldMaps: catalog.fieldMaps.all,
    foodSkills: catalog.foodSkills.all,
    foodIngredients: catalog.foodIngredients.all,
    meals: catalog.meals.all,
    quests: catalog.quests.all,
    sideQuests: catalog.sideQuests.all,
    attacks: catalog.attacks.all,
    attackRows: catalog.attackRows.all,
    attackEffects: catalog.attackEffects.all,
    playerModifiers: catalog.playerModifiers.all,
    kinsects: catalog.kinsects.all,
    melodies: catalog.melodies.all,
    ammo: catalog.ammo.all,
    bowgunMods: catalog.bowgunMods.all,
    specialAmmo: catalog.specialAmmo.all,
    combos: getCombos(),
    names: createRecord<TranslatedLanguage, CatalogData["names"][TranslatedLanguage]>(
      translatedLanguages,
      getNamesIn,
    ),
    texts: createRecord<TextFile, CatalogData["texts"][TextFile]>(textFiles, readTexts),
  };
}

/** Every rule over all records. Nothing is wrong where no check has a problem. */
export function checkCatalog(data: CatalogData): readonly Check[] {
  return [
    checkCounts(data),
    ...checkReferences(data),
    ...checkArmor(data),
    ...checkPacking(data),
    ...checkWeapons(data),
    ...checkMoves(data),
    checkCombos(data),
    ...checkFigures(data),
    ...checkRecordNames(data),
    ...checkTexts(data),
  ];
}

function checkCounts(data: CatalogData): Check {
  return runCheck("records per file, no duplicate ids", (expect) => {
    for (const entity of catalogEntities) {
      const file = getCatalogFile(entity);
      const ids = data[entity].map(({ id }) => id);
      const target = expectedCounts[entity];
      expect(ids.length === target, () => `${file}: ${ids.length} records, expected ${target}`);
      expect(new Set(ids).size === ids.length, () => `${file}: duplicate id`);
    }
  });
}

function createRecord<Key extends string, Value>(
  keys: readonly Key[],
  read: (key: Key) => Value,
): Readonly<Record<Key, Value>> {
  return Object.fromEntries(keys.map((key) => [key, read(key)])) as Record<Key, Value>;
}
