import type { ReactNode } from "react";
import { AuthContext } from "@/hooks/use-auth";
import { useClaimedDrafts } from "@/hooks/use-claimed-drafts";
import { useSession } from "@/hooks/use-session";

/** Tells everything below it who is signed in. Stands once, around all pages. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const auth = useSession();
  useClaimedDrafts(auth.status === "signed-in" ? auth.user.uid : null);
  return <AuthContext value={auth}>{children}</AuthContext>;
}
