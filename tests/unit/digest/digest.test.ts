import { describe, expect, test, vi } from "vitest";
import { setBuildLike } from "@/lib/builds/like-build.server";
import { createOffToken, readOffToken } from "@/lib/digest/off-token.server";
import { sendDigests } from "@/lib/digest/send-digests.server";
import { getDigestRef, readDigest, setDigest, turnDigestOff } from "@/lib/digest/set-digest.server";
import { writeDigest } from "@/lib/digest/write-digest";
import type { Auth } from "@/lib/firebase/admin.server";
import { follow } from "@/lib/follows/follow.server";
import { followBodySchema } from "@/lib/follows/schema";
import type { Mail, MailSender } from "@/lib/mail/send-mail.server";
import { setMutedKinds } from "@/lib/notifications/set-muted-kinds.server";
import { actorOf } from "@/tests/support/actors";
import { addPublishedBuild, type ModerationPlace, openModeration } from "@/tests/support/moderation/cases";

const day = 86_400_000;
const secret = "s".repeat(32);
const rook = actorOf("rook");

/** A site with a mail server that takes everything, or not. */
async function open() {
  const place = await openModeration();
  const mails: Mail[] = [];
  const accounts = new Map<string, object>();
  const auth = {
    getUser: async (uid: string) => {
      const account = accounts.get(uid) ?? { email: `${uid}@quarry.test`, emailVerified: true };
      if ("gone" in account) throw Object.assign(new Error("gone"), { code: "auth/user-not-found" });
      return account;
    },
  } as unknown as Auth;
  let failure: Error | null = null;
  const sender: MailSender = {
    secret,
    send: async (mail) => {
      if (failure) throw failure;
      mails.push(mail);
    },
  };
  return {
    ...{ place, mails, accounts, sender },
    fail(error: Error | null) {
      failure = error;
    },
    turn: (isOn: boolean, uid = "rook") => setDigest(place, actorOf(uid), { isOn }, sender),
    run: () => sendDigests(place, async () => auth, sender),
  };
}

/** Something to tell: one thumbs up, and one build for the bow, which is followed. */
async function live(place: ModerationPlace) {
  await follow(place, rook, followBodySchema.parse({ key: "weapon:bow", isFollowed: true }));
  const id = await addPublishedBuild(place, "rook", "Spread <b>shots</b>");
  await setBuildLike(place, actorOf("sable"), { id, isLiking: true });
  await addPublishedBuild(place, "wren", "Never named in a mail");
}

describe("the link that turns the weekly email off", () => {
  test("is of one account, and nobody else can make it", () => {
    const token = createOffToken("rook/ä", secret);
    expect(readOffToken(token, secret)).toBe("rook/ä");
    const [, signature] = token.split(".");
    const forged = [
      createOffToken("rook/ä", "another secret of 32 characters!"),
      `${Buffer.from("sable").toString("base64url")}.${signature}`,
      token.slice(0, -2),
      `${token}AAAA`,
      "",
      ".",
      "..",
    ];
    for (const each of forged) expect(readOffToken(each, secret), each).toBeNull();
  });

  test("works without a session, once and again, and 404 for any other", async () => {
    const { place, turn, sender } = await open();
    await turn(true);
    await turn(true, "sable");
    const token = createOffToken("rook", secret);
    for (let times = 0; times < 2; times += 1)
      expect(await turnDigestOff(place, token, sender)).toEqual({ message: "OK" });
    expect((await readDigest(place, rook, sender)).isOn).toBe(false);
    expect((await readDigest(place, actorOf("sable"), sender)).isOn).toBe(true);
    await expect(turnDigestOff(place, "x.y", sender)).rejects.toMatchObject({ status: 404 });
    await expect(turnDigestOff(place, token, null)).rejects.toMatchObject({ status: 404 });
  });
});

