import { writeCheck } from "@/lib/admin/checks.server";
import { createPublicEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { getDb } from "@/lib/firebase/admin.server";
import { requireEmbedded } from "@/lib/firebase/require-embedded.server";
import { boardsReportSchema } from "@/lib/leaderboards/board/boards-report";
import { checkBoards } from "@/lib/leaderboards/board/check-boards.server";

export const config = { api: { bodyParser: false } };

/** `npm run check:boards` for the store inside this server. */
export default requireEmbedded(
  "this-machine",
  createHandler({
    POST: createPublicEndpoint({
      response: boardsReportSchema,
      run: async () => {
        const db = await getDb();
        const report = await checkBoards(db);
        const problems = report.differences.length;
        await writeCheck(db, "boards", { problems, checked: report.boards }, new Date());
        return report;
      },
    }),
  }),
);
