import { weaponTypeLabels } from "@/lib/catalog/labels";
import { type RulesetId, rulesets } from "@/lib/leaderboards/rulesets";
import { formatRunTime } from "@/lib/leaderboards/run/run-time";
import { platformLabels } from "@/lib/site/platforms";
import type { BoardKey } from "./board-id";

/** `TA`, `Freestyle`, `Arena`. */
export function formatRuleset(id: RulesetId): string {
  return rulesets.find((ruleset) => ruleset.id === id)?.name ?? id;
}

/** `Solo`, `2 hunters`. */
export function formatParty(party: number): string {
  return party === 1 ? "Solo" : `${party} hunters`;
}

/** `Bow`, `All weapons`. */
export function formatBoardWeapon(weapon: BoardKey["weapon"]): string {
  return weapon === "all" ? "All weapons" : weaponTypeLabels[weapon];
}

/** `PC`, `All platforms`. */
export function formatBoardPlatform(platform: BoardKey["platform"]): string {
  return platform === "all" ? "All platforms" : platformLabels[platform];
}

/** A board without its quest: `TA, Bow, PC, solo`. Parties have no weapon to name. */
export function formatBoard({ ruleset, weapon, platform, party }: BoardKey): string {
  const parts = [
    formatRuleset(ruleset),
    party > 1 ? "" : formatBoardWeapon(weapon),
    formatBoardPlatform(platform),
    formatParty(party),
  ].filter((part) => part !== "");
  return parts
    .map((part, index) => (index > 0 && /^(All|Solo)/.test(part) ? part.toLowerCase() : part))
    .join(", ");
}

/** Time behind another: `+00'03"15`. */
export function formatGap(gapCs: number): string {
  return `${gapCs < 0 ? "−" : "+"}${formatRunTime(Math.abs(gapCs))}`;
}

/** Names of the hunters of a run: `Maple, Rook`. */
export function formatPlayers(players: readonly { readonly name: string }[]): string {
  return players.map(({ name }) => name).join(", ");
}

const hourMs = 3_600_000;

/** How long a run waited: `40 min`, `5 h`, `3 days`. Rounded down; `0 min` for less than a minute. */
export function formatWait(fromIso: string, toIso: string): string {
  return formatDuration(Math.max(0, Date.parse(toIso) - Date.parse(fromIso)));
}

/** A wait in hours with fractions, as `formatWait` says it. */
export function formatHours(hours: number): string {
  return formatDuration(hours * hourMs);
}

function formatDuration(ms: number): string {
  if (ms < hourMs) return `${Math.floor(ms / 60_000)} min`;
  if (ms < 48 * hourMs) return `${Math.floor(ms / hourMs)} h`;
  return `${Math.floor(ms / (24 * hourMs))} days`;
}
