import { Button } from "@mantine/core";
import { NumberInput } from "@/components/ui/NumberInput";
import { useDraftForm } from "@/hooks/ui/use-draft-form";
import { maxOwnedDecorations } from "@/lib/builder/collection/collection";

interface SetAllProps {
  label: string;
  onSet(count: number): void;
}

/** One number for many decorations. */
export function SetAll({ label, onSet }: SetAllProps) {
  const form = useDraftForm({
    start: { count: "1" },
    words: { failure: "The numbers could not be set. Try again." },
    send: ({ count }) => {
      if (isOwnedCount(count)) onSet(Number(count));
    },
  });
  const isFine = isOwnedCount(form.values.count);
  return (
    <form {...form.getFormProps()} className="whitespace-nowrap flex items-end gap-1.5">
      <NumberInput
        label={label}
        size="sm"
        className="w-18"
        maxLength={2}
        {...form.getInputProps("count")}
        error={!isFine}
      />
      <Button variant="default" type="submit" disabled={!isFine}>
        Set
      </Button>
    </form>
  );
}

function isOwnedCount(typed: string): boolean {
  const count = Number(typed);
  return typed.trim() !== "" && Number.isInteger(count) && count >= 0 && count <= maxOwnedDecorations;
}
