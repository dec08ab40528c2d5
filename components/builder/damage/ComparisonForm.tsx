import { Button, Input } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { Field } from "@/components/ui/Field";
import { decodeBuildCode } from "@/lib/builder/share/decode-build-code";
import { formatCodeProblem } from "@/lib/builder/share/format-code-problem";
import type { BuildCodeTables } from "@/lib/builder/share/id-numbers";
import { readCodeFromLink } from "@/lib/builder/share/share-build";
import { isBare } from "@/lib/builder/workspace/workspace";
import classes from "./BuildComparison.module.css";

interface ComparisonFormProps {
  /** Code of the present build; `null` where it has none. */
  present: string | null;
  /** No further build fits. */
  full: boolean;
  /** Codes that are there already. */
  known: readonly string[];
  tables: BuildCodeTables;
  onAdd(code: string): void;
}

/** Adds the present build to the comparison, or one from a link or a code. */
export function ComparisonForm({ present, full, known, tables, onAdd }: ComparisonFormProps) {
  const [pasted, setPasted] = useState("");
  const [problem, setProblem] = useState("");
  if (full) {
    return (
      <p className="text-14 leading-5 text-dim">
        You can compare up to three builds. Remove one to add another.
      </p>
    );
  }
  const add = (event: FormEvent) => {
    event.preventDefault();
    const code = readCodeFromLink(pasted);
    const { loadout, problems } = decodeBuildCode(code, tables);
    if (isBare(loadout)) {
      const [first] = problems;
      setProblem(first ? formatCodeProblem(first) : "The link contains an empty build.");
    } else if (known.includes(code)) setProblem("This build is already in the comparison.");
    else {
      setPasted("");
      setProblem("");
      onAdd(code);
    }
  };
  const saved = present !== null && known.includes(present);
  return (
    <div className="flex flex-wrap gap-2 mt-2">
      <Button
        disabled={present === null || saved}
        className={classes.keep ?? ""}
        onClick={() => present !== null && onAdd(present)}
      >
        {saved ? "Added to comparison" : "Add to comparison"}
      </Button>
      <form onSubmit={add} className={`${classes.paste} min-w-0`}>
        <Field
          label="Link or code of another build"
          labelProps={{ className: "visually-hidden" }}
          error={problem && <span role="alert">{problem}</span>}
        >
          <div className={`${classes.line} flex gap-1.5`}>
            <Input
              className={classes.link}
              value={pasted}
              error={problem !== ""}
              maxLength={2000}
              placeholder="Link or code of another build"
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => {
                setPasted(target.value);
                setProblem("");
              }}
            />
            <Button type="submit" disabled={pasted.trim() === ""} className={classes.keep ?? ""}>
              Add
            </Button>
          </div>
        </Field>
      </form>
    </div>
  );
}
