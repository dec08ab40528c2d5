import { describe, expect, test } from "vitest";
import { findBusiestBoard } from "@/lib/leaderboards/board/busiest-board";
import { formatCountdown, getClaimState } from "@/lib/leaderboards/review/claim";
import { listReviewChecks } from "@/lib/leaderboards/review/review-checks";
import { rulesets } from "@/lib/leaderboards/rulesets";
import { getEmbedLink, videoIdForms, videoProviders } from "@/lib/leaderboards/run/video-link";
import { createContentSecurityPolicy } from "@/lib/site/security-headers";
import { canFrameVideos, videoFrameHosts } from "@/lib/site/video-frames";

const now = new Date("2026-11-22T12:00:00Z");
const run = {
  players: [{ uid: "maple", name: "Maple", confirmed: true }],
  submittedBy: "maple",
  approvedBy: null,
  judges: [],
  appeal: null,
  claim: null,
};
const claimOf = (by: string, minutes: number) => ({
  by,
  until: new Date(now.getTime() + minutes * 60_000).toISOString(),
});

describe("a claim", () => {
  test.each([
    ["of nobody", run, { kind: "free" }],
    ["of oneself", { ...run, claim: claimOf("alma", 10) }, { kind: "mine", leftMs: 600_000 }],
    ["of another", { ...run, claim: claimOf("fabius", 1) }, { kind: "other", leftMs: 60_000 }],
    ["that lapsed", { ...run, claim: claimOf("fabius", 0) }, { kind: "free" }],
    ["on a run approved before", { ...run, approvedBy: "alma" }, { kind: "judged" }],
    [
      "on an appeal against one's own decision",
      {
        ...run,
        judges: ["alma"],
        appeal: { text: "Look again.", at: now.toISOString(), state: "open", answer: "" } as const,
      },
      { kind: "appealed" },
    ],
    ["on one's own run", { ...run, submittedBy: "alma" }, { kind: "own" }],
    [
      "on a partner's run",
      { ...run, players: [...run.players, { uid: "alma", name: "Alma", confirmed: true }] },
      { kind: "own" },
    ],
  ])("%s is told to a moderator", (_, given, state) => {
    expect(getClaimState(given, "alma", now)).toEqual(state);
  });

  test.each([
    [0, "0:00"],
    [-5000, "0:00"],
    [900, "0:01"],
    [1_781_000, "29:41"],
  ])("with %i ms left shows %s", (leftMs, text) => {
    expect(formatCountdown(leftMs)).toBe(text);
  });
});

test.each(rulesets.map(({ id }) => id))(
  "the checklist of %s has each check once, in words of its own",
  (id) => {
    const checks = listReviewChecks(id);
    expect(checks.map((check) => check.id)).toEqual([
      "channel",
      "quest",
      "weapon",
      "gear",
      "cuts",
      "banned",
      "time",
    ]);
    expect(new Set(checks.map(({ detail }) => detail)).size).toBe(checks.length);
  },
);

test("the board that stands for a monster has the most runs and the stricter ruleset", () => {
  const record = {
    runId: "r",
    players: [],
    timeCs: 1,
    weapon: "bow",
    platform: "pc",
    submittedAt: "",
  } as const;
  const quest = (id: string, runs: number, ids: readonly ("ta" | "freestyle")[]) => ({
    quest: id,
    runs,
    records: ids.map((ruleset) => ({ ...record, players: [], ruleset })),
  });
  const all = [quest("a", 3, ["freestyle", "ta"]), quest("b", 9, ["freestyle"]), quest("c", 99, [])];
  expect(findBusiestBoard(all, [{ id: "a" }])).toEqual({ quest: "a", ruleset: "ta" });
  expect(findBusiestBoard(all, [{ id: "a" }, { id: "b" }])).toEqual({ quest: "b", ruleset: "freestyle" });
  expect(findBusiestBoard(all, [{ id: "c" }, { id: "d" }])).toBeNull();
});

describe("players", () => {
  const policy = (page?: "run") =>
    createContentSecurityPolicy({ demo: false, development: false, ...(page && { page }) });

  test("are framed only where the page asks for it", () => {
    for (const host of videoFrameHosts) {
      expect(policy()).not.toContain(host);
      expect(policy("run")).toContain(host);
    }
  });

  test("of every provider come from a host that may be framed", () => {
    for (const provider of videoProviders) {
      const id = provider === "youtube" ? "abcdefghijk" : provider === "bilibili" ? "BV1234567890" : "sm9";
      expect(videoIdForms[provider].test(id)).toBe(true);
      expect(videoFrameHosts).toContain(new URL(getEmbedLink({ provider, id })).origin);
    }
  });

  test.each([
    ["https://quarry.example/moderation/runs?x=1", true],
    ["https://quarry.example/leaderboards/runs/abc", true],
    ["https://quarry.example/leaderboards/review", true],
    ["https://quarry.example/leaderboards/runs/", false],
    ["https://quarry.example/leaderboards", false],
    ["https://quarry.example/", false],
    ["", false],
  ])("play in a document that was loaded from %j: %j", (address, can) => {
    expect(canFrameVideos(address)).toBe(can);
  });
});
