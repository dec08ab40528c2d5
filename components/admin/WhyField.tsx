import { Textarea, type TextareaProps } from "@mantine/core";
import { Counted } from "@/components/ui/Counted";
import { maxWhyLength } from "@/lib/admin/rules";

interface WhyFieldProps extends TextareaProps {
  value: string;
  /** Who reads it. */
  description?: string;
}

/** Why an admin does something; it is in the log. */
export function WhyField({ value, description, ...field }: WhyFieldProps) {
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
      {...field}
    />
  );
}
