import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { createSignedIn } from "../../support/accounts";
import { callApi } from "../../support/api";
import { buildContent, ownContent, postBuild, savePublishedBuild } from "../../support/builds/saved-builds";
import { testStore } from "../../support/store";
import { awayFromMidnight } from "../../support/utc-day";

beforeEach(awayFromMidnight);

const attack = ">".repeat(4000);

test("notes that would stall a renderer are refused in words, when they are saved and when they are edited in", async () => {
  const rook = await createSignedIn();
  const refused = {
    status: 400,
    body: { issues: [{ path: "notes", message: expect.stringMatching(/\(see line 1\)/) }] },
  };
  const body = { key: randomUUID(), ...buildContent({ notes: attack }) };
  expect(await postBuild("", rook, body)).toMatchObject(refused);
  const { id, version } = await savePublishedBuild(rook, ownContent());
  const edit = { ...buildContent({ notes: attack }), version };
  expect(await postBuild(`/${id}`, rook, edit)).toMatchObject(refused);
});

test("notes from before the rule are shown as they were typed, again and again", async () => {
  const rook = await createSignedIn();
  const { id } = await savePublishedBuild(rook, ownContent());
  const stored = await testStore().readDoc(`builds/${id}`);
  await testStore().writeDoc(`builds/${id}`, { ...stored, notes: attack });
  for (let call = 0; call < 5; call += 1) {
    const page = await callApi(`/wiki/builds/${id}?call=${call}`);
    expect(page.status).toBe(200);
    expect(page.body).toContain("&gt;&gt;&gt;&gt;");
  }
  expect((await callApi("/api/health")).status).toBe(200);
});
