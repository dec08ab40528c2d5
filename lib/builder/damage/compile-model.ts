import type { SharpnessColor } from "@/lib/catalog/codes";
import { type ActiveSkill, getUsedColor, listEquippedSkills } from "./active-skills";
import type { BonusFigure } from "./bonus-figures";
import { type CriticalFigure, type DamageModel, type JointFigure, ModelBuilder } from "./channels";
import { checkScenario } from "./check-scenario";
import {
  bowguns,
  criticalMultiplier,
  displayedPerDamage,
  elementCap,
  elementCriticalMultiplier,
  sharpnessElement,
  sharpnessRaw,
} from "./constants";
import { getCountedSkill } from "./counted-skills";
import { addFigures, noFigures } from "./figure-effect";
import {
  getElementCap,
  getElementHitzone,
  getElementModifier,
  getElementPhial,
  getPowerPhial,
} from "./hit-factors";
import type { DamageMove, DamageScenario, DamageSkill, RotationStep, SkillLevels } from "./inputs";
import { calculateProcDamage } from "./procs";
import {
  createMoveContext,
  getFiguresAt,
  getGatedEffects,
  getSkillContribution,
  type MoveContext,
} from "./skill-figures";
import {
  getCriticalFigure,
  listChannelEntries,
  listModelSkills,
  type ModelSkill,
  type SkillFigureTable,
  tabulateBonuses,
  tabulateSkills,
} from "./skill-tables";
import { createGates, type Gates } from "./uptime-gates";

/** Shared state of the whole rotation. */
interface Compiling {
  readonly scenario: DamageScenario;
  readonly gates: Gates;
  /** Skills whose level is open. */
  readonly open: readonly DamageSkill[];
  readonly fixed: readonly ActiveSkill[];
  readonly modelSkills: readonly ModelSkill[];
  readonly builder: ModelBuilder;
  /** Tables by what skills look at in a move. */
  readonly known: Map<string, readonly SkillFigureTable[]>;
  /** Index of the skill that changes the color, −1 = none is open, and the color at each of its levels. */
  readonly colorSkill: number;
  readonly colors: readonly (SharpnessColor | null)[];
  /** Index of the skill that works at low sharpness, −1 = none is open. */
  readonly dullSkill: number;
}

/**
 * A rotation as terms over channels, by the same figures as `explainRotation`.
 *
 * @param fixed levels that are not open to choice; their skills are no longer among the model's
 * @throws RangeError as `checkScenario` says
 */
export function compileModel(
  scenario: DamageScenario,
  skills: readonly DamageSkill[],
  fixed: SkillLevels,
): DamageModel {
  checkScenario(scenario);
  const open = skills.filter(({ id }) => !Object.hasOwn(fixed, id) && getCountedSkill(id) !== null);
  const equipped = listEquippedSkills(skills, fixed);
  const colorSkill = scenario.sharpness === undefined ? open.findIndex(changesColor) : -1;
  const crafts = open[colorSkill];
  const levels = crafts === undefined ? [0] : getRange(crafts.maxLevel);
  const colors = levels.map((level) =>
    getUsedColor(
      scenario,
      crafts === undefined || level === 0 ? equipped : [...equipped, { skill: crafts, level }],
    ),
  );
  const compiling: Compiling = {
    scenario,
    gates: createGates(scenario, skills),
    open,
    fixed: equipped,
    modelSkills: listModelSkills(open, equipped),
    builder: new ModelBuilder(),
    known: new Map(),
    colorSkill,
    colors,
    dullSkill: open.findIndex(worksWhenDull),
  };
  for (const step of scenario.rotation) addStep(compiling, step);
  addProcs(compiling);
  return compiling.builder.build(open.map(({ id, maxLevel }) => ({ id, maxLevel })));
}

function addProcs({ scenario, gates, modelSkills, builder }: Compiling): void {
  for (const { skill, index, levels, needs } of modelSkills) {
    const table = levels.map((level) => calculateProcDamage(skill, level, scenario, gates));
    builder.addProc({ skill: index, table, needs });
  }
}

function changesColor({ effects }: DamageSkill): boolean {
  return effects.some(({ sharpness }) => sharpness !== undefined);
}

