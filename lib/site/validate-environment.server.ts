import { z } from "zod";

const webAddress = z.url({ protocol: /^https?$/, error: "must be an http(s) address" });
const allowEmpty = <T extends z.ZodType>(schema: T) => z.union([z.literal(""), schema]).optional();

/** Every setting that the product reads from the environment; each may be left out. */
const environmentSchema = z.object({
  NEXT_PUBLIC_SITE_NAME: allowEmpty(z.string().max(40)),
  NEXT_PUBLIC_SITE_URL: allowEmpty(webAddress),
  NEXT_PUBLIC_DISCORD_URL: allowEmpty(webAddress),
  NEXT_PUBLIC_DONATION_URL: allowEmpty(webAddress),
  NEXT_PUBLIC_CONTACT_EMAIL: allowEmpty(z.email({ error: "must be an email address" })),
  NEXT_PUBLIC_TAG_MANAGER_ID: allowEmpty(
    z.string().regex(/^GTM-[A-Z0-9]{4,12}$/, "must look like GTM-ABC1234"),
  ),
  NEXT_PUBLIC_AD_ACCOUNT: allowEmpty(
    z.string().regex(/^ca-pub-\d{10,20}$/, "must look like ca-pub-1234567890123456"),
  ),
  NEXT_PUBLIC_FIREBASE_API_KEY: allowEmpty(z.string()),
  NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: allowEmpty(z.string().regex(/^[a-z0-9.-]+$/i, "must be a host name")),
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: allowEmpty(
    z.string().regex(/^[a-z0-9-]{4,40}$/, "must be a Firebase project id"),
  ),
  NEXT_PUBLIC_FIREBASE_APP_ID: allowEmpty(z.string()),
  NEXT_PUBLIC_APP_CHECK_KEY: allowEmpty(z.string().regex(/^[\w-]{20,60}$/, "must be a reCAPTCHA key")),
  NEXT_PUBLIC_OFFLINE: allowEmpty(z.enum(["on", "off"], "must be on or off")),
  QUARRY_APP_CHECK: allowEmpty(z.enum(["off", "log", "require"], "must be off, log or require")),
  QUARRY_BACKEND: allowEmpty(
    z.enum(["firebase", "emulators", "embedded", "none"], "must be firebase, emulators, embedded or none"),
  ),
  QUARRY_KIT: allowEmpty(z.enum(["0", "1"], "must be 0 or 1")),
  QUARRY_PROXY: allowEmpty(
    z.enum(["none", "cloud-run", "cloud-cdn", "nginx"], "must be none, cloud-run, cloud-cdn or nginx"),
  ),
  // What it was before. A site that relied on it would have one limit for everybody.
  QUARRY_TRUSTED_PROXIES: z.never("is QUARRY_PROXY now, with the name of what is in front").optional(),
  QUARRY_LOG: allowEmpty(z.enum(["errors", "calls"], "must be errors or calls")),
  QUARRY_METRICS_TOKEN: allowEmpty(z.string().min(32, "must have at least 32 characters")),
  QUARRY_ERROR_URL: allowEmpty(webAddress),
  QUARRY_TRACING: allowEmpty(z.enum(["0", "1"], "must be 0 or 1")),
  QUARRY_ADDRESS_SECRET: allowEmpty(z.string().min(32, "must have at least 32 characters")),
  QUARRY_STAFF_SECOND_FACTOR: allowEmpty(z.enum(["off", "required"], "must be off or required")),
  QUARRY_ALERT_WEBHOOK: allowEmpty(z.url({ protocol: /^https$/, error: "must be an https address" })),
  QUARRY_HUNT_WEBHOOK: allowEmpty(z.url({ protocol: /^https$/, error: "must be an https address" })),
  QUARRY_HUNT_WEBHOOK_SECRET: allowEmpty(z.string().min(32, "must have at least 32 characters")),
  QUARRY_PUSH_KEY: allowEmpty(
    z.string().regex(/^[\w-]{43}$/, "must be a private key of 32 bytes, base64url"),
  ),
  QUARRY_MAIL_SMTP: allowEmpty(
    z.url({
      protocol: /^smtps?$/,
      error: "must be an address such as smtps://user:password@mail.example:465",
    }),
  ),
  QUARRY_MAIL_FROM: allowEmpty(z.email({ error: "must be an email address" })),
  QUARRY_MAIL_SECRET: allowEmpty(z.string().min(32, "must have at least 32 characters")),
  QUARRY_WELCOME_COINS: allowEmpty(z.string().regex(/^\d{1,3}$/, "must be whole coins, 0 to 999")),
  QUARRY_VIDEO_CHECKS: allowEmpty(z.enum(["off", "on"], "must be off or on")),
  QUARRY_JOBS_TOKEN: allowEmpty(z.string().min(32, "must have at least 32 characters")),
  DISCORD_PUBLIC_KEY: allowEmpty(z.string().regex(/^[0-9a-f]{64}$/i, "must be 64 hex digits")),
  QUARRY_ADDRESS_LIMIT: allowEmpty(z.string().regex(/^\d{1,7}$/, "must be calls a minute, or 0 for none")),
  QUARRY_NETWORK_BUDGET: allowEmpty(
    z.string().regex(/^\d{1,4}$/, "must be milliseconds of work a second, or 0 for no limit"),
  ),
  QUARRY_LIVENESS_PORT: allowEmpty(z.string().regex(/^[1-9]\d{0,4}$/, "must be a port, 1 to 65535")),
  FIREBASE_SERVICE_ACCOUNT: allowEmpty(
    z
      .string()
      .refine(
        isServiceAccount,
        "must be the service account's JSON, with project_id, client_email and private_key",
      ),
  ),
  FIRESTORE_EMULATOR_HOST: allowEmpty(z.string().regex(/^[^/\s]+:\d+$/, "must be host:port")),
  FIREBASE_AUTH_EMULATOR_HOST: allowEmpty(z.string().regex(/^[^/\s]+:\d+$/, "must be host:port")),
});

function isServiceAccount(text: string): boolean {
  try {
    const parsed: unknown = JSON.parse(text);
    return z
      .object({ project_id: z.string(), client_email: z.string(), private_key: z.string() })
      .safeParse(parsed).success;
  } catch {
    return false;
  }
}

/**
 * Checks the environment once, at build and at start.
 *
 * @throws Error that names each wrong variable and what it must look like. Values are never echoed.
 */
export function validateEnvironment(env: Record<string, string | undefined>): void {
  const parsed = environmentSchema.safeParse(env);
  if (parsed.success) return;
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${toPlainText(issue)}`);
  throw new Error(`The configuration is invalid (see .env.example):\n${lines.join("\n")}`);
}

/** Ends a server that was started with a wrong setting, and says which. */
export function requireValidEnvironment(): void {
  try {
    validateEnvironment(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

function toPlainText(issue: z.core.$ZodIssue): string {
  if (issue.code !== "invalid_union") return issue.message;
  // The last option is the setting's own form; the first only allows it to be empty.
  return issue.errors.at(-1)?.[0]?.message ?? issue.message;
}
