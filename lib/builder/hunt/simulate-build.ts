import { unpackArmorData } from "../data/armor-file";
import { bindBuilderData } from "../data/builder-data";
import { unpackDamageData } from "../data/damage-file";
import { unpackHuntData } from "../data/hunt-file";
import { unpackWeaponsData } from "../data/weapons-file";
import { deriveLoadout } from "../loadout/derive-loadout";
import { decodeBuildCode } from "../share/decode-build-code";
import { emptyDamageSetup } from "../target/damage-setup";
import { getStageConditions } from "../target/hunt-stages";
import { formatRotation } from "../target/move-rows";
import { usualAssumptions } from "./assumptions";
import type { HuntFacts, HuntRequest } from "./request";
import type { HuntReply } from "./solve-hunt";

/** Packed files of the builder, as they come. */
interface HuntFiles {
  readonly armor: unknown;
  readonly weapons: unknown;
  readonly damage: unknown;
  readonly hunt: unknown;
}

/** A build in a quest, by itself or as all hunters of a party. */
export interface BuildHunt {
  readonly code: string;
  readonly quest: string;
  /** 1 to 4. */
  readonly party: number;
}

export interface SimulatedBuild {
  /** Seconds for all monsters of the quest, expected; `null` where one of them outlasts the time limit. */
  readonly seconds: number | null;
  /** Seconds of the combo that were taken for granted, since no table has them. */
  readonly loopSec: number;
  /** English. */
  readonly combo: string;
}

/**
 * How long a build takes in a quest with the usual combo of its weapon, the uptimes of a steady hunt and the usual
 * assumptions.
 *
 * @param start where the hunts are calculated
 * @returns `null` where the quest, its health or the weapon is not known
 */
export async function simulateBuild(
  { code, quest: id, party }: BuildHunt,
  files: HuntFiles,
  start: (facts: HuntFacts) => { solve(request: HuntRequest): Promise<HuntReply>; close(): void },
): Promise<SimulatedBuild | null> {
  const armor = unpackArmorData(files.armor);
  const data = bindBuilderData(armor, unpackWeaponsData(files.weapons), files.armor);
  const facts = {
    damage: unpackDamageData(files.damage),
    hunt: unpackHuntData(files.hunt),
    skills: armor.skills,
  };
  const quest = facts.hunt.quests.find((each) => each.id === id);
  const derived = deriveLoadout(decodeBuildCode(code, data.tables).loadout, data.catalog);
  if (!quest || !derived.weapon) return null;
  const setup = { ...emptyDamageSetup, conditions: getStageConditions("steady", derived.weapon.type) };
  const hunters = Array.from({ length: party }, (_, at) => ({
    ...{ name: String(at + 1), derived, setup, loopSec: 0, staminaPerLoop: null, renewals: {} },
    ...{ uses: {}, roundsPerLoop: null },
  }));
  const client = start(facts);
  try {
    let seconds: number | null = 0;
    let loopSec = 0;
    let combo = "";
    for (const [target, { monster }] of quest.targets.entries()) {
      const reply = await client.solve({
        ...{ hunters, monster, part: null, quest: id, target },
        ...{ traps: {}, assumptions: usualAssumptions },
      });
      if (!reply.ok) return null;
      const [first] = reply.hunters;
      loopSec = first?.notes.pace.seconds ?? 0;
      combo = formatRotation(first?.notes.rotation ?? [], facts.damage.moves);
      seconds = reply.course.seconds === null || seconds === null ? null : seconds + reply.course.seconds;
    }
    return { seconds, loopSec, combo };
  } finally {
    client.close();
  }
}
