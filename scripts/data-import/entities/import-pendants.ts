import { z } from "zod";
import { pendantSchema } from "@/lib/catalog/schema/pendants";
import { enumNameField, guidField } from "../fields";
import { compareIds, createImporter } from "../importer";
import type { Tables } from "../tables";
import type { Localized } from "../texts";

const rowSchema = z.object({ _Type: enumNameField, _Name: guidField, _StoryFlag: enumNameField });
const downloadSchema = z.object({ _CharmType_Fixed: enumNameField });
const eventSchema = z.object({ _CharmIds: z.array(enumNameField) });

const none = "INVALID";
/** One table per seasonal event, with what it gives. */
const eventTable = /^(Event\d+)\.user\.3\.json$/;

/** Pendants, which the tables call charms. */
export const importPendants = createImporter({
  file: "pendants",
  schema: pendantSchema,
  texts: ["Excel_Equip/Charm"],
  getKey: ({ gameId }) => gameId,
  run: ({ tables, texts, ids }) => {
    const downloads = new Set(
      tables
        .getRows("DLC/UserData/DlcLinkDataCharm", downloadSchema)
        .map(({ _CharmType_Fixed }) => _CharmType_Fixed),
    );
    const events = readEvents(tables);
    const names = new Map<string, Localized>();
    const records = tables
      .getDistinctRows("Common/Equip/Charm", rowSchema, ["_Type"])
      .map(({ _Type: gameId, _Name, _StoryFlag, place }) => {
        const name = texts.get(_Name, place, "_Name");
        const id = ids.assign("pendants", gameId, name.en, place);
        names.set(id, name);
        const from = downloads.has(gameId)
          ? ("download" as const)
          : events.has(gameId)
            ? ("event" as const)
            : _StoryFlag === none
              ? null
              : ("progress" as const);
        return { id, gameId, name: name.en, from };
      });
    return { records: records.sort(compareIds), names: { pendants: names } };
  },
});

function readEvents(tables: Tables): ReadonlySet<string> {
  const events = tables.list("Common", eventTable);
  return new Set(events.flatMap((name) => tables.getTable(`Common/${name}`, eventSchema)._CharmIds));
}
