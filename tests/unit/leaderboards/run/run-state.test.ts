import { describe, expect, test } from "vitest";
import { Timestamp } from "@/lib/firebase/admin.server";
import type { RunState } from "@/lib/leaderboards/run/run-fields";
import {
  decideRunStep,
  isClaimed,
  isProvisional,
  type RunAction,
  type RunRefusal,
} from "@/lib/leaderboards/run/run-state";

const at = Timestamp.fromDate(new Date("2026-11-20T12:00:00Z"));
const later = Timestamp.fromDate(new Date("2026-11-20T12:30:00Z"));
const earlier = Timestamp.fromDate(new Date("2026-11-20T11:59:59Z"));

const base: RunState = {
  status: "pending",
  queue: "review",
  players: [
    { uid: "rook", name: "Rook", confirmed: true },
    { uid: "sable", name: "Sable", confirmed: true },
  ],
  submittedBy: "rook",
  claim: null,
  approval: null,
  provisional: null,
  judges: [],
  reason: null,
  reasonText: "",
  appeal: null,
  revision: 1,
  decidedAt: null,
};
const appeal = { text: "Look again", at, state: "open", answer: "" } as const;

/** A run in each state that it can be in. */
const states = {
  unconfirmed: {
    ...base,
    queue: null,
    players: [
      base.players[0] ?? { uid: "rook", name: "Rook", confirmed: true },
      { uid: "sable", name: "Sable", confirmed: false },
    ],
  },
  pending: base,
  claimed: { ...base, claim: { by: "alma", until: later } },
  lapsed: { ...base, claim: { by: "alma", until: earlier } },
  approved: {
    ...base,
    approval: { by: "fabius", at },
    judges: ["fabius"],
    claim: { by: "alma", until: later },
  },
  verified: { ...base, status: "verified", queue: null, judges: ["fabius"], decidedAt: at },
  provisional: {
    ...base,
    status: "verified",
    queue: null,
    judges: ["fabius"],
    decidedAt: at,
    provisional: { cause: "few-runners", until: later },
  },
  rejected: { ...base, status: "rejected", queue: null, judges: ["fabius"], reason: "other", decidedAt: at },
  appealed: {
    ...base,
    status: "rejected",
    queue: "appeal",
    judges: ["fabius"],
    reason: "other",
    appeal,
    claim: { by: "alma", until: later },
  },
  denied: {
    ...base,
    status: "rejected",
    queue: null,
    judges: ["fabius", "alma"],
    appeal: { ...appeal, state: "denied" },
  },
  withdrawn: { ...base, status: "withdrawn", queue: null, decidedAt: at },
} as const satisfies Record<string, RunState>;
type StateName = keyof typeof states;
const stateNames = Object.keys(states).filter((name): name is StateName => name in states);

const actors = ["rook", "sable", "wren", "alma", "fabius", "rook-mod"] as const;
const actions: readonly RunAction[] = [
  "confirm",
  "decline",
  "correct",
  "withdraw",
  "appeal",
  "claim",
  "release",
  "verify",
  "reject",
  "grant-appeal",
  "deny-appeal",
  "uphold",
];

function step(name: StateName, action: RunAction, actor: (typeof actors)[number], takesFirst = false) {
  const uid = actor === "rook-mod" ? "rook" : actor;
  const isModerator = actor === "alma" || actor === "fabius" || actor === "rook-mod";
  return decideRunStep(states[name], {
    action,
    uid,
    isModerator,
    at,
    lapsesAt: later,
    takesFirst,
    reason: "video-cut",
    text: "See 00:41",
  });
}

