import { Button, FileButton } from "@mantine/core";
import { useRef, useState } from "react";
import { Section } from "@/components/ui/Section";
import { saveFile } from "@/components/ui/save-file";
import { type BoxImportOutcome, exportBox, importBox } from "@/hooks/box/use-box";

/** Everything as one file, out and in. */
export function BoxExchange() {
  const reset = useRef<() => void>(null);
  const [outcome, setOutcome] = useState<BoxImportOutcome | null>(null);
  const [isBusy, setBusy] = useState(false);

  const save = async () => {
    const text = await exportBox().catch(() => null);
    if (text === null) {
      setOutcome({ said: ["The file could not be made. Check your connection and try again."], undo: null });
      return;
    }
    saveFile(new Blob([text], { type: "application/json" }), "quarry-box.json");
  };
  const read = async (file: File | null) => {
    if (!file) return;
    setBusy(true);
    setOutcome(await importBox(file));
    setBusy(false);
  };
  const undo = () => {
    outcome?.undo?.();
    setOutcome({ said: ["Undone."], undo: null });
  };

  return (
    <Section id="exchange" title="Export and import" icon="submit">
      <p className="text-14 leading-5 text-dim">
        One file has all of it. Importing adds to what is here and updates what the file knows better; it
        deletes nothing.
      </p>
      <div className="mt-3 mb-2 flex flex-wrap gap-2.5">
        <Button onClick={() => void save()}>Export file</Button>
        <FileButton
          resetRef={reset}
          accept="application/json,.json"
          inputProps={{ "aria-label": "Box file" }}
          onChange={(file) => {
            void read(file);
            // The same file can be chosen again.
            reset.current?.();
          }}
        >
          {(button) => (
            <Button {...button} loading={isBusy}>
              Import file
            </Button>
          )}
        </FileButton>
        {outcome?.undo && (
          <Button variant="default" onClick={undo}>
            Undo import
          </Button>
        )}
      </div>
      <div role="status" className="text-14 leading-5 text-dim">
        {outcome?.said.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </Section>
  );
}
