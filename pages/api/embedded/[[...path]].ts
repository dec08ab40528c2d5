import { deleteAccountByEmail } from "@/lib/account-data/delete-account.server";
import { deleteByEmailSchema, deletedAccountSchema } from "@/lib/account-data/schema";
import { runAuditCheck, runBoardsCheck, runLedgerCheck } from "@/lib/admin/run-checks.server";
import { createSystemDependencies } from "@/lib/api/create-dependencies.server";
import { createPublicEndpoint, type Endpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { createRoutes } from "@/lib/api/create-routes.server";
import { auditExportSchema } from "@/lib/audit/audit-report";
import { ledgerReportSchema } from "@/lib/coins/ledger-report";
import { seedDemo, seedResultSchema } from "@/lib/demo/seed-demo.server";
import { accessDocuments } from "@/lib/firebase/access-embedded-documents.server";
import { getAdminAuth, getDb, listEmbeddedPaths } from "@/lib/firebase/admin.server";
import { embeddedDocumentsBodySchema, embeddedDocumentsResponseSchema } from "@/lib/firebase/embedded-schema";
import { requireEmbedded } from "@/lib/firebase/require-embedded.server";
import { publishShippedGuides, shippedResultSchema } from "@/lib/guides/publish-shipped.server";
import { boardsReportSchema } from "@/lib/leaderboards/board/boards-report";
import { watchEmbeddedDocument } from "@/lib/live/watch-embedded-document.server";
import { siteConfig } from "@/lib/site/config";
import { roleChangeSchema, setRoleResultSchema } from "@/lib/staff/role-change";
import { setRole } from "@/lib/staff/set-role.server";

export const config = { api: { bodyParser: false } };

const openWithAuth = async () => ({ ...(await createSystemDependencies()), auth: await getAdminAuth() });

/** For programs on this machine: what the commands of the project do, for the store inside this server. */
const command = (endpoint: Endpoint) => requireEmbedded("this-machine", createHandler({ POST: endpoint }));

export default createRoutes(
  {},
  {},
  {
    // `npm run check:audit`
    "/api/embedded/audit-report": command(
      createPublicEndpoint({ response: auditExportSchema, run: async () => runAuditCheck(await getDb()) }),
    ),
    // `npm run check:boards`
    "/api/embedded/boards-report": command(
      createPublicEndpoint({ response: boardsReportSchema, run: async () => runBoardsCheck(await getDb()) }),
    ),
    // `npm run check:ledger`
    "/api/embedded/ledger-report": command(
      createPublicEndpoint({ response: ledgerReportSchema, run: async () => runLedgerCheck(await getDb()) }),
    ),
    // `npm run account:delete`
    "/api/embedded/delete-account": command(
      createPublicEndpoint({
        body: deleteByEmailSchema,
        response: deletedAccountSchema,
        run: async ({ body }) => deleteAccountByEmail(await openWithAuth(), body.email),
      }),
    ),
    // `npm run guides:publish`
    "/api/embedded/publish-guides": command(
      createPublicEndpoint({
        response: shippedResultSchema,
        run: async () => publishShippedGuides(await createSystemDependencies()),
      }),
    ),
    // `npm run role`
    "/api/embedded/role": command(
      createPublicEndpoint({
        body: roleChangeSchema,
        response: setRoleResultSchema,
        run: async ({ body }) => setRole(await openWithAuth(), body),
      }),
    ),
    // `npm run seed`
    "/api/embedded/seed": command(
      createPublicEndpoint({
        response: seedResultSchema,
        run: async () => seedDemo({ ...(await openWithAuth()), projectId: siteConfig.firebase.projectId }),
      }),
    ),
    // The store itself, for tests and scripts.
    "/api/embedded/documents": command(
      createPublicEndpoint({
        body: embeddedDocumentsBodySchema,
        response: embeddedDocumentsResponseSchema,
        run: async ({ body }) => accessDocuments({ db: await getDb(), listPaths: listEmbeddedPaths }, body),
      }),
    ),
    // A document, live: what the Firestore SDK does in the browser on the other backends.
    "/api/embedded/watch": requireEmbedded("anyone", watchEmbeddedDocument),
  },
);
