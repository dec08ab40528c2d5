import { weaponTypeLabels } from "@/lib/catalog/labels";
import { formatLanguage } from "@/lib/hunting-help/format-help";
import { requestKindLabels } from "@/lib/hunting-help/kinds";
import type { RequestBoardData } from "@/lib/hunting-help/page-data";
import type { BoardQuery } from "@/lib/hunting-help/schema";
import { platformLabels } from "@/lib/site/platforms";

export const boardStatusLabels: Readonly<Record<BoardQuery["status"], string>> = {
  open: "Open",
  solved: "Solved",
  expired: "Expired",
  all: "All",
};

export const boardSortLabels: Readonly<Record<BoardQuery["sort"], string>> = {
  new: "Newest",
  unanswered: "Unanswered",
  expiring: "Expiring soon",
};

/** The filters that are on, as text. */
export function listActiveFilters({ query, monsters, questName }: RequestBoardData) {
  const { kind, monster, quest, weapon, platform, language, q } = query;
  return [
    { key: "q", label: "Search", value: q?.trim() ?? "" },
    { key: "kind", label: "Kind", value: kind ? requestKindLabels[kind] : "" },
    {
      key: "monster",
      label: "Monster",
      value: monster ? (monsters.find(({ id }) => id === monster)?.name ?? monster) : "",
    },
    { key: "quest", label: "Quest", value: quest ? (questName ?? quest) : "" },
    { key: "weapon", label: "Weapon", value: weapon ? weaponTypeLabels[weapon] : "" },
    { key: "platform", label: "Platform", value: platform ? platformLabels[platform] : "" },
    { key: "language", label: "Language", value: language ? formatLanguage(language) : "" },
  ].filter(({ value }) => value !== "");
}
