import { Page } from "@/components/ui/Page";
import { PageHead } from "@/components/ui/PageHead";
import { useBoxCounts, useBoxState } from "@/hooks/box/use-box";
import { BoxConflicts } from "./BoxConflicts";
import { BoxContents } from "./BoxContents";
import { BoxExchange } from "./BoxExchange";
import { BoxHome } from "./BoxHome";
import { JoinedNote } from "./JoinedNote";
import { NextSteps } from "./NextSteps";

/** What a hunter owns: how much of each kind, where it is saved, and the way in and out. */
export function BoxPage() {
  const { conflicts, joined } = useBoxState();
  const counts = useBoxCounts();
  return (
    <Page>
      <PageHead
        title="My box"
        summary="Talismans, decorations, Artian weapons, gear, crowns, materials, wishlist, searches and builds: all you own and plan, in one place."
      />
      <BoxHome />
      {joined && <JoinedNote report={joined} />}
      {conflicts.length > 0 && <BoxConflicts conflicts={conflicts} />}
      <BoxContents counts={counts} />
      <NextSteps counts={counts} />
      <BoxExchange />
    </Page>
  );
}
