import { getBuildsPath } from "@/lib/builds/paths";
import { getBuildRef, readBuild } from "@/lib/builds/read-build-document.server";
import { elements, physicalDamage } from "@/lib/catalog/codes";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { elementLabels, physicalDamageLabels, weaponTypeLabels } from "@/lib/catalog/labels";
import { findFirstQuest } from "@/lib/catalog/relations/list-quest-relations.server";
import { stateLabels } from "@/lib/catalog/state-labels";
import type { DocumentReference, DocumentSnapshot, Firestore } from "@/lib/firebase/admin.server";
import { getRunPath } from "@/lib/leaderboards/board/board-paths";
import { formatPlayers } from "@/lib/leaderboards/board/format-board";
import { readPresentNames } from "@/lib/leaderboards/run/player-names.server";
import { getRunRef, readRun } from "@/lib/leaderboards/run/read-run-document.server";
import { formatRunTime } from "@/lib/leaderboards/run/run-time";
import { getMonsterPath } from "@/lib/site/wiki-paths";
import { type CitedKind, type GuideBlock, type SplitText, splitBlocks } from "./blocks";
import { buildGuideTree, type IsPage } from "./build-tree";
import { calculateFigure } from "./calculate-figure.server";
import { citeFacts } from "./cite-facts.server";
import type { Citation, HitzoneTable, RenderedGuide, ResolvedBlock } from "./guide-tree";
import { getGuidesPath } from "./paths";
import { getGuideRef, readGuide } from "./read-guide-document.server";
import { maxBlocks, maxStoredBlocks } from "./rules";

type StoredKind = Extract<CitedKind, "build" | "run" | "guide">;
type StoredBlock = Extract<GuideBlock, { kind: "cite" }> & { readonly cited: StoredKind };

/** Something that players made and published. */
interface StoredTarget {
  readonly cited: StoredKind;
  readonly id: string;
}

/**
 * Renders the text of a guide: every name and figure is looked up or calculated here. Reads each cited build, run and
 * guide once, 40 at most; what is not public shows its words alone.
 */
export async function renderGuide(db: Firestore, text: string, isPage?: IsPage): Promise<RenderedGuide> {
  const split = splitBlocks(text);
  return buildGuideTree(split, await resolveBlocks(db, split), isPage);
}

/** Looks up every block of a text, in their order. */
async function resolveBlocks(db: Firestore, { blocks }: SplitText): Promise<ResolvedBlock[]> {
  const stored = await readCitations(db, blocks.slice(0, maxBlocks).filter(isStoredBlock));
  return blocks.map((block, index): ResolvedBlock => {
    const resolved =
      index < maxBlocks ? resolveBlock(block, stored) : "is one block too many: 300 can be used";
    if (typeof resolved !== "string") return resolved;
    const text = block.kind === "cite" ? (block.text ?? block.id) : block.raw;
    return { type: "text", text, problem: resolved };
  });
}

/** @returns a text that says what is wrong */
function resolveBlock(block: GuideBlock, stored: ReadonlyMap<string, Citation>): ResolvedBlock | string {
  switch (block.kind) {
    case "unknown":
      return block.problem;
    case "video":
      return { type: "video", video: { provider: block.provider, id: block.id } };
    case "damage": {
      const figure = calculateFigure(block.question);
      return typeof figure === "string" ? figure : { type: "damage", figure };
    }
    case "hitzones": {
      const table = getHitzoneTable(block.monster);
      return table ? { type: "hitzones", table } : "names no monster with hitzones";
    }
    case "first":
      return citeFirstQuest(block.monster) ?? "names no monster with a quest";
    case "cite": {
      const cite = isStoredBlock(block) ? stored.get(getTargetKey(block)) : citeFact(block);
      if (cite) return { type: "cite", cite, text: block.text };
      return isStoredBlock(block) ? "is not published" : `names no ${block.cited} of the game`;
    }
  }
}

