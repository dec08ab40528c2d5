import { weaponTables } from "./entities/weapon-types";
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

/** What the horn of the extract can play, and the notes of horns of parts. */
const melodies = [
  "SELF_BUFF",
  "ATK_UP_S",
  "DEF_UP_S",
  "DISABLE_WIND_S",
  "SOUND_BARRIER",
  "SP_PENETRATE_SOUND_ATTACK",
];
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
];

/** A quest and what it gives. */
const quests: readonly TablePlan[] = [
  {
    table: "Mission/_UserData/_Reward/QuestRewardSetting",
    field: "_missionID",
    values: ["MISSION_106008", "MISSION_002150"],
    isFollowed: false,
  },
  {
    table: "Mission/_UserData/_Reward/CommonRewardData",
    field: "_tableId",
    values: [201, 601],
    isFollowed: false,
  },
];

/** What gear refers to. */
const shared: readonly TablePlan[] = [
  { table: "Common/Item/ItemRecipe", field: "_ResultItem", values: [2, 3] },
  { table: "Common/Item/itemData", field: "_ItemId" },
  { table: "Common/Equip/SkillCommonData", field: "_skillId" },
  // The texts of its levels are read for set bonuses and group skills alone; those are named below.
  { table: "Common/Equip/SkillData", field: "_skillId", isFollowed: false },
];

/** The extract of the tests: real rows of every table that an importer of items, skills and gear reads. */
export const extractPlan: ExtractPlan = {
  whole: [
    "Common/Equip/RandomAmuletAccSlot",
    "Common/Equip/ArtianGrindingData",
    "Facility/ArtianBonusCategoryData",
    "Facility/ArtianBonusData",
    "Facility/ArtianCreateTypeData",
    "Facility/ArtianPartsData",
    "Facility/ArtianPerformanceData",
    "Facility/ArtianWeaponTypeData",
  ],
  figures: [
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
        "_BombMaster",
        "_ContinuousAttackWp",
        "_ElementConvert",
        "_HagitoriMaster",
        "_RyukilData",
        "_WeakAttack",
      ],
    },
  ],
  tables: [...gear, ...horns, ...quests, ...shared],
  texts: [
    "Excel_Data/ArtianBonus",
    "Excel_Data/ArtianParts",
    "Excel_Data/Item",
    "Excel_Equip/Accessory",
    "Excel_Equip/Amulet",
    "Excel_Equip/Armor",
    "Excel_Equip/ArmorSeries",
    "Excel_Equip/RodInsect",
    "Excel_Equip/Skill",
    "Excel_Equip/SkillCommon",
    "Excel_Equip/WeaponSeries",
    "Excel_Action/MusicSkillDataText_Wp05",
    "Reference/RefEquipment",
    "Reference/RefStatus",
    ...weaponTables.map(({ table }) => `Excel_Equip/${table}`),
  ],
  textNames: [
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
