import "@mantine/core/styles/Radio.layer.css";
import { Radio } from "@mantine/core";
import { Label, type RadioGroupProps } from "./RadioGroup";

type RadioRowsProps<T extends string> = Omit<RadioGroupProps<T>, "look" | "isLabelHidden" | "labelLook">;

/** One of some options that are sentences, each in a row with its note. Apart from `RadioGroup`, which lists load. */
export function RadioRows<T extends string>(props: RadioRowsProps<T>) {
  const { options, value, onChange, name, required, disabled, ...texts } = props;
  const choice = { ...(value !== undefined && { value }), ...(name !== undefined && { name }) };
  const choose = (chosen: string) => {
    const option = options.find((each) => each.value === chosen);
    if (option) onChange?.(option.value);
  };
  return (
    <Radio.Group {...texts} {...choice} required={required ?? false} onChange={choose}>
      <div className="grid gap-2">
        {options.map((option) => (
          <Radio
            key={option.value}
            value={option.value}
            disabled={disabled || option.isDisabled}
            label={<Label option={option} />}
            description={option.note}
          />
        ))}
      </div>
    </Radio.Group>
  );
}
