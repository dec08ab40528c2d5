import type { HuntModel, ModelHunter } from "./model";

/** Mean, variance by critical hits and mean share of spared sharpness of the calm hits of a loop. */
function describeLoop({ hits, loopSec, attackShare }: ModelHunter) {
  const damages = hits.flatMap(({ damage, sparedChance, cost }) => {
    const figures = damage[0]?.[0]?.[0];
    return figures ? [{ ...figures, sparedChance, cost }] : [];
  });
  const total = damages.reduce((sum, { mean }) => sum + mean, 0);
  const mean = total / Math.max(damages.length, 1);
  const critical = damages.reduce(
    (sum, { chance, critical, plain }) => sum + chance * (1 - chance) * (critical - plain) ** 2,
    0,
  );
  const used = damages.reduce((sum, { cost, sparedChance }) => sum + cost * (1 - sparedChance), 0);
  const spared = damages.reduce(
    (sum, { cost, sparedChance }) => sum + cost ** 2 * sparedChance * (1 - sparedChance),
    0,
  );
  // How far a loop is ahead of its mean after each of its hits.
  let ahead = 0;
  const lead = damages.map((each) => (ahead += each.mean - mean));
  const middle = lead.reduce((sum, each) => sum + each, 0) / Math.max(lead.length, 1);
  const order = lead.reduce((sum, each) => sum + (each - middle) ** 2, 0) / Math.max(lead.length, 1);
  return { pace: attackShare / loopSec, total, critical, used, spared, order };
}

/** By how much damage and sharpness of a hunt differ from what is expected: a standard deviation, as damage. */
export function getDeviation(model: HuntModel): number {
  const loops = model.hunters.map(describeLoop);
  const perSec = loops.reduce((sum, { pace, total }) => sum + pace * total, 0);
  if (perSec === 0) return 0;
  const seconds = model.health / perSec;
  const variance = loops.reduce((sum, { pace, total, critical, used, spared, order }) => {
    const ofSharpness = used > 0 ? spared * (total / used) ** 2 : 0;
    return sum + seconds * pace * (critical + ofSharpness) + 2 * order;
  }, 0);
  return Math.sqrt(variance);
}

/** How much damage past its health a monster takes on average, see `calculateCourse`. */
export function getLateness(model: HuntModel): number {
  const loops = model.hunters.map(describeLoop);
  const damage = loops.reduce((sum, { pace, total }) => sum + pace * total, 0);
  const variance = loops.reduce((sum, { pace, critical }) => sum + pace * critical, 0);
  return damage > 0 ? variance / (2 * damage) : 0;
}
