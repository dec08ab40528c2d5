import { createRoutes } from "@/lib/api/create-routes.server";
import { reportCalls } from "@/lib/reports/api";
import { createReport } from "@/lib/reports/create-report.server";

export const config = { api: { bodyParser: false } };

export default createRoutes(reportCalls, {
  create: ({ actor, body, dependencies }) => createReport(dependencies, actor, body),
});
