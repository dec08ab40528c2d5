import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  rem,
  type VariantColorsResolver,
} from "@mantine/core";
import { themePrimaryColor } from "@/lib/site/pre-paint";
import kit from "./kit.module.css";

/** Slate of the dark scheme, text first, as Mantine reads it: 0 text, 2 dim, 4 line, 6 raised, 7 body. */
const dark: MantineColorsTuple = [
  "#e7eef1",
  "#c2ced4",
  "#9db0b9",
  "#8698a1",
  "#26333a",
  "#222e34",
  "#1c262b",
  "#0f1518",
  "#0b1012",
  "#070a0c",
];

/** Slate of the light scheme, surface first: 0 body, 3 line, 6 dim, 9 text. */
const gray: MantineColorsTuple = [
  "#f6f8f9",
  "#edf1f3",
  "#e5ebee",
  "#dde5e9",
  "#c7d2d8",
  "#8a9aa2",
  "#53646d",
  "#3d4b53",
  "#26333a",
  "#152026",
];

/**
 * Components in the primary colour follow the accent that the visitor chose: `tokens.css` keys the
 * `--signal` variables by `data-primary`, so a choice shows before React runs. Gray is what has no color of its own.
 * Other colours keep Mantine's own rules.
 */
const variantColorResolver: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  if (input.variant === "danger") {
    return {
      ...colors,
      background: "color-mix(in srgb, var(--bad) 12%, transparent)",
      hover: "color-mix(in srgb, var(--bad) 18%, transparent)",
      color: "var(--bad)",
      border: `${rem(1)} solid transparent`,
    };
  }
  if (input.variant === "default") return { ...colors, border: `${rem(1)} solid var(--line-control)` };
  if (input.color === "gray" && input.variant === "subtle") {
    return { ...colors, hover: "var(--surface-hover)", color: "var(--text-dim)", hoverColor: "var(--text)" };
  }
  if (input.color !== input.theme.primaryColor) return colors;
  switch (input.variant) {
    case "filled":
      return {
        ...colors,
        background: "var(--signal)",
        hover: "var(--signal-hover)",
        color: "var(--on-signal)",
      };
    case "light":
      return {
        ...colors,
        background: "var(--signal-wash)",
        hover: "var(--signal-wash-hover)",
        color: "var(--signal)",
      };
    case "outline":
      return {
        ...colors,
        hover: "var(--signal-wash)",
        color: "var(--signal)",
        border: `${rem(1)} solid var(--signal)`,
      };
    case "subtle":
      return { ...colors, hover: "var(--signal-wash)", color: "var(--signal)" };
    case "transparent":
      return { ...colors, color: "var(--signal)" };
    default:
      return colors;
  }
};

/** Mantine's variables where they differ between the schemes, pointed at the tokens of `tokens.css`. */
export const cssVariablesResolver: CSSVariablesResolver = () => {
  const bothSchemes = {
    "--mantine-color-body": "var(--surface-body)",
    "--mantine-color-text": "var(--text)",
    "--mantine-color-bright": "var(--text)",
    "--mantine-color-dimmed": "var(--text-dim)",
    "--mantine-color-placeholder": "var(--text-dim)",
    "--mantine-color-anchor": "var(--signal)",
    "--mantine-color-error": "var(--bad)",
    "--mantine-color-success": "var(--good)",
    "--mantine-color-default": "var(--surface-card)",
    "--mantine-color-default-color": "var(--text)",
    "--mantine-color-default-hover": "var(--surface-hover)",
    "--mantine-color-default-border": "var(--line)",
    "--mantine-primary-color-contrast": "var(--on-signal)",
    // Radios, checkboxes and switches name the primary color by itself; without this they would not follow the accent.
    [`--mantine-color-${themePrimaryColor}-filled`]: "var(--signal)",
    "--mantine-color-disabled": "var(--surface-hover)",
    "--mantine-color-disabled-color": "var(--text-dim)",
    "--mantine-color-disabled-border": "var(--line-strong)",
  };
  return {
    variables: {
      "--mantine-primary-color-filled": "var(--signal)",
      "--mantine-primary-color-filled-hover": "var(--signal-hover)",
      "--mantine-primary-color-light": "var(--signal-wash)",
      "--mantine-primary-color-light-hover": "var(--signal-wash-hover)",
      "--mantine-primary-color-light-color": "var(--signal)",
    },
    light: bothSchemes,
    dark: bothSchemes,
  };
};