function worksWhenDull({ id }: DamageSkill): boolean {
  return getCountedSkill(id)?.when === "lowSharpness";
}

/** 0 to the maximum. */
function getRange(maxLevel: number): number[] {
  return Array.from({ length: maxLevel + 1 }, (_, level) => level);
}

/** Figures that raise the hits of a move; moves that skills cannot tell apart share the tables of skills. */
function listTables(compiling: Compiling, context: MoveContext): readonly SkillFigureTable[] {
  const { scenario, gates, modelSkills, builder, known } = compiling;
  const { damageType, usesHitzone, flags, shelling, rapid, id } = context.move;
  const { kind, type } = context.element ?? {};
  const shell = shelling === undefined ? null : id.includes("wyvern-fire");
  const key = JSON.stringify([damageType, usesHitzone, flags, shell, rapid, kind, type]);
  let ofSkills = known.get(key);
  if (ofSkills === undefined) {
    ofSkills = modelSkills.flatMap((each) => tabulateSkills(each, context, builder));
    known.set(key, ofSkills);
  }
  return [
    ...ofSkills,
    ...tabulateSpecialSharpness(compiling, context),
    ...tabulateBonuses(context, scenario, gates, builder),
  ];
}

/** Factors of a special sharpness by color, in one table over the skill that changes the color. */
function tabulateSpecialSharpness(compiling: Compiling, context: MoveContext): readonly SkillFigureTable[] {
  const { colors, colorSkill, modelSkills, builder } = compiling;
  if (context.move.usesSharpness === false) return [];
  return modelSkills.flatMap(({ skill, index, levels }) => {
    const level = levels.at(-1) ?? 0;
    if (getFiguresAt(skill, level, context.scenario)?.specialRawMult === undefined) return [];
    const perColor = colors.map((color) => getGatedEffects(skill, level, context, color));
    const gate = perColor.flat().find((each) => each.gate !== null)?.gate ?? null;
    return {
      skill: colorSkill,
      needs: index,
      gate: gate === null ? -1 : builder.gate(gate),
      outsideAmmo: false,
      effects: perColor.map((effects) => effects.map(({ effect }) => effect).reduce(addFigures, noFigures)),
    };
  });
}

function addStep(compiling: Compiling, { move, count }: RotationStep): void {
  const { scenario, builder, gates } = compiling;
  const repeats = count * move.hits;
  if (repeats === 0) return;
  const context = createMoveContext(scenario, move, gates);
  const tables = listTables(compiling, context);
  const channel = (kind: "product" | "sum", figure: BonusFigure, base: number, of = tables) =>
    builder.channel(kind, base, listChannelEntries(of, figure));
  const base = scenario.weapon.attack * getPowerPhial(scenario, move);
  const attackProduct = channel("product", "attackPct", base);
  const affinity = move.canCrit === false ? -1 : channel("sum", "affinity", scenario.weapon.affinity);
  const hitzone = move.usesHitzone === false ? 1 : context.rawHitzone / 100;
  builder.add({
    kind: "raw",
    weight: (move.motionValue / 100) * hitzone * (move.rawModifier ?? 1),
    repeats,
    attackProduct,
    attackSum: channel("sum", "attack", 0),
    hitProduct: channel("product", "rawDamagePct", 1),
    affinity,
    critical: getCritical(tables, move, "rawCritical"),
    sharpness: getRawSharpness(compiling, context),
  });
  addElement(compiling, context, tables, { repeats, attackProduct, affinity });
}

