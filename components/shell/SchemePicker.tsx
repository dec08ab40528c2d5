import { type MantineColorScheme, SegmentedControl, useMantineColorScheme } from "@mantine/core";
import { useMounted } from "@/hooks/ui/use-mounted";

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
