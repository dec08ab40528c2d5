import { decodeBuildCode } from "../codes/decode-build-code";
import { encodeLoadout } from "../codes/encode-build-code";
import type { BuildCodeTables } from "../codes/id-numbers";
import { readHunt } from "../hunt/hunt";
import type { LoadoutCatalog } from "../loadout/loadout-catalog";
import { emptyLoadout, type Loadout } from "../loadout/model";
import { readAsk } from "./ask";
import { beginHistory, type History } from "./history";
import { isRecord, parseJson } from "./read-stored";
import type { Workspace } from "./workspace";

/** Where the work on the builder's page is kept in local storage. */
export const draftKey = "quarry-builder";

/** Number of the way in which a draft is written. */
const draftVersion = 1;

/** Steps of undo, and of redo, that outlive a reload. */
const keptSteps = 30;

/** The code of a loadout; `null` for one that no code can hold, which no page and no import lets through. */
export function codeOf(loadout: Loadout, tables: BuildCodeTables): string | null {
  try {
    return encodeLoadout(loadout, tables);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The work as text: loadouts as their codes, the last steps of undo and those to redo included. */
export function writeDraft({ present, past, future }: History<Workspace>, tables: BuildCodeTables): string {
  const step = ({ loadout, ask, hunt }: Workspace) => ({ build: codeOf(loadout, tables), ask, hunt });
  return JSON.stringify({
    version: draftVersion,
    present: step(present),
    past: past.slice(-keptSteps).map(step),
    future: future.slice(0, keptSteps).map(step),
  });
}

/** Work that was kept; `null` where there is none that can be read. Never throws. */
export function readDraft(
  text: string | null,
  catalog: LoadoutCatalog,
  tables: BuildCodeTables,
): History<Workspace> | null {
  const stored = parseJson(text);
  if (!isRecord(stored) || stored.version !== draftVersion || !isRecord(stored.present)) return null;
  const step = (each: unknown): Workspace[] => {
    if (!isRecord(each)) return [];
    const loadout =
      typeof each.build === "string" ? decodeBuildCode(each.build, tables).loadout : emptyLoadout;
    return [{ loadout, ask: readAsk(each.ask, catalog), hunt: readHunt(each.hunt) }];
  };
  const [present] = step(stored.present);
  if (!present) return null;
  const past = Array.isArray(stored.past) ? stored.past.slice(-keptSteps).flatMap(step) : [];
  const future = Array.isArray(stored.future) ? stored.future.slice(0, keptSteps).flatMap(step) : [];
  return { ...beginHistory(present), past, future };
}
