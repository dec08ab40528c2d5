import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { ApiError } from "@/lib/http/api-error";
import type { AttachedBuild } from "./attachment-schema";
import { describeAttachment } from "./describe-attachment.server";
import { buildQuerySchema } from "./schema";

/**
 * Content of a build's overlay.
 *
 * @param id from the address, whatever it holds
 * @returns `null` for every build that is not published
 */
export async function readBuildOverlay(
  dependencies: Pick<Dependencies, "db">,
  id: unknown,
): Promise<{ id: string; first: AttachedBuild } | null> {
  const query = buildQuerySchema.safeParse({ id });
  if (!query.success) return null;
  try {
    return {
      id: query.data.id,
      first: await describeAttachment(dependencies, { kind: "build", id: query.data.id }),
    };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
