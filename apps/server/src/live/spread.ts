/** One process answers about a thousand short reads in a second. */
const msPerStream = 1
const longestMs = 1_500

/**
 * Over how long the browsers of so many streams should spread their reading, when all of them are told of the same
 * change at the same moment. A few need no spreading; longer than this nobody should wait for a price.
 */
export function spreadOver(streams: number): number {
  return streams <= 1 ? 0 : Math.min(longestMs, streams * msPerStream)
}
