import { useState } from "react";
import { maxOwned } from "@/lib/builder/collection/collection";
import field from "./Field.module.css";
import classes from "./OwnedDialog.module.css";

interface SetAllProps {
  label: string;
  onSet(count: number): void;
}

/** One number for many decorations. */
export function SetAll({ label, onSet }: SetAllProps) {
  const [typed, setTyped] = useState("1");
  const count = Number(typed);
  const isFine = typed.trim() !== "" && Number.isInteger(count) && count >= 0 && count <= maxOwned;
  return (
    <form
      className={classes.setAll}
      onSubmit={(event) => {
        event.preventDefault();
        if (isFine) onSet(count);
      }}
    >
      <label className={field.field}>
        <span className={field.label}>{label}</span>
        <input
          inputMode="numeric"
          className={field.input}
          value={typed}
          maxLength={2}
          aria-invalid={!isFine}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <button type="submit" className={field.plain} disabled={!isFine}>
        Set
      </button>
    </form>
  );
}
