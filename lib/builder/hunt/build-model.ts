import { getQuestRank } from "@/lib/catalog/get-quest-rank";
import type { TargetOption } from "../target/targets";
import { type BuiltHunter, buildHunter, listPartyMelodies } from "./hunter-model";
import { listMelodyMoments, listSupplyMoments, listTrapMoments } from "./moments";
import { getWound, listBreaks, listStatuses, readScaling } from "./monster-model";
import type { HuntFacts, HuntRequest, ModelOutcome } from "./request";

/** The figures of a hunt, or why there are none. */
export function buildHuntModel(request: HuntRequest, facts: HuntFacts): ModelOutcome {
  const { assumptions } = request;
  const quest = facts.hunt.quests.find(({ id }) => id === request.quest);
  const target = quest?.targets[request.target];
  const combat = facts.hunt.monsters.find(({ id }) => id === request.monster);
  const monster = facts.damage.monsters.find(({ id }) => id === request.monster);
  if (!quest || !target || !combat || !monster || target.monster !== request.monster) {
    return { ok: false, reason: "Choose a quest." };
  }
  const party = request.hunters.length;
  const health = target.health?.[party - 1];
  if (health === undefined) return { ok: false, reason: "The health of this monster is not known." };
  const melodies = listPartyMelodies(request, facts.damage);
  const hunters: BuiltHunter[] = [];
  const limitSec = quest.timeLimitMin * 60;
  let hit: TargetOption | null = null;
  for (const each of request.hunters) {
    const made = buildHunter(each, {
      request,
      facts,
      combat,
      monster,
      melodies,
      limitSec,
      part: hit?.part ?? request.part,
    });
    if (typeof made === "string") return { ok: false, reason: `${each.name}: ${made}` };
    hit ??= made.target;
    hunters.push(made);
  }
  if (!hit) return { ok: false, reason: "Choose a build." };
  const scaling = readScaling(target, combat, party);
  const rank = getQuestRank(quest.stars);
  const enrage = assumptions.enrage > 0 ? combat.enrage?.[rank] : undefined;
  return {
    ok: true,
    quest,
    target: hit,
    notes: hunters.map(({ notes }) => notes),
    model: {
      health,
      healthSpread: assumptions.healthSpreadPct / 100,
      hunters: hunters.map(({ hunter }) => hunter),
      enrage: enrage
        ? { threshold: enrage.threshold, durationSec: enrage.durationSec, factor: enrage.damageTakenMult }
        : null,
      wound: assumptions.wounds > 0 ? getWound(combat, hit.part, scaling) : null,
      part: (combat.parts.find(({ part }) => part === hit.part)?.healths ?? []).map(
        (each) => each * scaling.parts,
      ),
      breaks: listBreaks(combat, hit.part, scaling.parts),
      statuses:
        assumptions.statuses > 0
          ? listStatuses(monster, combat, target, party, rank, assumptions.fadePerSec)
          : {},
      limitSec,
      moments: [
        ...listTrapMoments(request.traps, combat.traps, assumptions),
        // The closed form looks past the time limit for where a hunt may end.
        ...hunters.flatMap(({ notes: { supplies, melodySec } }, place) => [
          ...listSupplyMoments(supplies, place, 2 * limitSec, assumptions),
          ...(melodySec === null ? [] : listMelodyMoments(melodySec, place, 2 * limitSec, assumptions)),
        ]),
      ].toSorted((a, b) => a.atSec - b.atSec),
      wake: { pauseSec: assumptions.wakeSec, factor: 1 + assumptions.wakePct / 100 },
      toppleSec: assumptions.toppleSec,
    },
  };
}
