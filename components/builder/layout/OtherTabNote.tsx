import { Button } from "@mantine/core";
import { Note } from "@/components/ui/Note";
import type { Builder } from "@/hooks/builder/use-builder";
import { formatDifferences } from "@/lib/builder/workspace/tabs/format-differences";
import type { Workspace } from "@/lib/builder/workspace/workspace";

interface OtherTabNoteProps {
  builder: Pick<Builder, "loadout" | "criteria" | "setup" | "data">;
  /** What another tab made of the build; `null` = nothing to choose. */
  offer: { readonly state: Workspace } | null;
  onChoose(choice: "mine" | "theirs"): void;
}

/**
 * Asks which one it shall be, where two tabs changed one build. A live region, which has to be there before it has
 * something to say.
 */
export function OtherTabNote({ builder, offer, onChoose }: OtherTabNoteProps) {
  return (
    <div role="status">
      {offer && (
        <Note
          className="mb-3"
          title="This build was changed in another tab"
          action={
            <>
              <Button size="xs" onClick={() => onChoose("theirs")}>
                Use that version
              </Button>
              <Button size="xs" onClick={() => onChoose("mine")}>
                Keep this one
              </Button>
            </>
          }
        >
          {formatDetail(builder, offer.state)}
        </Note>
      )}
    </div>
  );
}

function formatDetail(
  { loadout, criteria, setup, data }: OtherTabNoteProps["builder"],
  theirs: Workspace,
): string {
  const mine = { workId: theirs.workId, loadout, criteria, setup };
  const parts = formatDifferences(mine, theirs, data.tables);
  const differs = parts.length === 0 ? "" : `Differences: ${parts.join(", ")}. `;
  return `${differs}You can undo your choice.`;
}
