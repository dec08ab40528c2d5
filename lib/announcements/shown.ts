/** An announcement as every page shows it. */
export interface ShownAnnouncement {
  readonly id: string;
  readonly text: string;
  /** A page of this site; `null` = no link. */
  readonly href: string | null;
}
