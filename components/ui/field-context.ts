import { createContext, useContext } from "react";

/** What a field tells the control inside it. */
interface FieldControl {
  readonly id: string;
  /** Ids of the error and of the description; `undefined` without either. */
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
  readonly isRequired: boolean;
}

/** The field around a control; `null` around one that stands alone. */
export const FieldContext = createContext<FieldControl | null>(null);

interface ControlProps {
  id?: string | undefined;
  "aria-describedby"?: string | undefined;
  "aria-invalid"?: boolean | "true" | "false" | "grammar" | "spelling" | undefined;
  "aria-required"?: boolean | "true" | "false" | undefined;
}

/** The attributes that tie a control to the field around it. What the control is given itself comes first. */
export function useFieldControl(own: ControlProps): ControlProps {
  const field = useContext(FieldContext);
  const describedBy = [field?.describedBy, own["aria-describedby"]].filter(Boolean).join(" ");
  return {
    id: own.id ?? field?.id,
    "aria-describedby": describedBy || undefined,
    "aria-invalid": own["aria-invalid"] ?? (field?.isInvalid || undefined),
    "aria-required": own["aria-required"] ?? (field?.isRequired || undefined),
  };
}
