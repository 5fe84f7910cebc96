/** A sum that could be kept and never be read again: the database refuses it where no contract shows it before. */
export function isUnreadableSum(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'balance_can_be_read'
}
