import { schemaResolver, useForm } from "@mantine/form";
import { type SyntheticEvent, useEffect, useRef } from "react";
import type { z } from "zod";
import { readTexts } from "./form-elements";
import { useFirstErrorFocus } from "./use-first-error-focus";

/** What the server says is wrong with one field, or with the attempt as a whole. */
interface Refusal {
  readonly field?: string | undefined;
  readonly message: string;
}

/**
 * A form of texts whose fields the browser holds. They are read when the form is submitted: a password manager may
 * have filled them before React ran. What the schema or the server refuses is an error of its field, which goes when
 * the field is changed, and the focus goes to the first one. Nothing that was typed is lost.
 *
 * @param schema its keys are the names of the fields, each with the text that is typed into it
 * @param refusal of the last attempt; `null` before the first and while one runs
 */
export function useSchemaForm<Schema extends z.ZodObject>(schema: Schema, refusal?: Refusal | null) {
  const ref = useRef<HTMLFormElement>(null);
  const focusFirstError = useFirstErrorFocus(ref);
  const form = useForm<Record<string, string>>({
    mode: "uncontrolled",
    initialValues: {},
    validate: schemaResolver(schema, { sync: true }),
  });
  const { setErrors } = form;
  const { field: refusedField, message } = refusal ?? {};
  useEffect(() => {
    if (!refusedField) return;
    setErrors((errors) => ({ ...errors, [refusedField]: message }));
    focusFirstError();
  }, [refusedField, message, setErrors, focusFirstError]);

  return {
    /** Attributes of the `<form>`; `onValid` is handed what the schema makes of the texts. */
    getFormProps: (onValid: (values: z.output<Schema>) => void) => ({
      ref,
      noValidate: true,
      onSubmit: (event: SyntheticEvent<HTMLFormElement>) => {
        event.preventDefault();
        form.setValues(readTexts(event.currentTarget, Object.keys(schema.shape)));
        form.onSubmit((values) => onValid(schema.parse(values)), focusFirstError)();
      },
    }),
    /** Name, error and change of one field. */
    getField: (name: keyof Schema["shape"] & string) => ({
      name,
      error: form.errors[name],
      onChange: () => form.clearFieldError(name),
    }),
  };
}
