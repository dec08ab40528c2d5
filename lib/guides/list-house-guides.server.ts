import { readGuideFiles } from "@/lib/catalog/read-guides.server";
import type { CitedKind } from "./blocks";
import { listCites } from "./cited-figures.server";
import type { CitedGuidesResponse } from "./schema";

type GuideNames = CitedGuidesResponse["guides"];

let byCited: ReadonlyMap<string, GuideNames> | undefined;

/** Guides of the site itself that cite a record, by name: its page is made with them, so they move nothing. */
export function listHouseGuides(kind: CitedKind, id: string): GuideNames {
  byCited ??= readCited();
  return byCited.get(`${kind}:${id}`) ?? [];
}

function readCited(): ReadonlyMap<string, GuideNames> {
  const cited = new Map<string, GuideNames>();
  for (const { slug, fields, text } of readGuideFiles()) {
    const { title = slug, summary = "" } = fields;
    for (const key of listCites(text)) cited.set(key, [...(cited.get(key) ?? []), { slug, title, summary }]);
  }
  return cited;
}
