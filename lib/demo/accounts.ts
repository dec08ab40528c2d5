import { z } from "zod";
import accounts from "@/data/demo/accounts.json";

const accountSchema = z.strictObject({
  /** Fixed, so that a second seed meets the same people. */
  uid: z.string(),
  email: z.string(),
  displayName: z.string(),
  role: z.enum(["admin", "creator", "hunter"]),
  /** Whether /login offers the account. */
  offered: z.boolean(),
  /** Whether its address is verified. Default true. */
  verified: z.boolean().optional(),
  /** Full days since the account was opened, at least 1. */
  joinedDaysAgo: z.int().min(1),
  /** Share of days with a visit, 0 to 1. */
  presence: z.number().min(0).max(1),
  /** Share of daily quizzes answered right, 0 to 1. */
  knowledge: z.number().min(0).max(1),
});

/** People of the demo. They exist in `demo-` projects alone, so their password is no secret. */
export type DemoAccount = Readonly<z.infer<typeof accountSchema>>;

/** Of every demo account. */
export const demoPassword = "Happy-Hunting-1";

/** Nobody has an entry on the day of the seed: everyone's quiz and reward are still open. */
export const demoAccounts: readonly DemoAccount[] = z.array(accountSchema).parse(accounts);
