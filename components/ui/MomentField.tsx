import { TextInput, type TextInputProps } from "@mantine/core";

/**
 * A moment to the minute, without a zone: the label says that it is meant in UTC. `toUtcMoment` makes what is sent of
 * its value.
 */
export function MomentField(props: TextInputProps) {
  return <TextInput type="datetime-local" {...props} />;
}
