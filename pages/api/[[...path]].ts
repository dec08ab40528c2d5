import { refuseUnknownRoute } from "@/lib/api/create-routes.server";

export const config = { api: { bodyParser: false } };

export default refuseUnknownRoute;
