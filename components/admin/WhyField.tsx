import { Textarea } from "@mantine/core";
import { Counted } from "@/components/ui/Counted";
import { maxWhyLength } from "@/lib/admin/rules";

interface WhyFieldProps {
  value: string;
  /** Who reads it. */
  description?: string;
  onChange(value: string): void;
}

/** Why an admin does something; it is in the log. */
export function WhyField({ value, description, onChange }: WhyFieldProps) {
  return (
    <Textarea
      label="Reason"
      required
      description={
        <Counted length={value.length} max={maxWhyLength}>
          {description}
        </Counted>
      }
      rows={2}
      maxLength={maxWhyLength}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
