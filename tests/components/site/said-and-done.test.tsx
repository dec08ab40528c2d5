import { readFileSync } from "node:fs";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { rulesSections } from "@/components/leaderboards/RulesSections";
import { conductSections } from "@/components/site/ConductSections";
import { privacySections } from "@/components/site/PrivacySections";
import { explainAuthError } from "@/lib/account/auth-errors";
import { createConfirmationSchema } from "@/lib/account/credentials";
import { Timestamp } from "@/lib/firebase/admin.server";
import { calculateRunPoints } from "@/lib/leaderboards/ranking/points";
import type { RunState } from "@/lib/leaderboards/run/run-fields";
import {
  claimPeriod,
  contestedRunners,
  decideRunStep,
  enoughModerators,
  provisionalPeriod,
  type RunAction,
} from "@/lib/leaderboards/run/run-state";
import { trustRules } from "@/lib/users/trust";
import { Providers } from "@/tests/support/render";

const at = Timestamp.fromDate(new Date("2026-11-27T12:00:00Z"));
const pending: RunState = {
  status: "pending",
  queue: "review",
  players: [{ uid: "rook", name: "Rook", confirmed: true }],
  submittedBy: "rook",
  ...{ claim: null, approval: null, provisional: null, judges: [] },
  ...{ reason: null, reasonText: "", appeal: null, revision: 1, decidedAt: null },
};
const rejected: RunState = { ...pending, status: "rejected", queue: null, judges: ["alma"], reason: "other" };

const read = (content: ReactNode) =>
  renderToStaticMarkup(<Providers>{content}</Providers>)
    .replace(/<[^>]+>/g, "")
    .replace(/\s+/g, " ");
const join = (sections: readonly { readonly content: ReactNode }[]) =>
  sections.map(({ content }) => read(content)).join(" ");
const rules = join(rulesSections);
const act = (run: RunState, action: RunAction, uid = "rook") =>
  decideRunStep(run, { action, uid, isModerator: uid !== "rook", at, lapsesAt: at, text: "Look again" });

describe("what the rules say is what the site does:", () => {
  test("a run is withdrawn until it is decided, and not after", () => {
    expect(rules).toContain("You can withdraw your run until it is decided. After that you can delete it");
    expect(act(pending, "withdraw")).toMatchObject({ ok: true, change: { status: "withdrawn" } });
    for (const status of ["verified", "rejected"] as const) {
      expect(act({ ...pending, status, queue: null }, "withdraw")).toEqual({ ok: false, reason: "decided" });
    }
  });

  test("a rejected run can be appealed once, and a verified one not at all", () => {
    expect(rules).toContain("A rejected run can be appealed once.");
    expect(act(rejected, "appeal")).toMatchObject({ ok: true, change: { queue: "appeal" } });
    const denied = { ...rejected, appeal: { text: "", at, state: "denied", answer: "No" } } as const;
    expect(act(denied, "appeal")).toEqual({ ok: false, reason: "appeal-used" });
    expect(act({ ...pending, status: "verified", queue: null }, "appeal")).toMatchObject({ ok: false });
  });

  test("an appeal goes to another moderator", () => {
    expect(rules).toContain("The appeal goes to another moderator.");
    const appealed = {
      ...rejected,
      queue: "appeal",
      appeal: { text: "", at, state: "open", answer: "" },
    } as const;
    expect(act(appealed, "claim", "alma")).toEqual({ ok: false, reason: "judged-before" });
    expect(act(appealed, "claim", "fabius")).toMatchObject({ ok: true });
  });

  test("nobody reviews a run they took part in", () => {
    expect(rules).toContain("Nobody reviews a run they took part in.");
    expect(
      decideRunStep(pending, { action: "claim", uid: "rook", isModerator: true, at, lapsesAt: at }),
    ).toEqual({ ok: false, reason: "own-run" });
  });

  test("claims hold for 30 minutes, a provisional first place waits for a week", () => {
    expect(rules).toContain(`A claim expires after ${claimPeriod / 60_000} minutes`);
    expect(rules).toContain("by a week without a challenge");
    expect(provisionalPeriod).toBe(7 * 86_400_000);
  });

  test("one moderator is enough below five runners or three moderators", () => {
    const words = ["none", "one", "two", "three", "four", "five"];
    expect(rules).toContain(`fewer than ${words[contestedRunners]} runners`);
    expect(rules).toContain(`fewer than ${words[enoughModerators]} moderators are active`);
  });

  test("a board with one runner gives no points", () => {
    expect(rules).toContain("A board with one runner gives no points.");
    expect(calculateRunPoints(30_000, { bestCs: 30_000, runners: 1 })).toBe(0);
  });

  test("the guide on the boards says the same", () => {
    const guide = readFileSync("data/guides/how-our-leaderboards-judge-a-run.md", "utf8");
    expect(guide).toContain("While a run is pending you can correct or withdraw it.");
    expect(guide).toContain("You can delete your own run at any time.");
    expect(guide).toContain("the first place is provisional for a week");
  });
});

describe("what the other texts say is so:", () => {
  test("one report of a new account hides nothing, and several established ones do", () => {
    expect(join(conductSections)).toContain("that several established hunters report are hidden until");
    expect(trustRules[0].reportWeight).toBe(0);
    const strongest = trustRules[3].reportWeight + 1;
    expect(strongest).toBeLessThan(trustRules[0].holdWeight);
  });

  test("the privacy policy does not say that the name follows the sign-in account", () => {
    const privacy = join(privacySections);
    expect(privacy).not.toContain("your name and photo follow");
    expect(privacy).toContain("runs that are not verified, requests that are not solved");
  });

  test("an empty password is not called incorrect", () => {
    const checked = createConfirmationSchema(true).safeParse({ password: "" });
    expect(checked.error?.issues[0]?.message).toBe("Enter your password");
    expect(createConfirmationSchema(false).safeParse({ password: "" }).success).toBe(true);
    expect(explainAuthError("confirm", { code: "auth/missing-password" })?.message).toBe(
      "Enter your password",
    );
  });
});
