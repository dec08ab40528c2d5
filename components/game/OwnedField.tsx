import { useState } from "react";
import { NumberInput } from "@/components/ui/NumberInput";
import { useIsUnsaved } from "@/hooks/ui/use-local-store";
import { maxOwned } from "@/lib/wishlist/wishlist";
import { wishlistStore } from "@/lib/wishlist/wishlist-store";

interface OwnedFieldProps {
  /** English name of the material, for readers of screens. */
  name: string;
  owned: number;
  onChange(owned: number): void;
  /** Says at the field that the browser keeps nothing: where no note on the page does, and the field is the only one. */
  isOnly?: boolean;
}

/**
 * How many of a material are owned, as the wishlist counts it. The typed text stays as long as it means the saved
 * number.
 */
export function OwnedField({ name, owned, onChange, isOnly = false }: OwnedFieldProps) {
  const [typed, setTyped] = useState("");
  const shown = parseCount(typed) === owned ? typed : owned > 0 ? String(owned) : "";
  const isUnsaved = useIsUnsaved(wishlistStore);
  return (
    <span className="flex flex-wrap items-center justify-end gap-x-2 ms-auto">
      {isOnly && isUnsaved && (
        <span role="alert" className="text-12 leading-4 text-warn">
          Not saved
        </span>
      )}
      <NumberInput
        size="sm"
        align="end"
        className="w-16"
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
    </span>
  );
}

function parseCount(digits: string): number {
  return Math.min(maxOwned, Number(digits || 0));
}
