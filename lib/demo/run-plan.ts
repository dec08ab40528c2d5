import type { WeaponType } from "@/lib/catalog/codes";
import { createSeededRandom } from "@/lib/daily/shuffle";
import type { Challenge } from "@/lib/leaderboards/challenge/challenge";
import { getWeekSpan } from "@/lib/leaderboards/challenge/iso-week";
import type { RejectionReason } from "@/lib/leaderboards/review/reasons";
import type { RulesetId } from "@/lib/leaderboards/rulesets";
import type { Platform } from "@/lib/site/platforms";
import { getDemoRunners } from "./runners";

/** Outcome of a demo run. */
type DemoOutcome = "verified" | "rejected" | "appealed" | "granted" | "withdrawn" | "pending" | "unconfirmed";

/** A run of the demo, before it is submitted. */
export interface DemoRun {
  readonly number: number;
  readonly uid: string;
  readonly quest: string;
  readonly ruleset: RulesetId;
  readonly weapon: WeaponType;
  readonly platform: Platform;
  readonly partners: readonly ({ readonly uid: string } | { readonly name: string })[];
  readonly timeCs: number;
  readonly at: Date;
  readonly outcome: DemoOutcome;
  readonly reason: RejectionReason;
}

interface DemoBoard {
  readonly quest: string;
  readonly ruleset: RulesetId;
  readonly weapon: WeaponType;
  readonly platform: Platform;
  readonly party: number;
  /** Time of a strong run, in seconds: the monster's toughness under this ruleset. */
  readonly seconds: number;
  readonly runners: number;
}

/** How long a hunt takes with a weapon, in the same hands: demo figures, not measured ones. */
const weaponPace: Readonly<Partial<Record<WeaponType, number>>> = {
  bow: 0.94,
  "great-sword": 0.96,
  "long-sword": 0.98,
  "dual-blades": 1.02,
  "sword-and-shield": 1.05,
  "hunting-horn": 1.12,
  lance: 1.09,
  gunlance: 1.04,
};

const dayMs = 86_400_000;
const minuteMs = 60_000;
/** Days that the demo's runs reach back. */
export const historyDays = 182;
const reasons: readonly RejectionReason[] = ["video-cut", "wrong-time", "gear-not-shown", "banned-action"];

function toBoard(
  quest: string,
  ruleset: RulesetId,
  [weapon, platform, party]: readonly [WeaponType, Platform, number],
  seconds: number,
  runners: number,
): DemoBoard {
  return { quest, ruleset, weapon, platform, party, seconds, runners };
}

const boards: readonly DemoBoard[] = [
  toBoard("1-000-shimmering-swords", "ta", ["bow", "pc", 1], 290, 16),
  toBoard("1-000-shimmering-swords", "ta", ["great-sword", "pc", 1], 290, 14),
  toBoard("1-000-shimmering-swords", "ta", ["long-sword", "ps5", 1], 290, 12),
  toBoard("1-000-shimmering-swords", "freestyle", ["bow", "pc", 1], 240, 11),
  toBoard("1-000-shimmering-swords", "freestyle", ["great-sword", "pc", 2], 170, 8),
  toBoard("a-covert-check", "ta", ["lance", "pc", 1], 230, 10),
  toBoard("a-covert-check", "ta", ["sword-and-shield", "ps5", 1], 230, 10),
  toBoard("a-covert-check", "freestyle", ["dual-blades", "xbox", 1], 190, 8),
  toBoard("planetes-protocol", "ta", ["great-sword", "pc", 1], 620, 12),
  toBoard("planetes-protocol", "ta", ["bow", "ps5", 1], 620, 9),
  toBoard("planetes-protocol", "freestyle", ["gunlance", "pc", 4], 310, 7),
  toBoard("planetes-protocol", "freestyle", ["heavy-bowgun", "pc", 1], 540, 9),
  toBoard("proof-of-a-hero", "freestyle", ["bow", "pc", 1], 1250, 7),
  toBoard("proof-of-a-hero", "freestyle", ["long-sword", "ps5", 3], 760, 6),
  toBoard("tango-of-lives-ablaze", "ta", ["switch-axe", "pc", 1], 840, 8),
  toBoard("tango-of-lives-ablaze", "freestyle", ["charge-blade", "pc", 1], 780, 8),
  toBoard("the-wind-n-sand-blues", "ta", ["insect-glaive", "ps5", 1], 810, 8),
  toBoard("the-wind-n-sand-blues", "freestyle", ["light-bowgun", "xbox", 1], 730, 7),
  toBoard("corruptions-culmination", "ta", ["long-sword", "pc", 1], 410, 13),
  toBoard("corruptions-culmination", "ta", ["hammer", "ps5", 1], 410, 9),
  toBoard("corruptions-culmination", "freestyle", ["hunting-horn", "xbox", 1], 360, 6),
  toBoard("arena-chatacabra", "arena", ["dual-blades", "pc", 1], 120, 12),
  toBoard("arena-chatacabra", "arena", ["bow", "ps5", 2], 80, 7),
  toBoard("arena-rathian", "arena", ["great-sword", "pc", 1], 175, 10),
  toBoard("demonic-strength", "arena", ["sword-and-shield", "pc", 1], 205, 9),
];

