import { useEffect } from "react";
import { getDocumentLoad } from "@/lib/site/document-policy";

const reloadDocument = () => window.location.reload();

const isHere = (address: string) => new URL(address).pathname === window.location.pathname;

/**
 * Loads the document anew where it was reached by a link: it then still has the policy of the page before. Call it
 * where a page opens that may load what others may not, before anything is typed.
 *
 * @param allows whether the policy of a document does, by the whole address that it was loaded from
 */
export function useDocumentPolicy(
  allows: (address: string) => boolean,
  reload: () => void = reloadDocument,
): void {
  useEffect(() => {
    const load = getDocumentLoad();
    // One that was loaded from here gets no other policy by loading it again.
    if (load && !allows(load.name) && !isHere(load.name)) reload();
  }, [allows, reload]);
}
