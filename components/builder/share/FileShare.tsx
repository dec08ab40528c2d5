import { type ClipboardEvent, type DragEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/Button";
import { saveFile } from "@/components/ui/save-file";
import { Textarea } from "@/components/ui/Textarea";
import { type ImportState, useBuildImport } from "@/hooks/builds/use-build-import";
import type { Loadout } from "@/lib/builder/loadout/model";
import { exportBuild } from "@/lib/builder/share/build-file";
import classes from "./ShareDialog.module.css";

interface FileShareProps {
  loadout: Loadout;
  fileName: string;
  onImport(loadout: Loadout): void;
}

/** The build as a JSON file, and a build out of one: chosen, dropped or pasted. */
export function FileShare({ loadout, fileName, onImport }: FileShareProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [typed, setTyped] = useState("");
  const { state, take } = useBuildImport((taken) => {
    setTyped("");
    onImport(taken);
  });

  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    const source = file ?? event.dataTransfer.getData("text");
    if (source) void take(source);
  };
  /** What comes in at one stroke was pasted. It stays to be looked at when it is refused. */
  const onText = (text: string) => {
    setTyped(text);
    if (text.length > typed.length + 1) void take(text);
  };
  const onPaste = (event: ClipboardEvent) => {
    const [file] = event.clipboardData.files;
    if (!file) return;
    event.preventDefault();
    void take(file);
  };

  return (
    <section className={`${classes.part} grid gap-2 min-w-0`}>
      <h3 className={`${classes.title} leading-5 text-default font-bold`}>File</h3>
      <div className={`${classes.actions} flex flex-wrap items-center gap-y-2 gap-x-2.5`}>
        <Button
          onClick={() => saveFile(new Blob([exportBuild(loadout)], { type: "application/json" }), fileName)}
        >
          Save as JSON
        </Button>
        <Button onClick={() => chooser.current?.click()}>Open a JSON file</Button>
        <input
          ref={chooser}
          type="file"
          accept="application/json,.json"
          aria-label="JSON file of a build"
          className="visually-hidden"
          tabIndex={-1}
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) void take(file);
            // The same file can be chosen again.
            event.target.value = "";
          }}
        />
      </div>
      <Textarea
        rows={2}
        aria-label="Paste or drop the JSON of a build"
        placeholder="or paste or drop it here"
        className={classes.drop}
        data-over={over || undefined}
        value={typed}
        spellCheck={false}
        onChange={(event) => onText(event.target.value)}
        onPaste={onPaste}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      />
      <ImportNote state={state} />
    </section>
  );
}

function ImportNote({ state }: { state: ImportState }) {
  return (
    <div role="status" className={`${classes.imported} text-14 leading-5`}>
      {state.state === "reading" && "Reading the file"}
      {state.state === "taken" && (
        <span className="text-good">✓ Build opened. Undo to go back to the previous one.</span>
      )}
      {state.state === "refused" && (
        <>
          <p className="text-bad">This contains no valid build. Nothing was changed.</p>
          <ul>
            {state.problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
