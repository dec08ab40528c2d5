import Cookies from "js-cookie";
import { type ReactNode, startTransition, useCallback, useEffect, useMemo, useState } from "react";
import { ConsentContext } from "@/hooks/ui/use-consent";
import {
  allowsTags,
  type Consent,
  consentCookie,
  getConsentExpiry,
  parseConsent,
  serializeConsent,
} from "@/lib/site/consent";

interface ConsentProviderProps {
  children: ReactNode;
  /** Loads the page again after consent was withdrawn. Replaced in tests. */
  reload?: () => void;
}

/** Saves the visitor's choice on cookies and provides it to everything below. */
export function ConsentProvider({ children, reload = reloadPage }: ConsentProviderProps) {
  // Pages are static: the cookie is read after the first paint, and nothing shows until then.
  const [consent, setConsent] = useState<Consent | null>();
  const [reopened, setReopened] = useState(false);

  // As a transition: anything more urgent would wake the whole page in one go.
  useEffect(() => startTransition(() => setConsent(parseConsent(Cookies.get(consentCookie)))), []);

  const choose = useCallback(
    (next: Consent) => {
      Cookies.set(consentCookie, serializeConsent(next), {
        expires: getConsentExpiry(new Date()),
        path: "/",
        sameSite: "Lax",
        secure: window.location.protocol === "https:",
      });
      setReopened(false);
      setConsent(next);
      // A tag that runs cannot be unloaded: only a fresh page is without it.
      if (allowsTags(consent) && !allowsTags(next)) reload();
    },
    [consent, reload],
  );

  const state = useMemo(
    () => ({
      consent,
      isDialogOpen: consent === null || reopened,
      choose,
      reopen: () => setReopened(true),
      dismiss: () => setReopened(false),
    }),
    [consent, reopened, choose],
  );

  return <ConsentContext value={state}>{children}</ConsentContext>;
}

function reloadPage(): void {
  window.location.reload();
}
