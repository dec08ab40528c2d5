/** People of the demo. They exist in `demo-` projects alone, so their password is no secret. */
export interface DemoAccount {
  /** Fixed, so that a second seed meets the same people. */
  readonly uid: string;
  readonly email: string;
  readonly displayName: string;
  readonly role: "admin" | "creator" | "hunter";
  /** Whether /login offers the account. */
  readonly offered: boolean;
  /** Whether its address is verified. Default true. */
  readonly verified?: boolean;
  /** Full days since the account was opened, at least 1. */
  readonly joinedDaysAgo: number;
  /** Share of days with a visit, 0 to 1. */
  readonly presence: number;
  /** Share of daily quizzes answered right, 0 to 1. */
  readonly knowledge: number;
  /** Help requests of others in which this person's answer was approved. */
  readonly approved: readonly DemoEvent[];
  /** Help that this person requested. */
  readonly requests: readonly (DemoEvent & { readonly kind: "build-request" | "hunt-support" })[];
}

interface DemoEvent {
  /** Full days before the day of the seed, from 1 to `joinedDaysAgo`. */
  readonly daysAgo: number;
  readonly requestId: string;
}

/** Of every demo account. */
export const demoPassword = "Happy-Hunting-1";

/**
 * Nobody has an entry on the day of the seed: everyone's quiz and reward are still open.
 * A request that is requested by one person is the request that another one answered.
 */
export const demoAccounts: readonly DemoAccount[] = [
  {
    uid: "demo-hazel-forgewright",
    email: "admin@quarry.test",
    displayName: "Hazel Forgewright",
    role: "admin",
    offered: true,
    joinedDaysAgo: 60,
    presence: 0.9,
    knowledge: 0.95,
    approved: [
      { daysAgo: 41, requestId: "demo-first-greatsword" },
      { daysAgo: 9, requestId: "demo-arkveld-chains" },
    ],
    requests: [],
  },
  {
    uid: "demo-bowgun-beatrix",
    email: "creator@quarry.test",
    displayName: "BowgunBeatrix",
    role: "creator",
    offered: true,
    joinedDaysAgo: 54,
    presence: 0.8,
    knowledge: 0.9,
    approved: [
      { daysAgo: 30, requestId: "demo-spread-lbg" },
      { daysAgo: 17, requestId: "demo-rey-dau-thunder" },
      { daysAgo: 4, requestId: "demo-gore-frenzy" },
    ],
    requests: [],
  },
  {
    uid: "demo-maple-the-lance",
    email: "hunter@quarry.test",
    displayName: "Maple the Lance",
    role: "hunter",
    offered: true,
    joinedDaysAgo: 38,
    presence: 0.85,
    knowledge: 0.7,
    approved: [{ daysAgo: 12, requestId: "demo-guard-breakpoints" }],
    requests: [
      { daysAgo: 17, requestId: "demo-rey-dau-thunder", kind: "hunt-support" },
      { daysAgo: 4, requestId: "demo-gore-frenzy", kind: "build-request" },
    ],
  },
  {
    uid: "demo-first-day-felix",
    email: "newcomer@quarry.test",
    displayName: "First Day Felix",
    role: "hunter",
    offered: true,
    verified: false,
    joinedDaysAgo: 1,
    presence: 0,
    knowledge: 0,
    approved: [],
    requests: [],
  },
  {
    uid: "demo-sns-maru",
    email: "maru@quarry.test",
    displayName: "SnS_Maru",
    role: "hunter",
    offered: false,
    joinedDaysAgo: 47,
    presence: 0.7,
    knowledge: 0.8,
    approved: [{ daysAgo: 22, requestId: "demo-perfect-rush" }],
    requests: [{ daysAgo: 30, requestId: "demo-spread-lbg", kind: "build-request" }],
  },
  {
    uid: "demo-old-harth",
    email: "harth@quarry.test",
    displayName: "Old Harth",
    role: "hunter",
    offered: false,
    joinedDaysAgo: 58,
    presence: 0.95,
    knowledge: 0.85,
    approved: [{ daysAgo: 3, requestId: "demo-tempered-gravios" }],
    requests: [{ daysAgo: 9, requestId: "demo-arkveld-chains", kind: "hunt-support" }],
  },
  {
    uid: "demo-glaive-goose",
    email: "goose@quarry.test",
    displayName: "GlaiveGoose",
    role: "hunter",
    offered: false,
    joinedDaysAgo: 33,
    presence: 0.6,
    knowledge: 0.6,
    approved: [],
    requests: [{ daysAgo: 3, requestId: "demo-tempered-gravios", kind: "hunt-support" }],
  },
  {
    uid: "demo-palico-accountant",
    email: "accountant@quarry.test",
    displayName: "Palico Accountant",
    role: "hunter",
    offered: false,
    joinedDaysAgo: 51,
    presence: 1,
    knowledge: 1,
    approved: [],
    requests: [{ daysAgo: 41, requestId: "demo-first-greatsword", kind: "build-request" }],
  },
  {
    uid: "demo-rimeward",
    email: "rimeward@quarry.test",
    displayName: "Rimeward",
    role: "hunter",
    offered: false,
    joinedDaysAgo: 26,
    presence: 0.75,
    knowledge: 0.5,
    approved: [],
    requests: [{ daysAgo: 12, requestId: "demo-guard-breakpoints", kind: "build-request" }],
  },
  {
    uid: "demo-kestrel-ito",
    email: "kestrel@quarry.test",
    displayName: "Kestrel Ito",
    role: "hunter",
    offered: false,
    joinedDaysAgo: 44,
    presence: 0.65,
    knowledge: 0.75,
    approved: [],
    requests: [{ daysAgo: 22, requestId: "demo-perfect-rush", kind: "build-request" }],
  },
  {
    uid: "demo-two-cart-tomas",
    email: "tomas@quarry.test",
    displayName: "Two-Cart Tomás",
    role: "hunter",
    offered: false,
    joinedDaysAgo: 19,
    presence: 0.5,
    knowledge: 0.4,
    approved: [],
    requests: [],
  },
];
