import { packDrops } from "@/lib/drops/pack-drops.server";
import { packWays } from "@/lib/drops/pack-ways.server";
import type { PackedSources } from "@/lib/drops/parse-drops";
import { jsonType, servePublicFiles } from "@/lib/http/serve-public-file.server";

export const config = { api: { bodyParser: false } };

/**
 * Every source of every item in one small file, for the pages that calculate with them. The open data has the same in
 * full words.
 */
export default servePublicFiles(() => ({
  key: "drops",
  file: () => {
    const sources: PackedSources = { drops: packDrops(), ways: packWays() };
    return { type: jsonType, text: JSON.stringify(sources) };
  },
}));
