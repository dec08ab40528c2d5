import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { createRoutes } from "@/lib/api/create-routes.server";
import { getAdminAuth } from "@/lib/firebase/admin.server";
import { moderationCalls } from "@/lib/moderation/api";
import { appealCalls } from "@/lib/moderation/appeals/api";
import { judgeAppeal } from "@/lib/moderation/appeals/judge-appeal.server";
import { listAppeals } from "@/lib/moderation/appeals/list-appeals.server";
import { addCaseNote, claimCase } from "@/lib/moderation/change-case.server";
import { decideCase } from "@/lib/moderation/decide-case.server";
import { listModerationQueue } from "@/lib/moderation/list-queue.server";
import { readCase } from "@/lib/moderation/read-case.server";
import { undoDecision } from "@/lib/moderation/undo-decision.server";
import { blockUser } from "@/lib/reports/block-user.server";
import { staffSignInAge } from "@/lib/staff/rules";

export const config = { api: { bodyParser: false } };

const withAuth = async (dependencies: Dependencies) => ({ ...dependencies, auth: await getAdminAuth() });

export default createRoutes(
  { ...moderationCalls, ...appealCalls },
  {
    listAppeals: ({ actor, query, dependencies }) => listAppeals(dependencies, actor, query),
    judgeAppeal: async ({ actor, query: { id }, body, dependencies }) =>
      judgeAppeal(await withAuth(dependencies), actor, { id, ...body }),
    listQueue: ({ actor, query, dependencies }) => listModerationQueue(dependencies, actor, query),
    read: async ({ actor, query, dependencies }) => readCase(await withAuth(dependencies), actor, query.id),
    claim: async ({ actor, query: { id }, body, dependencies }) =>
      claimCase(await withAuth(dependencies), actor, { id, ...body }),
    note: async ({ actor, query: { id }, body, dependencies }) =>
      addCaseNote(await withAuth(dependencies), actor, { id, ...body }),
    decide: {
      maxSignInAge: ({ person }) => (person === "block" ? staffSignInAge : null),
      run: async ({ actor, query: { id }, body, dependencies }) =>
        decideCase(await withAuth(dependencies), actor, { id, ...body }),
    },
    undo: async ({ actor, query: { id }, body, dependencies }) =>
      undoDecision(await withAuth(dependencies), actor, { id, ...body }),
    block: {
      maxSignInAge: staffSignInAge,
      run: async ({ actor, query: { uid }, body, dependencies }) =>
        blockUser(await withAuth(dependencies), actor, { uid, ...body }),
    },
  },
);
