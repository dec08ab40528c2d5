import { maxAsking, maxJoiners, maxJoinsPerAccount, maxSeatsPerNetwork } from "@/lib/hunting-help/rules";
import type { Platform } from "@/lib/site/platforms";
import type { JoiningWay, SeatAction, SeatState } from "./hunt-kinds";

/** Somebody who asked for a seat, as the rules look at them. */
interface Seat {
  readonly uid: string;
  readonly state: SeatState;
  readonly key: string;
  readonly network: string | null;
  readonly times: number;
}

/** A hunt, as the rules look at it. */
interface SeatPlan<Each extends Seat = Seat> {
  /** Uid of the host. */
  readonly uid: string;
  readonly platform: Platform;
  readonly crossplay: boolean;
  readonly joining: JoiningWay;
  readonly seats: number;
  readonly joiners: readonly Each[];
}

const seatRefusals = [
  "own-hunt",
  "full",
  "crossplay-off",
  "turned-down",
  "joined-often",
  "many-asking",
  "network",
  "not-asking",
  "not-in",
] as const;
type SeatRefusal = (typeof seatRefusals)[number];

/** Next state of a seat; `null` where a repeated call changes nothing. */
type SeatDecision =
  | { readonly ok: true; readonly state: SeatState | null; readonly times: number }
  | { readonly ok: false; readonly reason: SeatRefusal };

/** Whether somebody waits for an answer or is in. */
export function isActive({ state }: Pick<Seat, "state">): boolean {
  return state === "asked" || state === "accepted";
}

/** How many hunters are in, the host not counted. */
export function countTaken({ joiners }: Pick<SeatPlan, "joiners">): number {
  return joiners.filter(({ state }) => state === "accepted").length;
}

/**
 * Decision about an account that asks for a seat. In an open hunt whoever comes first is in, but the second account of
 * one network waits for the host like in any other: nobody fills a party with accounts of their own.
 *
 * @param request `network` is a keyed hash, `null` where none is stored
 */
export function decideJoin(
  plan: SeatPlan,
  request: Pick<Seat, "uid" | "key" | "network"> & { readonly platform: Platform },
): SeatDecision {
  const { uid, key, network, platform } = request;
  if (uid === plan.uid) return refuse("own-hunt");
  const held = plan.joiners.find((joiner) => joiner.uid === uid);
  if (held && (isActive(held) || held.key === key)) return { ok: true, state: null, times: held.times };
  if (held && held.state !== "left") return refuse("turned-down");
  const times = (held?.times ?? 0) + 1;
  if (times > maxJoinsPerAccount) return refuse("joined-often");
  if (!plan.crossplay && platform !== plan.platform) return refuse("crossplay-off");
  if (countTaken(plan) >= plan.seats) return refuse("full");
  const active = plan.joiners.filter(isActive);
  const near = network === null ? 0 : active.filter((joiner) => joiner.network === network).length;
  if (near >= maxSeatsPerNetwork) return refuse("network");
  if (plan.joining === "open" && near === 0) return { ok: true, state: "accepted", times };
  const isCrowded = active.filter(({ state }) => state === "asked").length >= maxAsking;
  if (isCrowded || (!held && plan.joiners.length >= maxJoiners)) return refuse("many-asking");
  return { ok: true, state: "asked", times };
}

/** Decision about the host's answer to somebody. Nobody who was turned down comes back in the same hunt. */
export function decideSeat(plan: SeatPlan, uid: string, action: SeatAction): SeatDecision {
  const held = plan.joiners.find((joiner) => joiner.uid === uid);
  if (!held) return refuse("not-asking");
  const { state, times } = held;
  const next = ({ accept: "accepted", decline: "declined", remove: "removed" } as const)[action];
  if (state === next) return { ok: true, state: null, times };
  if (action === "remove") return state === "accepted" ? { ok: true, state: next, times } : refuse("not-in");
  if (state !== "asked") return refuse("not-asking");
  if (action === "accept" && countTaken(plan) >= plan.seats) return refuse("full");
  return { ok: true, state: next, times };
}

/** Decision about somebody who leaves, or asks no longer. */
export function decideLeave(plan: SeatPlan, uid: string): SeatDecision {
  const held = plan.joiners.find((joiner) => joiner.uid === uid);
  if (!held) return refuse("not-in");
  return { ok: true, state: isActive(held) ? "left" : null, times: held.times };
}

function refuse(reason: SeatRefusal): SeatDecision {
  return { ok: false, reason };
}
