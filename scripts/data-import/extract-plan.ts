import { weaponTables } from "./entities/weapon-types";
import { huntedEnemies, huntPlan } from "./extract-hunts";
import type { ExtractPlan, TablePlan } from "./extract-tables";

/** Which weapons the extract of the tests holds, by table: numbers, and rows of the tree. */
const weapons: Readonly<
  Record<string, { readonly numbers: readonly number[]; readonly rows: readonly number[] }>
> = {
  // A weapon with its upgrade, and one made of parts.
  LongSword: { numbers: [39, 40, 87], rows: [6] },
  Whistle: { numbers: [6], rows: [9] },
  GunLance: { numbers: [84], rows: [] },
  SlashAxe: { numbers: [80], rows: [] },
  ChargeAxe: { numbers: [85], rows: [] },
  Rod: { numbers: [6], rows: [10] },
  Bow: { numbers: [94, 95, 73], rows: [25] },
  HeavyBowgun: { numbers: [34], rows: [7] },
  LightBowgun: { numbers: [66, 76], rows: [22] },
};

/** A low-rank set, and one with a set bonus and a group skill. */
const armorSeries = [2, 8248];

/** Rows that stand in the extract for themselves; what they refer to comes with them. */
const gear: readonly TablePlan[] = [
  { table: "Common/Equip/ArmorSeriesData", field: "_Series", values: armorSeries },
  { table: "Common/Equip/ArmorData", field: "_Series", values: armorSeries },
  { table: "Common/Equip/ArmorRecipeData", field: "_SeriesId", values: armorSeries },
  { table: "Common/Equip/AccessoryData", field: "_AccessoryId", values: [3181860608, 97814240] },
  // A charm of several levels, and a talisman.
  { table: "Common/Equip/AmuletData", field: "_AmuletType", values: [2788799104, 2686560640] },
  { table: "Common/Equip/AmuletRecipeData", field: "_AmuletType", values: [2788799104] },
  { table: "Common/Equip/RandomAmuletPtTable", field: "_AmuletType", values: [2686560640] },
  { table: "Common/Equip/RandomAmuletLotSkillTable", field: "_SkillPt", values: [10] },
  { table: "Common/Equip/ArtianSkillGroupData", field: "_ArtianSkillType", values: [1] },
  // A kinsect and its upgrade.
  { table: "Common/Weapon/RodInsectData", field: "_Id", values: ["RodInsectID_000", "RodInsectID_001"] },
  { table: "Common/Equip/RodInsectRecipeData", field: "_ID", values: ["RodInsectID_000", "RodInsectID_001"] },
  ...weaponTables.flatMap(({ table }): TablePlan[] => {
    const { numbers, rows } = weapons[table] ?? { numbers: [], rows: [] };
    return [
      { table: `Common/Weapon/${table}`, field: `_${table}`, values: numbers },
      { table: `Common/Weapon/${table}Recipe`, field: `_${table}` },
      {
        table: `Common/Weapon/${table}Tree`,
        list: "_WeaponTreeList",
        field: "_WeaponID",
        values: treeNumbers(table),
      },
      { table: `Common/Weapon/${table}Tree`, list: "_RowDataList", field: "_RowLevel", values: rows },
      { table: `Common/Weapon/${table}Tree`, list: "_ColumnDataList", field: "_ColumnLevel", values: [] },
    ];
  }),
  { table: "Common/Equip/WeaponSeriesData", field: "_Series", values: ["ID_003", "ID_039", "ID_051"] },
  { table: "Common/Equip/ArmorUpgradeData", field: "_Rare", values: ["RARE0", "RARE4"] },
];

/** Melodies of the extract's horn, and the notes of horns of parts. */
const melodies = [
  "SELF_BUFF",
  "ATK_UP_S",
  "DEF_UP_S",
  "DISABLE_WIND_S",
  "SOUND_BARRIER",
  "SP_PENETRATE_SOUND_ATTACK",
];
const waves = ["HIGH_FREQ_SLASH", "HIGH_FREQ_ELEM_FIRE"];
const bubbles = ["HIBIKI_REGENE", "HIBIKI_ATK_UP_CRT_UP"];
const horns: readonly TablePlan[] = [
  {
    table: "Player/ActionData/Wp05/UserData/Wp05MusicSkillToneTable",
    list: "_Datas",
    field: "_UniqueType",
    values: ["TYPE_0", "TYPE_14", "TYPE_19", "TYPE_23"],
  },
  {
    table: "Player/ActionData/Wp05/UserData/Wp05MusicSkillToneColorTable",
    list: "_Datas",
    field: "_MusicSkill",
    values: [...melodies, "HIGH_FREQ"],
  },
  {
    table: "Common/Player/ActionGuide/MusicSkillData_Wp05",
    field: "_MusicSkillType",
    values: melodies,
  },
  { table: "Common/Player/ActionGuide/HighFreqData_Wp05", field: "_HighFreqType", values: waves },
  { table: "Common/Player/ActionGuide/HibikiData_Wp05", field: "_HiblkiSkillType", values: bubbles },
  {
    table: "Player/ActionData/Common/GlobalParam/Part/PlayerMusicSkillParam",
    list: "_ParamList",
    field: "EnumValue",
    values: [...melodies, ...bubbles],
  },
];

