/** Places of news on the home page, one entry of each. */
export const newsPlaces = [
  "guide",
  "event",
  "build",
  "liked",
  "record",
  "challenge",
  "request",
  "hunt",
] as const;
export type NewsPlace = (typeof newsPlaces)[number];
