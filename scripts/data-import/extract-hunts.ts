import type { CollisionPlan, ExtractPlan, TablePlan } from "./extract-tables";

/** Two large monsters, and a herd whose females have no row of their own. */
const large = ["EM0077_00_0", "EM0152_00_0"];
const small = ["EM1150_00_0", "EM1150_00_1"];
const guide = "Common/Enemy";
const common = "Enemy/CommonData/Data";

/** Hunts of the two monsters. */
const missions = ["104000", "106008"];
/** The missions of the story that come before them. */
const stories = ["006010", "720020"];
const missionCodes = missions.map((mission) => `MISSION_${mission}`);

const monsterTables: readonly TablePlan[] = [
  { table: `${guide}/EnemyReportBossData`, field: "_EmID", values: large, isFollowed: false },
  { table: `${guide}/EnemyReportZakoData`, field: "_EmID", values: small.slice(0, 1), isFollowed: false },
  { table: `${guide}/EnemyReportZakoPackData`, field: "_EmID", values: small, isFollowed: false },
  { table: `${guide}/EnemyReportMeatDisplayData`, field: "_EmID", values: large, isFollowed: false },
  {
    table: `${guide}/EnemySpecies`,
    field: "_EmSpecies",
    values: ["SPECIES_000", "SPECIES_002", "SPECIES_012"],
  },
  {
    table: `${guide}/EnemyReportSpecialAttackTypeData`,
    field: "_EmSpecialAttackType",
    values: ["ROAR_MINIOR", "LACERATION"],
  },
  { table: `${guide}/EnemyPartsTypeData`, field: "_EmPartsType" },
  {
    table: `${common}/EnemyWeakAttrData`,
    list: "_ParamList",
    field: "_EnumValue",
    values: large,
    isFollowed: false,
  },
  {
    table: `${common}/EmCommonSize`,
    list: "_EnemySizeTbl",
    field: "_EmId",
    values: large,
    isFollowed: false,
  },
  {
    table: `${common}/EmParamBadCondition2`,
    list: "_BossSettingList",
    field: "_EmId",
    values: large,
    isFollowed: false,
    fields: ["_EmId", ...["Paralyze", "Poison", "Sleep", "Stun", "Blast", "Stamina", "Flash", "Ear", "Trap"]],
  },
];

const questTables: readonly TablePlan[] = [
  {
    table: "Mission/_UserData/_Reward/QuestRewardSetting",
    field: "_missionID",
    values: [...missionCodes, "MISSION_002150"],
    isFollowed: false,
  },
  {
    table: "Mission/_UserData/_Reward/CommonRewardData",
    field: "_tableId",
    values: [201, 402, 601],
  },
  { table: "Mission/_UserData/QuestOpenData", field: "_MissionId", values: missionCodes, isFollowed: false },
  {
    table: `${common}/EmCommonDifficulty2`,
    list: "_DataArray",
    field: "_InstanceGuid",
    // Of the two quests, and of the health with more hunters.
    values: [
      "0e9c0fff-7aa6-4087-925c-501a900f602b",
      "8ac996e9-cd2a-4c72-8bbc-e42cfa8df67b",
      "148912cc-e71c-4088-a195-7db49568ebcd",
    ],
    isFollowed: false,
    fields: [
      "_InstanceGuid",
      "_Health",
      "_PartsVital",
      "_ScarNormalAndTear",
      "_ScarRaw",
      "_Poison",
      "_Paralyze",
      "_Sleep",
      "_Explosion",
      "_Stun",
      "_Exhaust",
      "_Ride",
      "_MultiTableId",
      "_MultiRateTbl",
    ],
  },
];

const shotFields = [
  "_Attack",
  "_AttrValue",
  "_CondValue",
  "_StunDamage",
  "_CaptureDamage",
  "_PartsBreakRate",
  "_SpecialType",
];
const moveFields = [
  "_Attack",
  "_ActionTypeFixed",
  "_AttrValue",
  "_UseStatusAttrPower",
  "_StatusAttrRate",
  "_IsNoCritical",
  "_IsNoUseKireaji",
  "_IsForceUseKireajiAttackRate",
  "_IsCustomKireajiReduce",
  "_CustomKireajiReduce",
  "_GeneralValue",
];

