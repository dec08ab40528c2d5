import { type MantineColorScheme, SegmentedControl, useMantineColorScheme } from "@mantine/core";
import { useMounted } from "@/hooks/ui/use-mounted";
import { usePrimaryColor } from "@/hooks/ui/use-primary-color";
import { primaryColors } from "@/lib/site/pre-paint";
import classes from "./ColorPickers.module.css";

/** Both choices of color, of the foot of a page. */
export function ColorPickers() {
  return (
    <div className="flex flex-wrap gap-y-4 gap-x-7">
      <SchemePicker />
      <AccentPicker />
    </div>
  );
}

const schemes: { value: MantineColorScheme; label: string }[] = [
  { value: "dark", label: "Dark" },
  { value: "light", label: "Light" },
  { value: "auto", label: "Device" },
];

/** Dark, light, or what the device says. The toggle in the header knows only the first two. */
export function SchemePicker() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const current = useMounted() ? colorScheme : "dark";
  return (
    <div>
      <p className="pb-1.5 text-13 leading-4.5 text-dim font-medium" aria-hidden="true">
        Colors
      </p>
      <SegmentedControl
        aria-label="Colors"
        name="scheme"
        size="xs"
        data={schemes}
        value={current}
        onChange={setColorScheme}
      />
    </div>
  );
}

/** The accent of links, focus and buttons, saved in this browser. */
export function AccentPicker() {
  const [color, choose] = usePrimaryColor();
  return (
    <fieldset>
      <legend className="pb-1.5 text-13 leading-4.5 text-dim font-medium">Accent color</legend>
      <div className="grid-cols-[repeat(6,28px)] md:grid-cols-[repeat(12,24px)] grid gap-0.5">
        {primaryColors.map((each) => (
          <label
            key={each}
            className={`${classes.swatch} cursor-pointer h-7 grid place-items-center`}
            data-primary={each}
            title={each}
          >
            <input
              type="radio"
              className="w-4 h-4 rounded-sm bg-signal cursor-pointer"
              name="accent"
              value={each}
              aria-label={each}
              checked={each === color}
              onChange={() => choose(each)}
              // The default is marked before anything is chosen: choosing it is a click without a change.
              onClick={() => choose(each)}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
