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
      run: async () => checkLedger(await getDb()),
    }),
  }),
);
