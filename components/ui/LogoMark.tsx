interface LogoMarkProps {
  /** Edge in px. Default 26. */
  size?: number;
  className?: string | undefined;
}

/**
 * The mark: a cut block of stone raked by three claws, since a quarry is both what is hunted and where stone
 * is broken. Decoration: the product's name is next to it. The claws are painted in `--glyph-cut`, the
 * colour of the surface behind.
 */
export function LogoMark({ size = 26, className }: LogoMarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" className={className} aria-hidden="true">
      <path fill="currentColor" d="M16 .8 29.4 8.2v15.6L16 31.2 2.6 23.8V8.2Z" />
      <path fill="#fff" fillOpacity=".34" d="M16 .8 29.4 8.2 16 15.6 2.6 8.2Z" />
      <path fill="#000" fillOpacity=".16" d="M29.4 8.2v15.6L16 31.2V15.6Z" />
      <path
        fill="var(--glyph-cut, var(--surface-body))"
        d="M20.1 -2.6Q11.3 7.2 7 17.5Q13.7 9.1 22.9 -0.4ZM27.4 0.7Q16.4 12.7 10.5 25Q19.1 14.9 30.6 3.3ZM32.2 9.3Q22.1 19.1 16.5 29.5Q24.4 21.2 34.8 11.7Z"
      />
    </svg>
  );
}
