/**
 * What does it cost to work out what talismans are worth? Draws talismans as the game's tables do, and prints the
 * processor time of dominance and of all questions to the search, for three goals with damage as their objective.
 *
 *     npm run bench:box [-- talismans=500] [goals=3] [seed=1]
 */
import { questionMs, toAnswer } from "@/lib/builder/advice/ask";
import { rateTalismans, toTalismanWorth, type WorthStep } from "@/lib/builder/advice/talisman-worth";
import { getBuilderCatalog } from "@/lib/builder/catalog/get-builder-catalog.server";
import { findOutclassed } from "@/lib/builder/collection/find-outclassed";
import { compileDamage } from "@/lib/builder/damage/compile-damage";
import { search } from "@/lib/builder/search/search";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { longQuery } from "../support/builder/damage-query";
import { createCpuClock } from "../support/cpu-clock";
import { drawTalismans } from "../support/full-box";

const given = new Map(process.argv.slice(2).map((each) => each.split("=") as [string, string]));
const read = (name: string, otherwise: number) => Number(given.get(name) ?? otherwise);
const counts = { talismans: read("talismans", 500), goals: read("goals", 3), seed: read("seed", 1) };

const catalog = getBuilderCatalog();
const records = getCatalog().skills.all;

/** Milliseconds of the processor since then. */
function measure(begin: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(begin);
  return Math.round((user + system) / 1000);
}

const talismans = drawTalismans(catalog.talismans, counts.talismans, counts.seed);
const begin = process.cpuUsage();
const outclassed = findOutclassed(talismans, catalog.decorations);
console.log(`${talismans.length} talismans, ${outclassed.size} outclassed: ${measure(begin)} ms`);

async function printWorth(): Promise<void> {
  const { objective, weapon } = longQuery();
  const goals = [
    { skills: {} },
    { skills: { "divine-blessing": 3 } },
    { skills: { "speed-eating": 2, "stun-resistance": 3 } },
  ];
  const questions = goals
    .slice(0, counts.goals)
    .map(({ skills }, at) => ({ id: `goal ${at + 1}`, query: { skills, objective, weapon, limit: 1 } }));
  const kept = talismans.filter(({ id }) => !outclassed.has(id));
  const steps: WorthStep[] = [];
  let asked = 0;
  const started = process.cpuUsage();
  const all = rateTalismans(questions, kept, records, async (query) => {
    asked++;
    const { objective: posted, ...rest } = query;
    const compiled =
      posted?.kind === "damage"
        ? { kind: posted.kind, damage: compileDamage(posted.scenario, records) }
        : posted;
    const limits = { budgetMs: questionMs, clock: createCpuClock() };
    return toAnswer(query, search({ ...rest, objective: compiled }, catalog, limits));
  });
  let first: number | null = null;
  for await (const step of all) {
    steps.push(step);
    if (first === null && steps.some(({ worth }) => worth.isBest)) first = measure(started);
  }
  const worth = toTalismanWorth(steps);
  const gaining = [...worth.values()].filter((own) => [...own.values()].some(({ gain }) => gain > 0));
  const open = steps.filter(({ worth: { isProven } }) => !isProven).length;
  console.log(`first gain: ${first} ms`);
  console.log(
    `${questions.length} goals, ${asked} searches: ${measure(started)} ms; ${worth.size} talismans rated, ${gaining.length} with a gain, ${open} not proved`,
  );
}

printWorth().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