/** The first quest with a monster, with what it asks for after its name. */
function citeFirstQuest(monster: string): ResolvedBlock | null {
  const quest = findFirstQuest(monster);
  const cite = quest && citeFacts("quest", quest.id);
  if (!cite) return null;
  return { type: "cite", cite, text: null, after: `, ${quest.stars}★, hunter rank ${quest.hunterRank}` };
}

function citeFact({ cited, id }: Extract<GuideBlock, { kind: "cite" }>): Citation | null {
  return cited === "build" || cited === "run" || cited === "guide" ? null : citeFacts(cited, id);
}

function isStoredBlock(block: GuideBlock): block is StoredBlock {
  return (
    block.kind === "cite" && (block.cited === "build" || block.cited === "run" || block.cited === "guide")
  );
}

/** Key of `readCitations`. */
export function getTargetKey({ cited, id }: StoredTarget): string {
  return `${cited}:${id}`;
}

/** Previews of these citations, by `getTargetKey`; what is not public is left out. Reads 40 documents at most. */
export async function readCitations(
  db: Firestore,
  targets: readonly StoredTarget[],
): Promise<ReadonlyMap<string, Citation>> {
  const all = new Map(targets.map((target) => [getTargetKey(target), target]));
  const different = [...all.values()].slice(0, maxStoredBlocks);
  if (different.length === 0) return new Map();
  const renew = await readPresentNames(db);
  const snapshots = await db.getAll(...different.map((target) => getStoredRef(db, target)));
  return new Map(
    different.flatMap((target, index): [string, Citation][] => {
      const snapshot = snapshots[index];
      const cite = snapshot ? toCitation(target, snapshot, renew) : null;
      return cite ? [[getTargetKey(target), cite]] : [];
    }),
  );
}

function getStoredRef(db: Firestore, { cited, id }: StoredTarget): DocumentReference {
  if (cited === "build") return getBuildRef(db, id);
  return cited === "run" ? getRunRef(db, id) : getGuideRef(db, id);
}

/** `null` for what the public may not see. */
function toCitation(
  { cited: kind, id }: StoredTarget,
  snapshot: DocumentSnapshot,
  renew: Awaited<ReturnType<typeof readPresentNames>>,
): Citation | null {
  if (kind === "build") {
    const build = readBuild(snapshot);
    if (build?.visibility !== "published") return null;
    const { weapon, title, gameVersion } = build;
    const facts = `${weaponTypeLabels[weapon]} build, ${gameVersion}`;
    return { kind, id, name: title, href: getBuildsPath(id), icon: weapon, entity: null, facts };
  }
  if (kind === "run") {
    const run = readRun(snapshot);
    if (run?.status !== "verified") return null;
    const quest = getCatalog().quests.get(run.quest)?.name ?? run.quest;
    const name = `${quest} in ${formatRunTime(run.timeCs)}`;
    const facts = `${weaponTypeLabels[run.weapon]}, ${formatPlayers(renew(run).players)}`;
    return { kind, id, name, href: getRunPath(id), icon: run.weapon, entity: null, facts };
  }
  const guide = readGuide(snapshot);
  if (guide?.visibility !== "published") return null;
  const { title, summary } = guide;
  return { kind, id, name: title, href: getGuidesPath(id), icon: "guide", entity: null, facts: summary };
}

const columns = [...physicalDamage, ...elements];

/** Hitzones of a monster, normal and, where it has them, on a wound. */
function getHitzoneTable(id: string): HitzoneTable | null {
  const monster = getCatalog().monsters.get(id);
  if (!monster) return null;
  const rows = monster.hitzones
    .filter(({ hidden }) => !hidden)
    .flatMap(({ name, states }) =>
      states
        .filter(({ state }) => state === "normal" || state === "broken" || state === "wound")
        .map(({ state, ...values }) => ({
          part: name,
          state: stateLabels[state].label,
          values: columns.map((column) => values[column]),
        })),
    );
  if (rows.length === 0) return null;
  const labels = [
    ...physicalDamage.map((kind) => physicalDamageLabels[kind]),
    ...elements.map((element) => elementLabels[element]),
  ];
  return { monster: id, name: monster.name, href: getMonsterPath(id), columns: labels, rows };
}
