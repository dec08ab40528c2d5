import "@mantine/core/styles/CloseButton.layer.css";
import { Button } from "@mantine/core";
import { Note } from "@/components/ui/Note";
import { useBuilder, useCommands } from "@/hooks/builder/use-builder";
import { formatCodeProblem } from "@/lib/builder/share/format-code-problem";
import type { OpenedAddress } from "@/lib/builder/workspace/open-workspace";

interface OpenedNoteProps {
  opened: OpenedAddress;
  onClose(): void;
}

/**
 * Note on how a link changed the open work, and which parts of it could not be read. Renders nothing if there is
 * nothing to say.
 */
export function OpenedNote({ opened, onClose }: OpenedNoteProps) {
  const canUndo = useBuilder((builder) => builder.canUndo);
  const { undo } = useCommands();
  const lines = listLines(opened);
  if (lines.length === 0) return null;
  const restore = () => {
    undo();
    onClose();
  };
  return (
    <Note
      role="status"
      className="mb-3"
      withCloseButton
      closeButtonLabel="Close note"
      onClose={onClose}
      action={
        opened.replaced &&
        canUndo && (
          <Button variant="subtle" size="xs" onClick={restore}>
            Restore my build
          </Button>
        )
      }
    >
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Note>
  );
}

/** Parts that a line names. */
const maxNamed = 5;

function listLines(opened: OpenedAddress): readonly string[] {
  const { replaced, problems, leftOut, unknown, refusals } = opened;
  const lines = problems.map(formatCodeProblem);
  if (leftOut.isNewer) {
    lines.push("The link was made with a newer version of this site. Everything known here was loaded.");
  }
  if (leftOut.search.length > 0) lines.push(formatLeftOut("search", leftOut.search));
  if (leftOut.target.length > 0) lines.push(formatLeftOut("target", leftOut.target));
  if (replaced) lines.push("Opened the build from the link. Undo restores your own.");
  for (const id of unknown) lines.push(`The link contains an unknown ID: ${id}.`);
  if (refusals.some(({ code }) => code === "no-slots-left")) {
    lines.push("No free slot fits that decoration. Equip gear with a large enough slot first.");
  }
  return lines;
}

function formatLeftOut(what: "search" | "target", parts: readonly string[]): string {
  const more = parts.length - maxNamed;
  const named = parts.slice(0, maxNamed).map((part) => part.slice(0, 60));
  const list = more > 0 ? `${named.join(", ")} and ${more} more` : named.join(", ");
  return `Not everything in the link's ${what} could be read: ${list}. The rest was loaded.`;
}
