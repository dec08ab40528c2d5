import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";

/** Chooses in a `RecordFilter`, which becomes a field that finds once it is used. */
export async function chooseRecord(user: UserEvent, label: string, option: string): Promise<void> {
  await user.click(screen.getByRole("combobox", { name: label }));
  await screen.findByRole("option", { name: option });
  await user.type(screen.getByRole("combobox", { name: label }), option);
  await user.click(await screen.findByRole("option", { name: option }));
  // What the field says of its options is gone with the focus.
  await user.tab();
}
