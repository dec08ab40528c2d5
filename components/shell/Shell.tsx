import type { ReactNode } from "react";
import { SearchHost } from "@/components/search/SearchHost";
import { useFollowNameLanguage } from "@/hooks/wiki/use-name-language";
import { ConsentDialog } from "./ConsentDialog";
import { Footer } from "./Footer";
import { Header } from "./Header";
import { NoticeHost } from "./NoticeHost";
import classes from "./Shell.module.css";
import { TagManager } from "./TagManager";
import { ThemeColor } from "./ThemeColor";

/** What is around every page. */
export function Shell({ children }: { children: ReactNode }) {
  useFollowNameLanguage();
  return (
    <>
      <a href="#main" className={classes.skip}>
        Skip to content
      </a>
      {/* Early in the order of focus: it lies over the page. */}
      <ConsentDialog />
      <Header />
      {/* Takes the focus from the skip link. */}
      <main id="main" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <Footer />
      <SearchHost />
      <ThemeColor />
      <NoticeHost />
      <TagManager />
    </>
  );
}
