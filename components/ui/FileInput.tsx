import { Input } from "@mantine/core";
import type { ComponentProps } from "react";

/** A file of the person's device, inside a `Field`. Takes what an `<input>` takes. */
export function FileInput(input: Omit<ComponentProps<"input">, "type" | "className" | "size">) {
  return <Input {...input} type="file" variant="unstyled" />;
}
