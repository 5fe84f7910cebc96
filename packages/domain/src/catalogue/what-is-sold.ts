/** Room only, bed and breakfast, half board, full board, all inclusive, ultra all inclusive. */
export const boards = ['RO', 'BB', 'HB', 'FB', 'AI', 'UAI'] as const
export type Board = (typeof boards)[number]

/** What a room looks out on. */
export const roomViews = [
  'none',
  'city',
  'sea',
  'partial-sea',
  'garden',
  'pool',
  'mountain',
  'valley',
  'courtyard',
  'old-town',
  'river',
] as const
export type RoomView = (typeof roomViews)[number]

/** The most of a room type's own beds. */
export const largestCapacity = 12
