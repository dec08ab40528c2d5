import { describe, expect, test } from "vitest";
import {
  forgetText,
  type PostedText,
  readTextTakeDown,
  rememberText,
  toFingerprintedText,
} from "@/lib/content/posted-text.server";
import { createInProcessDb } from "@/tests/support/in-process-db";

const at = new Date("2026-11-20T12:00:00Z");
const entry = { ref: "users/rook", reason: "Spam", at };
const advert = "Cheap coins for everybody at the shop of the silver hunter";
const name: PostedText = { kind: "name", text: "Rude", by: null };
const note: PostedText = { kind: "note", text: "gg, noobs", by: "rook" };

function openTexts() {
  const db = createInProcessDb();
  return {
    db,
    isKnown: async (posted: PostedText) =>
      (await db.runTransaction((transaction) => readTextTakeDown(transaction, db, posted))) !== null,
  };
}

describe("a text that a moderator removed", () => {
  test("is recognized as a name whoever takes it, and forgotten when that was a mistake", async () => {
    const { db, isKnown } = openTexts();
    await rememberText(db, name, entry);
    await rememberText(db, name, { ...entry, ref: "users/other" });
    expect(await isKnown({ ...name, text: "r-u-d-e" })).toBe(true);
    expect(await isKnown({ ...name, text: "Polite" })).toBe(false);
    await forgetText(db, name, "users/other");
    expect(await isKnown(name)).toBe(true);
    await forgetText(db, name, entry.ref);
    expect(await isKnown(name)).toBe(false);
  });

  test("is recognized from the same person however short, and from anybody when it is long", async () => {
    const { db, isKnown } = openTexts();
    await rememberText(db, note, entry);
    await rememberText(db, { ...note, text: advert }, entry);
    expect(await isKnown({ ...note, text: "GG noobs" })).toBe(true);
    expect(await isKnown({ ...note, by: "sable" })).toBe(false);
    expect(await isKnown({ ...note, text: advert.toUpperCase(), by: "sable" })).toBe(true);
  });

  test("says something: all texts without letters are not one text", async () => {
    const { db, isKnown } = openTexts();
    for (const text of ["", "   ", "!!! ♥"]) {
      expect(toFingerprintedText({ ...note, text })).toBeNull();
      await rememberText(db, { ...note, text }, entry);
      expect(await isKnown({ ...note, text })).toBe(false);
    }
    expect((await db.collection("fingerprints").get()).size).toBe(0);
  });
});
