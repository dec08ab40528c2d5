import { createBuildCodeTables } from "@/lib/builder/share/id-numbers";
import { data } from "./loadouts";

/** The game's ids with their numbers. */
export const tables = createBuildCodeTables(data);
