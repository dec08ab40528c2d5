/** An unread count as it fits on a bell: `3`, `99+`. */
export function formatUnread(unread: number): string {
  return unread > 99 ? "99+" : String(unread);
}
