import { formatCodeProblem } from "@/lib/builder/share/format-code-problem";
import { readSharedCode } from "@/lib/builder/share/read-shared-code.server";
import { gatherShoppingData } from "./gather-shopping-data.server";
import { type ShoppingAnswer, shoppingAnswerSchema } from "./schema";
import { narrowShoppingData } from "./shopping-data";

/**
 * Data of a build's shopping list: 5 to 6 KB for a full build. The page calculates, since only it knows what the
 * player owns.
 *
 * @throws ApiError 400 as text for a code of which nothing can be read
 */
export function answerShopping(code: string): ShoppingAnswer {
  const { loadout, problems } = readSharedCode(code);
  // The schema also drops the fields of the records that no list reads.
  return shoppingAnswerSchema.parse({
    loadout,
    problems: problems.map(formatCodeProblem),
    data: narrowShoppingData(loadout, gatherShoppingData()),
  });
}
