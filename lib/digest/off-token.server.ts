import { createHmac, timingSafeEqual } from "node:crypto";

/** The token by which a link turns the weekly email of one account off. It does nothing else, and does not run out. */
export function createOffToken(uid: string, secret: string): string {
  return `${Buffer.from(uid).toString("base64url")}.${sign(uid, secret).toString("base64url")}`;
}

/** The account of a token; `null` where the site did not make it. */
export function readOffToken(token: string, secret: string): string | null {
  const [name = "", signature = ""] = token.split(".");
  const uid = Buffer.from(name, "base64url").toString();
  const [given, expected] = [Buffer.from(signature, "base64url"), sign(uid, secret)];
  if (uid === "" || given.length !== expected.length) return null;
  return timingSafeEqual(given, expected) ? uid : null;
}

function sign(uid: string, secret: string): Buffer {
  return createHmac("sha256", secret).update(`digest-off:${uid}`).digest();
}
