import { readFileSync } from "node:fs";
import { gatherArmorData } from "@/lib/builder/data/gather-builder-data.server";
import type { DrawnTalisman, TalismanPicture } from "./draw-talismans";

/** Languages and sizes of the pictures that rates are measured on. */
export const pictureLanguages = { eng: "English", jpn: "日本語 (Japanese)" } as const;
export const pictureHeights = [1080, 1440, 2160] as const;

export type SampleLanguage = keyof typeof pictureLanguages;

interface SampleTalisman {
  readonly talisman: string;
  readonly skills: readonly { readonly skill: string; readonly level: number }[];
  readonly slots: DrawnTalisman["slots"];
}

const labels = {
  eng: { rarity: "RARE 8", slots: "Slots", level: "Lv" },
  jpn: { rarity: "レア8", slots: "スロット", level: "Lv" },
} as const;

/** Talismans that appraising can give, the same for the same seed. */
function listSamples(seed: number, count: number): SampleTalisman[] {
  let state = seed;
  const choose = <Value>(values: readonly Value[]): Value => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return values[Math.floor((state / 2 ** 32) * values.length)] as Value;
  };
  const { talismans: rules } = gatherArmorData();
  const samples: SampleTalisman[] = [];
  while (samples.length < count) {
    const kind = choose(rules.talismans.filter(({ patterns }) => patterns.length > 0));
    const pattern = choose(kind.patterns);
    const skills = pattern
      .slice(0, 3)
      .filter((group) => group !== 0)
      .map((group) => choose(rules.skillGroups.find((each) => each.group === group)?.entries ?? []));
    if (new Set(skills.map(({ skill }) => skill)).size < skills.length) continue;
    const slots = rules.slotGroups.find(({ group }) => group === pattern[3])?.slots ?? [];
    samples.push({ talisman: kind.id, skills, slots });
  }
  return samples;
}

/** Strengths of noise and compression: a ground of ±10 steps and a quality of 0.8, up to ±42 and 0.32. */
const strengths = 9;

/** A screen of nine talismans with noise and as JPEG, both stronger with each seed up to nine, and what is on it. */
export function createSamplePicture(
  language: SampleLanguage,
  height: TalismanPicture["height"],
  seed: number,
): { readonly picture: TalismanPicture; readonly samples: readonly SampleTalisman[] } {
  const samples = listSamples(seed * height, 9);
  const strength = 1 + ((seed - 1) % strengths);
  const { skills, talismans } = gatherArmorData();
  const english = new Map([...skills, ...talismans.talismans].map(({ id, name }) => [id, name]));
  const japanese: Partial<Record<string, Record<string, string>>> = JSON.parse(
    readFileSync("data/names/ja.json", "utf8"),
  );
  const nameOf = (entity: "skills" | "talismans", id: string) =>
    (language === "eng" ? english.get(id) : japanese[entity]?.[id]) ?? id;
  return {
    samples,
    picture: {
      height,
      words: labels[language],
      noise: 6 + 4 * strength,
      quality: 0.86 - 0.06 * strength,
      seed,
      talismans: samples.map((each) => ({
        kind: nameOf("talismans", each.talisman),
        skills: each.skills.map(({ skill, level }) => ({ name: nameOf("skills", skill), level })),
        slots: each.slots,
      })),
    },
  };
}