/** All that is allowed, as `state action actor`; everything else is refused. */
const allowed = new Set([
  ...["unconfirmed", "pending", "claimed", "lapsed", "approved"].flatMap((state) => [
    `${state} confirm sable`,
    `${state} decline sable`,
    ...["correct", "withdraw"].flatMap((action) => [
      `${state} ${action} rook`,
      `${state} ${action} rook-mod`,
    ]),
  ]),
  "withdrawn withdraw rook",
  "withdrawn withdraw rook-mod",
  "rejected appeal rook",
  "rejected appeal rook-mod",
  ...["alma", "fabius"].flatMap((actor) => [
    `pending claim ${actor}`,
    `pending release ${actor}`,
    `lapsed claim ${actor}`,
    `lapsed release ${actor}`,
  ]),
  "claimed claim alma",
  "claimed release alma",
  "claimed verify alma",
  "claimed reject alma",
  "approved claim alma",
  "approved release alma",
  "approved verify alma",
  "approved reject alma",
  "provisional uphold alma",
  "provisional reject alma",
  "provisional reject fabius",
  "verified uphold fabius",
  "verified reject alma",
  "verified reject fabius",
  "appealed claim alma",
  "appealed release alma",
  "appealed grant-appeal alma",
  "appealed deny-appeal alma",
]);

