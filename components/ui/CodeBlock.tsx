import type { ComponentProps } from "react";

/** Code or a reply in its own lines. */
export function CodeBlock({
  className = "",
  children,
}: Pick<ComponentProps<"pre">, "className" | "children">) {
  return (
    <pre
      className={`overflow-auto mx-0 mt-0 border rounded-md bg-card text-14 leading-5 ${className}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a phone, by keyboard, too
      tabIndex={0}
    >
      <code>{children}</code>
    </pre>
  );
}
