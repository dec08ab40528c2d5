import { callPathSignedIn } from "@/lib/account/call-signed-in";
import type { SeatAction } from "@/lib/hunting-help/hunt-kinds";
import type { OwnSearchResponse } from "@/lib/hunting-help/hunt-schema";
import { loadHuntSchema } from "@/lib/hunting-help/load-schema";

const root = "/api/hunting-help";

/** Calls a route about the caller's hunts, which answers with all of them as they are then. */
async function call(
  path: string,
  options: { readonly body?: object; readonly method?: "DELETE" } = {},
): Promise<OwnSearchResponse> {
  const { ownSearchResponseSchema: schema } = await loadHuntSchema();
  return callPathSignedIn(`${root}/${path}`, { ...options, schema });
}

export const fetchOwnHunts = () => call("own-search");
export const startSearch = (body: object) => call("searches", { body });
export const endSearch = () => call("searches", { method: "DELETE" });
export const joinHunt = (body: object) => call("searches/join", { body });
export const leaveHunt = (host: string, hunt: string) => call("searches/leave", { body: { host, hunt } });
export const changeSeat = (hunt: string, uid: string, action: SeatAction) =>
  call("searches/seats", { body: { hunt, uid, action } });
/** Tells the party that it is on. */
export const startHunt = (hunt: string) => call("searches/seats", { body: { hunt, action: "start" } });
