import { describe, expect, test } from "vitest";
import { getEmbedLink, getWatchLink, parseVideoLink } from "@/lib/leaderboards/run/video-link";

const youtube = { provider: "youtube", id: "dQw4w9WgXcQ" };
const bilibili = { provider: "bilibili", id: "BV1xx411c7mD" };
const niconico = { provider: "niconico", id: "sm9" };

describe("parseVideoLink", () => {
  test.each([
    ["https://www.youtube.com/watch?v=dQw4w9WgXcQ", youtube],
    ["http://youtube.com/watch?t=90&v=dQw4w9WgXcQ&list=x", { ...youtube, start: 90 }],
    ["m.youtube.com/watch?v=dQw4w9WgXcQ#t=1", youtube],
    ["HTTPS://YOUTU.BE/dQw4w9WgXcQ?si=abc", youtube],
    ["https://www.youtube.com/shorts/dQw4w9WgXcQ", youtube],
    ["https://youtube.com/live/dQw4w9WgXcQ?feature=share", youtube],
    ["https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ", youtube],
    ["https://www.bilibili.com/video/BV1xx411c7mD/?p=1", bilibili],
    ["https://player.bilibili.com/player.html?bvid=BV1xx411c7mD", bilibili],
    ["https://www.nicovideo.jp/watch/sm9?from=1", { ...niconico, start: 1 }],
    ["https://youtu.be/dQw4w9WgXcQ?t=12m34s", { ...youtube, start: 754 }],
    ["https://www.bilibili.com/video/BV1xx411c7mD?t=1h0m1s", { ...bilibili, start: 3601 }],
    ["https://youtu.be/dQw4w9WgXcQ?t=90000", youtube],
    ["https://youtu.be/dQw4w9WgXcQ?t=-5", youtube],
    ["https://youtu.be/dQw4w9WgXcQ?t=1e3", youtube],
    ["https://nico.ms/sm9", niconico],
  ])("reads %s", (link, video) => expect(parseVideoLink(link)).toEqual(video));

  test.each([
    "",
    "dQw4w9WgXcQ",
    "https://youtube.com.example.org/watch?v=dQw4w9WgXcQ",
    "https://notyoutube.com/watch?v=dQw4w9WgXcQ",
    "https://youtu.be.evil.test/dQw4w9WgXcQ",
    "https://yоutube.com/watch?v=dQw4w9WgXcQ",
    "https://youtube.com@evil.test/watch?v=dQw4w9WgXcQ",
    "https://evil.test/https://youtu.be/dQw4w9WgXcQ",
    "https://youtu.be:8443/dQw4w9WgXcQ",
    "https://rook@youtu.be/dQw4w9WgXcQ",
    "https://:secret@youtu.be/dQw4w9WgXcQ",
    "https://youtu.be/dQw4w9WgXc",
    "https://youtu.be/dQw4w9WgXcQQ",
    "https://youtu.be/dQw4w9WgXc%22",
    "https://youtu.be/dQw4w9WgXcQ/more",
    "https://www.youtube.com/@runner",
    "https://www.youtube.com/playlist?list=PLx",
    "javascript:alert(1)",
    "ftp://youtu.be/dQw4w9WgXcQ",
    "https://www.twitch.tv/videos/1",
    "https://www.bilibili.com/video/av170001",
    "https://www.nicovideo.jp/watch/sm0",
    "https://youtu.be\\@evil.test/dQw4w9WgXcQ",
    `https://youtu.be/dQw4w9WgXcQ?${"x".repeat(400)}`,
  ])("refuses %s", (link) => expect(parseVideoLink(link)).toBeNull());

  test("gives one address of a video whatever it was pasted as, which is read as the same video", () => {
    for (const link of [
      "https://youtu.be/dQw4w9WgXcQ",
      "https://nico.ms/sm9",
      "bilibili.com/video/BV1xx411c7mD",
    ]) {
      const video = parseVideoLink(link);
      if (!video) throw new Error(link);
      expect(parseVideoLink(getWatchLink(video))).toEqual(video);
      expect(getEmbedLink(video)).toMatch(
        /^https:\/\/(www\.youtube-nocookie\.com|player\.bilibili\.com|embed\.nicovideo\.jp)\//,
      );
    }
  });
});

test("links and players begin where the link of the runner did", () => {
  const video = { provider: "youtube", id: "dQw4w9WgXcQ", start: 754 } as const;
  expect(getWatchLink(video)).toBe("https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=754");
  expect(parseVideoLink(getWatchLink(video))).toEqual(video);
  expect(getEmbedLink(video)).toBe("https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=754");
  for (const [provider, id] of [
    ["bilibili", "BV1xx411c7mD"],
    ["niconico", "sm9"],
  ] as const)
    expect(parseVideoLink(getWatchLink({ provider, id, start: 5 }))).toEqual({ provider, id, start: 5 });
});
