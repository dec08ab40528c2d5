import { createPublicKey, verify } from "node:crypto";

/** How far the time of a call may be from the server's, in milliseconds: what was recorded cannot be sent again later. */
const maxAge = 5 * 60_000;

/** Headers of a call of Discord, and the body as it came. */
interface SignedCall {
  /** `X-Signature-Ed25519`: 128 hex digits. */
  readonly signature: string;
  /** `X-Signature-Timestamp`: seconds since 1970. */
  readonly timestamp: string;
  readonly body: Buffer;
}

/**
 * Whether a call was signed by Discord: Ed25519 over the timestamp and the body, byte for byte
 * (https://discord.com/developers/docs/interactions/overview#setting-up-an-endpoint-validating-security-request-headers).
 *
 * @param publicKey 64 hex digits, from the application's page
 * @param now milliseconds since 1970
 */
export function isSignedByDiscord(
  { signature, timestamp, body }: SignedCall,
  publicKey: string,
  now: number,
): boolean {
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(now - Number(timestamp) * 1000) > maxAge) return false;
  return verifyEd25519(publicKey, signature, Buffer.concat([Buffer.from(timestamp), body]));
}

/** Verifies a signature by Ed25519 (RFC 8032). Anything but hex digits of the right length is no signature. */
export function verifyEd25519(publicKey: string, signature: string, message: Uint8Array): boolean {
  if (!/^[0-9a-f]{64}$/i.test(publicKey) || !/^[0-9a-f]{128}$/i.test(signature)) return false;
  const x = Buffer.from(publicKey, "hex").toString("base64url");
  try {
    const key = createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x }, format: "jwk" });
    return verify(null, message, key, Buffer.from(signature, "hex"));
  } catch {
    // A text of the right length that is no point of the curve.
    return false;
  }
}
