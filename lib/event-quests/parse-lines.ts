import type { QuestVariant } from "@/lib/catalog/world-codes";

interface Target {
  readonly monster: string;
  readonly variant: QuestVariant | null;
  readonly count: number;
}
interface Reward {
  readonly item: string;
  readonly qty: number;
  readonly chance: number | null;
}

/** Reads targets, divided by new lines or `;`: `2 × tempered Rathalos`. Names are as they were typed. */
export function parseTargets(text: string): Target[] {
  return splitEntries(text).map((entry) => {
    const [, count = "1", variant = "", monster = ""] =
      /^(?:(\d{1,3})\s*[×x]\s+)?(arch-tempered\s|tempered\s)?(.*)$/i.exec(entry) ?? [];
    const tempered = variant.trim().toLowerCase();
    return {
      monster: monster.trim(),
      variant: tempered === "tempered" || tempered === "arch-tempered" ? tempered : null,
      count: Number(count),
    };
  });
}

/** Reads rewards, divided by new lines or `;`: `Blossom Ticket × 2, 100%`. Amount and odds can be left out. */
export function parseRewards(text: string): Reward[] {
  return splitEntries(text).map((entry) => {
    const odds = /[,\s]\s*(\d{1,3}(?:\.\d{1,2})?)\s*%$/.exec(entry);
    const rest = odds ? entry.slice(0, odds.index).replace(/,$/, "") : entry;
    const amount = /\s[×x]\s*(\d{1,3})$/.exec(rest);
    return {
      item: (amount ? rest.slice(0, amount.index) : rest).trim(),
      qty: amount ? Number(amount[1]) : 1,
      chance: odds ? Number(odds[1]) : null,
    };
  });
}

/** Writes targets as `parseTargets` reads them. */
export function formatTargets(
  targets: readonly (Pick<Target, "variant" | "count"> & { name: string })[],
): string {
  return targets
    .map(
      ({ name, variant, count }) => `${count > 1 ? `${count} × ` : ""}${variant ? `${variant} ` : ""}${name}`,
    )
    .join("\n");
}

/** Writes rewards as `parseRewards` reads them. */
export function formatRewards(
  rewards: readonly (Pick<Reward, "qty" | "chance"> & { name: string })[],
): string {
  return rewards
    .map(
      ({ name, qty, chance }) =>
        `${name}${qty > 1 ? ` × ${qty}` : ""}${chance === null ? "" : `, ${chance}%`}`,
    )
    .join("\n");
}

/** Entries and their letters that are looked at: more than an entry may have, so that the rest is refused as too much. */
const maxEntries = 100;
const maxEntryLength = 200;

function splitEntries(text: string): string[] {
  const entries = text.split(/[\n;]/).flatMap((line) => line.trim().slice(0, maxEntryLength) || []);
  return entries.slice(0, maxEntries);
}
