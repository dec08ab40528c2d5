import { createECDH } from "node:crypto";

/** The pair of keys by which push services know the site (VAPID), base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/**
 * The keys of this site. The public one follows from the private one, so that the two always belong together.
 *
 * @param privateKey `QUARRY_PUSH_KEY`
 * @returns `null` where the operator has set none: nothing is sent then
 */
export function readPushKeys(privateKey = process.env.QUARRY_PUSH_KEY): PushKeys | null {
  if (!privateKey) return null;
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(privateKey, "base64url");
  return { publicKey: pair.getPublicKey("base64url"), privateKey };
}
