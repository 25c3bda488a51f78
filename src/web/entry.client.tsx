import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { retryPageReads } from './browser/client.ts'
import { sheetHistory } from './browser/sheet-history.ts'
import { watchForNewRelease } from './framework-patches/lost-modules.ts'

watchForNewRelease()
retryPageReads()
sheetHistory()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