/**
 * All runs of the demo in the order in which they were submitted, up to `now`. Depends on the UTC day of `now` and on
 * the challenges alone, but for the runs of the present week, which end at `now`.
 *
 * @param challenges this week's, and earlier ones
 */
export function planDemoRuns(now: Date, challenges: readonly Challenge[]): DemoRun[] {
  const planned = [
    ...boards.flatMap((board, index) => planBoard(board, `demo board ${index}`, now)),
    ...challenges.flatMap((challenge) => planChallenge(challenge, now)),
  ];
  const sorted = planned.toSorted((a, b) => a.at.getTime() - b.at.getTime() || (a.uid < b.uid ? -1 : 1));
  return sorted.map((run, index) => ({ ...run, number: index + 1 }));
}

type PlannedRun = Omit<DemoRun, "number">;

function planBoard(board: DemoBoard, seed: string, now: Date): PlannedRun[] {
  const random = createSeededRandom(seed);
  const midnight = Math.floor(now.getTime() / dayMs) * dayMs;
  const runs: PlannedRun[] = [];
  const chosen = chooseRunners(board.runners, random, board.platform);
  chosen.forEach(({ uid, skill }, index) => {
    const attempts = 1 + Math.floor(random() * 2.4);
    const first = Math.floor(random() * 120);
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const span = (historyDays - first - 2) / attempts;
      const daysAgo = Math.max(1, Math.round(historyDays - first - attempt * span - random() * span * 0.6));
      const slower = 1 + 0.09 * (attempts - 1 - attempt) * (random() < 0.85 ? 1 : -0.5);
      const pace = (weaponPace[board.weapon] ?? 1) * skill * slower * (1 + 0.02 * random());
      const tied = runs.at(-1);
      const isTie = random() < 0.06 && tied !== undefined && attempt === attempts - 1;
      const timeCs = isTie ? tied.timeCs : Math.round(100 * board.seconds * pace);
      const at = new Date(midnight - daysAgo * dayMs + Math.floor((8 + 14 * random()) * 60) * minuteMs);
      const outcome = chooseOutcome(random(), daysAgo);
      const reason = reasons[Math.floor(random() * reasons.length)] ?? "other";
      const partners = choosePartners(board.party, chosen, index);
      const { quest, ruleset, weapon, platform } = board;
      runs.push({ uid, quest, ruleset, weapon, platform, partners, timeCs, at, outcome, reason });
    }
  });
  const [newcomer] = chosen.slice(-1);
  const [latest] = runs.slice(-1);
  if (newcomer && latest && random() < 0.7) {
    const timeCs = Math.round(latest.timeCs * (0.96 + 0.3 * random()));
    const at = new Date(midnight - Math.floor((0.2 + 1.8 * random()) * 24 * 60) * minuteMs);
    const outcome = board.party > 1 && random() < 0.6 ? "unconfirmed" : "pending";
    runs.push({ ...latest, uid: newcomer.uid, timeCs, at, outcome });
  }
  return runs;
}

function chooseOutcome(roll: number, daysAgo: number): DemoOutcome {
  if (daysAgo <= 2) return "pending";
  if (roll < 0.045) return "rejected";
  if (roll < 0.055) return "appealed";
  if (roll < 0.065) return "granted";
  return roll < 0.08 ? "withdrawn" : "verified";
}

/** Different ones, strong and weak mixed. */
function chooseRunners(count: number, random: () => number, platform: Platform) {
  const runners = getDemoRunners().filter((runner) => runner.platform === platform);
  const order = runners.map((runner) => ({ runner, key: random() })).toSorted((a, b) => a.key - b.key);
  return order.slice(0, count).map(({ runner }) => runner);
}

function choosePartners(
  party: number,
  chosen: readonly { readonly uid: string }[],
  index: number,
): DemoRun["partners"] {
  return Array.from({ length: party - 1 }, (_, at) => {
    const partner = chosen[(index + at + 1) % chosen.length];
    return at === 0 && partner && partner.uid !== chosen[index]?.uid
      ? { uid: partner.uid }
      : { name: `Support ${at + 1}` };
  });
}

/** Ten solo runs within the week of a challenge; of the present week only what has passed of it. */
function planChallenge({ week, quest, ruleset }: Challenge, now: Date): PlannedRun[] {
  const span = getWeekSpan(week);
  if (!span) return [];
  const random = createSeededRandom(`demo challenge ${week}`);
  const length = Math.min(span.to.getTime(), now.getTime()) - span.from.getTime();
  const isPresent = span.to > now;
  const weapons: readonly WeaponType[] = ["bow", "great-sword", "long-sword", "lance", "hammer"];
  return chooseRunners(10, random, "pc").map(({ uid, skill }, index) => {
    const weapon = weapons[index % weapons.length] ?? "bow";
    const timeCs = Math.round(100 * 320 * (weaponPace[weapon] ?? 1) * skill * (1 + 0.1 * random()));
    const at = new Date(span.from.getTime() + Math.floor((length * (index + 1)) / 12));
    const outcome: DemoOutcome = isPresent && index > 6 ? "pending" : "verified";
    return {
      uid,
      quest,
      ruleset,
      weapon,
      platform: "pc",
      partners: [],
      timeCs,
      at,
      outcome,
      reason: "other",
    };
  });
}
