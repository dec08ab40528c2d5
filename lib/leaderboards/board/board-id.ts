import { type WeaponType, weaponTypes } from "@/lib/catalog/codes";
import type { RulesetId } from "@/lib/leaderboards/rulesets";
import { type Platform, platforms } from "@/lib/site/platforms";

export const rulesetIds = ["freestyle", "ta", "arena"] as const satisfies readonly RulesetId[];

/** Hunters in a party, at most. */
export const maxParty = 4;

/** The runs of a board. `all` joins the boards of every weapon or platform in one view. */
export interface BoardKey {
  readonly quest: string;
  readonly ruleset: RulesetId;
  /** Always `all` for a party: its hunters carry different weapons. */
  readonly weapon: WeaponType | "all";
  readonly platform: Platform | "all";
  /** 1 to 4 hunters. */
  readonly party: number;
}

/** The category of a run. */
export interface RunCategory extends BoardKey {
  readonly weapon: WeaponType;
  readonly platform: Platform;
}

const boardIdForm = /^([a-z0-9]+(?:-[a-z0-9]+)*)_([a-z]+)_([a-z-]+)_([a-z0-9]+)_([1-4])$/;

/** `quest_ruleset_weapon_platform_party`, e.g. `rompopolo_ta_bow_pc_1`. */
export function toBoardId({ quest, ruleset, weapon, platform, party }: BoardKey): string {
  return [quest, ruleset, party > 1 ? "all" : weapon, platform, party].join("_");
}

/** Reads a board id back; `null` for a text that is none. Whether the quest exists is for others to tell. */
export function parseBoardId(id: string): BoardKey | null {
  if (id.length > 160) return null;
  const [, quest = "", rulesetText, weaponText, platformText, partyText] = boardIdForm.exec(id) ?? [];
  const ruleset = rulesetIds.find((each) => each === rulesetText);
  const weapon = weaponText === "all" ? "all" : weaponTypes.find((each) => each === weaponText);
  const platform = platformText === "all" ? "all" : platforms.find((each) => each === platformText);
  if (!ruleset || !weapon || !platform) return null;
  const party = Number(partyText);
  return party > 1 && weapon !== "all" ? null : { quest, ruleset, weapon, platform, party };
}

/** Whether places on a board earn points: true for single boards, false for views that join several. */
export function isScored({ weapon, platform, party }: BoardKey): boolean {
  return platform !== "all" && (party > 1 || weapon !== "all");
}

/** The board that a run is placed on, and the views that show it too: three for a solo run, one for a party. */
export function listRunBoardIds(category: RunCategory): { boardId: string; viewIds: string[] } {
  const { party } = category;
  const everywhere = toBoardId({ ...category, platform: "all" });
  const solo = [
    toBoardId({ ...category, weapon: "all" }),
    toBoardId({ ...category, weapon: "all", platform: "all" }),
  ];
  return { boardId: toBoardId(category), viewIds: party > 1 ? [everywhere] : [everywhere, ...solo] };
}
