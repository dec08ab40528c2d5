import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { listPublishedBuilds } from "@/lib/builds/list-builds.server";
import { readBuildPage } from "@/lib/builds/read-build-page.server";
import { answerCommand } from "@/lib/discord/answer-command.server";
import { type CommandCall, interactionTypes } from "@/lib/discord/interaction-schema";
import { checkBoards } from "@/lib/leaderboards/board/check-boards.server";
import { formatBoardAtom, formatBoardCsv } from "@/lib/leaderboards/board/format-feed";
import { readBoardAsOf, readBoardPage } from "@/lib/leaderboards/board/read-board.server";
import {
  readBoardOverlay,
  readBoardView,
  readEmbeddedBoard,
} from "@/lib/leaderboards/board/read-board-view.server";
import { readChallenge, readQuests } from "@/lib/leaderboards/board/read-quests.server";
import { readQuestsPage } from "@/lib/leaderboards/board/read-quests-page.server";
import { listRecordEntries } from "@/lib/leaderboards/board/serve-records-feed.server";
import { setChallenge } from "@/lib/leaderboards/challenge/set-challenge.server";
import { listRanking, readRunner } from "@/lib/leaderboards/ranking/list-ranking.server";
import { readLogPage } from "@/lib/leaderboards/review/read-log-page.server";
import { eraseRuns } from "@/lib/leaderboards/run/erase-runs.server";
import { listSubmissions } from "@/lib/leaderboards/run/list-runs.server";
import * as playerNames from "@/lib/leaderboards/run/player-names.server";
import { readVerifiedRun } from "@/lib/leaderboards/run/read-run.server";
import { readRunPage } from "@/lib/leaderboards/run/read-run-page.server";
import { decideCase } from "@/lib/moderation/decide-case.server";
import { undoDecision } from "@/lib/moderation/undo-decision.server";
import { readEmbed } from "@/lib/oembed/read-embed.server";
import { changeName } from "@/lib/profile-page/change-name.server";
import { openSession } from "@/lib/profile-page/open-session.server";
import { readProfilePage } from "@/lib/profile-page/read-profile-page.server";
import { siteConfig } from "@/lib/site/config";
import { getUserRef, readUser } from "@/lib/users/read-user-document.server";
import { actorOf } from "@/tests/support/actors";
import { addVerified, moderatorOf, soloQuest } from "@/tests/support/leaderboards/runs";
import {
  addPublishedBuild,
  caseFor,
  decisionOf,
  type ModerationPlace,
  openModeration,
  reportFor,
} from "@/tests/support/moderation/cases";

const badName = "Foulmouth Fred";
const alma = moderatorOf("alma");
const boardId = `${soloQuest}_ta_bow_pc_1`;
const origin = "https://quarry.test";
const command: CommandCall = {
  type: interactionTypes.command,
  data: {
    name: "record",
    options: [
      { name: "quest", value: soloQuest },
      { name: "rules", value: "ta" },
    ],
  },
};
const spread = playerNames.spreadName;
let place: ModerationPlace;
let run: string;
let build: string;

