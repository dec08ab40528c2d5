import { Button } from "@mantine/core";
import { Note } from "@/components/ui/Note";
import { pick, useBuilder } from "@/hooks/builder/use-builder";
import type { BuilderData } from "@/lib/builder/data/builder-data";
import { formatDifferences } from "@/lib/builder/workspace/tabs/format-differences";
import type { Workspace } from "@/lib/builder/workspace/workspace";

interface OtherTabNoteProps {
  /** Another tab's state of the build. */
  offer: { readonly state: Workspace };
  onChoose(choice: "mine" | "theirs"): void;
}

/** Asks which one it shall be, where two tabs changed one build. */
export function OtherTabNote({ offer, onChoose }: OtherTabNoteProps) {
  const { history, data } = useBuilder(pick("history", "data"));
  return (
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
      {formatDetail(history.present, offer.state, data)}
    </Note>
  );
}

function formatDetail(mine: Workspace, theirs: Workspace, { tables }: BuilderData): string {
  const parts = formatDifferences({ ...mine, workId: theirs.workId }, theirs, tables);
  const differs = parts.length === 0 ? "" : `Differences: ${parts.join(", ")}. `;
  return `${differs}You can undo your choice.`;
}
