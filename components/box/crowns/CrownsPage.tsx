import "@mantine/core/styles/Switch.layer.css";
import { Button, Switch } from "@mantine/core";
import { useState } from "react";
import { EmptyState } from "@/components/ui/EmptyState";
import { notifyError } from "@/components/ui/notify";
import { Page } from "@/components/ui/Page";
import { PageHead } from "@/components/ui/PageHead";
import { saveFile } from "@/components/ui/save-file";
import { useLocalStore } from "@/hooks/ui/use-local-store";
import { type CrownMonster, countCrowns, isComplete } from "@/lib/box/crown-count";
import { crownsStore, getCrownRecord } from "@/lib/box/crowns";
import { boxPath } from "@/lib/site/box-paths";
import { UnsavedNote } from "../UnsavedNote";
import { CrownRow } from "./CrownRow";

/** Every monster that has crowns, with the sizes that earn them, and what a hunter has of them. */
export function CrownsPage({ monsters }: { monsters: readonly CrownMonster[] }) {
  const crowns = useLocalStore(crownsStore);
  const [isMissingOnly, setMissingOnly] = useState(false);
  const { small, silver, gold, complete } = countCrowns(monsters, crowns);
  const shown = isMissingOnly
    ? monsters.filter((monster) => !isComplete(getCrownRecord(crowns, monster.id)))
    : monsters;
  const of = (count: number) => `${count} of ${monsters.length}`;

  const share = async () => {
    try {
      const { drawCrowns } = await import("./draw-crowns");
      saveFile(await drawCrowns(monsters, crowns), "quarry-crowns.png");
    } catch {
      void notifyError({ title: "No picture", message: "The picture could not be made in this browser." });
    }
  };

  return (
    <Page>
      <PageHead
        title="Crowns"
        breadcrumb={[{ label: "My box", href: boxPath }]}
        summary="Sizes that earn a crown, and the crowns you have. Type a size, and its crown is ticked."
        figures={[
          { label: "Both gold crowns", value: of(complete) },
          { label: "Small gold", value: of(small) },
          { label: "Large silver or gold", value: of(silver) },
          { label: "Large gold", value: of(gold) },
        ]}
        actions={
          <Button variant="default" onClick={() => void share()}>
            Save as picture
          </Button>
        }
      />
      <UnsavedNote store={crownsStore} what="crowns" />
      <Switch
        className="mb-4"
        label="Missing crowns only"
        checked={isMissingOnly}
        onChange={({ currentTarget }) => setMissingOnly(currentTarget.checked)}
      />
      {shown.length === 0 ? (
        <EmptyState title="You have every gold crown">Nothing is missing.</EmptyState>
      ) : (
        <ul className="grid gap-2">
          {shown.map((monster) => (
            <CrownRow key={monster.id} monster={monster} record={getCrownRecord(crowns, monster.id)} />
          ))}
        </ul>
      )}
    </Page>
  );
}
