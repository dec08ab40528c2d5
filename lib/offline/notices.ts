/** A notice as the server sent it and the worker shows it. */
interface DeviceNotice {
  readonly title: string;
  readonly text: string;
  /** Page of this site. */
  readonly path: string;
  readonly tag: string;
}

/** Shown for a message that cannot be read: a browser takes the permission from a site that shows nothing. */
const unread: DeviceNotice = {
  title: "News",
  text: "Open the site to see what is new.",
  path: "/",
  tag: "news",
};

/** The name of the button that ends notifications on this device. */
export const offAction = "off";

/** @param json the text of a push message, from whoever has the keys of the site */
export function readNotice(json: string | undefined): DeviceNotice {
  const fields = parse(json);
  const { title, text, path, tag } = fields;
  const isWhole = [title, text, path, tag].every((each) => typeof each === "string");
  return isWhole ? { ...(fields as unknown as DeviceNotice), path: toOwnPath(String(path)) } : unread;
}

function parse(json: string | undefined): Partial<Record<keyof DeviceNotice, unknown>> {
  try {
    return Object(JSON.parse(json ?? ""));
  } catch {
    return {};
  }
}

/** A path from the root, and never the address of another site. */
function toOwnPath(path: string): string {
  return /^\/(?![/\\])/.test(path) ? path : "/";
}
