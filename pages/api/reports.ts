import { createRoutes } from "@/lib/api/create-routes.server";
import { getAdminAuth } from "@/lib/firebase/admin.server";
import { holdReportedAfter } from "@/lib/moderation/hold-reported.server";
import { reportCalls } from "@/lib/reports/api";
import { getTargetRef } from "@/lib/reports/content-kinds.server";
import { createReport } from "@/lib/reports/create-report.server";
import { hashNetwork } from "@/lib/users/network-marks.server";

export const config = { api: { bodyParser: false } };

export default createRoutes(reportCalls, {
  create: async ({ actor, body, dependencies, network }) =>
    holdReportedAfter(
      { ...dependencies, auth: await getAdminAuth() },
      createReport(dependencies, actor, body, hashNetwork(network())),
      getTargetRef(dependencies.db, body).path,
    ),
});
