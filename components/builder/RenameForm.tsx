import { Button, TextInput } from "@mantine/core";
import { useDraftForm } from "@/hooks/ui/use-draft-form";

interface RenameFormProps {
  /** Of the field. */
  label: string;
  /** The name as it is. */
  name: string;
  maxLength: number;
  className?: string | undefined;
  onRename(name: string): void;
  /** It was renamed, or Escape was pressed. */
  onEnd(): void;
}

/** Another name for something that is saved in this browser. It opens in the place of the name, with the focus. */
export function RenameForm({ label, name, maxLength, className, onRename, onEnd }: RenameFormProps) {
  const form = useDraftForm({
    start: { name },
    words: { failure: "It could not be renamed. Try again." },
    send: (typed) => onRename(typed.name),
    onSent: onEnd,
  });
  return (
    <form {...form.getFormProps()} className="flex gap-2 mb-1">
      <TextInput
        size="sm"
        autoFocus
        className={className}
        aria-label={label}
        maxLength={maxLength}
        autoComplete="off"
        {...form.getInputProps("name")}
        onKeyDown={(event) => {
          if (event.key !== "Escape") return;
          // It ends the renaming, not the dialog.
          event.preventDefault();
          event.stopPropagation();
          onEnd();
        }}
      />
      <Button type="submit">Rename</Button>
    </form>
  );
}
