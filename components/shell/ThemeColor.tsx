import { useComputedColorScheme } from "@mantine/core";
import Head from "next/head";
import { useMounted } from "@/hooks/ui/use-mounted";

/** Colors the browser's own bars like the header: the card surface of `tokens.css`. */
export function ThemeColor() {
  const computed = useComputedColorScheme("dark");
  const scheme = useMounted() ? computed : "dark";
  return (
    <Head>
      <meta key="theme-color" name="theme-color" content={scheme === "dark" ? "#151d21" : "#ffffff"} />
    </Head>
  );
}
