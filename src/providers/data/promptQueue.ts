/** A queue between code that needs an answer and the dialog that asks the user, one question at a time. */
export interface PromptQueue<Question, Answer> {
  readonly ask: (question: Question) => Promise<Answer>
  readonly current: () => Open<Question, Answer> | undefined
  readonly subscribe: (listener: () => void) => () => void
}

export type Open<Question, Answer> = Question & { readonly answer: (answer: Answer) => void }

export const createPromptQueue = <Question extends object, Answer>(): PromptQueue<Question, Answer> => {
  const queue: Open<Question, Answer>[] = []
  const listeners = new Set<() => void>()
  const emit = () => {
    for (const listener of listeners) listener()
  }
  return {
    ask: (question) =>
      new Promise((resolve) => {
        const open: Open<Question, Answer> = {
          ...question,
          answer: (answer) => {
            queue.splice(queue.indexOf(open), 1)
            emit()
            resolve(answer)
          },
        }
        queue.push(open)
        emit()
      }),
    current: () => queue[0],
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
