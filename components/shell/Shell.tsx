import { useComputedColorScheme } from "@mantine/core";
import Head from "next/head";
import { useRouter } from "next/router";
import type { ReactNode } from "react";
import { SearchHost } from "@/components/search/SearchHost";
import { Slice } from "@/components/ui/Slice";
import { useFollowedLinks } from "@/hooks/ui/use-followed-links";
import { useMounted } from "@/hooks/ui/use-mounted";
import { useSavedVisits } from "@/hooks/ui/use-saved-visits";
import { useFollowNameLanguage } from "@/hooks/wiki/use-name-language";
import { AnnouncementHost } from "./AnnouncementHost";
import { ConsentDialog } from "./ConsentDialog";
import { Footer } from "./Footer";
import { Header } from "./Header";
import { NoticeHost } from "./NoticeHost";
import classes from "./Shell.module.css";
import { TagManager } from "./TagManager";

/** What is around every page. */
export function Shell({ children }: { children: ReactNode }) {
  useFollowNameLanguage();
  useFollowedLinks();
  useSavedVisits();
  const { pathname } = useRouter();
  return (
    <>
      <a href="#main" className={`${classes.skip} py-2 px-3.5 rounded-md font-semibold`}>
        Skip to content
      </a>
      {/* Early in the order of focus: it lies over the page. */}
      <ConsentDialog isAboveBar={pathname === "/builder"} />
      <Header />
      {/* Takes the focus from the skip link. */}
      <main id="main" tabIndex={-1} className={`${classes.main} outline-none`} data-slice="">
        <Slice>
          {children}
          {/* Tags of the head come with those of the page: the first to wake would remove the others. */}
          <ThemeColor />
        </Slice>
      </main>
      <Footer />
      <SearchHost />
      <NoticeHost />
      <AnnouncementHost />
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
