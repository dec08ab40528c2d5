import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { deriveLoadout } from "../loadout/derive-loadout";
import { getCatalogName } from "../loadout/get-catalog-name.server";
import { getLoadoutCatalog } from "../loadout/get-loadout-catalog.server";
import { summarizeLoadout } from "../summary/summarize-loadout";
import { formatColumn, readSummary } from "../summary/summary-columns";
import { describeLoadout } from "./describe-loadout";
import { readSharedCode } from "./read-shared-code.server";

/** Texts about the build of a link, before it is opened. */
export interface SharedBuildText {
  /** The weapon, or what else names it. */
  readonly title: string;
  /** Figures and highest skills in one line. */
  readonly description: string;
  /** The whole build as text. */
  readonly text: string;
}

/** Skills that a link preview names. */
const namedSkills = 6;

/**
 * Texts about the build of a code.
 *
 * @throws ApiError 400 as text where nothing in it can be read
 */
export function describeSharedBuild(code: string): SharedBuildText {
  const { loadout } = readSharedCode(code);
  const derived = deriveLoadout(loadout, getLoadoutCatalog());
  const summary = summarizeLoadout(derived, getCatalog().skills.all);
  const { weapon, skills } = derived;
  const highest = skills
    .toSorted((a, b) => b.level - a.level)
    .slice(0, namedSkills)
    .map(({ skill, level }) => `${getCatalogName("skill", skill)} ${level}`);
  const parts = [
    ...(weapon ? [getCatalogName("weapon-type", weapon.type)] : []),
    ...readSummary(summary).map((column) => formatColumn(column)),
    highest.join(", "),
  ];
  return {
    title: weapon ? `Build with ${getCatalogName("weapon", weapon.id)}` : "An armor build",
    description: `${parts.filter(Boolean).join(". ")}.`,
    text: describeLoadout(loadout, getCatalogName, derived, summary),
  };
}
