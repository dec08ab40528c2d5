import { Button } from "@mantine/core";
import { useState } from "react";
import { NumberInput } from "@/components/ui/NumberInput";
import { maxOwned } from "@/lib/builder/collection/collection";
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
      className={`${classes.setAll} flex items-end gap-1.5`}
      onSubmit={(event) => {
        event.preventDefault();
        if (isFine) onSet(count);
      }}
    >
      <NumberInput
        label={label}
        size="sm"
        className={classes.one}
        value={typed}
        maxLength={2}
        error={!isFine}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button variant="default" type="submit" disabled={!isFine}>
        Set
      </Button>
    </form>
  );
}
