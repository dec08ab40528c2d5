/** Fields of the address in which an app that shares something puts it, as `public/site.webmanifest` names them. */
export const sharedFields = ["shared-title", "shared-text", "shared-url"] as const;
