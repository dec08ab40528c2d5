import { writeCheck } from "@/lib/admin/checks.server";
import { createPublicEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { auditExportSchema } from "@/lib/audit/audit-report";
import { checkAudit, toExportLine } from "@/lib/audit/check-audit.server";
import { getDb } from "@/lib/firebase/admin.server";
import { requireEmbedded } from "@/lib/firebase/require-embedded.server";

export const config = { api: { bodyParser: false } };

/** `npm run check:audit` for the store inside this server. */
export default requireEmbedded(
  "this-machine",
  createHandler({
    POST: createPublicEndpoint({
      response: auditExportSchema,
      run: async () => {
        const db = await getDb();
        const lines: string[] = [];
        const report = await checkAudit(db, (entry) => void lines.push(toExportLine(entry)));
        await writeCheck(db, "audit", { problems: report.broken, checked: report.entries }, new Date());
        return { report, lines };
      },
    }),
  }),
);
