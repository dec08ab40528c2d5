import { changeBuildState } from "@/lib/builds/change-build-state.server";
import { createBuild } from "@/lib/builds/create-build.server";
import { createBuildBodySchema } from "@/lib/builds/schema";
import type { Auth } from "@/lib/firebase/admin.server";
import { readCase } from "@/lib/moderation/read-case.server";
import { decideCaseBodySchema, type ModerationCase } from "@/lib/moderation/schema";
import { getTargetRef } from "@/lib/reports/content-kinds.server";
import { createReport } from "@/lib/reports/create-report.server";
import { getCaseRef } from "@/lib/reports/open-case.server";
import { createReportBodySchema } from "@/lib/reports/schema";
import { actorOf } from "@/tests/support/actors";
import { bowLoadout, codeOf } from "@/tests/support/builds/codes";
import { createInProcessDb } from "@/tests/support/in-process-db";
import { addHunter, moderatorOf } from "@/tests/support/leaderboards/runs";

/** A store with hunters and an Auth of plain objects, whose clock goes on by a second with each look at it. */
export async function openModeration(uids: readonly string[] = ["rook", "sable", "wren"]) {
  const db = createInProcessDb();
  let at = Date.parse("2026-11-20T12:00:00Z");
  const now = () => {
    at += 1000;
    return new Date(at);
  };
  /** What the provider holds of each account. */
  const accounts = new Map<string, Record<string, unknown>>();
  const roles: Record<string, Record<string, boolean>> = { alma: { creator: true }, fabius: { admin: true } };
  // What the use cases call of the SDK.
  const auth = {
    getUser: async (uid: string) => ({ uid, emailVerified: true, customClaims: roles[uid] ?? {} }),
    updateUser: async (uid: string, changes: Record<string, unknown>) => {
      accounts.set(uid, { ...accounts.get(uid), ...changes });
    },
  } as unknown as Auth;
  for (const uid of uids) await addHunter(db, uid);
  const wait = (ms: number) => {
    at += ms;
  };
  return { db, now, auth, accounts, wait };
}
export type ModerationPlace = Awaited<ReturnType<typeof openModeration>>;

let builds = 0;

/** A published build of a hunter. */
export async function addPublishedBuild(place: ModerationPlace, uid: string, title = "Free coins here") {
  builds += 1;
  const body = { key: `moderated-${builds}`, title, code: codeOf(bowLoadout), weapon: "bow" };
  const { build } = await createBuild(place, actorOf(uid), createBuildBodySchema.parse(body));
  await changeBuildState(place, actorOf(uid), { id: build.id, action: "publish" });
  return build.id;
}

/** Reports something and gives the id of its case. */
export async function reportFor(
  place: Pick<ModerationPlace, "db" | "now">,
  reporter: string,
  body: Record<string, unknown>,
): Promise<string> {
  const report = createReportBodySchema.parse({ reason: "spam", ...body });
  await createReport(place, actorOf(reporter), report);
  return getCaseRef(place.db, getTargetRef(place.db, report).path).id;
}

/** A case as a moderator sees it. */
export async function caseFor(place: ModerationPlace, id: string, uid = "alma"): Promise<ModerationCase> {
  return (await readCase(place, moderatorOf(uid), id)).case;
}

/** The body of a decision as a browser sends it, parsed. */
export function decisionOf(changes: Record<string, unknown> = {}) {
  return decideCaseBodySchema.parse({ revision: 0, content: "hide", reason: "spam", ...changes });
}
