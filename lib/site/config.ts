/**
 * Public configuration, inlined into the bundle at build time.
 *
 * Every value has a default, so that a clone builds without an `.env` file. The values are checked by
 * `validate-environment.server.ts` when the server is built and when it starts. This file stays free of zod so
 * that no validation code reaches a visitor's page.
 */

/** Next.js inlines `process.env.NEXT_PUBLIC_*` only where the full name is written out. */
export const siteConfig = {
  /** Product name, shown in the header, the footer and titles. */
  name: process.env.NEXT_PUBLIC_SITE_NAME || "Quarry",
  /** Absolute address of the site without a trailing slash: canonical links, Open Graph. */
  url: (process.env.NEXT_PUBLIC_SITE_URL || "http://localhost:3000").replace(/\/+$/, ""),
  /** Discord invite shown in the footer. */
  discordUrl: process.env.NEXT_PUBLIC_DISCORD_URL || "https://discord.gg/quarry",
  /** External membership page behind Support us. */
  donationUrl: process.env.NEXT_PUBLIC_DONATION_URL || "https://www.patreon.com/quarry",
  /** Where people reach the operator: privacy requests, mistakes, take-downs. */
  contactEmail: process.env.NEXT_PUBLIC_CONTACT_EMAIL || "hello@quarry.example",
  /** Google Tag Manager container (`GTM-…`); empty turns tags off. Loaded only with consent. */
  tagManagerId: process.env.NEXT_PUBLIC_TAG_MANAGER_ID || "",
  /** AdSense account (`ca-pub-…`) for the meta tag; empty leaves the tag out. See `tags.ts`. */
  adAccount: process.env.NEXT_PUBLIC_AD_ACCOUNT || "",
  /** reCAPTCHA Enterprise key for App Check; empty turns it off. Not secret. */
  appCheckKey: process.env.NEXT_PUBLIC_APP_CHECK_KEY || "",
  /** Whether browsers save what was visited, to be read without a connection. */
  isSavedOffline: process.env.NEXT_PUBLIC_OFFLINE !== "off",
  /** Firebase web configuration. It identifies the project and is not a secret. */
  firebase: {
    apiKey: process.env.NEXT_PUBLIC_FIREBASE_API_KEY || "demo-key",
    authDomain: process.env.NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN || "demo-quarry.firebaseapp.com",
    projectId: process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID || "demo-quarry",
    appId: process.env.NEXT_PUBLIC_FIREBASE_APP_ID || "",
  },
} as const;

/** Firebase reserves the `demo-` prefix for projects that exist in emulators alone. */
export const isDemoProject: boolean = siteConfig.firebase.projectId.startsWith("demo-");
