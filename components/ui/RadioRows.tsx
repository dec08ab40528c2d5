import "@mantine/core/styles/Radio.layer.css";
import { Radio } from "@mantine/core";
import { Label, type RadioGroupProps, toChoice } from "./RadioGroup";

type RadioRowsProps<T extends string> = Omit<RadioGroupProps<T>, "isLabelHidden" | "labelLook">;

/** One of some options that are sentences, each in a row with its note. Apart from `RadioGroup`, which lists load. */
export function RadioRows<T extends string>(props: RadioRowsProps<T>) {
  const { options, value, onChange, name, required, disabled, ...texts } = props;
  return (
    <Radio.Group {...texts} {...toChoice(props)} required={required ?? false} mod={{ required }}>
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
