import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { retryPageReads } from './browser/client.ts'
import { sheetHistory } from './browser/sheet-history.ts'
import { watchForNewRelease } from './framework-patches/lost-modules.ts'
import { cn } from './ui/cn.ts'

watchForNewRelease()
retryPageReads()
sheetHistory()

// The first call builds a table of all class names, which takes 15 ms. Hydration waits for the next task, so that the page
// can answer a press in between.
cn('p-0')
setTimeout(() => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })
})
