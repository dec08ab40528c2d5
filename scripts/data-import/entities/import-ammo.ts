import { ammoSchema } from "@/lib/catalog/schema/attacks";
import { createImporter } from "../importer";

/** Kinds of ammunition, as the overlay has them. Needs items. */
export const importAmmo = createImporter({
  file: "ammo",
  schema: ammoSchema,
  getKey: () => null,
  run: ({ overlays }) => ({ records: overlays.get("ammo", ammoSchema) }),
});
