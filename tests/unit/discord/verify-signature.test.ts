import { generateKeyPairSync, sign } from "node:crypto";
import { describe, expect, test } from "vitest";
import { isSignedByDiscord, verifyEd25519 } from "@/lib/discord/verify-signature";

/** RFC 8032, section 7.1: public key, message, signature, all in hex. */
const vectors = {
  "TEST 1": [
    "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
    "",
    "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b",
  ],
  "TEST 2": [
    "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c",
    "72",
    "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00",
  ],
  "TEST 3": [
    "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025",
    "af82",
    "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a",
  ],
} as const;

describe.each(Object.entries(vectors))("the vector %s of RFC 8032", (_, [key, message, signature]) => {
  const bytes = Buffer.from(message, "hex");

  test("verifies", () => {
    expect(verifyEd25519(key, signature, bytes)).toBe(true);
    expect(verifyEd25519(key.toUpperCase(), signature.toUpperCase(), bytes)).toBe(true);
  });

  test("does not verify with one bit turned anywhere in its signature, or in its message", () => {
    for (let bit = 0; bit < 512; bit++) {
      const turned = Buffer.from(signature, "hex");
      turned[bit >> 3] = (turned[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(verifyEd25519(key, turned.toString("hex"), bytes), `bit ${bit}`).toBe(false);
    }
    expect(verifyEd25519(key, signature, Buffer.concat([bytes, Buffer.from([0])]))).toBe(false);
    if (bytes.length > 0) expect(verifyEd25519(key, signature, bytes.subarray(1))).toBe(false);
  });

  test("does not verify with another key", () => {
    for (const [other] of Object.values(vectors)) {
      if (other !== key) expect(verifyEd25519(other, signature, bytes)).toBe(false);
    }
  });
});

test.each([
  ["an empty key", "", "00".repeat(64)],
  ["a short key", "00".repeat(31), "00".repeat(64)],
  ["a key that is no point of the curve", "ff".repeat(32), "00".repeat(64)],
  ["an empty signature", vectors["TEST 1"][0], ""],
  ["a short signature", vectors["TEST 1"][0], vectors["TEST 1"][2].slice(2)],
  ["a signature with something after it", vectors["TEST 1"][0], `${vectors["TEST 1"][2]}00`],
  ["a signature that is not hex", vectors["TEST 1"][0], "zz".repeat(64)],
])("%s verifies nothing", (_, key, signature) => {
  expect(verifyEd25519(key, signature, Buffer.alloc(0))).toBe(false);
});

describe("a call", () => {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  const key = Buffer.from(String(publicKey.export({ format: "jwk" }).x), "base64url").toString("hex");
  const now = Date.UTC(2026, 10, 23, 12);
  const body = Buffer.from('{"type":1}');
  const at = (seconds: number, text = String(now / 1000 + seconds)) => ({
    timestamp: text,
    body,
    signature: sign(null, Buffer.concat([Buffer.from(text), body]), privateKey).toString("hex"),
  });

  test("signed now, or a little before or after, is let through", () => {
    for (const seconds of [0, -299, 299]) expect(isSignedByDiscord(at(seconds), key, now)).toBe(true);
  });

  test("recorded and sent again later, or signed for later, is not", () => {
    for (const seconds of [-301, 301, -86_400]) expect(isSignedByDiscord(at(seconds), key, now)).toBe(false);
  });

  test("with another time than the signed one is not", () => {
    expect(isSignedByDiscord({ ...at(-400), timestamp: String(now / 1000) }, key, now)).toBe(false);
  });

  test("with part of the body moved into the time is not", () => {
    const { signature, timestamp } = at(0);
    const moved = { signature, timestamp: `${timestamp}{`, body: body.subarray(1) };
    expect(isSignedByDiscord(moved, key, now)).toBe(false);
  });

  test.each(["", "now", "-1", "1e9", " 1", "1.5"])("with the time “%s” is not, though signed", (text) => {
    expect(isSignedByDiscord(at(0, text), key, Number(text) * 1000 || now)).toBe(false);
  });
});
