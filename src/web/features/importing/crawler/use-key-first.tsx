import { type ReactNode, useState } from 'react'
import { KeyDialog } from './key-dialog.tsx'
import { hasCrawlerKey } from './stored-crawler-key.ts'

interface Held {
  /** Null if the cook only changes the key. */
  waiting: string | null
  begin: () => void
}

export interface KeyFirst {
  /** Starts at once if there is a key. Otherwise the dialog says what is `waiting`. */
  run: (waiting: string, begin: () => void) => void
  /** Asks for a key in any case. */
  ask: (waiting: string, begin: () => void) => void
  change: () => void
  dialog: ReactNode
}

/** Runs what needs the crawler's key. Without a key, its dialog opens first, and the work starts once there is one. */
export function useKeyFirst(): KeyFirst {
  const [held, setHeld] = useState<Held | null>(null)
  const ask = (waiting: string, begin: () => void) => setHeld({ waiting, begin })
  return {
    ask,
    run: (waiting, begin) => (hasCrawlerKey() ? begin() : ask(waiting, begin)),
    change: () => setHeld({ waiting: null, begin: () => undefined }),
    dialog: held && (
      <KeyDialog
        waiting={held.waiting}
        onKey={() => {
          setHeld(null)
          held.begin()
        }}
        onClose={() => setHeld(null)}
      />
    ),
  }
}
