import { hasTurnOfFile } from "./test-size";

/**
 * Test files that take long and guard neither money nor access nor what hostile hands send: of each list a run takes one
 * in `filesOneIn`, others with the next commit. They are in the order of what they take, so that all turns take about the
 * same. What is not named here runs each time.
 */
const unit = [
  "builder/search/damage-full",
  "builder/search/level-boxes",
  "box/sync",
  "builder/goals/ask-weapons",
  "builder/search/damage-game",
  "leaderboards/board/check-boards",
  "demo/profile",
  "builder/worker/tasks",
  "data-import/check-unknown",
  "wiki-search/misspelled-names",
  "data-import/failures",
  "builder/search/search-run",
  "scripts/search-command",
  "data-import/report",
  "builder/pictures/read-picture",
  "builder/search/robust",
  "scripts/shutdown",
  "builder/pictures/picture-size",
  "builder/target/to-scenario",
  "builder/damage/compile-damage",
  "builder/search/nearest-sets",
  "builder/hunt/build-model",
  "builder/search/conflict",
  "box/reroll-score",
  "builder/search/looks",
  "builder/goals/combo-answers",
  "data-import/reward-draws",
  "builder/search/fixes",
  "builder/criteria/weapon-options",
  "demo/runs",
  "builder/search/headroom",
  "shopping/shopping-properties",
  "builder/search/charm-climbs",
  "scripts/processes",
  "builder/goals/plan-goal",
  "builder/collection/find-outclassed",
  "builder/search/provers",
  "builder/hunt/course",
  "builder/search/skill-frontier",
  "wiki-search/languages",
  "builder/summary/summarize-loadout",
  "scripts/sbom",
  "build-card/serve-card",
  "engine/package",
  "wiki-search/questions",
  "box/farm-advice",
  "data-import/import-extract",
  "scripts/search-damage",
  "builder/import/round-trips",
  "builder/criteria/criteria-link",
  "builder/search/combinations",
].map((name) => `tests/unit/${name}.test.ts`);

const components = [
  "builder/search/search-panel",
  "builder/damage/damage-pane",
  "builder/damage/hunt-part",
  "builder/damage/damage-presets",
  "wiki/skills/skill-pages",
  "builds/save-dialog",
  "builder/gear/damage-order",
  "hunting-help/ask-page",
  "leaderboards/submit-run",
  "builder/picker/gear-picker",
  "guides/guide-editor",
  "search/search-dialog",
  "builder/damage/damage-figures",
  "builder/search/search-start",
  "wiki/weapons/weapon-lists",
  "wiki/wishlist/wishlist-page",
  "builder/gear/talisman-dialog",
  "builder/builder-layout",
  "box/box-page",
  "wiki/drops/drop-finder",
  "builder/frontier/trade-offs",
  "wiki/monsters/monster-page-states",
  "wiki/kit/every-page",
  "guides/guide-proposals",
  "leaderboards/run-review",
  "kit/kit-page",
  "builder/search/results",
  "wiki/facts/record-card",
  "profiles/user-page",
  "builder/gear/owned-dialog",
  "wiki/food/food-pages",
  "hunting-help/request-page",
  "wiki/armor/armor-pages",
  "builder/gear/decoration-picker",
  "wiki/items/item-pages",
].map((name) => `tests/components/${name}.test.tsx`);

/** Of what asks a server and tries no rule of accounts or coins. */
const integration = [
  "any-backend/wiki-pages",
  "any-backend/container",
  "any-backend/kept-pages",
  "any-backend/server-process",
  "store-outage",
].map((name) => `tests/integration/${name}.test.ts`);

/** Of what runs on both stores: these run on the first each time, and take turns on the second. */
const secondStore = [
  "store-outage",
  "builds",
  "platform",
  "builds-likes",
  "leaderboards",
  "names",
  "away",
  "people",
  "notifications",
  "profiles",
  "builds-publishing",
  "builds-lists",
  "home-news",
  "build-attachment",
].map((name) => `tests/integration/${name}.test.ts`);

/** By project of Vitest, and for the second store. */
export const filesByTurns = { unit, components, integration, secondStore } as const;

/** How many commits it takes until each file of a list has run. */
export const filesOneIn = 4;

/** The files of one list that a run leaves out; none where the run tries everything, or a file is run by itself. */
export function listFilesWithoutTurn(layer: keyof typeof filesByTurns): string[] {
  return filesByTurns[layer].filter((_, at) => !hasTurnOfFile(at, filesOneIn));
}
