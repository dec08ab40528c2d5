import { importAmmo } from "./entities/import-ammo";
import { importArmor } from "./entities/import-armor";
import { importArmorSets } from "./entities/import-armor-sets";
import { importArtianBonuses } from "./entities/import-artian-bonuses";
import { importArtianParts } from "./entities/import-artian-parts";
import { importAttackEffects } from "./entities/import-attack-effects";
import { importAttackRows } from "./entities/import-attack-rows";
import { importAttacks } from "./entities/import-attacks";
import { importBowgunMods } from "./entities/import-bowgun-mods";
import { importCharms } from "./entities/import-charms";
import { importDecorationOrbs } from "./entities/import-decoration-orbs";
import { importDecorations } from "./entities/import-decorations";
import { importFieldMaps } from "./entities/import-field-maps";
import { importFoodIngredients } from "./entities/import-food-ingredients";
import { importFoodSkills } from "./entities/import-food-skills";
import { importHunterAilments } from "./entities/import-hunter-ailments";
import { importItemEffects } from "./entities/import-item-effects";
import { importItemSources } from "./entities/import-item-sources";
import { importItems } from "./entities/import-items";
import { importKinsects } from "./entities/import-kinsects";
import { importLayeredArmor } from "./entities/import-layered-armor";
import { importLocales } from "./entities/import-locales";
import { importMeals } from "./entities/import-meals";
import { importMelodies } from "./entities/import-melodies";
import { importMonsterAttacks } from "./entities/import-monster-attacks";
import { importMonsterCombat } from "./entities/import-monster-combat";
import { importMonsterDrops } from "./entities/import-monster-drops";
import { importMonsters } from "./entities/import-monsters";
import { importPalicoGear } from "./entities/import-palico-gear";
import { importPendants } from "./entities/import-pendants";
import { importPlayerModifiers } from "./entities/import-player-modifiers";
import { importQuests } from "./entities/import-quests";
import { importRandomTalismans } from "./entities/import-random-talismans";
import { importRewardDraws } from "./entities/import-reward-draws";
import { importSideQuests } from "./entities/import-side-quests";
import { importSkills } from "./entities/import-skills";
import { importSpecialAmmo } from "./entities/import-special-ammo";
import { importWeapons } from "./entities/import-weapons";
import type { Importer } from "./importer";

/** Every importer. One that needs the ids of another comes after it. */
export const importers: readonly Importer[] = [
  importItems,
  importSkills,
  importDecorations,
  importDecorationOrbs,
  importCharms,
  importRandomTalismans,
  importArmor,
  importArmorSets,
  importLayeredArmor,
  importPalicoGear,
  importPendants,
  importMonsters,
  importMonsterDrops,
  importRewardDraws,
  importFoodSkills,
  importFoodIngredients,
  importMeals,
  importKinsects,
  importMelodies,
  importLocales,
  importFieldMaps,
  importQuests,
  importSideQuests,
  importMonsterCombat,
  importMonsterAttacks,
  importItemEffects,
  importHunterAilments,
  importItemSources,
  importWeapons,
  importBowgunMods,
  importSpecialAmmo,
  importArtianBonuses,
  importArtianParts,
  importAmmo,
  importAttacks,
  importAttackRows,
  importAttackEffects,
  importPlayerModifiers,
];
