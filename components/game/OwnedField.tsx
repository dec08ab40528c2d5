import { useState } from "react";
import { NumberInput } from "@/components/ui/NumberInput";
import { maxOwned } from "@/lib/wishlist/wishlist";

interface OwnedFieldProps {
  /** English name of the material, for readers of screens. */
  name: string;
  owned: number;
  onChange(owned: number): void;
}

/** How many of a material are owned. The typed text stays as long as it means the saved number. */
export function OwnedField({ name, owned, onChange }: OwnedFieldProps) {
  const [typed, setTyped] = useState("");
  const shown = parseCount(typed) === owned ? typed : owned > 0 ? String(owned) : "";
  return (
    <NumberInput
      size="sm"
      align="end"
      className="w-16 ms-auto"
      aria-label={`${name} owned`}
      placeholder="0"
      value={shown}
      maxLength={4}
      onFocus={(event) => event.target.select()}
      onChange={(event) => {
        const digits = event.target.value.replaceAll(/\D/g, "");
        setTyped(digits);
        onChange(parseCount(digits));
      }}
    />
  );
}

function parseCount(digits: string): number {
  return Math.min(maxOwned, Number(digits || 0));
}