describe("decideRunStep", () => {
  const cases = stateNames.flatMap((state) =>
    actions.flatMap((action) => actors.map((actor) => [state, action, actor] as const)),
  );

  test.each(cases)("%s run: %s by %s is allowed or refused as the rules say", (state, action, actor) => {
    expect(step(state, action, actor).ok).toBe(allowed.has(`${state} ${action} ${actor}`));
  });

  test("is closed to a moderator who sent the run without being in it", () => {
    const sent: RunState = { ...base, submittedBy: "alma" };
    const claim = { action: "claim", uid: "alma", isModerator: true, at, lapsesAt: later } as const;
    expect(decideRunStep(sent, claim)).toEqual({ ok: false, reason: "own-run" });
  });

  test("a claim holds until its moment, and no longer", () => {
    expect(isClaimed({ claim: { by: "alma", until: later } }, at)).toBe(true);
    expect(isClaimed({ claim: { by: "alma", until: at } }, at)).toBe(false);
  });

  test.each<[StateName, RunAction, (typeof actors)[number], RunRefusal]>([
    ["pending", "verify", "rook-mod", "own-run"],
    ["claimed", "verify", "rook", "not-moderator"],
    ["claimed", "verify", "fabius", "claimed-by-other"],
    ["pending", "verify", "alma", "not-claimed"],
    ["lapsed", "verify", "alma", "claim-lapsed"],
    ["approved", "claim", "fabius", "same-moderator"],
    ["unconfirmed", "claim", "alma", "unconfirmed"],
    ["verified", "verify", "alma", "decided"],
    ["verified", "withdraw", "rook", "decided"],
    ["verified", "correct", "rook", "decided"],
    ["appealed", "claim", "fabius", "judged-before"],
    ["appealed", "verify", "alma", "appeal-open"],
    ["claimed", "grant-appeal", "alma", "no-appeal"],
    ["denied", "appeal", "rook", "appeal-used"],
    ["pending", "appeal", "rook", "not-rejected"],
    ["pending", "confirm", "rook", "not-partner"],
    ["pending", "withdraw", "sable", "not-runner"],
    ["provisional", "uphold", "fabius", "same-moderator"],
    ["provisional", "uphold", "rook-mod", "own-run"],
    ["verified", "uphold", "alma", "not-provisional"],
    ["claimed", "uphold", "alma", "not-provisional"],
  ])("%s run: %s by %s is refused because: %s", (state, action, actor, reason) =>
    expect(step(state, action, actor)).toEqual({ ok: false, reason }),
  );

  test("a first place waits for a second moderator, and is verified by them", () => {
    expect(step("claimed", "verify", "alma", true)).toMatchObject({
      change: { status: "pending", queue: "review", approval: { by: "alma" }, claim: null },
    });
    expect(step("approved", "verify", "alma", true)).toMatchObject({
      change: { status: "verified", queue: null, approval: null, judges: ["fabius", "alma"] },
    });
    expect(step("claimed", "verify", "alma", false)).toMatchObject({
      change: { status: "verified", judges: ["alma"] },
    });
  });

  test("where one vote is enough, a first place is provisional until a second vote or a rejection", () => {
    const moderator = { uid: "alma", isModerator: true, at, lapsesAt: later, confirmedAt: later };
    const first = { ...moderator, takesFirst: true, oneVote: "few-runners" } as const;
    expect(decideRunStep(states.claimed, { ...first, action: "verify" })).toMatchObject({
      change: { status: "verified", provisional: { cause: "few-runners", until: later }, judges: ["alma"] },
    });
    // What needs no second vote is not provisional.
    expect(decideRunStep(states.claimed, { ...first, takesFirst: false, action: "verify" })).toMatchObject({
      change: { status: "verified", provisional: null },
    });
    expect(decideRunStep(states.approved, { ...first, action: "verify" })).toMatchObject({
      change: { status: "verified", provisional: null, judges: ["fabius", "alma"] },
    });
    expect(step("provisional", "uphold", "alma")).toEqual({
      ok: true,
      change: { provisional: null, judges: ["fabius", "alma"] },
    });
    expect(step("provisional", "reject", "alma")).toMatchObject({
      change: { status: "rejected", provisional: null },
    });
  });

  test("who gave the first vote goes on alone once one is enough", () => {
    const again = {
      uid: "fabius",
      isModerator: true,
      at,
      lapsesAt: later,
      confirmedAt: later,
      takesFirst: true,
    };
    const free = { ...states.approved, claim: null };
    expect(decideRunStep(free, { ...again, action: "claim" })).toMatchObject({ reason: "same-moderator" });
    const alone = { ...again, oneVote: "few-moderators" } as const;
    expect(decideRunStep(free, { ...alone, action: "claim" })).toMatchObject({ ok: true });
    const claimed = { ...free, claim: { by: "fabius", until: later } };
    expect(decideRunStep(claimed, { ...alone, action: "verify" })).toMatchObject({
      change: { status: "verified", provisional: { cause: "few-moderators" } },
    });
  });

  test("an appeal against one's own decision is decided by an admin whom nobody can replace", () => {
    const own = { uid: "fabius", isModerator: true, at, lapsesAt: later, action: "claim" } as const;
    const free = { ...states.appealed, claim: null };
    expect(decideRunStep(free, own)).toMatchObject({ reason: "judged-before" });
    expect(decideRunStep(free, { ...own, isAlone: true })).toMatchObject({ ok: true });
    const claimed = { ...free, claim: { by: "fabius", until: later } };
    const alone = { ...own, isAlone: true, action: "deny-appeal" } as const;
    expect(decideRunStep(claimed, alone)).toMatchObject({ change: { appeal: { isAlone: true } } });
    const { change } = step("appealed", "deny-appeal", "alma") as { change: Partial<RunState> };
    expect(change.appeal).not.toHaveProperty("isAlone");
  });

  test("five runners confirm a first place of a small board, not of a small site", () => {
    expect(isProvisional("few-runners", 4)).toBe(true);
    expect(isProvisional("few-runners", 5)).toBe(false);
    expect(isProvisional("few-moderators", 5)).toBe(true);
    expect(isProvisional(null, 1)).toBe(false);
  });

  test("a rejection says why, and an appeal that is granted takes it back", () => {
    expect(step("claimed", "reject", "alma")).toMatchObject({
      change: { status: "rejected", reason: "video-cut", reasonText: "See 00:41", judges: ["alma"] },
    });
    expect(step("appealed", "grant-appeal", "alma")).toMatchObject({
      change: { status: "verified", reason: null, appeal: { state: "granted", answer: "See 00:41" } },
    });
    expect(step("appealed", "grant-appeal", "alma", true)).toMatchObject({
      change: { status: "pending", queue: "review", approval: { by: "alma" } },
    });
    expect(step("appealed", "deny-appeal", "alma")).toMatchObject({
      change: { appeal: { state: "denied" }, queue: null },
    });
  });

  test("the last partner to confirm puts the run into the queue, and one who declines withdraws it", () => {
    expect(step("unconfirmed", "confirm", "sable")).toMatchObject({ change: { queue: "review" } });
    expect(step("pending", "confirm", "sable")).toEqual({ ok: true, change: null });
    expect(step("unconfirmed", "decline", "sable")).toMatchObject({ change: { status: "withdrawn" } });
  });

  test("a correction takes claim and approval away", () => {
    expect(step("approved", "correct", "rook")).toEqual({
      ok: true,
      change: { claim: null, approval: null, revision: 2 },
    });
  });
});
