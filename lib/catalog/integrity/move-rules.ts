import type { AttackFlag, AttackMode } from "../attack-codes";
import { type CatalogData, getIds } from "./catalog-data";
import { type Check, runCheck } from "./check";

/** Moves, the rows they come from, what changes them, and skills that need another skill. */
export function checkMoves(data: CatalogData): readonly Check[] {
  return [checkRows(data), checkModifiers(data), checkRequired(data)];
}

/** One record of rows per move, in the same order, and both name the same source. */
function checkRows({ attacks, attackRows }: CatalogData): Check {
  return runCheck("moves and their rows in the tables", (expect) => {
    expect(attacks.length === attackRows.length, () => "attack-rows: not one record per move");
    for (const [index, { id, source, elementAttackFactor }] of attacks.entries()) {
      const row = attackRows[index];
      expect(row?.id === id, () => `attack-rows ${row?.id}: stands in the place of ${id}`);
      if (row === undefined) continue;
      expect(
        (row.rows === undefined) === (row.from !== undefined),
        () => `attack-rows ${id}: needs either rows or another source`,
      );
      expect(
        (row.from === "mhwilds-calculator-2025-08") === (source === "mhwilds-calculator-2025-08"),
        () => `attack-rows ${id}: from ${row.from}, but attacks says ${source}`,
      );
      expect(
        row.elementAttackFactor === elementAttackFactor,
        () => `attack-rows ${id}: element factor ${row.elementAttackFactor}, attacks ${elementAttackFactor}`,
      );
    }
  });
}

/** A figure says where it enters, and what it names exists. */
function checkModifiers({ attacks, playerModifiers }: CatalogData): Check {
  const flags = new Set<AttackFlag>(attacks.flatMap((attack) => attack.flags ?? []));
  const modes = new Set<AttackMode>(attacks.flatMap(({ mode }) => mode ?? []));
  const scopes = new Set<string>([
    ...[...flags].map((flag) => `flag:${flag}`),
    ...[...modes].map((mode) => `mode:${mode}`),
  ]);
  return runCheck("player modifiers name their stage and moves that exist", (expect) => {
    for (const record of playerModifiers) {
      const { id, kind, weapon } = record;
      if (kind === "cap") {
        expect(record.stage === undefined, () => `player-modifiers ${id}: a cap with a stage`);
        expect(record.appliesTo !== undefined, () => `player-modifiers ${id}: a cap on nothing`);
        continue;
      }
      const attack = record.attackMul !== undefined || record.attackAdd !== undefined;
      const element = record.elementMul !== undefined || record.elementAdd !== undefined;
      expect(
        attack || element || record.affinityAdd !== undefined,
        () => `player-modifiers ${id}: changes nothing`,
      );
      expect(attack === (record.stage !== undefined), () => `player-modifiers ${id}: attack without a stage`);
      expect(
        element === (record.elementStage !== undefined),
        () => `player-modifiers ${id}: element without a stage`,
      );
      for (const scope of [...(record.appliesTo ?? []), ...(record.notAppliesTo ?? [])]) {
        expect(scopes.has(scope), () => `player-modifiers ${id}: no move is ${scope}`);
        expect(weapon !== null, () => `player-modifiers ${id}: moves of no weapon type`);
      }
    }
  });
}

/** A skill that needs another names one that exists, and that needs none itself. */
function checkRequired({ skills }: CatalogData): Check {
  const ids = getIds(skills);
  const dependent = new Set(skills.flatMap(({ id, requires }) => (requires === undefined ? [] : [id])));
  return runCheck("skills that need another skill", (expect) => {
    for (const { id, requires } of skills) {
      if (requires === undefined) continue;
      expect(ids.has(requires), () => `skills ${id}: no skill "${requires}"`);
      expect(!dependent.has(requires), () => `skills ${id}: needs ${requires}, which needs another`);
    }
  });
}
