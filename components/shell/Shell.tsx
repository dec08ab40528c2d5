import { AppShell, useComputedColorScheme } from "@mantine/core";
import { useTimeout } from "@mantine/hooks";
import dynamic from "next/dynamic";
import Head from "next/head";
import { useRouter } from "next/router";
import { type ReactNode, useState } from "react";
import { SearchHost } from "@/components/search/SearchHost";
import { FactsHost } from "@/components/wiki/facts/FactsHost";
import { useMounted } from "@/hooks/ui/use-mounted";
import { useSavedVisits } from "@/hooks/ui/use-saved-visits";
import { useFollowNameLanguage } from "@/hooks/wiki/use-name-language";
import { useFollowedLinks } from "@/lib/paint/use-followed-links";
import { ConsentDialog } from "./ConsentDialog";
import { Footer } from "./Footer";
import { Header } from "./Header";
import { NoticeHost } from "./NoticeHost";
import { SignInAgainHost } from "./SignInAgainHost";
import { TagManager } from "./TagManager";

const NotesHost = dynamic(() => import("./NotesHost").then((module) => module.NotesHost), { ssr: false });
/** Announcements wait until the page has settled, in milliseconds: they must not slow it down. */
const settleMs = 4000;

/**
 * The side navigation is closed wherever Mantine asks: `Header` opens it by a variable of its own. A change here would
 * reach everything below, and wake a page that is still asleep in one go.
 */
const navbar = {
  width: "var(--navbar-width)",
  breakpoint: "sm",
  collapsed: { desktop: true, mobile: true },
} as const;
const header = { height: "var(--header-height)" } as const;
/**
 * Mantine takes this away a moment after the page woke, to switch transitions of its navbar on, which styles every
 * element of the page once more: a tenth of the work of a list. Ours has no such transition.
 */
const steady = { resizing: true };

/** Frame around every page. */
export function Shell({ children }: { children: ReactNode }) {
  useFollowNameLanguage();
  useFollowedLinks();
  useSavedVisits();
  const { pathname } = useRouter();
  return (
    <>
      <a
        href="#main"
        className="top-2 left-2 z-500 [transform:translateY(-64px)] focus-visible:[transform:none] print:hidden fixed bg-signal text-(--on-signal) py-2 px-3.5 rounded-md font-semibold"
      >
        Skip to content
      </a>
      {/* Early in the order of focus: it lies over the page. */}
      <ConsentDialog isAboveBar={pathname === "/builder"} />
      <AppShell header={header} navbar={navbar} mod={steady}>
        <Header />
        {/* Takes the focus from the skip link. As high as shows the foot of a short page. */}
        <AppShell.Main id="main" tabIndex={-1} className="min-h-[calc(100dvh-220px)] print:pt-0 outline-none">
          {children}
          <ThemeColor />
        </AppShell.Main>
        <Footer />
      </AppShell>
      <FactsHost />
      <SearchHost />
      <NoticeHost />
      <SignInAgainHost />
      <SettledNotes />
      <TagManager />
    </>
  );
}

/** Colors the browser's own bars like the header: the card surface of `tokens.css`. */
function ThemeColor() {
  const computed = useComputedColorScheme("dark");
  const scheme = useMounted() ? computed : "dark";
  return (
    <Head>
      <meta key="theme-color" name="theme-color" content={scheme === "dark" ? "#151d21" : "#ffffff"} />
    </Head>
  );
}

/** The place of announcements and offers, for which no page loads anything at its start. */
function SettledNotes() {
  const [isSettled, setSettled] = useState(false);
  useTimeout(() => setSettled(true), settleMs, { autoInvoke: true });
  return isSettled && <NotesHost />;
}
