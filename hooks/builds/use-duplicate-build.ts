import { useState } from "react";
import { callSignedIn } from "@/lib/account/call-signed-in";
import { buildCalls } from "@/lib/builds/api";
import type { OwnBuild } from "@/lib/builds/schema";
import { createCreationKey } from "@/lib/http/create-creation-key";

/**
 * Copies a build into a new private one of the signed-in person. A call that is repeated after a failure asks
 * for the same copy, so that no second one comes of an answer that was lost.
 *
 * @returns a function that rejects with an ApiCallError
 */
export function useDuplicateBuild(): (id: string) => Promise<OwnBuild> {
  const [keys] = useState(() => new Map<string, string>());
  return async (id) => {
    const key = keys.get(id) ?? createCreationKey();
    keys.set(id, key);
    const { build } = await callSignedIn(buildCalls.duplicate, { query: { id }, body: { key } });
    keys.delete(id);
    return build;
  };
}