const guns = "Player/ActionData/WpGunCommon";

function getShots(name: string, rows: readonly number[]): CollisionPlan {
  return { file: `${guns}/Collision/Collider/WpGunShell_${name}`, rows, fields: shotFields };
}

/** Monsters with what they drop, quests, places, ammo and moves. */
export const huntPlan: ExtractPlan = {
  whole: [
    ...[...large, ...small].map((code) => `${guide}/${code}`),
    "Enemy/Em0077/00/Data/Em0077_00_Param_Parts",
    "Enemy/Em0077/00/Data/Em0077_00_Param_PartsBreakReward",
    "Enemy/Em0077/00/Data/Em0077_00_Param_PartsLost",
    ...["RewardNumTable", "RewardLotProbabilityTable", "QuestRewardVariousData"].map(
      (table) => `Mission/_UserData/_Reward/${table}`,
    ),
    "Enemy/Em0077/00/Data/Em0077_00_Param_Hagitori",
    "Enemy/Em0152/00/Data/Em0152_00_Param_Parts",
    "Enemy/Em0152/00/Data/Em0152_00_Param_PartsBreakReward",
    "Enemy/Em1150/00/Data/Em1150_00_Param_Parts",
    ...missions.map((mission) => `Mission/Mission${mission}/BossZakoLayout_${mission}`),
    ...["Normal", "Element", "Paralyse", "Penetrate"].map((name) => `${guns}/Shell/MainParam/WpGun${name}`),
  ],
  figures: [
    {
      table: `${common}/EmParamBadConditionPreset`,
      names: ["_Paralyze", "_Poison", "_Sleep", "_Stun", "_Blast", "_Stamina", "_Flash", "_Ear"].concat([
        "_TrapFall",
        "_TrapParalyse",
        "_TrapIvy",
      ]),
    },
    ...missions.map((mission) => ({
      table: `Mission/Mission${mission}/_Quest/Ms${mission}_QuestData`,
      names: [
        ...["_MissionId", "_QuestType", "_QuestLv", "_QuestLife", "_QuestMsg", "_ClearCondition"],
        ...["_OrderCondition", "_TimeLimit", "_RemMoney", "_HRPoint", "_Stage"],
      ],
    })),
    ...missions.map((mission) => ({
      table: `Mission/Mission${mission}/Ms${mission}_MsData`,
      names: ["_MissionTypeSerial", "_OpenFlagMissionList"],
    })),
  ],
  tables: [...monsterTables, ...questTables],
  collisions: [
    getShots("Normal", [0]),
    getShots("Element_Fire", [0, 1, 2, 3]),
    getShots("Condition", [0, 1, 2]),
    getShots("Penetrate", [0, 1, 2]),
    { file: "Player/ActionData/Wp00/Collision/Collider/Wp00_Attack", rows: [0, 1, 2], fields: moveFields },
    { file: "Player/ActionData/Wp11/Collision/Shell/Wp11Shell_Normal", rows: [0, 1, 2], fields: moveFields },
  ],
  texts: [
    "Excel_Data/EnemyPartsTypeName",
    "Excel_Data/EnemyReportSpecialAttackTypeText",
    "Excel_Data/EnemySpeciesName",
    "Excel_Data/Gimmick",
    "Reference/RefEnvironment",
    ...[...missions, ...stories].map((mission) => `Mission/Mission${mission}`),
  ],
  textNames: [
    ...[...large, ...small].flatMap((code) =>
      ["", "JP_", "EXTRA_", "FRENZY_", "LEGENDARY_", "LEGENDARY_KING_"].map(
        (kind) => `EnemyText_${kind}NAME_${code}`,
      ),
    ),
    ...missions.map((mission) => `Mission${mission}_100`),
    ...stories.map((mission) => `Mission${mission}_000`),
    // Arenas, settlements and hubs, and the names of environments.
    ...["RefEnvironment_0000_0005", "RefEnvironment_0001_", "RefEnvironment_0004_"],
  ],
};

/** Enemies with names, for the plan of the table that has those of all animals too. */
export const huntedEnemies: readonly string[] = [...large, ...small];
