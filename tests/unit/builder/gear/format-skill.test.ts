import { describe, expect, test } from "vitest";
import { gatherArmorData } from "@/lib/builder/data/gather-builder-data.server";
import { formatSkill } from "@/lib/builder/gear/format-skill";
import type { WeaponType } from "@/lib/catalog/codes";

const { skills } = gatherArmorData();

function words(id: string, level: number, weapon: WeaponType | null = null) {
  const skill = skills.find((each) => each.id === id);
  if (!skill) throw new Error(`no skill ${id}`);
  return formatSkill(skill, level, weapon, (other) => other);
}

describe("formatSkill", () => {
  test("says what a level does and when", () => {
    expect(words("weakness-exploit", 3).now?.phrases[0]).toBe("Affinity +15%");
    expect(words("weakness-exploit", 3).when).toBe("on weak spots");
  });

  test("says of the next level only what changes", () => {
    const { now, next } = words("adrenaline-rush", 2);
    expect(now?.phrases).toEqual(["Attack +15", "Lasts 30 s"]);
    expect(next).toEqual({ level: 3, phrases: ["Attack +20"] });
  });

  test("has no present at level 0 and no next level at the highest", () => {
    expect(words("burst", 0).now).toBeNull();
    expect(words("burst", 0).next?.level).toBe(1);
    expect(words("burst", 5).next).toBeNull();
  });

  test("joins figures of one name", () => {
    expect(words("attack-boost", 4).now?.phrases).toEqual(["Attack +8 and +2%"]);
  });

  test("takes the figures of the weapon in hand where weapons differ", () => {
    const sword = words("critical-element", 1, "great-sword").now?.phrases;
    const blades = words("critical-element", 1, "dual-blades").now?.phrases;
    expect(sword?.[0]).toMatch(/^Element on critical hits ×/);
    expect(blades).not.toEqual(sword);
  });

  test("has the figures of every weapon where weapons differ and none is equipped", () => {
    const { byWeapon, now } = words("burst", 3);
    expect(now?.phrases).toEqual([]);
    expect(byWeapon.map(({ weapons }) => weapons)).toEqual([
      "Great Sword, Hunting Horn",
      "Sword & Shield, Long Sword, Hammer, Lance, Switch Axe, Charge Blade, Insect Glaive",
      "Dual Blades",
      "Gunlance",
      "Bow",
      "Heavy Bowgun, Light Bowgun",
    ]);
    expect(byWeapon[0]?.now?.phrases.slice(0, 2)).toEqual(["Attack +14", "Attack on the first hit +5"]);
    expect(byWeapon[4]?.next?.phrases[0]).toBe("Attack +9");
    expect(words("charge-master", 1).byWeapon[1]?.weapons).toMatch(/^All but [A-Z][a-z ]+$/);
    expect(words("burst", 3, "bow").byWeapon).toEqual([]);
    expect(words("attack-boost", 3).byWeapon).toEqual([]);
  });

  test("leaves phrases out where no figure is known", () => {
    expect(words("speed-eating", 1).now).toEqual({ level: 1, phrases: [] });
  });
});
