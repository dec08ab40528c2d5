import { type FormErrors, schemaResolver, useForm } from "@mantine/form";
import { useEffect, useRef } from "react";
import type { z } from "zod";
import { useFirstErrorFocus } from "./use-first-error-focus";

/**
 * A form whose values are a draft, which outlives the page: the draft holds them, the schema says what is wrong with
 * them. From the first attempt on, errors follow what is typed, and the focus goes to the first one.
 *
 * @param schema of the draft
 * @param draft as it is now: `useAuthorDraft`
 */
export function useDraftForm(schema: z.ZodType, draft: object) {
  const ref = useRef<HTMLFormElement>(null);
  const focusFirstError = useFirstErrorFocus(ref);
  const isTried = useRef(false);
  const { errors, setErrors } = useForm({ mode: "uncontrolled", initialValues: {} });
  const findErrors = (values: object): FormErrors => schemaResolver(schema, { sync: true })({ ...values });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft alone changes what is wrong with it.
  useEffect(() => {
    if (isTried.current) setErrors(findErrors(draft));
  }, [draft]);

  return {
    /** Of the `<form>`. */
    ref,
    errors,
    /** Whether the draft may be sent. Where not, the errors are shown. */
    check(): boolean {
      isTried.current = true;
      const found = findErrors(draft);
      setErrors(found);
      const isWrong = Object.keys(found).length > 0;
      if (isWrong) focusFirstError();
      return !isWrong;
    },
  };
}
