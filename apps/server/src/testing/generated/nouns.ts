import type { Operation } from '@sarai/wire/core/operation.ts'

/** `room-types`, `roomTypes` and `RoomType` are one noun: that is how an id in an answer finds the path that takes it. */
export function nounOf(word: string): string {
  const plain = word.toLowerCase().replaceAll(/[^a-z]/g, '')
  return plain
    .replace(/client$/, '')
    .replace(/ies$/, 'y')
    .replace(/([^s])s$/, '$1')
}

/** What each parameter of a path names: `{pictureId}` a picture, the `{id}` after `hotels` a hotel. */
export function nounsOfParams(path: string): { param: string; noun: string }[] {
  const found: { param: string; noun: string }[] = []
  let before = ''
  for (const segment of path.split('/')) {
    const param = /^\{(\w+)\}/.exec(segment)?.[1]
    if (param === undefined) before = segment
    else found.push({ param, noun: nounOf(/^(\w+)Id$/.exec(param)?.[1] ?? before) })
  }
  return found
}

/** What stands at the root of an answer: by the last word of the path, and by the operation's own name. */
export function nounsOfReply(op: Pick<Operation, 'name' | 'path'>): string[] {
  const words = op.path.split('/').filter((segment) => segment !== '' && !segment.startsWith('{'))
  const named = op.name.replace(/^[a-z]+/, '')
  return [...new Set([nounOf(words.at(-1) ?? ''), nounOf(named)])].filter((noun) => noun !== '')
}
