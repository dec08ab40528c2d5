import { groupBy } from "./group-by";

/** Something that is made out of another of its kind. */
interface Upgradable {
  readonly id: string;
  readonly upgradeFrom: string | null;
}

/** Trees of upgrades, to walk up and down. */
export interface UpgradeForest<T extends Upgradable> {
  /** Records that are made out of no other of their kind. */
  readonly roots: readonly T[];
  getChildren(id: string): readonly T[];
  /** From the root to the record, both included. Empty for an unknown id. */
  pathTo(id: string): readonly T[];
  /** The record and all that comes of it, parents first. */
  descendants(id: string): readonly T[];
}

const none: readonly never[] = Object.freeze([]);

/** @throws where an upgrade names a record that is not there, or runs in a circle */
export function growForest<T extends Upgradable>(records: readonly T[]): UpgradeForest<T> {
  const byId = new Map(records.map((record) => [record.id, record]));
  const children = groupBy(records, (record) => record.upgradeFrom);
  const paths = new Map<string, readonly T[]>();

  const walk = (record: T, above: readonly T[]) => {
    const path = Object.freeze([...above, record]);
    paths.set(record.id, path);
    for (const child of children.get(record.id) ?? none) walk(child, path);
  };
  const roots = children.get(null) ?? none;
  for (const root of roots) walk(root, none);
  const lost = records.find((record) => !paths.has(record.id));
  if (lost) throw new Error(`No path leads to "${lost.id}", which is made from "${lost.upgradeFrom}"`);

  const getChildren = (id: string) => children.get(id) ?? none;
  const descendants = (id: string): readonly T[] => {
    const record = byId.get(id);
    return record ? [record, ...getChildren(id).flatMap((child) => descendants(child.id))] : none;
  };
  return Object.freeze({
    roots,
    getChildren,
    pathTo: (id: string) => paths.get(id) ?? none,
    descendants,
  });
}
