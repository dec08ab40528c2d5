import { useEffect, useState } from "react";
import { fetchNews, type News } from "@/lib/home/fetch-news";

const none: News = new Map();

/**
 * News of the site, requested once; `null` while loading, empty where they could not be loaded. Without SWR, which the
 * home page would carry for this alone.
 */
export function useNews(): News | null {
  const [news, setNews] = useState<News | null>(null);
  useEffect(() => {
    let isGone = false;
    fetchNews().then(
      (found) => !isGone && setNews(found),
      // The places invite instead.
      () => !isGone && setNews(none),
    );
    return () => {
      isGone = true;
    };
  }, []);
  return news;
}
