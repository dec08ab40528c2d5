import type { SharpnessColor } from "@/lib/catalog/codes";
import { type ActiveSkill, getUsedColor, listActiveSkills } from "./active-skills";
import { type BonusFigure, getBonusFigure, listBonuses } from "./bonus-figures";
import {
  type ChannelEntry,
  type DamageModel,
  type JointFigure,
  type LoneFigure,
  ModelBuilder,
} from "./channels";
import { checkScenario } from "./check-scenario";
import {
  capElement,
  criticalMultiplier,
  displayedPerDamage,
  elementCriticalMultiplier,
  elementPhialMultiplier,
  powerPhialMultiplier,
  sharpnessElement,
  sharpnessRaw,
} from "./constants";
import { getCountedSkill } from "./counted-skills";
import type { DamageMove, DamageScenario, DamageSkill, RotationStep, SkillLevels } from "./inputs";
import { getAxePower } from "./move-figures";
import {
  createMoveContext,
  getSkillContribution,
  type MoveContext,
  type SkillContribution,
} from "./skill-figures";

/** What the whole rotation shares. */
interface Compiling {
  readonly scenario: DamageScenario;
  readonly skills: readonly DamageSkill[];
  readonly fixed: readonly ActiveSkill[];
  readonly builder: ModelBuilder;
  /** Tables by what skills look at in a move. */
  readonly known: Map<string, SkillTables>;
  /** Index of the skill that changes the color, −1 = none is free, and the color at each of its levels. */
  readonly colorSkill: number;
  readonly colors: readonly (SharpnessColor | null)[];
  /** Index of the skill that works at low sharpness, −1 = none is free. */
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
  const free = skills.filter(({ id }) => !Object.hasOwn(fixed, id) && getCountedSkill(id) !== null);
  const active = listActiveSkills(skills, fixed);
  const colorSkill = scenario.sharpness === undefined ? free.findIndex(changesColor) : -1;
  const crafts = free[colorSkill];
  const levels = crafts === undefined ? [0] : getRange(crafts.maxLevel);
  const colors = levels.map((level) =>
    getUsedColor(
      scenario,
      crafts === undefined || level === 0 ? active : [...active, { skill: crafts, level }],
    ),
  );
  const compiling: Compiling = {
    scenario,
    skills: free,
    fixed: active,
    builder: new ModelBuilder(),
    known: new Map(),
    colorSkill,
    colors,
    dullSkill: free.findIndex(worksWhenDull),
  };
  for (const step of scenario.rotation) addStep(compiling, step);
  return compiling.builder.build(free.map(({ id, maxLevel }) => ({ id, maxLevel })));
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

/** Figures of skills for a move: by level for free skills, once for fixed ones. */
interface SkillTables {
  /** By skill, then by level from 0. `null` = nothing. */
  readonly free: readonly (readonly (SkillContribution | null)[])[];
  readonly fixed: readonly SkillContribution[];
  /** Of free skills that have the figure: factors for percentages, the figure itself otherwise. */
  readonly entries: Readonly<Record<BonusFigure, readonly ChannelEntry[]>>;
}

interface MoveTables extends SkillTables {
  readonly context: MoveContext;
}

/** Moves that skills cannot tell apart have the same tables. */
function createSkillTables({ skills, fixed, known }: Compiling, context: MoveContext): SkillTables {
  const { damageType, usesHitzone, flags, shelling, rapid } = context.move;
  const { kind, type } = context.element ?? {};
  const key = JSON.stringify([damageType, usesHitzone, flags, shelling !== undefined, rapid, kind, type]);
  const found = known.get(key);
  if (found !== undefined) return found;
  // What depends on sharpness is no part of these: it is in the table that it shares with Handicraft.
  const free = skills.map((skill) =>
    getRange(skill.maxLevel).map((level) =>
      level === 0 ? null : getSkillContribution(skill, level, context, null),
    ),
  );
  const entries = (figure: BonusFigure) => listEntries(free, figure);
  const tables: SkillTables = {
    free,
    fixed: fixed.flatMap(({ skill, level }) => getSkillContribution(skill, level, context, null) ?? []),
    entries: {
      attackPct: entries("attackPct"),
      attack: entries("attack"),
      rawDamagePct: entries("rawDamagePct"),
      affinity: entries("affinity"),
      elementPct: entries("elementPct"),
      element: entries("element"),
    },
  };
  known.set(key, tables);
  return tables;
}

function addStep(compiling: Compiling, { move, count }: RotationStep): void {
  const { scenario, builder } = compiling;
  const repeats = count * move.hits;
  if (repeats === 0) return;
  const context = createMoveContext(scenario, move);
  const tables: MoveTables = { context, ...createSkillTables(compiling, context) };
  const base = getAttackConstant(scenario, move);
  const attackProduct = createPercentChannel(compiling, tables, "attackPct", base);
  const attackSum = createSumChannel(compiling, tables, "attack", getAxePower(scenario, move));
  const affinity =
    move.canCrit === false ? -1 : createSumChannel(compiling, tables, "affinity", scenario.weapon.affinity);
  const hitzone = move.usesHitzone === false ? 1 : context.rawHitzone / 100;
  builder.addRaw({
    weight: repeats * (move.motionValue / 100) * hitzone * (move.rawModifier ?? 1),
    attackProduct,
    attackSum,
    hitProduct: createPercentChannel(compiling, tables, "rawDamagePct", 1),
    affinity,
    critical: createCriticalChannel(tables, move, "rawCritical", criticalMultiplier),
    sharpness: getRawSharpness(compiling, context),
  });
  addElement(compiling, tables, repeats, { attackProduct, attackSum, affinity });
}

function getAttackConstant(scenario: DamageScenario, move: DamageMove): number {
  const powerPhial = scenario.weapon.traits.phial === "power" && move.mode === "sword";
  return scenario.weapon.attack * (powerPhial ? powerPhialMultiplier : 1);
}

function addElement(
  compiling: Compiling,
  tables: MoveTables,
  repeats: number,
  attack: { readonly attackProduct: number; readonly attackSum: number; readonly affinity: number },
): void {
  const { scenario, builder } = compiling;
  const { element, move } = tables.context;
  if (element === null) return;
  const hitzone = Math.min(
    scenario.target.hitzone[element.type],
    move.elementHitzoneCap ?? Number.POSITIVE_INFINITY,
  );
  const isFixed = element.kind === "fixed";
  const phial =
    scenario.weapon.traits.phial === "element" && move.mode === "sword" ? elementPhialMultiplier : 1;
  const base = element.kind === "ofAttack" ? 1 : isFixed ? 0 : element.value;
  const start = isFixed ? element.value * displayedPerDamage : 0;
  const none = builder.channel("sum", 0, []);
  builder.addElement({
    weight: (repeats * (hitzone / 100) * move.elementModifier) / displayedPerDamage,
    product: isFixed ? none : createPercentChannel(compiling, tables, "elementPct", base * phial),
    sum: isFixed
      ? sumFixedElement(compiling, tables, start)
      : createSumChannel(compiling, tables, "element", start),
    cap:
      element.kind === "weapon" || element.kind === "phial"
        ? capElement(element.value)
        : Number.POSITIVE_INFINITY,
    perAttack: element.kind === "ofAttack" ? element.percent / 10 : 0,
    attackProduct: element.kind === "ofAttack" ? attack.attackProduct : none,
    attackSum: element.kind === "ofAttack" ? attack.attackSum : none,
    affinity: attack.affinity,
    critical: createCriticalChannel(tables, move, "elementCritical", elementCriticalMultiplier),
    sharpness: getElementSharpness(compiling, move),
  });
}

/** Bonuses raise the weapon's element, not a fixed one. */
function sumFixedElement(compiling: Compiling, tables: MoveTables, start: number): number {
  const fixed = tables.fixed.reduce((sum, { element }) => sum + element, start);
  return compiling.builder.channel("sum", fixed, tables.entries.element);
}

function createPercentChannel(
  compiling: Compiling,
  tables: MoveTables,
  figure: BonusFigure,
  base: number,
): number {
  const { scenario, builder } = compiling;
  const bonuses = listBonuses(tables.context.move, scenario.bonuses).map((bonus) =>
    getBonusFigure(bonus, figure),
  );
  const always = [...bonuses, ...tables.fixed.map((contribution) => contribution[figure])];
  const constant = always.reduce((product, percent) => product * (1 + percent / 100), base);
  return builder.channel("product", constant, tables.entries[figure]);
}

function createSumChannel(
  compiling: Compiling,
  tables: MoveTables,
  figure: BonusFigure,
  base: number,
): number {
  const { scenario, builder } = compiling;
  const bonuses = listBonuses(tables.context.move, scenario.bonuses).map((bonus) =>
    getBonusFigure(bonus, figure),
  );
  const always = [...bonuses, ...tables.fixed.map((contribution) => contribution[figure])];
  const constant = always.reduce((sum, flat) => sum + flat, base);
  return builder.channel("sum", constant, tables.entries[figure]);
}

function listEntries(free: SkillTables["free"], figure: BonusFigure): ChannelEntry[] {
  const isPercent = figure === "attackPct" || figure === "rawDamagePct" || figure === "elementPct";
  return free.flatMap((levels, skill) => {
    if (levels.every((contribution) => (contribution?.[figure] ?? 0) === 0)) return [];
    const values = levels.map((contribution) => contribution?.[figure] ?? 0);
    return [{ skill, table: isPercent ? values.map((percent) => 1 + percent / 100) : values }];
  });
}

/** @throws Error when two free skills raise the same critical hits, which the model does not know */
function createCriticalChannel(
  tables: MoveTables,
  move: DamageMove,
  figure: "rawCritical" | "elementCritical",
  usual: number,
): LoneFigure {
  if (move.canCrit === false) return { skill: -1, table: [1] };
  const minFigure = tables.fixed.reduce((max, contribution) => Math.max(max, contribution[figure]), usual);
  const raising = tables.free.flatMap((levels, skill) =>
    levels.some((contribution) => (contribution?.[figure] ?? 0) > minFigure) ? [{ skill, levels }] : [],
  );
  if (raising.length > 1) throw new Error("Two skills raise the multiplier of critical hits.");
  const [raises] = raising;
  if (raises === undefined) return { skill: -1, table: [minFigure] };
  return {
    skill: raises.skill,
    table: raises.levels.map((contribution) => Math.max(minFigure, contribution?.[figure] ?? 0)),
  };
}

/** Sharpness on raw damage, with the skill that works when it is low: their product depends on both levels. */
function getRawSharpness(compiling: Compiling, context: MoveContext): JointFigure {
  const { colors, colorSkill, dullSkill, skills, fixed } = compiling;
  if (context.move.usesSharpness === false || colors[0] === null) {
    return { rowSkill: -1, columnSkill: -1, columns: 1, table: [1] };
  }
  const dull = skills[dullSkill];
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

function getElementSharpness({ colors, colorSkill }: Compiling, move: DamageMove): LoneFigure {
  if (move.usesSharpness === false) return { skill: -1, table: [1] };
  const table = colors.map((color) => (color === null ? 1 : sharpnessElement[color]));
  const [first = 1] = table;
  return table.every((value) => value === first)
    ? { skill: -1, table: [first] }
    : { skill: colorSkill, table };
}