function addElement(
  compiling: Compiling,
  context: MoveContext,
  tables: readonly SkillFigureTable[],
  hit: { readonly repeats: number; readonly attackProduct: number; readonly affinity: number },
): void {
  const { scenario, builder } = compiling;
  const { element, move } = context;
  if (element === null) return;
  const isFixed = element.kind === "fixed";
  const isOfAttack = element.kind === "ofAttack";
  const base = isOfAttack ? 1 : isFixed ? 0 : element.value;
  const start = isFixed ? element.value * displayedPerDamage : 0;
  const factor = getElementPhial(scenario, move) * (move.elementAttackFactor ?? 1);
  const none = builder.channel("sum", 0, []);
  const raisesAmmo = tables.filter(({ outsideAmmo }) => !outsideAmmo);
  const hitzone = getElementHitzone(scenario, move, element);
  builder.add({
    kind: "element",
    weight: ((hitzone / 100) * getElementModifier(scenario, move)) / displayedPerDamage,
    repeats: hit.repeats,
    product: isFixed
      ? none
      : builder.channel("product", base * factor, listChannelEntries(tables, "elementPct")),
    sum: builder.channel("sum", start, listChannelEntries(tables, "element")),
    cap: isOfAttack ? Number.POSITIVE_INFINITY : getElementCap(scenario, move, element, base),
    perAttack: isOfAttack ? element.percent / 10 : 0,
    capPlus: bowguns.includes(scenario.weapon.type) ? 0 : elementCap.plus,
    attackProduct: isOfAttack ? hit.attackProduct : none,
    attackSum: isOfAttack ? builder.channel("sum", 0, listChannelEntries(raisesAmmo, "attack")) : none,
    hitProduct: builder.channel("product", 1, listChannelEntries(tables, "elementDamagePct")),
    affinity: hit.affinity,
    critical: getCritical(tables, move, "elementCritical"),
    sharpness: getElementSharpness(compiling, move),
  });
}

function getCritical(
  tables: readonly SkillFigureTable[],
  move: DamageMove,
  figure: "rawCritical" | "elementCritical",
): CriticalFigure {
  if (move.canCrit === false) return { skill: -1, table: [1], gate: -1, usual: 1 };
  return getCriticalFigure(
    tables,
    figure,
    figure === "rawCritical" ? criticalMultiplier : elementCriticalMultiplier,
  );
}

/** Sharpness on raw damage, with the skill that works when it is low: their product depends on both levels. */
function getRawSharpness(compiling: Compiling, context: MoveContext): JointFigure {
  const { colors, colorSkill, dullSkill, open, fixed } = compiling;
  if (context.move.usesSharpness === false || colors[0] === null) {
    return { rowSkill: -1, columnSkill: -1, columns: 1, table: [1] };
  }
  const dull = open[dullSkill];
  const dullLevels = dull === undefined ? [0] : getRange(dull.maxLevel);
  const fixedDull = fixed.find(({ skill }) => worksWhenDull(skill));
  const multiplier = (skill: DamageSkill | undefined, level: number, color: SharpnessColor) => {
    const figures =
      skill === undefined || level === 0 ? null : getSkillContribution(skill, level, context, color);
    return 1 + (figures?.rawDamagePct ?? 0) / 100;
  };
  const table = colors.flatMap((color) =>
    dullLevels.map((level) => {
      if (color === null) return 1;
      const always = multiplier(fixedDull?.skill, fixedDull?.level ?? 0, color);
      return sharpnessRaw[color] * always * multiplier(dull, level, color);
    }),
  );
  const columns = dullLevels.length;
  return simplify({ rowSkill: colorSkill, columnSkill: dullSkill, columns, table });
}

/** Without a skill that makes no difference. */
function simplify({ rowSkill, columnSkill, columns, table }: JointFigure): JointFigure {
  const rows = table.length / columns;
  const at = (row: number, column: number) => table[row * columns + column];
  const sameRows = table.every((value, index) => value === at(0, index % columns));
  const sameColumns = table.every((value, index) => value === at(Math.floor(index / columns), 0));
  const remainingRows = sameRows ? [0] : getRange(rows - 1);
  const remainingColumns = sameColumns ? [0] : getRange(columns - 1);
  return {
    rowSkill: sameRows ? -1 : rowSkill,
    columnSkill: sameColumns ? -1 : columnSkill,
    columns: remainingColumns.length,
    table: remainingRows.flatMap((row) => remainingColumns.map((column) => at(row, column) ?? 1)),
  };
}

function getElementSharpness({ colors, colorSkill }: Compiling, move: DamageMove): JointFigure {
  const none = { rowSkill: -1, columnSkill: -1, columns: 1 };
  if (move.usesSharpness === false) return { ...none, table: [1] };
  const table = colors.map((color) => (color === null ? 1 : sharpnessElement[color]));
  return simplify({ ...none, rowSkill: colorSkill, table });
}