beforeEach(async () => {
  place = await openModeration();
  await enter("rook", badName);
  // A challenge, so that its winners have the name too.
  const admin = { ...alma, admin: true };
  const choice = { week: "2026-W47", quest: soloQuest, ruleset: "ta", why: "test" } as const;
  await setChallenge(place, admin, choice);
  run = await addVerified(place, "rook");
  build = await addPublishedBuild(place, "rook");
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** A session with what the account says, which its owner can write there past this site. */
async function enter(uid: string, displayName: string) {
  return (await openSession(place, actorOf(uid, { displayName }))).user.displayName;
}

const rename = (uid: string, name: string) =>
  changeName(place, actorOf(uid, { displayName: String(place.accounts.get(uid)?.displayName) }), { name });

async function hide(changes: Record<string, unknown> = {}): Promise<string> {
  const id = await reportFor(place, "sable", { kind: "profile", id: "rook", reason: "harassment" });
  await decideCase(place, alma, { id, ...decisionOf({ reason: "harassment", ...changes }) });
  return id;
}

/** Everything that says who hunted, as visitors and programs get it. */
async function readAddresses(): Promise<Record<string, unknown>> {
  const { db } = place;
  const board = await readBoardPage({ db }, { id: boardId });
  return {
    run: await readVerifiedRun({ db }, run),
    "run page and picture": await readRunPage({ db }, run),
    board,
    "board page": await readBoardView(place, { board: boardId }),
    "board of a day": await readBoardAsOf({ db }, { id: boardId, date: "2026-11-21" }),
    csv: formatBoardCsv(board),
    atom: formatBoardAtom(board, { title: "Records", origin, path: "/" }),
    "feed of records": await listRecordEntries({ db }, origin),
    embed: await readEmbeddedBoard(place, boardId),
    overlay: await readBoardOverlay(place, { id: boardId }),
    oembed: await readEmbed({ db }, { url: `${siteConfig.url}/leaderboards/runs/${run}`, format: "json" }),
    log: await readLogPage(place, {}),
    submissions: await listSubmissions({ db }, {}),
    quests: await readQuests(place),
    "quests page": await readQuestsPage(place),
    challenge: await readChallenge(place, "2026-W47"),
    ranking: await listRanking({ db }, {}),
    runner: await readRunner({ db }, "rook"),
    profile: await readProfilePage(place, "rook"),
    "build page": await readBuildPage({ db }, build),
    builds: await listPublishedBuilds({ db }, { sort: "newest" }),
    discord: await answerCommand(command, place),
  };
}

const listNaming = (addresses: Record<string, unknown>, name: string) =>
  Object.entries(addresses).flatMap(([address, given]) =>
    JSON.stringify(given).includes(name) ? [address] : [],
  );

/** Paths of stored documents that hold the name, but for cases and reports, which moderators read. */
async function listStored(name: string): Promise<string[]> {
  const names = [
    "runs",
    "boards",
    "runners",
    "challenges",
    "leaderboards",
    "users",
    "names",
    "builds",
    "audit",
  ];
  const found = await Promise.all(names.map((each) => place.db.collection(each).get()));
  return found.flatMap(({ docs }) =>
    docs.flatMap((each) => (JSON.stringify(each.data()).includes(name) ? [each.ref.path] : [])),
  );
}

describe("a name that a moderator hides", () => {
  test("is on no address with the next request, though no document has been brought up to date", async () => {
    const before = await readAddresses();
    expect(listNaming(before, badName)).toEqual(Object.keys(before));
    vi.spyOn(playerNames, "spreadName").mockResolvedValue();
    await hide();
    expect((await listStored(badName)).length).toBeGreaterThan(3);
    const after = await readAddresses();
    expect(listNaming(after, badName)).toEqual([]);
    expect(listNaming(after, "Hunter")).toEqual(Object.keys(after));
    await spread(place, "rook");
    expect(await listStored(badName)).toEqual([]);
    expect(listNaming(await readAddresses(), badName)).toEqual([]);
    expect((await checkBoards(place.db)).differences).toEqual([]);
  });

  test("is not set again by its owner for 30 days, here or past this site, and then not that one", async () => {
    await hide();
    await expect(rename("rook", "Fred")).rejects.toMatchObject({ status: 403, code: "forbidden" });
    expect(await enter("rook", badName)).toBe("Hunter");
    expect(await enter("rook", "Fred")).toBe("Hunter");
    place.wait(31 * 86_400_000);
    await expect(rename("rook", badName)).rejects.toMatchObject({ status: 409 });
    await expect(rename("rook", "F0ulmouth-Fred")).rejects.toMatchObject({ status: 409 });
    expect((await rename("rook", "Fred")).displayName).toBe("Fred");
  });

  test("is taken by nobody else, not as a partner without an account either", async () => {
    await hide();
    expect(await enter("crow", badName)).toBe("Hunter");
    await expect(rename("wren", badName)).rejects.toMatchObject({ status: 409 });
    const party = { ruleset: "freestyle", partners: [{ name: "foulmouth fred" }] };
    await expect(addVerified(place, "wren", party)).rejects.toMatchObject({ status: 400 });
  });

  test("is not had with a number either, by its owner or by anybody", async () => {
    await hide();
    for (const name of [`${badName} 2`, `7 ${badName}`, `${badName}99`]) {
      expect(await enter(`crow-${name.length}`, name), name).toBe("Hunter");
      await expect(rename("wren", name), name).rejects.toMatchObject({ status: 409 });
    }
    place.wait(31 * 86_400_000);
    await expect(rename("rook", `${badName} 2`)).rejects.toMatchObject({ status: 409 });
  });

  test("comes back everywhere when the decision is undone", async () => {
    const id = await hide();
    await undoDecision(place, alma, {
      id,
      revision: (await caseFor(place, id)).revision,
      text: "A mistake.",
    });
    const after = await readAddresses();
    expect(listNaming(after, badName)).toEqual(Object.keys(after));
    await expect(rename("wren", badName)).rejects.toMatchObject({ status: 409 });
    expect((await rename("rook", "Fred")).displayName).toBe("Fred");
  });

  test("keeps its picture away too", async () => {
    await hide();
    const photoURL = "https://lh3.googleusercontent.com/a/rook";
    await openSession(place, actorOf("rook", { displayName: "Fred", photoURL }));
    expect(readUser(await getUserRef(place.db, "rook").get())?.photoURL).toBeNull();
  });
});

describe("a name that its owner changes", () => {
  test("is on every address with the next request", async () => {
    vi.spyOn(playerNames, "spreadName").mockResolvedValue();
    await readAddresses();
    await rename("rook", "Kestrel Ito");
    const after = await readAddresses();
    expect(listNaming(after, badName)).toEqual([]);
    expect(listNaming(after, "Kestrel Ito")).toEqual(Object.keys(after));
  });

  test("reaches all runs in batches, by the job where a change did not get to them", async () => {
    for (let index = 0; index < 24; index += 1) {
      await addVerified(place, "rook", { time: `04'${10 + index}"00` });
      place.wait(86_400_000);
    }
    await rename("rook", "Kestrel Ito");
    expect((await listStored(badName)).filter((path) => path.startsWith("runs/"))).toHaveLength(5);
    expect(await playerNames.spreadNames(place)).toEqual({ done: 5, hasMore: false });
    expect(await listStored(badName)).toEqual([]);
    expect((await checkBoards(place.db)).differences).toEqual([]);
  });

  test("leaves nothing behind with the account", async () => {
    vi.spyOn(playerNames, "spreadName").mockResolvedValue();
    await rename("rook", "Kestrel Ito");
    await eraseRuns(place, "rook");
    expect((await listStored("Kestrel Ito")).filter((path) => !path.startsWith("users/"))).toEqual([]);
    expect(JSON.stringify((await place.db.doc("nameChanges/open").get()).data())).not.toContain("rook");
  });
});
