/**
 * Answers of this process, by what was asked and by the revisions they are true for. A changed revision is another key,
 * so an answer is never given for a catalogue that has changed since: nothing has to be told to forget.
 */
export type AnswerCache<Answer> = {
  remember(key: string, find: () => Promise<Answer>): Promise<Answer>
  size(): number
}

export function createAnswerCache<Answer>(most: number): AnswerCache<Answer> {
  // A Map keeps the order of insertion, so the first key is the one that was not asked for the longest.
  const answers = new Map<string, Answer>()
  return {
    async remember(key, find) {
      const known = answers.get(key)
      const answer = known ?? (await find())
      answers.delete(key)
      answers.set(key, answer)
      const oldest = answers.keys().next().value
      if (answers.size > most && oldest !== undefined) answers.delete(oldest)
      return answer
    },
    size: () => answers.size,
  }
}
