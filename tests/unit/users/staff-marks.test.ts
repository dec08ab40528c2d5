import { beforeEach, describe, expect, test } from "vitest";
import { purgeAllPages } from "@/lib/content/cache-page.server";
import type { Auth } from "@/lib/firebase/admin.server";
import { readBoardAsOf, readBoardPage } from "@/lib/leaderboards/board/read-board.server";
import { listRanking } from "@/lib/leaderboards/ranking/list-ranking.server";
import { readVerifiedRun } from "@/lib/leaderboards/run/read-run.server";
import { openSession } from "@/lib/profile-page/open-session.server";
import { readProfilePage } from "@/lib/profile-page/read-profile-page.server";
import { setRole } from "@/lib/staff/set-role.server";
import { getProfile } from "@/lib/users/get-profile.server";
import { readAuthors } from "@/lib/users/read-authors.server";
import { actorOf } from "@/tests/support/actors";
import { createInProcessDb } from "@/tests/support/in-process-db";
import { addVerified, soloQuest } from "@/tests/support/leaderboards/runs";

const board = `${soloQuest}_ta_bow_pc_1`;
const uid = "rook";
let db: ReturnType<typeof createInProcessDb>;
let at = 0;
const now = () => {
  at += 60_000;
  return new Date(at);
};
/** The one account of the provider, with its claims. */
const account = { uid, emailVerified: true, customClaims: {} as Record<string, unknown>, providerData: [] };
const auth = {
  getUserByEmail: async () => account,
  setCustomUserClaims: async (_: string, claims: Record<string, unknown>) => {
    account.customClaims = claims;
  },
  revokeRefreshTokens: async () => {},
} as unknown as Auth;

beforeEach(() => {
  purgeAllPages();
  db = createInProcessDb();
  at = Date.parse("2026-11-18T12:00:00Z");
  account.customClaims = {};
});

const change = (role: "admin" | "creator" | "none") =>
  setRole(
    { db, auth, now },
    { email: "rook@quarry.test", role, actor: "command-line", why: "", allowUnverified: false },
  );

/** Whether each place that shows the name marks it. */
async function listMarks() {
  const { id: runId } = (await db.collection("runs").where("submittedBy", "==", uid).get()).docs[0] ?? {};
  const [getAuthor, profile, page, shown, earlier, run, ranking] = await Promise.all([
    readAuthors(db, [uid, "sable"]),
    getProfile({ db }, uid),
    readProfilePage({ db, now }, uid),
    readBoardPage({ db }, { id: board }),
    readBoardAsOf({ db }, { id: board, date: "2026-11-18" }),
    readVerifiedRun({ db }, runId ?? ""),
    listRanking({ db }, {}),
  ]);
  const marks = [
    getAuthor(uid).isStaff,
    profile.isStaff,
    page?.page?.profile.isStaff,
    shown.rows[0]?.players[0]?.isStaff,
    earlier.rows[0]?.players[0]?.isStaff,
    run.run.players[0]?.isStaff,
    ranking.runners.find((runner) => runner.uid === uid)?.isStaff,
  ];
  return { marks, others: [getAuthor("sable").isStaff, shown.rows[1]?.players[0]?.isStaff] };
}

describe("the mark of staff", () => {
  beforeEach(async () => {
    for (const name of [uid, "sable"]) {
      await openSession({ db, now }, actorOf(name, { displayName: name }));
    }
    await addVerified({ db, now }, uid, { time: "03'00\"00" });
    await addVerified({ db, now }, "sable", { time: "03'10\"00" });
  });

  test("is with the name of staff wherever it is shown, from the role on and until it is taken", async () => {
    expect((await listMarks()).marks).toEqual(Array(7).fill(undefined));
    await change("creator");
    expect(await listMarks()).toEqual({ marks: Array(7).fill(true), others: [undefined, undefined] });
    await change("none");
    expect((await listMarks()).marks).toEqual(Array(7).fill(undefined));
  });

  test("comes with a session for a role that was given past this site, and goes with one without it", async () => {
    await openSession({ db, now }, { ...actorOf(uid, { displayName: uid }), admin: true, creator: true });
    expect((await listMarks()).marks).toEqual(Array(7).fill(true));
    await openSession({ db, now }, actorOf(uid, { displayName: uid }));
    expect((await listMarks()).marks).toEqual(Array(7).fill(undefined));
  });
});
