import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from "@mantine/core";
import { IconMoon, IconSun } from "@tabler/icons-react";
import { useMounted } from "@/hooks/ui/use-mounted";
import classes from "./Header.module.css";

/** Flips dark and light. The icon follows the style sheet, so it is right before React runs. */
export function SchemeToggle() {
  const { setColorScheme } = useMantineColorScheme();
  const computed = useComputedColorScheme("dark");
  // The server knows no stored scheme: until hydration is over the label speaks of the default, dark.
  const scheme = useMounted() ? computed : "dark";
  const next = scheme === "dark" ? "light" : "dark";
  const label = `Switch to ${next} colors`;
  return (
    <ActionIcon aria-label={label} title={label} onClick={() => setColorScheme(next)}>
      <IconSun size={20} stroke={1.75} className={classes.sun} aria-hidden="true" />
      <IconMoon size={20} stroke={1.75} className={classes.moon} aria-hidden="true" />
    </ActionIcon>
  );
}
