import { costs } from "@/lib/coins/prices";

/** Kinds of requests. */
export const requestKinds = ["build-request", "hunt-support"] as const;
type RequestKind = (typeof requestKinds)[number];

export const requestKindLabels: Readonly<Record<RequestKind, string>> = {
  "build-request": "Build Request",
  "hunt-support": "Hunt Support",
};

/** Cost of a request of each kind, in coins. */
export const requestPrices: Readonly<Record<RequestKind, number>> = {
  "build-request": costs.buildRequest.coins,
  "hunt-support": costs.huntSupport.coins,
};

/** `open` becomes one of the others, and none of those becomes anything else. */
export const requestStatuses = ["open", "solved", "expired", "withdrawn", "closed"] as const;
export type RequestStatus = (typeof requestStatuses)[number];

export const requestStatusLabels: Readonly<Record<RequestStatus, string>> = {
  open: "Open",
  solved: "Solved",
  expired: "Expired",
  withdrawn: "Withdrawn",
  closed: "Closed by a moderator",
};

/** How somebody likes to hunt. */
export const playstyles = ["damage", "comfort", "support", "status", "beginner"] as const;
type Playstyle = (typeof playstyles)[number];

export const playstyleLabels: Readonly<Record<Playstyle, string>> = {
  damage: "Maximum damage",
  comfort: "Comfort and survival",
  support: "Party support",
  status: "Status and parts",
  beginner: "Easy to play",
};
