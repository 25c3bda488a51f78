/** How long an unanswered step through the history is waited for. The browser drops it when another page loads. */
const stepMs = 1000

/** Steps through the history that a script takes, told apart from those of the visitor. */
export function createOwnSteps(history: History) {
  let stepping: ReturnType<typeof setTimeout> | undefined

  return {
    isUnderWay: () => stepping !== undefined,
    go(by: number) {
      stepping = setTimeout(() => {
        stepping = undefined
      }, stepMs)
      history.go(by)
    },
    arrived() {
      clearTimeout(stepping)
      stepping = undefined
    },
  }
}
