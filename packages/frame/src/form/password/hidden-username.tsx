/** Tells a password manager whose password a form sets; people see their name elsewhere. */
export function HiddenUsername({ username }: { username: string | undefined }) {
  if (username === undefined) return null
  return <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
}
