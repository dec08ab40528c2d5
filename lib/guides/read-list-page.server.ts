import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { ApiError } from "@/lib/http/api-error";
import { listGuides } from "./list-guides.server";
import type { GuideListData } from "./list-page";
import { getGuidesPath } from "./paths";
import { guidesQuerySchema } from "./schema";

/**
 * Data of a page of the list.
 *
 * @param query of the address, whatever it holds
 * @returns `null` for an address that no list has
 */
export async function readGuideListPage(
  dependencies: Dependencies,
  query: Readonly<Record<string, unknown>>,
): Promise<GuideListData | null> {
  const parsed = guidesQuerySchema.safeParse(query);
  if (!parsed.success) return null;
  const { tag = null } = parsed.data;
  try {
    const { guides, nextCursor } = await listGuides(dependencies, parsed.data);
    const next = new URLSearchParams({ ...(tag !== null && { tag }), cursor: nextCursor ?? "" });
    return { guides, nextPath: nextCursor && `${getGuidesPath()}?${next}`, tag };
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) return null;
    throw error;
  }
}
