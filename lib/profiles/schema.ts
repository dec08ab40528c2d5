import { z } from "zod";
import { isProfileIcon, type ProfileIconId } from "./icons";

const iconSchema = z.custom<ProfileIconId>(isProfileIcon, "must be a profile icon");
const iconIdsSchema = z.array(iconSchema);

/** POST /api/user/icon: chooses an icon, `null` for none; with `buy` an icon that is not unlocked is bought first. */
export const chooseIconBodySchema = z.strictObject({
  iconId: iconSchema.nullable(),
  buy: z.boolean().default(false),
});
export type ChooseIcon = z.output<typeof chooseIconBodySchema>;

/** GET and POST /api/user/icon */
export const ownIconsResponseSchema = z.object({
  message: z.literal("OK"),
  /** The chosen one. */
  icon: iconSchema.nullable(),
  /** Every icon that can be chosen. */
  unlocked: iconIdsSchema,
  coins: z.int().min(0),
});
export type OwnIcons = z.infer<typeof ownIconsResponseSchema>;
