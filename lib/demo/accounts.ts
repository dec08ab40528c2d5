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
}

/** Of every demo account. */
export const demoPassword = "Happy-Hunting-1";

/** Nobody has an entry on the day of the seed: everyone's quiz and reward are still open. */
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
  },
];
