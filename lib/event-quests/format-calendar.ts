import { siteConfig } from "@/lib/site/config";
import { formatEvent } from "./labels";
import { getEventsPath } from "./paths";
import type { ShownEvent } from "./schema";

/** Longest line of a calendar in bytes, without its end. */
const maxLine = 75;

/**
 * Event quests with dates as a calendar (iCalendar, RFC 5545), in the order given. Whatever is in a text stays text.
 *
 * @param origin of the site, e.g. `https://quarry.example`
 */
export function formatCalendar(events: readonly ShownEvent[], origin: string): string {
  const host = new URL(origin).hostname;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${siteConfig.name}//Event quests//EN`,
    `X-WR-CALNAME:${escapeText(`${siteConfig.name} event quests`)}`,
    ...events.flatMap((event) =>
      event.from !== null && event.until !== null
        ? [
            "BEGIN:VEVENT",
            `UID:${event.id}@${host}`,
            `DTSTAMP:${toStamp(event.updatedAt)}`,
            `DTSTART:${toStamp(event.from)}`,
            `DTEND:${toStamp(event.until)}`,
            `SUMMARY:${escapeText(event.name)}`,
            `DESCRIPTION:${escapeText(formatEvent(event))}`,
            `URL:${origin}${getEventsPath()}`,
            "TRANSP:TRANSPARENT",
            "END:VEVENT",
          ]
        : [],
    ),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

function toStamp(moment: string): string {
  return `${new Date(moment).toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, "\\$&").replaceAll(/\r\n|\r|\n/g, "\\n");
}

/** Breaks a line between characters, so that none is longer than calendars take. */
function foldLine(line: string): string {
  let folded = "";
  let bytes = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (bytes + size > maxLine) {
      folded += "\r\n ";
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}
