import { describe, expect, test } from "vitest";
import type { Dependencies } from "@/lib/api/create-dependencies.server";
import type { Firestore } from "@/lib/firebase/admin.server";
import { claimRun } from "@/lib/leaderboards/review/claim-run.server";
import { decideRun } from "@/lib/leaderboards/review/decide-run.server";
import { appealRun } from "@/lib/leaderboards/run/appeal-run.server";
import { confirmRun } from "@/lib/leaderboards/run/confirm-run.server";
import { correctRun } from "@/lib/leaderboards/run/correct-run.server";
import { deleteRun } from "@/lib/leaderboards/run/delete-run.server";
import { claimPeriod } from "@/lib/leaderboards/run/run-state";
import { submitRun } from "@/lib/leaderboards/run/submit-run.server";
import { withdrawRun } from "@/lib/leaderboards/run/withdraw-run.server";
import { createInProcessDb } from "@/tests/support/in-process-db";
import {
  addHunter,
  addVerified,
  hunterOf,
  moderatorOf,
  runContent,
  submitFor,
  verifyRun,
} from "@/tests/support/leaderboards/runs";

const now = () => new Date("2026-11-20T12:00:00Z");
const later = () => new Date(now().getTime() + claimPeriod);
const verify = { action: "verify", revision: 1, text: "" } as const;
const reject = { action: "reject", revision: 1, reason: "other", text: "See 00:41" } as const;
const collections = [
  ...["runs", "videoLocks", "boards", "runners", "moderators", "challenges"],
  ...["leaderboards", "audit", "limits", "users"],
];

/** Everything that is stored, events included. */
async function dump(db: Firestore): Promise<string> {
  const found = await Promise.all([
    ...collections.map((name) => db.collection(name).get()),
    db.collectionGroup("events").get(),
  ]);
  return JSON.stringify(
    found.flatMap(({ docs }) => docs.map((document) => [document.ref.path, document.data()])),
  );
}

/** A store with one run in each state. Alma has claimed `claimed`; Wren is asked to confirm `unconfirmed`. */
async function open() {
  const place: Dependencies = { db: createInProcessDb(), now };
  for (const uid of ["rook", "wren"]) await addHunter(place.db, uid);
  await addVerified(place, "sable", { time: "01'00\"00" });
  const waiting = await submitFor(place, "rook", { weapon: "lance" });
  const claimed = await submitFor(place, "rook", { weapon: "bow" });
  await claimRun(place, moderatorOf("alma"), { id: claimed.id, action: "claim" });
  const verified = await submitFor(place, "rook", { weapon: "hammer" });
  await verifyRun(place, verified.id);
  const rejected = await submitFor(place, "rook", { weapon: "gunlance" });
  await claimRun(place, moderatorOf("alma"), { id: rejected.id, action: "claim" });
  await decideRun(place, moderatorOf("alma"), { id: rejected.id, ...reject });
  const withdrawn = await submitFor(place, "rook", { weapon: "switch-axe" });
  await withdrawRun(place, hunterOf("rook"), withdrawn.id);
  const party = { ruleset: "freestyle", weapon: "charge-blade", partners: [{ uid: "wren" }] };
  const unconfirmed = await submitFor(place, "rook", party);
  const ids = { waiting, claimed, verified, rejected, withdrawn, unconfirmed };
  const idOf = (name: keyof typeof ids) => ids[name].id;
  return { place, idOf };
}

type Opened = Awaited<ReturnType<typeof open>>;

const alma = moderatorOf("alma");
const fabius = moderatorOf("fabius");
const rook = hunterOf("rook");
const stranger = hunterOf("felix");
const correction = () => {
  const { key, ...content } = runContent();
  return content;
};

