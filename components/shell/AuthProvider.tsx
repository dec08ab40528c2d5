import type { ReactNode } from "react";
import { AuthContext } from "@/hooks/use-auth";
import { useSession } from "@/hooks/use-session";

/** Tells everything below it who is signed in. Stands once, around all pages. */
export function AuthProvider({ children }: { children: ReactNode }) {
  return <AuthContext value={useSession()}>{children}</AuthContext>;
}