/** Endemic life of one field, of several and from the water. */
const animals = ["EM5100_00_0", "EM5101_00_0", "EM5301_00_0"];
const endemicLife: readonly TablePlan[] = [
  {
    table: "Common/Enemy/EnemyReportAnimalData",
    field: "_EmID",
    values: animals.slice(0, 2),
    isFollowed: false,
  },
  {
    table: "Common/Enemy/EnemyReportAnimalFishingData",
    field: "_EmID",
    values: animals.slice(2),
    isFollowed: false,
  },
  {
    table: "Common/Enemy/EnemyData",
    field: "_enemyId",
    values: [...huntedEnemies, ...animals],
    isFollowed: false,
  },
];

/** Ingredients with the skills of village meals, a meal of the hub, and a skill that meals draw. */
const meals: readonly TablePlan[] = [
  { table: "Facility/FoodData", field: "_ItemId", values: [214, 218, 220, 222, 226] },
  { table: "Facility/MealDataLobby", field: "_LobbyDiningMenuId", values: ["MENU_00"] },
  { table: "Facility/MealSkillRandomTable", field: "_Index", values: [0] },
  { table: "Common/Facility/MealSkillData", field: "_MealSkill" },
];

/** Tables that gear refers to. */
const shared: readonly TablePlan[] = [
  { table: "Common/Item/ItemRecipe", field: "_ResultItem", values: [2, 3] },
  { table: "Common/Item/itemData", field: "_ItemId" },
  // The one that names a downloaded quest.
  { table: "HunterProfile/UserData/NamePlateData", field: "_MissionId", values: ["MISSION_640011"] },
  { table: "Common/Equip/SkillCommonData", field: "_skillId" },
  // The texts of its levels are read for set bonuses and group skills alone; those are named below.
  { table: "Common/Equip/SkillData", field: "_skillId", isFollowed: false },
];

