import { type MantineColorScheme, useMantineColorScheme } from "@mantine/core";
import { useMounted } from "@/hooks/ui/use-mounted";
import classes from "./Settings.module.css";

const schemes: readonly { value: MantineColorScheme; label: string }[] = [
  { value: "dark", label: "Dark" },
  { value: "light", label: "Light" },
  { value: "auto", label: "Device" },
];

/** Dark, light, or what the device says. The toggle in the header knows only the first two. */
export function SchemePicker() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const current = useMounted() ? colorScheme : "dark";
  return (
    <fieldset className={classes.field}>
      <legend>Colors</legend>
      <div className="inline-flex p-0.5 border rounded-md">
        {schemes.map(({ value, label }) => (
          <label
            key={value}
            className={`${classes.segment} cursor-pointer relative py-0.75 px-2.5 rounded-sm text-13 leading-5 text-dim`}
          >
            <input
              type="radio"
              name="scheme"
              value={value}
              checked={value === current}
              onChange={() => setColorScheme(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
