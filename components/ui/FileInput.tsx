import { type ElementProps, Input, type InputProps } from "@mantine/core";

/** A file of the person's device, inside a `Field`. Takes what an `<input>` takes. */
export function FileInput(
  input: Omit<ElementProps<"input", keyof InputProps>, "type"> & Pick<InputProps, "disabled">,
) {
  return <Input {...input} type="file" variant="unstyled" />;
}
