import { useState } from "react";
import type { DraftAuthor } from "@/lib/site/author-drafts";
import { useAuth } from "./use-auth";

/**
 * Whose text a form holds: of the account that is signed in, or of a visitor (`null`). A session that ends while the
 * form is open takes nothing off the screen; another account that signs in begins with its own.
 *
 * @returns `undefined` until it is known whether somebody is signed in
 */
export function useDraftAuthor(): DraftAuthor | undefined {
  const auth = useAuth();
  const [author, setAuthor] = useState<DraftAuthor>();
  const now = auth.status === "signed-in" ? auth.user.uid : auth.status === "signed-out" ? null : undefined;
  // Nobody, or not known again: whoever it was stays.
  const next = now ?? author ?? now;
  if (next !== author) setAuthor(next);
  return next;
}
