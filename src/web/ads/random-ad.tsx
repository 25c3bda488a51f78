import { useEffect, useState } from 'react'
import type { Affiliate } from '../../core/affiliate.ts'
import { SponsoredStrip } from '../components/home/sponsored-strip.tsx'

/**
 * First a skeleton of its size, then one ad or nothing. The page around it is the same for everybody, so with script the ad
 * comes on its own; `withoutScript` was chosen when the page was made, and where there was none to choose none is waited for.
 */
export function RandomAd({ withoutScript }: { withoutScript: Affiliate | null }) {
  const ad = useRandomAd(withoutScript !== null)
  if (!withoutScript || ad === null) return null
  return (
    <>
      <SponsoredStrip affiliate={ad} className="no-script:hidden" />
      {/* Only the server writes what only a browser without script reads. */}
      <noscript className="no-script:contents">
        {import.meta.env.SSR && <SponsoredStrip affiliate={withoutScript} />}
      </noscript>
    </>
  )
}

/** Undefined while it is on its way; null when there is none, or it cannot be had. */
function useRandomAd(isWanted: boolean): Affiliate | null | undefined {
  const [ad, setAd] = useState<Affiliate | null>()
  useEffect(() => {
    if (!isWanted) return
    const leaving = new AbortController()
    fetchAd(leaving.signal).then(setAd, () => {
      if (!leaving.signal.aborted) setAd(null)
    })
    return () => leaving.abort()
  }, [isWanted])
  return ad
}

async function fetchAd(signal: AbortSignal) {
  const response = await fetch('/ads/random', { signal })
  return response.ok ? ((await response.json()) as Affiliate | null) : null
}
