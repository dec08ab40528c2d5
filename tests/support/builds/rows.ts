import type { OwnBuild, OwnBuildRow, PublishedBuild } from "@/lib/builds/schema";

/** The id of the n-th build of a test. */
export function buildId(number: number): string {
  return number.toString(16).padStart(24, "0");
}

const stored = {
  owner: "rook",
  title: "Bow that never runs dry",
  code: "1kRfsSl2ZoGXjkVwQgI31AROt2AeeuuFXJjtaTrMMbbSu1sDk3oECqWw",
  weapon: "bow" as const,
  monster: "rey-dau",
  skills: ["weakness-exploit"],
  tags: ["stamina"],
  visibility: "published" as const,
  likes: 5,
  gameVersion: "Ver. 1.041",
  version: 1,
  createdAt: "2026-11-01T12:00:00.000Z",
  updatedAt: "2026-11-02T12:00:00.000Z",
  publishedAt: "2026-11-02T12:00:00.000Z",
};

const figures = { attack: 240, affinity: -5, elements: [], color: null };

const rowFields = {
  monsterName: "Rey Dau",
  summary: {
    weapon: { id: "bow-fearbringer-callistox", name: "Fearbringer Callistox" },
    columns: {
      base: { weapon: figures, defense: 430 },
      always: { weapon: { ...figures, affinity: 7 }, defense: 446 },
      target: null,
    },
    target: null,
    sharpness: null,
    skills: [{ id: "weakness-exploit", name: "Weakness Exploit", level: 5, kind: "armor" as const }],
    moreSkills: 3,
  },
};

/** A row of the public list, by Rook. */
export function publishedRow(number: number, changes: Partial<PublishedBuild> = {}): PublishedBuild {
  const author = { uid: "rook", displayName: "Rook", photoURL: null, icon: null };
  return { ...stored, ...rowFields, id: buildId(number), author, ...changes };
}

/** A build of one's own, as the server gives it. */
export function ownBuild(number: number, changes: Partial<OwnBuild> = {}): OwnBuild {
  return { ...stored, notes: "", takenDown: null, restorableUntil: null, id: buildId(number), ...changes };
}

/** A row of the list of one's own. */
export function ownRow(number: number, changes: Partial<OwnBuildRow> = {}): OwnBuildRow {
  const { notes, ...build } = ownBuild(number);
  return { ...build, ...rowFields, ...changes };
}
