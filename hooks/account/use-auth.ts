import { createContext, useContext } from "react";
import type { SignInProblem } from "@/lib/account/follow-session";
import type { Session } from "@/lib/firebase/identity";
import type { CurrentUser } from "@/lib/site/roles";

export type AuthState =
  /** `isRequested`: Auth was called and has not answered. Before that it is not known whether it will be. */
  | { readonly status: "loading"; readonly isRequested: boolean }
  /** `problem` says why nobody can be signed in, where that is so; `retry` tries again. */
  | { readonly status: "signed-out"; readonly problem?: SignInProblem; retry(): void }
  | ({ readonly status: "signed-in" } & Session);

/** Filled by `components/shell/AuthProvider`. */
export const AuthContext = createContext<AuthState>({ status: "loading", isRequested: false });

/** Whether somebody is signed in, and who. `loading` on the server and until Auth has answered. */
export function useAuth(): AuthState {
  return useContext(AuthContext);
}

/** The signed-in person; `null` while loading and for visitors. */
export function useCurrentUser(): CurrentUser | null {
  const auth = useAuth();
  return auth.status === "signed-in" ? auth.user : null;
}
