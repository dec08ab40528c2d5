import { type ComponentProps, type ReactNode, useId, useMemo } from "react";
import { formatNumber } from "@/lib/text/format";
import classes from "./Field.module.css";
import { FieldContext } from "./field-context";

interface FieldParts {
  label: ReactNode;
  /** What helps to fill it in; stays while there is an error. */
  description?: ReactNode;
  /** What is wrong with it. */
  error?: ReactNode;
}

interface FieldProps extends FieldParts {
  children: ReactNode;
  /** Of the control. Default: made up. */
  id?: string | undefined;
  /** Marks the label, and tells the control. */
  required?: boolean | undefined;
  /** Length of what is typed, and the most that it may be, in UTF-16 units. */
  counter?: { readonly length: number; readonly max: number } | undefined;
  /** At the end of the label's line: a state or a button. */
  aside?: ReactNode;
  /** Where the label is: over the control, before it, or for screen readers alone. Default `above`. */
  labelPlace?: "above" | "before" | "hidden";
  /** Layout inside what is around it. */
  className?: string | undefined;
}

/** A label, a description and an error, tied to the control that is its child. */
export function Field(props: FieldProps) {
  const { label, description, error, children, id, required = false, counter, aside } = props;
  const { labelPlace = "above", className = "" } = props;
  const own = useId();
  const hasHelp = Boolean(description) || counter !== undefined;
  const describedBy = listIds(own, error, hasHelp);
  const control = useMemo(
    () => ({ id: id ?? own, describedBy, isInvalid: Boolean(error), isRequired: required }),
    [id, own, describedBy, error, required],
  );
  const labelElement = (
    <label
      htmlFor={control.id}
      className={
        labelPlace === "hidden"
          ? "visually-hidden"
          : `${classes.label} block mb-1.5 p-0 leading-4.5 text-dim font-medium`
      }
      data-required={required || undefined}
    >
      {label}
    </label>
  );
  return (
    <div className={`${classes.field} ${className}`} data-label={labelPlace}>
      {aside ? (
        <div className={`${classes.head} flex items-center justify-between gap-3 mb-1.5`}>
          {labelElement}
          {aside}
        </div>
      ) : (
        labelElement
      )}
      <FieldContext value={control}>{children}</FieldContext>
      <FieldError id={own} error={error} />
      {hasHelp && (
        <div
          id={`${own}-help`}
          className={`${classes.help} flex flex-wrap justify-between gap-x-3 text-dim wrap-anywhere`}
        >
          {description && <div>{description}</div>}
          {counter && (
            <span
              className={`${classes.counter} whitespace-nowrap`}
              data-over={counter.length > counter.max || undefined}
            >
              {formatNumber(counter.length)} of {formatNumber(counter.max)}
            </span>
          )}
        </div>
      )}
    </div>
  );
}

interface FieldGroupProps extends FieldParts, Omit<ComponentProps<"fieldset">, keyof FieldParts> {
  /** The legend is for screen readers alone. */
  isLabelHidden?: boolean | undefined;
  /** `title` for a group with a heading's weight. Default `label`. */
  labelLook?: "label" | "title" | undefined;
}

/** Several controls under one legend, with the description and the error of all of them. */
export function FieldGroup(props: FieldGroupProps) {
  const { label, description, error, isLabelHidden, labelLook, className = "", children, ...rest } = props;
  const own = useId();
  return (
    <fieldset
      {...rest}
      className={`${classes.group} ${className}`}
      aria-labelledby={`${own}-label`}
      aria-describedby={listIds(own, error, Boolean(description))}
    >
      <legend
        id={`${own}-label`}
        className={
          isLabelHidden
            ? "visually-hidden"
            : `${classes.label} block mb-1.5 p-0 leading-4.5 text-dim font-medium`
        }
        data-look={labelLook}
      >
        {label}
      </legend>
      {children}
      <FieldError id={own} error={error} />
      {description && (
        <div
          id={`${own}-help`}
          className={`${classes.help} flex flex-wrap justify-between gap-x-3 text-dim wrap-anywhere`}
        >
          {description}
        </div>
      )}
    </fieldset>
  );
}

function FieldError({ id, error }: { id: string; error: ReactNode }) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className={`${classes.error} text-bad`}>
      {error}
    </p>
  );
}

function listIds(id: string, error: ReactNode, hasHelp: boolean): string | undefined {
  const ids = [error ? `${id}-error` : "", hasHelp ? `${id}-help` : ""].filter(Boolean);
  return ids.join(" ") || undefined;
}
