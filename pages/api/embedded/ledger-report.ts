import { writeCheck } from "@/lib/admin/checks.server";
import { createPublicEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { checkLedger } from "@/lib/coins/check-ledger.server";
import { ledgerReportSchema } from "@/lib/coins/ledger-report";
import { getDb } from "@/lib/firebase/admin.server";
import { requireEmbedded } from "@/lib/firebase/require-embedded.server";

export const config = { api: { bodyParser: false } };

/** `npm run check:ledger` for the store inside this server. */
export default requireEmbedded(
  "this-machine",
  createHandler({
    POST: createPublicEndpoint({
      response: ledgerReportSchema,
      run: async () => {
        const db = await getDb();
        const report = await checkLedger(db);
        const problems = report.broken + report.ownerless;
        await writeCheck(db, "ledger", { problems, checked: report.entries }, new Date());
        return report;
      },
    }),
  }),
);
