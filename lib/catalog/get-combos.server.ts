import { readData } from "./read-data.server";
import { runOnce } from "./run-once";
import { combosSchema } from "./schema/combos";

/** The reviewed combos of `data/combos.json`, in the order in which they are offered. */
export const getCombos = runOnce(() => readData("combos.json", combosSchema));
