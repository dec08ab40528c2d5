import { SegmentedControl } from "@mantine/core";
import { FieldGroup } from "./Field";
import { Label, type RadioGroupProps, toChoice, toRole } from "./RadioGroup";

/** One of a few short options in one bar. Apart from `RadioGroup`, which lists load. */
export function RadioSegments<T extends string>(props: RadioGroupProps<T>) {
  const { options, value, onChange, name, required, disabled, ...group } = props;
  return (
    <FieldGroup {...group} {...toRole(props)}>
      <SegmentedControl
        {...toChoice(props)}
        disabled={disabled ?? false}
        data={options.map((option) => ({
          value: option.value,
          label: <Label option={option} />,
          disabled: option.isDisabled ?? false,
        }))}
      />
    </FieldGroup>
  );
}
