import { createSystemDependencies } from "@/lib/api/create-dependencies.server";
import { createPublicEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { readStaffFigures } from "@/lib/staff/read-figures.server";
import { staffFiguresSchema } from "@/lib/staff/staff-figures-schema";

export const config = { api: { bodyParser: false } };

/** What admins do together, in figures. */
export default createHandler({
  GET: createPublicEndpoint({
    response: staffFiguresSchema,
    cache: "public, max-age=60, s-maxage=60",
    run: async () => readStaffFigures(await createSystemDependencies()),
  }),
});
