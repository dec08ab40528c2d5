import { createHandler } from "@/lib/api/create-handler.server";
import { publicEndpoint } from "@/lib/api/endpoint.server";
import { checkLedger } from "@/lib/coins/check-ledger.server";
import { ledgerReportSchema } from "@/lib/coins/ledger-report";
import { getDb } from "@/lib/firebase/admin.server";
import { embeddedOnly } from "@/lib/firebase/embedded-only.server";

export const config = { api: { bodyParser: false } };

/** `npm run check:ledger` for the store inside this server. */
export default embeddedOnly(
  "this-machine",
  createHandler({
    POST: publicEndpoint({
      response: ledgerReportSchema,
      run: async () => checkLedger(await getDb()),
    }),
  }),
);
