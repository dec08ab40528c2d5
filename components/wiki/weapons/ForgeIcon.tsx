/** The anvil of weapons that the smithy makes without another weapon. */
export function ForgeIcon({ label = "Forgeable directly" }: { label?: string }) {
  return (
    <svg
      viewBox="0 0 16 16"
      width="14"
      height="14"
      className="flex-none text-dim"
      role="img"
      focusable="false"
    >
      <title>{label}</title>
      <path
        d="M1 4h3v1.5h11c0 2.5-2 4-4.5 4V11l2 1.5V14h-9v-1.5l2-1.5V9C3 8.500 1 6.500 1 4Z"
        fill="currentColor"
      />
    </svg>
  );
}
