import { Button } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import type { AttachedBuildState } from "@/hooks/builds/use-attached-build";
import type { BuildAttachment } from "@/lib/builds/attachment";
import classes from "./AttachBuildField.module.css";
import { AttachInputs, type OwnBuildChoice } from "./AttachInputs";
import { BuildChip } from "./BuildChip";

interface AttachBuildFieldProps {
  /** Default: "Build". */
  label?: string;
  value: BuildAttachment | null;
  /** Known facts about `value`, from `useAttachedBuild`. A refused one is taken out, with the reason shown. */
  state: AttachedBuildState | null;
  /** Builds of the person themselves; `null` while they are not known, or without a person. */
  ownBuilds: readonly OwnBuildChoice[] | null;
  onChange: (value: BuildAttachment | null) => void;
}

/** Attaches one build to what a form is about: by a link, by a code, or out of one's saved builds. */
export function AttachBuildField({
  label = "Build",
  value,
  state,
  ownBuilds,
  onChange,
}: AttachBuildFieldProps) {
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [said, setSaid] = useState("");
  const moveFocus = useRef(false);
  const attached = useRef<HTMLFieldSetElement>(null);
  const input = useRef<HTMLInputElement>(null);

  const refusal = state?.status === "refused" ? state.why : null;
  useEffect(() => {
    if (refusal === null) return;
    setProblem(refusal);
    moveFocus.current = true;
    onChange(null);
  }, [refusal, onChange]);

  // What had the focus is gone when the field turns from one side to the other.
  const isAttached = value !== null;
  useEffect(() => {
    if (!moveFocus.current) return;
    moveFocus.current = false;
    if (isAttached) attached.current?.focus();
    else input.current?.focus();
  }, [isAttached]);

  const attach = (attachment: BuildAttachment) => {
    moveFocus.current = true;
    setProblem(null);
    setSaid("Build attached.");
    onChange(attachment);
  };
  const remove = () => {
    moveFocus.current = true;
    setText("");
    setProblem(null);
    setSaid("Build removed.");
    onChange(null);
  };

  return (
    <fieldset ref={attached} tabIndex={-1}>
      <legend className="mb-2 text-15 leading-5 font-bold">{label}</legend>
      {isAttached ? (
        <Attached state={state} onRemove={remove} />
      ) : (
        <AttachInputs
          inputRef={input}
          text={text}
          problem={problem}
          ownBuilds={ownBuilds}
          onText={(next) => {
            setText(next);
            setProblem(null);
          }}
          onProblem={setProblem}
          onAttach={attach}
        />
      )}
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </fieldset>
  );
}

function Attached({ state, onRemove }: { state: AttachedBuildState | null; onRemove: () => void }) {
  const remove = (
    <Button variant="subtle" onClick={onRemove}>
      Remove <span className="visually-hidden">the attached build</span>
    </Button>
  );
  if (state?.status === "known") return <BuildChip build={state.build} action={remove} />;
  return (
    <div
      className={`${classes.waiting} min-h-15.5 flex flex-wrap items-center gap-y-1 gap-x-3 border rounded-md bg-card text-14`}
    >
      {state?.status === "unreachable" ? (
        <>
          <p>The build is attached, but could not be loaded. {state.why}</p>
          <Button variant="subtle" onClick={state.retry}>
            Try again
          </Button>
        </>
      ) : (
        <p className="animate-late text-dim">Loading the build</p>
      )}
      {remove}
    </div>
  );
}