describe("the weekly email", () => {
  test("is off until somebody turns it on who has a verified address, on a site that sends mails", async () => {
    const { place, turn, sender, run, mails } = await open();
    expect(await readDigest(place, rook, sender)).toEqual({
      ...{ message: "OK", isOffered: true, isVerified: true, isOn: false },
    });
    const unverified = actorOf("rook", { isVerified: false });
    await expect(setDigest(place, unverified, { isOn: true }, sender)).rejects.toMatchObject({ status: 409 });
    await expect(setDigest(place, rook, { isOn: true }, null)).rejects.toMatchObject({ status: 409 });
    await live(place);
    place.wait(8 * day);
    expect([await run(), mails]).toEqual([{ done: 0, hasMore: false }, []]);
    expect((await turn(true)).isOn).toBe(true);
    expect((await turn(false)).isOn).toBe(false);
  });

  test("tells once a week what concerns somebody and what they follow, in texts that load nothing", async () => {
    const { place, turn, run, mails } = await open();
    await turn(true);
    await live(place);
    place.wait(6 * day);
    expect((await run()).done).toBe(0);
    place.wait(day);
    await Promise.all([run(), run(), run()]);
    await run();
    expect(mails).toHaveLength(1);
    const [{ to, subject, text, html, offAddress } = {} as Mail] = mails;
    expect([to, subject]).toEqual(["rook@quarry.test", "Your week on Quarry"]);
    expect(text).toContain("- 1 new like for “Spread <b>shots</b>”.\n  http://localhost:3000/wiki/builds/");
    expect(text).toContain("- Bow: 1 build.\n  http://localhost:3000/wiki/weapons/bow");
    expect(text).toContain(`Turn it off: ${offAddress}`);
    expect(readOffToken(new URL(offAddress).searchParams.get("token") ?? "", secret)).toBe("rook");
    expect(html).toContain("“Spread &#60;b&#62;shots&#60;/b&#62;”");
    expect(html).not.toMatch(/<img|src=|url\(|<script|<link|Never named/);
  });

  test("is not sent where there is nothing to tell, and begins anew each week on the same day", async () => {
    const { place, turn, run, mails } = await open();
    await turn(true);
    const first = (await getDigestRef(place.db, "rook").get()).get("dueAt").toMillis();
    place.wait(7 * day + 3_600_000);
    await run();
    expect(mails).toEqual([]);
    expect((await getDigestRef(place.db, "rook").get()).get("dueAt").toMillis()).toBe(first + 7 * day);
    await live(place);
    await setMutedKinds(place, rook, { muted: ["followed"] });
    // The jobs did not run for two weeks: one mail, and then the same day again.
    place.wait(20 * day);
    await run();
    expect((await getDigestRef(place.db, "rook").get()).get("dueAt").toMillis()).toBe(first + 21 * day);
    expect(mails).toEqual([]);
    await addPublishedBuild(place, "rook");
    const id = await addPublishedBuild(place, "rook");
    await setBuildLike(place, actorOf("wren"), { id, isLiking: true });
    place.wait(3 * day);
    await run();
    expect(mails.map(({ text }) => text.includes("Bow:"))).toEqual([false]);
  });

  test("goes to no address that is not verified any more, and to no account that is gone or locked", async () => {
    const { place, turn, run, mails, accounts } = await open();
    await turn(true);
    await live(place);
    for (const account of [
      { email: "rook@quarry.test", emailVerified: false },
      { email: "rook@quarry.test", emailVerified: true, disabled: true },
      { emailVerified: true },
      { gone: true },
    ]) {
      accounts.set("rook", account);
      await getDigestRef(place.db, "rook").update({ dueAt: place.now() });
      place.wait(60_000);
      expect((await run()).done).toBe(1);
    }
    expect(mails).toEqual([]);
  });

  test("is tried three times where the mail server refuses it, an hour apart, with the same ID", async () => {
    const { place, turn, run, mails, fail } = await open();
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    await turn(true);
    await live(place);
    place.wait(7 * day);
    fail(new Error("554 no"));
    await run();
    expect((await run()).done).toBe(0);
    fail(null);
    place.wait(3_600_000);
    await run();
    expect(mails).toHaveLength(1);
    fail(new Error("554 no"));
    await addPublishedBuild(place, "sable");
    place.wait(7 * day);
    for (const done of [1, 1, 1, 0]) {
      expect((await run()).done).toBe(done);
      place.wait(3_700_000);
    }
    expect(mails).toHaveLength(1);
    log.mockRestore();
  });

  test("counts what does not fit", () => {
    const lines = Array.from({ length: 23 }, (_, index) => ({ text: `Line ${index}`, href: "/x" }));
    const digest = writeDigest({ own: lines, followed: [], offAddress: "https://quarry.example/off" });
    expect(digest?.text).toContain("and 3 more in your notifications");
    expect(digest?.text).not.toContain("Line 20");
    expect(digest?.html.match(/Line /g)).toHaveLength(20);
    expect(writeDigest({ own: [], followed: [], offAddress: "" })).toBeNull();
  });
});
