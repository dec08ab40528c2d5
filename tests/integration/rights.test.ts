import { beforeEach, describe, expect, test } from "vitest";
import { getAdminAuth } from "@/lib/firebase/admin.server";
import { createSignedIn, signIn } from "../support/accounts";
import { callApi } from "../support/api";
import { ownContent, postBuild, saveBuild, savePublishedBuild } from "../support/builds/saved-builds";
import { awayFromMidnight } from "../support/utc-day";

beforeEach(awayFromMidnight);

describe("roles", () => {
  test("a creator whose role was taken cannot moderate with the token from before", async () => {
    const [owner, creator] = await Promise.all([
      createSignedIn(),
      createSignedIn({ claims: { creator: true } }),
    ]);
    const { id } = await savePublishedBuild(owner, ownContent());
    await (await getAdminAuth()).setCustomUserClaims(creator.uid, {});
    const body = { action: "take-down", reason: "spam" };
    expect(await postBuild(`/${id}/moderation`, creator, body)).toMatchObject({
      status: 403,
      body: { code: "forbidden" },
    });
    expect((await callApi(`/api/builds/${id}`)).status).toBe(200);
  });

  test("a role counts with a new token, and a token that only claims it does not", async () => {
    const [owner, hunter] = await Promise.all([createSignedIn(), createSignedIn()]);
    const { id } = await savePublishedBuild(owner, ownContent());
    const body = { action: "take-down", reason: "spam" };
    expect(await postBuild(`/${id}/moderation`, hunter, body)).toMatchObject({ status: 403 });
    await (await getAdminAuth()).setCustomUserClaims(hunter.uid, { creator: true });
    const promoted = { ...hunter, idToken: await signIn(hunter) };
    expect(await postBuild(`/${id}/moderation`, promoted, body)).toMatchObject({ status: 200 });
  });
});

describe("an address that is not verified", () => {
  test("reads, saves and earns, but does not publish or like", async () => {
    const [newcomer, owner] = await Promise.all([createSignedIn({ emailVerified: false }), createSignedIn()]);
    const build = await saveBuild(newcomer, ownContent());
    const reward = await callApi("/api/user/login-reward", { token: newcomer.idToken });
    expect(reward).toMatchObject({ status: 200, body: { message: "OK" } });
    expect(await callApi("/api/user/quiz", { token: newcomer.idToken })).toMatchObject({ status: 200 });

    const refused = { status: 403, body: { code: "email-unverified" } };
    expect(await postBuild(`/${build.id}/publish`, newcomer)).toMatchObject(refused);
    const { id } = await savePublishedBuild(owner, ownContent());
    expect(await postBuild(`/${id}/like`, newcomer)).toMatchObject(refused);
    expect(await callApi(`/api/builds/${id}`)).toMatchObject({ body: { build: { likes: 0 } } });
  });

  test("forty such accounts bring a build no like, and it counts from the moment it is verified", async () => {
    const owner = await createSignedIn();
    const { id } = await savePublishedBuild(owner, ownContent());
    const crowd = await Promise.all(
      Array.from({ length: 40 }, () => createSignedIn({ emailVerified: false })),
    );
    const replies = await Promise.all(crowd.map((account) => postBuild(`/${id}/like`, account)));
    expect(replies.every(({ status }) => status === 403)).toBe(true);
    const [first] = crowd;
    if (!first) throw new Error("nobody in the crowd");
    await (await getAdminAuth()).updateUser(first.uid, { emailVerified: true });
    expect(await postBuild(`/${id}/like`, first)).toMatchObject({ status: 200, body: { likes: 1 } });
  });
});
