import { Field } from "@/components/ui/Field";
import { Textarea } from "@/components/ui/Textarea";
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
    <Field
      label="Reason"
      required
      description={description}
      counter={{ length: value.length, max: maxWhyLength }}
    >
      <Textarea
        rows={2}
        maxLength={maxWhyLength}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
