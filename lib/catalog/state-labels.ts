import type { HitzoneState } from "@/lib/catalog/codes";

/** In the order of the tabs: whole, damaged, forms, then what a hunter tears open. */
export const stateOrder: readonly HitzoneState[] = [
  "normal",
  "broken",
  "custom1",
  "custom2",
  "custom3",
  "custom4",
  "wound",
  "weakPoint",
  "weakPoint2",
];

interface StateLabels {
  /** Value of the tab in the address. */
  readonly slug: string;
  readonly label: string;
  readonly note: string;
}

/** Named by the id of the tables: nobody has confirmed a name. The address is from before that. */
const createForm = (number: number): StateLabels => ({
  slug: `form-${number}`,
  label: `CUSTOM${number}`,
  note: "The ID of a state in the game’s data, which doesn’t say when it applies.",
});

/** Label and explanation of each state. */
export const stateLabels: Readonly<Record<HitzoneState, StateLabels>> = {
  normal: { slug: "normal", label: "Normal", note: "Intact parts, not enraged." },
  broken: { slug: "broken", label: "Broken", note: "After the part is broken." },
  wound: { slug: "wound", label: "Wound", note: "Hits on an open wound." },
  weakPoint: {
    slug: "weak-point",
    label: "Weak point",
    note: "An exposed weak point, for focus attacks.",
  },
  weakPoint2: {
    slug: "weak-point-2",
    label: "Weak point 2",
    note: "A second weak point on the same part, with its own hitzone.",
  },
  custom1: createForm(1),
  custom2: createForm(2),
  custom3: createForm(3),
  custom4: createForm(4),
};

/** The label within a sentence: `broken`. An ID of the tables keeps its capitals. */
export function formatState(state: HitzoneState): string {
  const { label } = stateLabels[state];
  return state.startsWith("custom") ? label : label.toLowerCase();
}
