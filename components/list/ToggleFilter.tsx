import { Checkbox } from "@mantine/core";
import { AfterLabel } from "@/components/ui/AfterLabel";

interface ToggleFilterProps {
  label: string;
  checked: boolean;
  onChange(checked: boolean): void;
  /** How many rows have it. */
  count?: number;
}

/** A filter that is on or off. */
export function ToggleFilter({ label, checked, onChange, count }: ToggleFilterProps) {
  return (
    <Checkbox
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
      label={
        <>
          {label}
          <AfterLabel className="text-12 text-dim">{count}</AfterLabel>
        </>
      }
    />
  );
}