/** The extract of the tests: real rows of the tables that all importers read. */
export const extractPlan: ExtractPlan = {
  whole: [
    ...huntPlan.whole,
    "Common/Equip/AmuletRankJudge",
    "Common/Equip/MakaAmuletPointTable",
    "Common/Equip/RandomAmuletAccSlot",
    "Common/Equip/ArtianGrindingData",
    "Facility/ArtianBonusCategoryData",
    "Facility/ArtianBonusData",
    "Facility/ArtianCreateTypeData",
    "Facility/ArtianPartsData",
    "Facility/ArtianPerformanceData",
    "Facility/ArtianWeaponTypeData",
    "Facility/MealData",
    "Facility/MealDataLifeArea",
    "Player/ActionData/Common/GlobalParam/Part/PlayerMealSkillParam",
  ],
  figures: [
    ...huntPlan.figures,
    {
      table: "Player/ActionData/Common/GlobalParam/Part/PlayerActiveSkillParam",
      names: [
        "_ASkillParam",
        "_ASkill004_AttackRate",
        "_ASkill004_BuffTime",
        "_ASkill005_Frenzy_Infect_AddCritical",
        "_ASkill005_Frenzy_Overcome_AttackRate",
        "_ASkill005_Frenzy_Overcome_CriticalAdd",
      ],
    },
    {
      table: "Player/ActionData/Common/GlobalParam/Part/PlayerStatusParam",
      names: [
        "_CriticalAttackRate",
        "_ElementAttack_AddLimit",
        "_ElementAttack_RateLimit",
        "_ElementAttack_RateLimit_Gun",
        "_Frenzy_Overcome_CriticalRate",
        "_Frenzy_Overcome_Duration",
        "_NegativeAttackRate",
        "_PhysicalAttack_AddLimit",
        "_PhysicalAttack_AddLimitAll",
        "_PhysicalAttack_RateLimit",
        "_PhysicalAttack_RateLimitAll",
      ],
    },
    {
      table: "Player/ActionData/Common/GlobalParam/PlayerItemParam",
      names: [
        "_Kairiki_AddAttack",
        "_Kairiki_G_AddAttack",
        "_Kairiki_G_Time",
        "_Kairiki_Time",
        "_KijinAmmo_AddAttack",
        "_KijinAmmo_Time",
        "_KijinDrink_AddAttack",
        "_KijinDrink_G_AddAttack",
        "_KijinDrink_G_Time",
        "_KijinDrink_Time",
        "_KijinPowder_AddAttack",
        "_KijinPowder_Time",
        "_Talisman_Attack_Add",
      ],
    },
    {
      table: "Player/ActionData/Wp02/GlobalParam/Wp02GlobalActionParam",
      names: ["_JustSuccessAttackRate", "_JustSuccessBuffTime", "_JustSuccessStatusRate"],
    },
    {
      table: "Player/ActionData/Wp03/GlobalParam/Wp03GlobalActionParam",
      names: ["_AuraAtkRate", "_AuraTime"],
    },
    {
      table: "Player/ActionData/Wp08/GlobalParam/Wp08GlobalActionParam",
      names: [
        "_AxeEnhancedAttackAdd",
        "_AxeEnhancedTime",
        "_Bin_Element_ElementRate",
        "_Bin_Power_AttackRate",
      ],
    },
    {
      table: "Player/ActionData/Wp09/GlobalParam/Wp09GlobalActionParam",
      names: [
        "_ShieldEnhance_AxeAttackRate",
        "_ShieldEnhance_ElementBinRate",
        "_ShieldEnhance_GrenadeAttackRate",
        "_ShieldEnhance_MaxTime",
      ],
    },
    {
      table: "Player/ActionData/Wp11/GlobalParam/Wp11GlobalActionParam",
      names: ["_CloseBottleAttackUpRate", "_StrongBottleAttackUpRate"],
    },
    {
      table: "Player/ActionData/Wp10/GlobalParam/Wp10GlobalActionParam",
      names: [
        "_ExtractTimer",
        "_OrangeDef",
        "_OrangeWhiteDef",
        "_RedWhiteAtk",
        "_TrippleAtk",
        "_WhiteWalkMot",
      ],
    },
    {
      table: "Player/ActionData/Common/GlobalParam/Part/PlayerSkillParam",
      names: [
        "_AdrenalineRush_",
        "_AttrPowerRate",
        "_AutoRecoverData",
        "_BattoPower",
        "_BombMaster",
        "_CatStick",
        "_ContinuousAttackWp",
        "_Cooperation",
        "_CrouchMove",
        "_DarkBlade",
        "_Disaster_Max",
        "_ElementConvert",
        "_FirstShot",
        "_HagitoriMaster",
        "_Hunki_",
        "_HunterLifeEggMoveTrans",
        "_IamCoalMinerData",
        "_MeatGrillMaster",
        "_RyukiExplosion",
        "_RyukilData",
        "_ShieldOption",
        "_Skill217or218",
        "_Skill218",
        "_SkillAttrConvert",
        "_SkillBladeToishi",
        "_SkillExEmote00_",
        "_StabbingData",
        "_WeakAttack",
      ],
    },
  ],
  tables: [...gear, ...horns, ...meals, ...huntPlan.tables, ...endemicLife, ...shared],
  collisions: huntPlan.collisions,
  texts: [
    ...huntPlan.texts,
    "Excel_Data/ArtianBonus",
    "Excel_Data/ArtianParts",
    "Excel_Data/EnemyText",
    "Excel_Data/Item",
    "Excel_Data/MealLobby",
    "Excel_Data/NamePlate",
    "Excel_Equip/Accessory",
    "Excel_Equip/Amulet",
    "Excel_Equip/Armor",
    "Excel_Equip/ArmorSeries",
    "Excel_Equip/MealSkill",
    "Excel_Equip/RodInsect",
    "Excel_Equip/Skill",
    "Excel_Equip/SkillCommon",
    "Excel_Equip/WeaponSeries",
    "Excel_Action/HibikiDataText_Wp05",
    "Excel_Action/HighFreqDataText_Wp05",
    "Excel_Action/MusicSkillDataText_Wp05",
    "Reference/RefEquipment",
    "Reference/RefStatus",
    ...weaponTables.map(({ table }) => `Excel_Equip/${table}`),
  ],
  textNames: [
    ...huntPlan.textNames,
    "EnemyText_NAME_EM5100_00_0",
    "EnemyText_NAME_EM5101_00_0",
    "EnemyText_NAME_EM5301_00_0",
    ...["Skill_413", "Skill_414", "Skill_469", "Skill_510", "Skill_513", "Skill_514"],
    ...["RefEquipment_0001_", "RefEquipment_0002_", "RefStatus_0002_"],
  ],
};

/** Weapons of parts stand in no tree. */
function treeNumbers(table: string): readonly number[] {
  const ofParts: Readonly<Record<string, readonly number[]>> = {
    LongSword: [87],
    GunLance: [84],
    SlashAxe: [80],
    ChargeAxe: [85],
    Bow: [73],
    LightBowgun: [66],
  };
  return (weapons[table]?.numbers ?? []).filter((number) => !ofParts[table]?.includes(number));
}
