import { expect, test } from "vitest";
import { findSimilarTakeDown } from "@/lib/content/find-similar.server";
import { createSketch } from "@/lib/content/sketch";
import { createInProcessDb } from "@/tests/support/in-process-db";

const advert = "Buy cheap zenny at the shop of the silver hunter, the best prices for everybody in town";

async function openTakenDown(ref: string) {
  const db = createInProcessDb();
  const { hashes, bands } = createSketch([advert]) ?? {};
  const taken = { ref, reason: "Spam", at: new Date(), sketch: hashes, bands };
  await db.collection("fingerprints").doc("one").set(taken);
  return db;
}

test("finds what was taken down and is almost the same, and nothing else", async () => {
  const db = await openTakenDown("builds/one");
  expect(await findSimilarTakeDown(db, [`${advert}!`], "builds/two")).toMatchObject({ ref: "builds/one" });
  const other = "Which bow is best against a monster that is weak to fire, and with which coatings?";
  expect(await findSimilarTakeDown(db, [other], "builds/two")).toBeNull();
});

test("what was restored is not like itself", async () => {
  const db = await openTakenDown("builds/one");
  expect(await findSimilarTakeDown(db, [advert], "builds/one")).toBeNull();
});
