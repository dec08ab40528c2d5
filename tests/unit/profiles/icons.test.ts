import { describe, expect, test } from "vitest";
import { iconNames } from "@/components/ui/icon-names";
import { costs } from "@/lib/coins/prices";
import { isBadge } from "@/lib/profiles/badges";
import {
  getIconPrice,
  isIconUnlocked,
  isProfileIcon,
  profileIconIds,
  profileIcons,
} from "@/lib/profiles/icons";

const nothing = { unlockedIcons: [], badges: [] };
const bySource = (isWanted: (source: string) => boolean) =>
  profileIconIds.filter((id) => isWanted(profileIcons[id].source));

describe("the profile icons", () => {
  test("are 40 and more: a few free, most for coins, some by deeds", () => {
    expect(profileIconIds.length).toBeGreaterThanOrEqual(40);
    expect(bySource((source) => source === "free").length).toBeGreaterThanOrEqual(3);
    expect(bySource((source) => source === "coins").length).toBeGreaterThan(profileIconIds.length / 2);
    expect(bySource(isBadge).length).toBeGreaterThanOrEqual(5);
  });

  test("have names of their own and drawings of the site's sprite", () => {
    expect(new Set(profileIconIds.map((id) => profileIcons[id].name)).size).toBe(profileIconIds.length);
    for (const id of profileIconIds) expect(iconNames).toContain(id);
  });

  test("are unlocked by what they say and by nothing else", () => {
    expect(isIconUnlocked("bow", nothing)).toBe(true);
    expect(isIconUnlocked("dragon", nothing)).toBe(false);
    expect(isIconUnlocked("dragon", { ...nothing, unlockedIcons: ["dragon"] })).toBe(true);
    expect(isIconUnlocked("trophy", { ...nothing, unlockedIcons: ["trophy"] })).toBe(false);
    expect(isIconUnlocked("trophy", { ...nothing, badges: ["first-record"] })).toBe(true);
  });

  test("cost what the price list says where coins buy them", () => {
    expect(getIconPrice("dragon")).toBe(costs.profileIcon.coins);
    expect([getIconPrice("bow"), getIconPrice("trophy")]).toEqual([null, null]);
  });

  test("are known by their own IDs alone", () => {
    expect(isProfileIcon("dragon")).toBe(true);
    for (const other of ["toString", "", null, 3]) expect(isProfileIcon(other)).toBe(false);
  });
});
