import { z } from "zod";

/**
 * Which store answers.
 * - `firebase`: a real project
 * - `emulators`: the Auth and Firestore emulators
 * - `embedded`: the Auth emulator and a Firestore inside the server process
 * - `none`: neither; visitor features work, sign-in is off
 */
export const backends = ["firebase", "emulators", "embedded", "none"] as const;
export type Backend = (typeof backends)[number];

/** GET /api/client-config: what the browser must know at run time in a demo- project. */
export const clientConfigSchema = z.object({
  backend: z.enum(backends),
  /** Address of the Auth emulator, e.g. `http://127.0.0.1:9099`. */
  authEmulator: z.url().nullable(),
  firestoreEmulator: z.object({ host: z.string(), port: z.int() }).nullable(),
  /** Accounts of a demo, offered on /login. Empty for a real project. */
  demoAccounts: z.array(
    z.object({ email: z.string(), password: z.string(), displayName: z.string(), role: z.string() }),
  ),
});
export type ClientConfig = z.infer<typeof clientConfigSchema>;
