import { Button, Skeleton } from "@mantine/core";
import { useState } from "react";
import { Dialog } from "@/components/ui/Dialog";
import { ErrorState } from "@/components/ui/ErrorState";
import { Note } from "@/components/ui/Note";
import { useOwnIcons } from "@/hooks/profiles/use-own-icons";
import { getIconPrice, type ProfileIconId } from "@/lib/profiles/icons";
import { IconGrid } from "./IconGrid";
import { PurchaseForm } from "./PurchaseForm";

/** Chooses one's profile icon, and buys one where it takes that. */
export function IconDialog({ onClose }: { onClose(): void }) {
  const { icons, loadProblem, retry, busy, problem, choose } = useOwnIcons();
  const [wanted, setWanted] = useState<ProfileIconId | null>(null);
  const price = wanted === null ? null : getIconPrice(wanted);

  async function buy(id: ProfileIconId): Promise<void> {
    if (await choose(id, true)) setWanted(null);
  }

  return (
    <Dialog title="Profile icon" size="medium" isBusy={busy} onClose={onClose}>
      <div className="p-4">
        {loadProblem !== null && (
          <ErrorState
            title="Your icons could not be loaded"
            action={<Button onClick={retry}>Try again</Button>}
          >
            {loadProblem}
          </ErrorState>
        )}
        {!icons && loadProblem === null && <Skeleton height={320} />}
        {icons && wanted !== null && price !== null && (
          <PurchaseForm
            icon={wanted}
            price={price}
            coins={icons.coins}
            busy={busy}
            problem={problem}
            onBuy={() => void buy(wanted)}
            onCancel={() => setWanted(null)}
          />
        )}
        {icons && wanted === null && (
          <>
            {problem && (
              <Note tone="bad" role="alert" className="mb-4">
                {problem}
              </Note>
            )}
            <IconGrid icons={icons} onChoose={(id) => void choose(id, false)} onBuy={setWanted} />
          </>
        )}
      </div>
    </Dialog>
  );
}
