import type { ReactNode } from "react";
import { AuthContext } from "@/hooks/account/use-auth";
import { useClaimedDrafts } from "@/hooks/account/use-claimed-drafts";
import { useSession } from "@/hooks/account/use-session";

/** Provides the session to everything below it. Used once, around all pages. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const auth = useSession();
  useClaimedDrafts(auth.status === "signed-in" ? auth.user.uid : null);
  return <AuthContext value={auth}>{children}</AuthContext>;
}
