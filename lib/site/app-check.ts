/** Header of a call's App Check token, as Firebase's guide for own servers names it. */
export const appCheckHeader = "X-Firebase-AppCheck";

/** Hosts that reCAPTCHA Enterprise and App Check need, for the Content Security Policy. */
const sources = {
  script: ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"],
  frame: ["https://www.google.com/recaptcha/", "https://recaptcha.google.com/recaptcha/"],
  connect: ["https://content-firebaseappcheck.googleapis.com", "https://www.google.com/recaptcha/"],
} as const;

const nothing = { script: [], frame: [], connect: [] } as const;

/** Sources of the policy for App Check. @param key of reCAPTCHA; empty where App Check is off */
export function getAppCheckSources(key: string): Readonly<Record<keyof typeof sources, readonly string[]>> {
  return key === "" ? nothing : sources;
}
