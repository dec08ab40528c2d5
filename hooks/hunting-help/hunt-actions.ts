import { callSignedIn } from "@/lib/account/call-signed-in";
import type { InputOf } from "@/lib/http/contract";
import { helpCalls } from "@/lib/hunting-help/api";
import type { SeatAction } from "@/lib/hunting-help/hunt/hunt-kinds";

// Each answers with all hunts of the caller as they are then.

export const fetchOwnHunts = () => callSignedIn(helpCalls.readOwnSearch);
export const startSearch = (body: InputOf<typeof helpCalls.startSearch>["body"]) =>
  callSignedIn(helpCalls.startSearch, { body });
export const endSearch = () => callSignedIn(helpCalls.endSearch);
export const callJoinHunt = (body: InputOf<typeof helpCalls.joinHunt>["body"]) =>
  callSignedIn(helpCalls.joinHunt, { body });
export const callLeaveHunt = (host: string, hunt: string) =>
  callSignedIn(helpCalls.leaveHunt, { body: { host, hunt } });
export const changeSeat = (hunt: string, uid: string, action: SeatAction) =>
  callSignedIn(helpCalls.changeSeats, { body: { hunt, uid, action } });
/** Tells the party that it is on. */
export const startHunt = (hunt: string) =>
  callSignedIn(helpCalls.changeSeats, { body: { hunt, action: "start" } });
