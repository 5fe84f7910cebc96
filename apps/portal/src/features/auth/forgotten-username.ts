/**
 * The mail opens in a new tab, which knows no name: a password manager would keep the new password without it.
 * So the name stays in this browser until the new password is set.
 */
const place = 'sarai.forgotten'

export const forgottenUsername = {
  keep: (username: string) => localStorage.setItem(place, username),
  kept: () => localStorage.getItem(place) ?? undefined,
  forget: () => localStorage.removeItem(place),
}
