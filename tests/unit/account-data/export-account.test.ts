import { expect, test } from "vitest";
import { exportAccount } from "@/lib/account-data/export-account.server";
import { accountExportSchema } from "@/lib/account-data/schema";
import type { Auth } from "@/lib/firebase/admin.server";
import { createGuide } from "@/lib/guides/create-guide.server";
import { saveGuide } from "@/lib/guides/save-guide.server";
import { createGuideBodySchema } from "@/lib/guides/schema";
import { claimRun } from "@/lib/leaderboards/review/claim-run.server";
import { decideRun } from "@/lib/leaderboards/review/decide-run.server";
import { decideCase } from "@/lib/moderation/decide-case.server";
import { blockUser } from "@/lib/reports/block-user.server";
import { actorOf } from "@/tests/support/actors";
import { addVerified, moderatorOf, submitFor } from "@/tests/support/leaderboards/runs";
import { addPublishedBuild, decisionOf, openModeration, reportFor } from "@/tests/support/moderation/cases";

const [alma, fabius] = [moderatorOf("alma"), moderatorOf("fabius")];

/** A store in which two moderators did everything that they can do about one hunter. */
async function openJudged() {
  const place = await openModeration(["rook", "sable", "alma", "fabius"]);
  const getUser = async (uid: string) => ({
    ...{ uid, emailVerified: true, customClaims: {}, providerData: [] },
    metadata: { creationTime: undefined, lastSignInTime: undefined },
  });
  // What the use cases call of the SDK.
  const judged = { ...place, auth: { ...place.auth, getUser } as unknown as Auth };

  await addVerified(judged, "rook");
  const rejected = await submitFor(judged, "rook");
  await claimRun(judged, alma, { id: rejected.id, action: "claim" });
  const verdict = { action: "reject", reason: "wrong-time", text: "At the end", revision: 1 } as const;
  await decideRun(judged, alma, { id: rejected.id, ...verdict });
  const claimed = await submitFor(judged, "rook");
  await claimRun(judged, fabius, { id: claimed.id, action: "claim" });

  const build = await addPublishedBuild(judged, "rook");
  const id = await reportFor(judged, "sable", { kind: "build", id: build });
  await decideCase(judged, alma, { id, ...decisionOf({ person: "warn" }) });
  await blockUser(judged, fabius, { uid: "rook", days: 1, reason: "Spam" });

  const content = { title: "Bows", summary: "", tags: [], gameVersion: "1", text: "Shoot." };
  const guide = createGuideBodySchema.parse({ slug: "bows", ...content });
  await createGuide(judged, actorOf("rook"), guide);
  const { slug, ...before } = guide;
  await saveGuide(
    judged,
    { ...fabius, admin: true },
    { slug, version: 1, note: "", ...before, text: "Shoot twice." },
  );
  return judged;
}

test("an export has every decision about a person, and names none of those who made it", async () => {
  const place = await openJudged();
  const data = accountExportSchema.parse(await exportAccount(place, actorOf("rook")));
  expect(data.audit.map(({ action }) => action)).toEqual(
    expect.arrayContaining([
      "run.verify",
      "run.reject",
      "build.take-down",
      "user.warn",
      "user.block",
      "guide.edit",
    ]),
  );
  expect(data.runs).toHaveLength(3);
  expect(data.runs.flatMap(({ events }) => events)).toContainEqual(
    expect.objectContaining({ what: "reject", who: "staff", why: "At the end" }),
  );
  expect(data.runs).toContainEqual(expect.objectContaining({ status: "rejected", judges: 1 }));
  expect(data.guides).toMatchObject([{ id: "bows", owner: "rook", editor: "staff" }]);
  const text = JSON.stringify(data);
  expect(text).toContain("rook");
  for (const uid of ["alma", "fabius"]) expect(text).not.toContain(uid);
});

test("an export of a moderator has what they did, and not to whom", async () => {
  const place = await openJudged();
  const data = accountExportSchema.parse(await exportAccount(place, alma));
  expect(data.audit).toContainEqual(
    expect.objectContaining({ action: "user.warn", actor: "alma", target: "users/another account" }),
  );
  expect(JSON.stringify(data)).not.toContain("rook");
});
