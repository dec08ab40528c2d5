import { createAnnouncement } from "@/lib/announcements/change-announcements.server";
import { createAnnouncementBodySchema } from "@/lib/announcements/schema";
import type { AccountDependencies } from "@/lib/api/create-dependencies.server";
import type { Actor } from "@/lib/auth/actor";
import type { Firestore } from "@/lib/firebase/admin.server";
import { addCaseNote } from "@/lib/moderation/change-case.server";
import { decideCase } from "@/lib/moderation/decide-case.server";
import { decideCaseBodySchema } from "@/lib/moderation/schema";
import { getTargetRef } from "@/lib/reports/content-kinds.server";
import { createReport } from "@/lib/reports/create-report.server";
import { getCaseRef } from "@/lib/reports/open-case.server";
import { createReportBodySchema } from "@/lib/reports/schema";
import { demoAccounts } from "./accounts";
import { accountant, beatrix, goose, harth, hazel, kestrel, maple, maru, rimeward, tomas } from "./help-plan";
import { getDemoBuildId } from "./seed-builds.server";

const hourMs = 3_600_000;

interface DemoCase {
  /** Full hours before now at which it was reported. */
  readonly hoursAgo: number;
  readonly target: { readonly kind: string; readonly id: string; readonly parent?: string };
  readonly reports: readonly { readonly by: string; readonly reason: string; readonly text: string }[];
  readonly note?: { readonly by: string; readonly text: string };
  /** Two hours after the last report. */
  readonly decision?: { readonly by: string } & Readonly<Record<string, unknown>>;
}

const announcements = [
  { text: "All runs of last week are reviewed. Thank you for your patience.", hours: [-9 * 24, -6 * 24] },
  { text: "Maintenance on Sunday, 06:00 to 06:30 UTC. Runs cannot be submitted.", hours: [5 * 24, 6 * 24] },
] as const;

/**
 * Puts reports, notes and decisions of the past, and announcements, into a store that has no cases: by the use cases,
 * under the clock of their moment.
 *
 * @returns how many cases were written; 0 where there were some already
 */
export async function seedModeration({ db, auth, now }: AccountDependencies): Promise<number> {
  if (!(await db.collection("cases").limit(1).get()).empty) return 0;
  const start = now().getTime();
  const at = (hours: number) => ({ db, auth, now: () => new Date(start + hours * hourMs) });
  for (const [index, { text, hours }] of announcements.entries()) {
    const [from, to] = hours.map((each) => new Date(start + each * hourMs).toISOString());
    const body = createAnnouncementBodySchema.parse({ key: `demo-announcement-${index}`, text, from, to });
    await createAnnouncement(at(-10 * 24 + index), toActor(hazel), body);
  }
  const cases = [...planCases(), ...(await planHelpCases(db))];
  for (const each of cases) await playCase(at, each);
  return cases.length;
}

function planCases(): DemoCase[] {
  return [
    {
      hoursAgo: 150,
      target: { kind: "profile", id: tomas },
      reports: [{ by: goose, reason: "impersonation", text: "There is a streamer of this name." }],
      note: { by: beatrix, text: "The account is older than the streamer's channel." },
      decision: { by: hazel, content: "keep", reason: "no-violation", text: "Two people, one name." },
    },
    {
      hoursAgo: 98,
      target: { kind: "build", id: getDemoBuildId("two-carts-left") },
      reports: [{ by: rimeward, reason: "cheating", text: "The notes are from my guide, word for word." }],
      decision: {
        ...{ by: beatrix, content: "keep", person: "warn", reason: "stolen" },
        text: "Credit the guide that the notes come from.",
      },
    },
    {
      hoursAgo: 30,
      target: { kind: "build", id: getDemoBuildId("above-it-all") },
      reports: [
        { by: maru, reason: "other", text: "Says it works before the last update. It does not." },
        { by: kestrel, reason: "spam", text: "" },
      ],
      note: { by: hazel, text: "Outdated is not against the rules. Waiting for a second look." },
    },
    {
      hoursAgo: 6,
      target: { kind: "profile", id: kestrel },
      reports: [{ by: accountant, reason: "harassment", text: "Called me names in a lobby." }],
    },
  ];
}

/** Reports of what others ask and answer now. */
async function planHelpCases(db: Firestore): Promise<DemoCase[]> {
  const { docs } = await db
    .collection("helpRequests")
    .where("visibility", "==", "published")
    .orderBy("createdAt", "desc")
    .limit(10)
    .get();
  const request = docs.find((document) => ![hazel, beatrix, maple, harth].includes(document.get("asker")));
  if (!request) return [];
  return [
    {
      hoursAgo: 11,
      target: { kind: "help-request", id: request.id },
      reports: [{ by: harth, reason: "spam", text: "Third time this request is posted." }],
    },
  ];
}

async function playCase(
  at: (hours: number) => AccountDependencies,
  { hoursAgo, target, reports, note, decision }: DemoCase,
): Promise<void> {
  let moment = -hoursAgo;
  for (const { by, reason, text } of reports) {
    const body = createReportBodySchema.parse({ ...target, reason, text });
    await createReport(at(moment), toActor(by), body);
    moment += 1;
  }
  const parsed = createReportBodySchema.parse({ ...target, reason: "spam" });
  const { id } = getCaseRef(at(0).db, getTargetRef(at(0).db, parsed).path);
  if (note) await addCaseNote(at(moment), toActor(note.by), { id, text: note.text });
  if (!decision) return;
  const { by, ...body } = decision;
  const decided = decideCaseBodySchema.parse({ revision: 0, ...body });
  await decideCase(at(moment + 1), toActor(by), { id, ...decided });
}

/** Somebody of the demo as a use case gets them. */
export function toActor(uid: string): Actor {
  const account = demoAccounts.find((each) => each.uid === uid);
  const displayName = account?.displayName ?? null;
  const confirmed = Promise.resolve({ displayName, photoURL: null, isVerified: true });
  return { uid, admin: account?.role === "admin", creator: account?.role !== "hunter", confirmed };
}
