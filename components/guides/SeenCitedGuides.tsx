import { type ReactNode, useState } from "react";
import { Section } from "@/components/ui/Section";
import { whenSeen } from "@/components/ui/when-seen";
import type { CitedKind } from "@/lib/guides/blocks";
import { getGuidesPath } from "@/lib/guides/paths";
import type { CitedGuidesResponse } from "@/lib/guides/schema";
import { GuideInvitation } from "./GuideInvitation";
import { GuideNames } from "./GuideNames";

interface SeenCitedGuidesProps {
  kind: CitedKind;
  id: string;
  /** Those of the site itself, which the page is made with. */
  guides?: CitedGuidesResponse["guides"] | undefined;
  /** On a phone the guides are in a fold, as the page's other sections are. */
  folds?: boolean;
}

/**
 * Guides that cite what a page is about. Those of the site are in its HTML, and one that was hidden since leaves an
 * empty place; others come when their place is near, on a line that is there before. So nothing moves.
 */
export function SeenCitedGuides({ kind, id, guides = [], folds = false }: SeenCitedGuidesProps): ReactNode {
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const others = <CitedGuides kind={kind} id={id} shown={guides} onHidden={setHidden} />;
  if (guides.length === 0 && !folds) return <div className="mt-4">{others}</div>;
  return (
    <div className={folds ? "mt-8 max-md:mt-0" : "mt-8"}>
      <Section
        id="guides"
        title="Guides"
        icon="guide"
        aside={<a href={getGuidesPath()}>All guides</a>}
        {...(folds && { fold: "closed" })}
      >
        {guides.length > 0 && <GuideNames guides={guides} hidden={hidden} />}
        {others}
      </Section>
    </div>
  );
}

const CitedGuides = whenSeen(
  () => import("./CitedGuides").then((module) => module.CitedGuides),
  GuideInvitation,
);
