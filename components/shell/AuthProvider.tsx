import type { ReactNode } from "react";
import { AuthContext } from "@/hooks/account/use-auth";
import { useClaimedDrafts } from "@/hooks/account/use-claimed-drafts";
import { useSession } from "@/hooks/account/use-session";
import { useBoxSync } from "@/hooks/box/use-box-sync";

/** Provides the session to everything below it. Used once, around all pages. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const auth = useSession();
  const uid = auth.status === "signed-in" ? auth.user.uid : null;
  useClaimedDrafts(uid);
  useBoxSync(uid);
  return <AuthContext value={auth}>{children}</AuthContext>;
}
