import { adjustCoins } from "@/lib/admin/adjust-coins.server";
import { adminCalls } from "@/lib/admin/api";
import { chooseChallenge, listChallenges } from "@/lib/admin/challenges.server";
import { listAuditPage } from "@/lib/admin/list-audit-page.server";
import { listPairs } from "@/lib/admin/list-pairs.server";
import { findPeople } from "@/lib/admin/people.server";
import { readHealth } from "@/lib/admin/read-health.server";
import { setPersonRole } from "@/lib/admin/set-person-role.server";
import { listActionsPage, settleAction } from "@/lib/admin/staff-actions.server";
import {
  createAnnouncement,
  endAnnouncement,
  listAnnouncements,
} from "@/lib/announcements/change-announcements.server";
import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { createRoutes } from "@/lib/api/create-routes.server";
import { getAdminAuth } from "@/lib/firebase/admin.server";
import { staffSignInAge as maxSignInAge } from "@/lib/staff/rules";
import { undoCalls } from "@/lib/undo/api";
import { previewUndo, startUndo, stepUndo } from "@/lib/undo/run-undo.server";
import { version } from "@/package.json";

export const config = { api: { bodyParser: false } };

const withAuth = async (dependencies: Dependencies) => ({ ...dependencies, auth: await getAdminAuth() });

export default createRoutes(
  { ...adminCalls, ...undoCalls },
  {
    findPeople: async ({ actor, query, dependencies }) =>
      findPeople(await withAuth(dependencies), actor, query.q),
    setRole: {
      maxSignInAge,
      run: async ({ actor, query: { uid }, body, dependencies }) =>
        setPersonRole(await withAuth(dependencies), actor, { uid, ...body }),
    },
    adjustCoins: {
      maxSignInAge,
      run: async ({ actor, query: { uid }, body, dependencies }) =>
        adjustCoins(await withAuth(dependencies), actor, { uid, ...body }),
    },
    listActions: ({ actor, query, dependencies }) => listActionsPage(dependencies, actor, query.cursor),
    settleAction: {
      maxSignInAge,
      run: async ({ actor, query: { id }, body, dependencies }) =>
        settleAction(await withAuth(dependencies), actor, { id, ...body }),
    },
    listAudit: ({ actor, query, dependencies }) => listAuditPage(dependencies, actor, query),
    listChallenges: ({ actor, dependencies }) => listChallenges(dependencies, actor),
    setChallenge: ({ actor, body, dependencies }) => chooseChallenge(dependencies, actor, body),
    readHealth: ({ actor, dependencies }) => readHealth(dependencies, actor, version),
    listPairs: ({ actor, dependencies }) => listPairs(dependencies, actor),
    listAnnouncements: ({ actor, query, dependencies }) =>
      listAnnouncements(dependencies, actor, query.cursor),
    createAnnouncement: ({ actor, body, dependencies }) => createAnnouncement(dependencies, actor, body),
    endAnnouncement: ({ actor, query, dependencies }) => endAnnouncement(dependencies, actor, query.id),
    preview: async ({ actor, query, dependencies }) =>
      previewUndo(await withAuth(dependencies), actor, query),
    start: {
      maxSignInAge,
      run: async ({ actor, body, dependencies }) => startUndo(await withAuth(dependencies), actor, body),
    },
    step: {
      maxSignInAge,
      run: async ({ actor, query, dependencies }) => stepUndo(await withAuth(dependencies), actor, query.id),
    },
  },
);
