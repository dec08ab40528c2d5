import { Button, Skeleton } from "@mantine/core";
import dynamic from "next/dynamic";
import { useState } from "react";
import { Note } from "@/components/ui/Note";
import { Page } from "@/components/ui/Page";
import { PageHead } from "@/components/ui/PageHead";
import { Section } from "@/components/ui/Section";
import { dismissJoinReport, useBoxCounts, useBoxState } from "@/hooks/box/use-box";
import { formatKindCounts } from "@/lib/box/format-entry";
import type { JoinReport } from "@/lib/box/join";
import { formatNumber } from "@/lib/text/format";
import { BoxConflicts } from "./BoxConflicts";
import { BoxContents } from "./BoxContents";
import { BoxExchange } from "./BoxExchange";
import { BoxHome } from "./BoxHome";
import { NextSteps } from "./NextSteps";

const CraftNow = dynamic(() => import("./CraftNow").then((module) => module.CraftNow), {
  ssr: false,
  loading: () => <Skeleton height={160} aria-label="Loading" />,
});

interface BoxPageProps {
  /** Of the builder's data, which is loaded where it is listed what can be crafted. */
  version: string;
}

/** The box of a hunter: how much of each kind, where it is saved, and the way in and out. */
export function BoxPage({ version }: BoxPageProps) {
  const { conflicts, joined } = useBoxState();
  const counts = useBoxCounts();
  const [isListed, setListed] = useState(false);
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
      <Section id="craft" title="You can craft now">
        {isListed ? (
          <CraftNow version={version} />
        ) : (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="grow basis-60 text-14 leading-5 text-dim">
              Weapons, armor and charms that the materials in your box are enough for.
            </p>
            <Button variant="default" onClick={() => setListed(true)}>
              List what I can craft
            </Button>
          </div>
        )}
      </Section>
      <BoxExchange />
    </Page>
  );
}

/** Report of the first sign-in of this browser, until it is closed. */
function JoinedNote({ report: { added, received, same, conflicts } }: { report: JoinReport }) {
  const toAccount = formatKindCounts(added);
  const toBrowser = formatKindCounts(received);
  return (
    <Note
      className="mb-6"
      title="This browser and your account were joined"
      action={
        <Button variant="default" onClick={() => void dismissJoinReport()}>
          OK
        </Button>
      }
    >
      {toAccount && <p>Added to your account: {toAccount}.</p>}
      {toBrowser && <p>Added to this browser: {toBrowser}.</p>}
      {same > 0 && <p>{formatNumber(same)} entries were in both.</p>}
      {conflicts.length > 0 && (
        <p>Where they differed, your account’s value was kept. You can change that below.</p>
      )}
    </Note>
  );
}