const refusals: Record<string, (opened: Opened) => Promise<unknown>> = {
  "a decision without a claim": ({ place, idOf }) =>
    decideRun(place, fabius, { id: idOf("waiting"), ...verify }),
  "a decision while somebody else has the claim": ({ place, idOf }) =>
    decideRun(place, fabius, { id: idOf("claimed"), ...verify }),
  "a decision after the claim lapsed": ({ place, idOf }) =>
    decideRun({ ...place, now: later }, alma, { id: idOf("claimed"), ...verify }),
  "a decision about another revision": ({ place, idOf }) =>
    decideRun(place, alma, { id: idOf("claimed"), ...verify, revision: 2 }),
  "a decision by somebody who is no moderator": ({ place, idOf }) =>
    decideRun(place, hunterOf("alma"), { id: idOf("claimed"), ...verify }),
  "a second verification": ({ place, idOf }) => decideRun(place, fabius, { id: idOf("verified"), ...verify }),
  "a rejection of a rejected run": ({ place, idOf }) =>
    decideRun(place, fabius, { id: idOf("rejected"), ...reject }),
  "an answer to an appeal that nobody made": ({ place, idOf }) =>
    decideRun(place, fabius, { id: idOf("rejected"), action: "grant-appeal", revision: 1, text: "Right" }),
  "a decision about a withdrawn run": ({ place, idOf }) =>
    decideRun(place, alma, { id: idOf("withdrawn"), ...verify }),
  "a claim on an own run": ({ place, idOf }) =>
    claimRun(place, moderatorOf("rook"), { id: idOf("waiting"), action: "claim" }),
  "a claim on a claimed run": ({ place, idOf }) =>
    claimRun(place, fabius, { id: idOf("claimed"), action: "claim" }),
  "a claim on a run that waits for a partner": ({ place, idOf }) =>
    claimRun(place, alma, { id: idOf("unconfirmed"), action: "claim" }),
  "a claim by somebody who is no moderator": ({ place, idOf }) =>
    claimRun(place, stranger, { id: idOf("waiting"), action: "claim" }),
  "a correction of a verified run": ({ place, idOf }) =>
    correctRun(place, rook, { id: idOf("verified"), revision: 1, content: correction() }),
  "a correction of a rejected run": ({ place, idOf }) =>
    correctRun(place, rook, { id: idOf("rejected"), revision: 1, content: correction() }),
  "a correction by somebody else": ({ place, idOf }) =>
    correctRun(place, stranger, { id: idOf("waiting"), revision: 1, content: correction() }),
  "a withdrawal of a verified run": ({ place, idOf }) => withdrawRun(place, rook, idOf("verified")),
  "a withdrawal by somebody else": ({ place, idOf }) => withdrawRun(place, stranger, idOf("waiting")),
  "an appeal against a verification": ({ place, idOf }) =>
    appealRun(place, rook, { id: idOf("verified"), text: "Why" }),
  "an appeal by somebody else": ({ place, idOf }) =>
    appealRun(place, stranger, { id: idOf("rejected"), text: "Why" }),
  "a confirmation by somebody who is not named": ({ place, idOf }) =>
    confirmRun(place, stranger, { id: idOf("unconfirmed"), action: "confirm" }),
  "a deletion by somebody else": ({ place, idOf }) => deleteRun(place, stranger, idOf("verified")),
  "a submission below what the quest allows": ({ place }) =>
    submitRun(place, rook, runContent({ time: "00'01\"00" })),
  "a submission with a partner who has no account": ({ place }) =>
    submitRun(place, rook, runContent({ ruleset: "freestyle", partners: [{ uid: "nobody" }] })),
};

describe("a step that is refused writes nothing and says why", () => {
  test.each(Object.entries(refusals))("%s", async (_, attempt) => {
    const opened = await open();
    const before = await dump(opened.place.db);
    const refusal = await attempt(opened).then(
      () => null,
      (error: unknown) => error,
    );
    expect(refusal).toMatchObject({ status: expect.any(Number), message: expect.stringMatching(/\w+ \w+/) });
    expect([400, 403, 404, 409]).toContain(Reflect.get(Object(refusal), "status"));
    expect(await dump(opened.place.db)).toBe(before);
  });
});
