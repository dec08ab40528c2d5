import type { ReactNode } from "react";
import { RadioSegments } from "@/components/ui/RadioSegments";
import { type Platform, platformLabels, platforms } from "@/lib/site/platforms";

interface PlatformFieldProps<Value extends string> {
  required?: boolean;
  value: Value;
  error?: ReactNode;
  onChange(value: Platform): void;
}

/** Choice of the platform. Empty while nothing is chosen. */
export function PlatformField<Value extends Platform | "">({
  required = false,
  value,
  error,
  onChange,
}: PlatformFieldProps<Value>) {
  return (
    <RadioSegments<Platform | "">
      label="Platform"
      required={required}
      error={error}
      options={platforms.map((each) => ({ value: each, label: platformLabels[each] }))}
      value={value}
      onChange={(chosen) => chosen !== "" && onChange(chosen)}
    />
  );
}
