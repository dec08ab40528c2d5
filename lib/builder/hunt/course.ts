import { Course, type HuntCourse, type PathPoint, type RunCourse } from "./course-events";
import type { HuntModel } from "./model";
import { getDeviation, getLateness } from "./spread";

export type { HuntCourse };

/** More than any hunt has; keeps odd figures from running for ever. */
const maxEvents = 5000;

/**
 * The hunt in closed form. Between two events (a color ends, it enrages, a wound opens, a proc) everything grows
 * evenly, so that the moment of the next event is a quotient, and the hunt a sum of such stretches.
 *
 * A sum of random hits passes a threshold on average not at it but half of the variance of a hit over its mean later
 * (Wald's equation for hits whose order repeats and begins anywhere): that much is added to every threshold. And
 * since health, damage and sharpness vary, the moment of the end is the mean over where they may end, so that a
 * whetstone that is needed in half of the hunts counts half.
 */
export function calculateCourse(model: HuntModel): HuntCourse {
  const nominal = run(model);
  if (nominal.seconds === null) return nominal;
  const [spread, deviation] = [model.health * model.healthSpread, getDeviation(model)];
  const most = model.health + spread + maxDeviations * deviation;
  const { path } = run({ ...model, health: most, limitSec: 2 * model.limitSec });
  const late = getLateness(model);
  let seconds = 0;
  let weights = 0;
  for (let step = 0; step < healthSteps; step++) {
    const health = model.health + spread * ((2 * step + 1) / healthSteps - 1);
    for (let z = -maxDeviations; z <= maxDeviations; z += deviationStep) {
      const weight = Math.exp(-(z * z) / 2);
      weights += weight;
      seconds += weight * findMoment(path, health + late + z * deviation);
    }
  }
  const mean = seconds / weights;
  const events = nominal.events.map((event) => (event.kind === "end" ? { ...event, atSec: mean } : event));
  return { ...nominal, seconds: mean, events };
}

function run(model: HuntModel): RunCourse {
  const course = new Course(model);
  for (let count = 0; count < maxEvents && !course.ended; count++) course.advance();
  return course.finish();
}

/** How finely the mean over health and over damage is taken. */
const healthSteps = 21;
const maxDeviations = 3;
const deviationStep = 0.25;

/** The moment at which a path has come so far; past its end, at its last pace. */
function findMoment(path: readonly PathPoint[], dealt: number): number {
  let [low, high] = [0, path.length - 1];
  while (low + 1 < high) {
    const middle = (low + high) >> 1;
    if ((path[middle]?.dealt ?? 0) < dealt) low = middle;
    else high = middle;
  }
  const [from, to] = [path[low], path[high]];
  if (!from || !to || to.dealt <= from.dealt) return to?.atSec ?? 0;
  return from.atSec + ((to.atSec - from.atSec) * (dealt - from.dealt)) / (to.dealt - from.dealt);
}
