import { createAnswerCache, type AnswerCache } from '#http/answers/answer-cache.ts'

const megabyte = 1024 * 1024

export type KeptAnswers = Record<'search' | 'registries', AnswerCache>

/**
 * What a process keeps ready. Each has room of its own: strangers ask the registries whatever they type, and would
 * otherwise push out what agencies search for. A page of 24 cards takes about 25 kB, in all its packings.
 */
export function createKeptAnswers(): KeptAnswers {
  return {
    search: createAnswerCache({ answers: 2_000, bytes: 32 * megabyte }),
    registries: createAnswerCache({ answers: 2_000, bytes: 8 * megabyte }),
  }
}
