import { Input, type InputWrapperProps } from "@mantine/core";
import { type ReactNode, useId } from "react";

interface FieldProps extends InputWrapperProps {
  label: ReactNode;
  /** An `Input` of Mantine, or what has one inside: it takes the field's id and description. */
  children: ReactNode;
  /** At the end of the label's line: a state or a button. */
  aside?: ReactNode;
}

/** Label, description and error around a control that is more than one of Mantine's inputs, which have their own. */
export function Field({ aside, children, ...wrapper }: FieldProps) {
  return (
    <Input.Wrapper {...wrapper} mod={{ "label-aside": Boolean(aside) }}>
      {aside}
      {children}
    </Input.Wrapper>
  );
}

interface FieldGroupProps extends Omit<InputWrapperProps, "labelElement" | "id"> {
  label: ReactNode;
  /** The label is for screen readers alone. */
  isLabelHidden?: boolean | undefined;
  /** `title` for a group with a heading's weight. Default `label`. */
  labelLook?: "label" | "title" | undefined;
}

/** Several controls under one label, with the description and the error of all of them. */
export function FieldGroup({ isLabelHidden, labelLook, ...wrapper }: FieldGroupProps) {
  const id = useId();
  const { description, error } = wrapper;
  const describedBy = [error && `${id}-error`, description && `${id}-description`].filter(Boolean);
  return (
    <Input.Wrapper
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy.join(" ") || undefined}
      {...wrapper}
      id={id}
      labelElement="div"
      mod={{ "label-look": labelLook }}
      {...(isLabelHidden && { labelProps: { className: "visually-hidden" } })}
    />
  );
}
