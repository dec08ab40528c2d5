import { packDrops } from "@/lib/drops/pack-drops.server";
import { jsonType, servePublicFiles } from "@/lib/http/serve-public-file.server";

export const config = { api: { bodyParser: false } };

/** Every drop in one small file, for the pages that calculate with them. The open data has the same in full words. */
export default servePublicFiles(() => ({
  key: "drops",
  file: () => ({ type: jsonType, text: JSON.stringify(packDrops()) }),
}));
