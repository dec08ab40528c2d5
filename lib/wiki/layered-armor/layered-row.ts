import type { LayeredArmor } from "@/lib/catalog/schema";

/** A row of the list: a series of layered armor. */
export type LayeredRow = Pick<LayeredArmor, "id" | "name" | "pieces" | "armorSet" | "from">;
