import { createContext, use } from "react";
import type { Consent } from "@/lib/site/consent";

interface ConsentState {
  /** The choice; `null` when there is none; `undefined` until the cookie was read. */
  consent: Consent | null | undefined;
  /** Whether the choice is on screen: nobody chose yet, or the visitor opened it again. */
  isDialogOpen: boolean;
  /** Stores the choice for six months. Withdrawing it reloads the page, which stops tags that run. */
  choose: (consent: Consent) => void;
  /** Shows the choice again. */
  reopen: () => void;
  /** Puts the reopened choice away unchanged; does nothing while no choice exists. */
  dismiss: () => void;
}

/** Filled by `components/shell/ConsentProvider`. */
export const ConsentContext = createContext<ConsentState | null>(null);

/** @throws Error outside a ConsentProvider. */
export function useConsent(): ConsentState {
  const state = use(ConsentContext);
  if (!state) throw new Error("useConsent needs a ConsentProvider above it");
  return state;
}
