import { useState } from 'react'
import type { Affiliate } from '../../../core/affiliates/affiliate.ts'
import { isPicture } from '../../../core/pictures/is-picture.ts'
import { fieldsOf, isText } from '../../../core/text/fields-of.ts'
import { useRead } from '../../browser/use-read.ts'
import { SponsoredStrip } from './sponsored-strip.tsx'

/**
 * Shows a skeleton, then one ad or nothing. The page is cached for all visitors, so the browser fetches the ad
 * separately. `withoutScript` was chosen when the page was rendered. If it is null, there are no ads to fetch.
 */
export function RandomAd({ withoutScript }: { withoutScript: Affiliate | null }) {
  const ad = useRandomAd(withoutScript !== null)
  if (!withoutScript || ad === null) return null
  return (
    <>
      <SponsoredStrip affiliate={ad} className="no-script:hidden" />
      {/* Only the server renders this, because only browsers without script show it. */}
      <noscript className="no-script:contents">
        {import.meta.env.SSR && <SponsoredStrip affiliate={withoutScript} />}
      </noscript>
    </>
  )
}

/** Returns undefined while loading. Returns null if there is no ad or the request failed. */
function useRandomAd(isWanted: boolean): Affiliate | null | undefined {
  const [ad, setAd] = useState<Affiliate | null>()
  const { hasFailed } = useRead(isWanted ? '/ads/random' : null, readAd, setAd)
  return hasFailed ? null : ad
}

const readAd = (value: unknown) => (value === null || isAffiliate(value) ? value : undefined)

function isAffiliate(value: unknown): value is Affiliate {
  const { id, title, description, picture } = fieldsOf(value)
  return [id, title, description].every(isText) && (picture === null || isPicture(picture))
}