/** What floats is raised and has a line around it. */
export const floating = "border border-strong bg-raised shadow-float";

/** Of a choice that is drawn by its label, over which the control lies. */
export const choiceInput = "absolute inset-0 z-3 w-full h-full m-0 opacity-0 cursor-pointer";

/** Of a modal, whole or by its parts. Holding the scroll would write a style that the security policy does not know. */
const heldByThePage = { transitionProps: { duration: 140, transition: "fade" }, lockScroll: false } as const;

/** One type scale: 12 14 15 17 20 26 34 px. Body text is 15/24, tables are 14/20. */
export const theme = createTheme({
  primaryColor: themePrimaryColor,
  colors: { dark, gray },
  white: "#ffffff",
  black: "#152026",
  autoContrast: true,
  variantColorResolver,
  respectReducedMotion: true,
  cursorType: "pointer",
  fontFamily: "Inter, system-ui, sans-serif",
  fontFamilyMonospace: "ui-monospace, SFMono-Regular, Menlo, Consolas, monospace",
  headings: {
    fontFamily: "Inter, system-ui, sans-serif",
    fontWeight: "650",
    textWrap: "balance",
    sizes: {
      h1: { fontSize: rem(34), lineHeight: "1.15" },
      h2: { fontSize: rem(26), lineHeight: "1.2" },
      h3: { fontSize: rem(20), lineHeight: "1.3" },
      h4: { fontSize: rem(17), lineHeight: "1.4" },
      h5: { fontSize: rem(15), lineHeight: "1.5" },
      h6: { fontSize: rem(14), lineHeight: "1.45" },
    },
  },
  fontSizes: { xs: rem(12), sm: rem(14), md: rem(15), lg: rem(17), xl: rem(20) },
  lineHeights: { xs: "1.4", sm: "1.43", md: "1.6", lg: "1.55", xl: "1.4" },
  spacing: { xs: rem(8), sm: rem(12), md: rem(16), lg: rem(24), xl: rem(32) },
  radius: { xs: rem(3), sm: rem(4), md: rem(6), lg: rem(8), xl: rem(12) },
  defaultRadius: "md",
  shadows: {
    xs: "none",
    sm: "none",
    md: "var(--shadow-float)",
    lg: "var(--shadow-float)",
    xl: "var(--shadow-float)",
  },
  components: {
    /** `light` is the usual one, `filled` what the screen is for, `default` next to others, `subtle` in a line of text. */
    Button: {
      defaultProps: { variant: "light", size: "sm" },
      // Paper leads nowhere.
      classNames: { root: `${kit.button} font-semibold print:hidden`, label: `${kit.buttonLabel} gap-2` },
    },
    ActionIcon: {
      defaultProps: { variant: "subtle", color: "gray", size: 36 },
      classNames: { root: `${kit.actionIcon} flex-none` },
    },
    Input: {
      defaultProps: { size: "md" },
      classNames: {
        wrapper: `${kit.wrapper} min-w-0 text-dim`,
        section: `${kit.section} text-dim`,
        // Below 16 px a phone zooms in when the field takes the focus.
        input: `${kit.input} text-16 text-ellipsis`,
      },
    },
    InputWrapper: {
      // What helps to fill a field in stays while there is an error, below it.
      // The mark of what must be filled in is drawn, so that a label is its words alone.
      defaultProps: { inputWrapperOrder: ["label", "input", "error", "description"], withAsterisk: false },
      classNames: {
        root: `${kit.field} min-w-0`,
        label: `${kit.label} block mb-1.5 text-13 leading-4.5 text-dim font-medium`,
        description: "mt-1.5 text-13 leading-4.5 wrap-anywhere",
        error: "mt-1.5 text-13 leading-4.5 wrap-anywhere",
      },
    },
    Checkbox: {
      defaultProps: { size: "xs" },
      classNames: {
        root: `${kit.choice} ${kit.checkbox} relative flex items-center min-h-(--choice-height)`,
        inner: "z-1",
        input: kit.checkInput,
        label: "ps-2.5 text-14 leading-5",
      },
    },
    Radio: {
      defaultProps: { size: "xs" },
      classNames: {
        root: `${kit.choice} ${kit.radioRow} relative p-3 border border-control rounded-md bg-card`,
        inner: "z-1",
        radio: kit.checkInput,
        label: "ps-2.5 text-14 leading-5",
      },
    },
    Switch: {
      defaultProps: { size: "xs" },
      classNames: {
        body: "items-center min-h-(--choice-height)",
        track: `${kit.switchTrack} border border-transparent`,
        label: "ps-2.5 text-14 leading-5",
      },
    },
    Chip: {
      defaultProps: { icon: null },
      classNames: {
        // No wider than what shows it, or a rail would have a chip answer in the empty space next to it.
        root: `${kit.choice} relative w-fit`,
        input: choiceInput,
        label: `${kit.chip} h-auto min-h-(--choice-height) border border-strong rounded-md bg-card text-14 leading-5 text-default whitespace-normal`,
      },
    },
    SegmentedControl: {
      classNames: {
        root: "flex-wrap max-w-full p-0 overflow-visible border border-control bg-transparent",
        // As wide as its words: of equal parts the longest would take two lines next to empty space.
        control: `${kit.choice} relative flex-auto`,
        input: choiceInput,
        label: `${kit.segment} grid place-items-center h-full leading-5 text-default font-normal whitespace-normal`,
        indicator: kit.segmentIndicator,
      },
    },
    Tabs: {
      classNames: {
        list: `${kit.tabList} flex-nowrap gap-1 overflow-x-auto scrollbar-none`,
        tab: `${kit.tab} flex-none py-0 px-3 text-dim font-[550]`,
        tabLabel: `${kit.tabLabel} inline-flex gap-1.5 items-center`,
      },
    },
    Skeleton: { defaultProps: { height: 16, radius: "sm" }, classNames: { root: "noscript:hidden" } },
    Alert: {
      classNames: {
        root: `${kit.alert} py-2.5 px-3 border border-(--line) bg-card`,
        icon: "w-4.5 me-2 text-(--tone)",
        body: "gap-y-0",
        title: `${kit.alertTitle} leading-5 text-(--tone) font-semibold`,
        message: `${kit.alertMessage} flex flex-wrap gap-y-2 gap-x-4 items-center overflow-visible text-14 leading-5 text-default`,
      },
    },
    AppShell: { defaultProps: { transitionDuration: 140 } },
    Burger: { defaultProps: { transitionDuration: 140 } },
    Indicator: { classNames: { indicator: "border-card text-(--on-signal) font-semibold" } },
    Menu: {
      defaultProps: { transitionProps: { transition: "fade", duration: 120 }, shadow: "md" },
      classNames: {
        dropdown: floating,
        item: "pointer-coarse:min-h-11 rounded-sm leading-5 text-default disabled:text-dim disabled:opacity-100 aria-[current=page]:bg-wash aria-[current=page]:font-semibold",
        label: "leading-4 font-semibold",
      },
    },
    // The page behind is held by `global.css`, which keeps its scroll bar.
    ModalRoot: { defaultProps: heldByThePage },
    Modal: {
      defaultProps: { ...heldByThePage, closeButtonProps: { "aria-label": "Close" } },
      classNames: {
        root: kit.modalRoot,
        overlay: "bg-(--overlay)",
        content: `${kit.modal} flex flex-col overflow-hidden border border-strong rounded-lg bg-raised`,
        header: "static flex-none flex-wrap gap-y-2.5 gap-x-3 min-h-0 py-2 px-4 border-b bg-raised",
        // Not a control: it only receives the focus when the dialog opens.
        title: "min-w-0 outline-none text-17 leading-6 font-bold",
        close: "w-10 h-10 pointer-coarse:h-11 ms-auto -me-2.5 text-dim",
        body: `${kit.modalBody} scrollbar-thin flex-auto min-h-0 p-4 overflow-y-auto overscroll-contain`,
      },
    },
    // Mantine heads a dialog with <header>, which would be a second banner besides the site's own.
    ModalHeader: { defaultProps: { role: "none" } },
    NavLink: {
      classNames: {
        root: "min-h-10 pointer-coarse:min-h-11 rounded-md leading-5 text-default font-medium aria-[current=page]:font-semibold",
      },
    },
    Combobox: { classNames: { dropdown: floating } },
    Overlay: { classNames: { root: "[--overlay-bg:var(--overlay)]" } },
    Popover: { classNames: { dropdown: floating } },
    Notification: { classNames: { root: floating } },
  },
});
