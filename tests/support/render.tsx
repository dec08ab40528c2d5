import { MantineProvider } from "@mantine/core";
import { type RenderOptions, type RenderResult, render } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import type { ReactElement, ReactNode } from "react";
import { SWRConfig } from "swr";
import { vi } from "vitest";
import { theme } from "@/styles/theme";

/** What was fetched stays with the page that fetched it, and whoever fetches twice calls the server twice. */
const swr = { provider: () => new Map(), dedupingInterval: 0 };

function Providers({ children }: { children: ReactNode }) {
  return (
    // `test` switches off transitions and portal timing. No style sheet is applied, so that none is written either.
    <MantineProvider
      theme={theme}
      defaultColorScheme="dark"
      env="test"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <SWRConfig value={swr}>{children}</SWRConfig>
    </MantineProvider>
  );
}

interface Rendered extends RenderResult {
  /** Acts as a person would: real key and pointer sequences. */
  user: UserEvent;
}

/**
 * Renders inside the theme, as `pages/_app.tsx` does. A test that stops the clock stops it before, and the person acts
 * without any time going by.
 *
 * @param options testing-library's own; `wrapper` goes inside the theme, so further contexts can be added.
 */
export function renderWithTheme(element: ReactElement, options: RenderOptions = {}): Rendered {
  const { wrapper: Inner, ...rest } = options;
  const user = userEvent.setup(vi.isFakeTimers() ? { advanceTimers: vi.advanceTimersByTime } : {});
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Providers>{Inner ? <Inner>{children}</Inner> : children}</Providers>
  );
  return { user, ...render(element, { ...rest, wrapper }) };
}
