import { createRoutes } from "@/lib/api/create-routes.server";
import { staffCalls } from "@/lib/staff/api";
import { readStaffFigures } from "@/lib/staff/read-figures.server";

export const config = { api: { bodyParser: false } };

export default createRoutes(staffCalls, {
  readFigures: {
    cache: "public, max-age=60, s-maxage=60",
    run: ({ dependencies }) => readStaffFigures(dependencies),
  },
});
