/** A draft at the first of its steps that is not complete: whoever asks for the last one is led there. */
export function atDraft(address: URLSearchParams, hotel: number): URLSearchParams {
  const next = new URLSearchParams(address)
  next.set('hotel', `${hotel}`)
  next.set('step', 'review')
  return next
}
