import { Share, X } from 'lucide-react'
import { useState } from 'react'
import icon from '../../art/icon.svg'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { visitsEntry } from './app-visits.ts'
import { install, useCanInstall } from './install-event.ts'

/** Safari on iPhones and iPads installs sites, but has no event for it. */
const isAppleMobile = () =>
  /iP(?:hone|ad|od)/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

/** Offers to install the site, beside the page, until the visitor declines. */
export default function InstallPrompt({ name }: { name: string }) {
  const canInstall = useCanInstall()
  const [isAnswered, setIsAnswered] = useState(false)
  if (isAnswered || !(canInstall || isAppleMobile())) return null

  function decline() {
    setIsAnswered(true)
    visitsEntry.write({ ...visitsEntry.read(), hasDeclined: true })
  }

  return (
    <section
      aria-labelledby="install-title"
      className="fixed inset-x-3 bottom-[calc(.75rem+var(--timers))] z-15 grid grid-cols-[auto_1fr_auto] items-start gap-x-4 gap-y-4 rounded-lg bg-surface p-4 pb-[max(1rem,env(safe-area-inset-bottom))] shadow-card-float sm:right-auto sm:left-6 sm:w-105 sm:p-5 md:bottom-[calc(1.5rem+var(--timers))] print:hidden"
    >
      <img src={icon} alt="" width={52} height={52} className="size-13 rounded-[14px]" />
      <h2
        id="install-title"
        className="min-w-0 self-center text-[1.1875rem] leading-tight font-[560] text-balance [overflow-wrap:anywhere]"
      >
        Install {name}
      </h2>
      <IconButton label="Don’t install" variant="quiet" onClick={decline} className="-mt-1.5 -mr-1.5">
        <X aria-hidden />
      </IconButton>
      <p className="col-span-3 -mt-1 text-small text-ink-soft">
        Saved recipes, shopping list and meal plan are one tap away, even without a connection.
      </p>
      {canInstall ? (
        <div className="col-span-3 flex gap-3">
          <Button
            variant="primary"
            className="flex-1"
            onClick={() => {
              setIsAnswered(true)
              install()
            }}
          >
            Install
          </Button>
          <Button className="flex-1" onClick={decline}>
            Not now
          </Button>
        </div>
      ) : (
        <p className="col-span-3 flex items-center gap-3 rounded-md bg-sunk px-4 py-3 text-small">
          <Share aria-hidden className="size-5 flex-none text-link" />
          <span>
            Press <b>Share</b> in your browser, then <b>Add to Home Screen</b>.
          </span>
        </p>
      )}
    </section>
  )
}
