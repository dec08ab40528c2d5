import "@/lib/site/no-eval";
import "@/styles/layers.css";
import "@mantine/core/styles/baseline.layer.css";
import "@mantine/core/styles/default-css-variables.layer.css";
import "@mantine/core/styles/global.layer.css";
import "@mantine/core/styles/UnstyledButton.layer.css";
import "@/styles/unstyled-button.css";
import "@mantine/core/styles/Loader.layer.css";
import "@mantine/core/styles/Paper.layer.css";
import "@mantine/core/styles/Overlay.layer.css";
import "@mantine/core/styles/Button.layer.css";
import "@mantine/core/styles/ActionIcon.layer.css";
import "@mantine/core/styles/Burger.layer.css";
import "@mantine/core/styles/NavLink.layer.css";
import "@mantine/core/styles/FloatingIndicator.layer.css";
import "@mantine/core/styles/Input.layer.css";
import "@mantine/core/styles/InlineInput.layer.css";
import "@mantine/core/styles/Checkbox.layer.css";
import "@mantine/core/styles/Chip.layer.css";
import "@mantine/core/styles/SegmentedControl.layer.css";
import "@mantine/core/styles/Tabs.layer.css";
import "@mantine/core/styles/Alert.layer.css";
import "@mantine/core/styles/Skeleton.layer.css";
import "@mantine/core/styles/AppShell.layer.css";
import "@/styles/tokens.css";
import "@/styles/global.css";
import "@/styles/utilities.css";
import { MantineProvider, mergeThemeOverrides } from "@mantine/core";
import type { AppProps } from "next/app";
import Head from "next/head";
import Router from "next/router";
import { useEffect } from "react";
import { AuthProvider } from "@/components/shell/AuthProvider";
import { ConsentProvider } from "@/components/shell/ConsentProvider";
import { Shell } from "@/components/shell/Shell";
import { announceAwake, listeningEvent } from "@/lib/paint/early-clicks";
import { watchWindowErrors } from "@/lib/site/window-errors";
import { textFont } from "@/styles/fonts";
import { cssVariablesResolver, theme } from "@/styles/theme";

const themeWithFont = mergeThemeOverrides(theme, {
  fontFamily: textFont,
  headings: { fontFamily: textFont },
});

/** Theme, consent and account around every page, in the shell; a page to be shown elsewhere stands alone. */
export default function App({ Component, pageProps, router }: AppProps) {
  // What was clicked until now is repeated.
  useEffect(() => void document.dispatchEvent(new Event(listeningEvent)), []);
  // The router of the current page, whichever that is when something fails.
  useEffect(() => watchWindowErrors(() => Router.pathname), []);
  const isEmbed = /^\/(embed|overlay)\//.test(router.pathname);
  return (
    <MantineProvider
      theme={themeWithFont}
      defaultColorScheme="dark"
      cssVariablesResolver={cssVariablesResolver}
    >
      {isEmbed ? (
        <>
          <Component {...pageProps} />
          <PageEnd />
        </>
      ) : (
        <ConsentProvider>
          <AuthProvider>
            <Shell>
              <Component {...pageProps} />
              <PageEnd />
            </Shell>
          </AuthProvider>
        </ConsentProvider>
      )}
    </MantineProvider>
  );
}

/** After everything that a page shows: when this is awake, so is the page, with all tags of its head. */
function PageEnd() {
  useEffect(announceAwake, []);
  return (
    <Head>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
    </Head>
  );
}
