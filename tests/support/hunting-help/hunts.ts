import {
  type JoinBody,
  joinBodySchema,
  type PostSearchBody,
  postSearchBodySchema,
} from "@/lib/hunting-help/hunt/hunt-schema";

let number = 0;

/** The body of a hunt that looks for hunters, as a browser sends it. */
export function huntBody(changes: Record<string, unknown> = {}): Record<string, unknown> {
  number += 1;
  return {
    ...{ key: `hunt-key-${number}`, monster: "rathalos", platform: "pc", timeZone: "Asia/Tokyo" },
    ...{ language: "ja", hours: 2, lobbyId: "3RK-20Q-9XY", hunterId: "HOSTID77" },
    ...changes,
  };
}

export function huntOf(changes: Record<string, unknown> = {}): PostSearchBody {
  return postSearchBodySchema.parse(huntBody(changes));
}

/** The body with which somebody asks for a seat. */
export function joinBody(host: string, hunt: string | undefined, changes: Record<string, unknown> = {}) {
  number += 1;
  return { host, hunt, key: `join-key-${number}`, platform: "pc", hunterId: "JOINID88", ...changes };
}

export function joinOf(
  host: string,
  hunt: string | undefined,
  changes: Record<string, unknown> = {},
): JoinBody {
  return joinBodySchema.parse(joinBody(host, hunt, changes));
}
