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
import classes from "./theme.module.css";

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
      classNames: { root: kit.button, label: `${kit.buttonLabel} gap-2` },
    },
    ActionIcon: {
      defaultProps: { variant: "subtle", color: "gray", size: 36 },
      classNames: { root: kit.actionIcon },
    },
    Input: {
      defaultProps: { size: "md" },
      classNames: { wrapper: kit.wrapper, section: kit.section, input: kit.input },
    },
    InputWrapper: {
      // What helps to fill a field in stays while there is an error, below it.
      // The mark of what must be filled in is drawn, so that a label is its words alone.
      defaultProps: { inputWrapperOrder: ["label", "input", "error", "description"], withAsterisk: false },
      classNames: {
        root: kit.field,
        label: `${kit.label} block mb-1.5 text-13 leading-4.5 text-dim font-medium`,
        description: "mt-1.5 text-13 leading-4.5 wrap-anywhere",
        error: "mt-1.5 text-13 leading-4.5 wrap-anywhere",
      },
    },
    Checkbox: {
      defaultProps: { size: "xs" },
      classNames: {
        root: `${kit.choice} ${kit.checkbox}`,
        inner: "z-1",
        input: kit.checkInput,
        label: "ps-2.5 text-14 leading-5",
      },
    },
    Radio: {
      defaultProps: { size: "xs" },
      classNames: {
        root: `${kit.choice} ${kit.radioRow}`,
        inner: "z-1",
        radio: kit.checkInput,
        label: "ps-2.5 text-14 leading-5",
      },
    },
    Switch: {
      defaultProps: { size: "xs" },
      classNames: { body: kit.switchBody, track: kit.switchTrack, label: "ps-2.5 text-14 leading-5" },
    },
    Chip: {
      defaultProps: { icon: null },
      classNames: { root: kit.choice, input: kit.choiceInput, label: kit.chip },
    },
    SegmentedControl: {
      classNames: {
        root: kit.segments,
        control: kit.choice,
        input: kit.choiceInput,
        label: kit.segment,
        indicator: kit.segmentIndicator,
      },
    },
    Tabs: { classNames: { list: kit.tabList, tab: kit.tab, tabLabel: kit.tabLabel } },
    Skeleton: { defaultProps: { height: 16, radius: "sm" }, classNames: { root: "noscript:hidden" } },
    Alert: {
      classNames: {
        root: kit.alert,
        icon: kit.alertIcon,
        body: "gap-y-0",
        title: kit.alertTitle,
        message: kit.alertMessage,
      },
    },
    AppShell: { defaultProps: { transitionDuration: 140 } },
    Burger: { defaultProps: { transitionDuration: 140 } },
    Indicator: { classNames: { indicator: classes.indicator } },
    Menu: {
      defaultProps: { transitionProps: { transition: "fade", duration: 120 }, shadow: "md" },
      classNames: { dropdown: classes.floating, item: classes.menuItem, label: classes.menuLabel },
    },
    // The page behind is held by `global.css`, which keeps its scroll bar.
    ModalRoot: { defaultProps: heldByThePage },
    Modal: {
      defaultProps: { ...heldByThePage, closeButtonProps: { "aria-label": "Close" } },
      classNames: {
        root: kit.modalRoot,
        overlay: kit.modalOverlay,
        content: kit.modal,
        header: "static flex-none flex-wrap gap-y-2.5 gap-x-3 min-h-0 py-2 px-4 border-b bg-raised",
        // Not a control: it only receives the focus when the dialog opens.
        title: "min-w-0 outline-none text-17 leading-6 font-bold",
        close: kit.modalClose,
        body: `${kit.modalBody} flex-auto min-h-0 p-4 overflow-y-auto overscroll-contain`,
      },
    },
    // Mantine heads a dialog with <header>, which would be a second banner besides the site's own.
    ModalHeader: { defaultProps: { role: "none" } },
    NavLink: { classNames: { root: classes.navLink } },
    Combobox: { classNames: { dropdown: classes.floating } },
    Dialog: { classNames: { root: classes.floating } },
    Overlay: { classNames: { root: classes.overlay } },
    Popover: { classNames: { dropdown: classes.floating } },
    Notification: { classNames: { root: classes.floating } },
  },
});
