import "@/lib/site/no-eval";
import "@/styles/layers.css";
import "@mantine/core/styles/baseline.layer.css";
import "@mantine/core/styles/default-css-variables.layer.css";
import "@mantine/core/styles/global.layer.css";
import "@/styles/tokens.css";
import "@/styles/global.css";
import "@/styles/utilities.css";
import { MantineProvider, mergeThemeOverrides } from "@mantine/core";
import type { AppProps } from "next/app";
import Head from "next/head";
import { useEffect } from "react";
import { AuthProvider } from "@/components/shell/AuthProvider";
import { ConsentProvider } from "@/components/shell/ConsentProvider";
import { Shell } from "@/components/shell/Shell";
import { awakeEvent } from "@/lib/site/wake";
import { textFont } from "@/styles/fonts";
import { cssVariablesResolver, theme } from "@/styles/theme";

const themeWithFont = mergeThemeOverrides(theme, {
  fontFamily: textFont,
  headings: { fontFamily: textFont },
});

/** Theme, consent and account around every page, in the shell; a page to be framed elsewhere stands alone. */
export default function App({ Component, pageProps, router }: AppProps) {
  // What was clicked until now is repeated.
  useEffect(() => void document.dispatchEvent(new Event(awakeEvent)), []);
  const isEmbed = router.pathname.startsWith("/embed/");
  return (
    <MantineProvider
      theme={themeWithFont}
      defaultColorScheme="dark"
      cssVariablesResolver={cssVariablesResolver}
    >
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </Head>
      {isEmbed ? (
        <Component {...pageProps} />
      ) : (
        <ConsentProvider>
          <AuthProvider>
            <Shell>
              <Component {...pageProps} />
            </Shell>
          </AuthProvider>
        </ConsentProvider>
      )}
    </MantineProvider>
  );
}
