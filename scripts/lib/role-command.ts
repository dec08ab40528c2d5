const roles = ["creator", "admin", "none"] as const;

interface RoleCommand {
  readonly email: string;
  readonly role: (typeof roles)[number];
  /** Token claims; an admin counts as a creator without a claim of that name. */
  readonly claims: Readonly<Record<string, true>>;
}

/**
 * @param words What stands behind `npm run role --`.
 * @throws Error that says how the command is used.
 */
export function parseRoleCommand(words: readonly string[]): RoleCommand {
  const [email, wanted] = words;
  const role = roles.find((each) => each === wanted);
  if (words.length !== 2 || !email || !/^[^@\s]+@[^@\s]+$/.test(email) || !role) {
    throw new Error("Usage:  npm run role -- <email> <creator|admin|none>");
  }
  return { email, role, claims: role === "none" ? {} : { [role]: true } };
}
