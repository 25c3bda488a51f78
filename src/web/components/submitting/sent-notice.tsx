import { CircleCheck } from 'lucide-react'
import type { Ref } from 'react'
import { Link } from 'react-router'
import { ButtonLink } from '../ui/button.tsx'
import { CopyLink } from '../ui/copy-link.tsx'
import { Panel } from '../ui/panel.tsx'

interface SentNoticeProps {
  ref: Ref<HTMLElement>
  title: string
  path: string
  /** Absolute, as it is written down or sent to oneself. */
  address: string
  isReviewed: boolean
  /** Then it is found among one's own recipes. */
  isSignedIn: boolean
  /** For the first moments. */
  hasBanner: boolean
}

/** What a cook is left with: the way to follow the recipe stays, also when the banner has gone. */
export function SentNotice(props: SentNoticeProps) {
  const { ref, title, path, address, isReviewed, isSignedIn, hasBanner } = props
  return (
    <Panel ref={ref} tabIndex={-1} aria-labelledby="sent-notice" className="mb-gap">
      <div aria-live="polite">
        {hasBanner && (
          <p className="mb-4 flex items-center gap-2.5 rounded-md bg-mint px-4 py-3 font-display font-[560] text-mint-ink">
            <CircleCheck aria-hidden />
            Recipe submitted! Thank you for sharing it.
          </p>
        )}
      </div>
      <h2 id="sent-notice" className="text-h3 [overflow-wrap:anywhere]">
        Follow “{title}”
      </h2>
      <p className="mt-2 text-ink-soft">
        {isReviewed
          ? 'Somebody reads it before it is listed. What became of it stands on a page of its own, where you can also take it back.'
          : 'It is on the site. It has a page of its own where you can take it back.'}{' '}
        {isSignedIn ? 'You find it in My Recipes.' : 'Only this link leads there, so keep it.'}
      </p>
      {!isSignedIn && (
        <p className="mt-3 rounded-sm bg-sunk px-4 py-3 text-small break-all">
          <Link to={path}>{address}</Link>
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-2.5">
        <ButtonLink to={path} variant="primary">
          {isSignedIn ? 'My Recipes' : 'Follow your recipe'}
        </ButtonLink>
        {!isSignedIn && <CopyLink address={address}>Copy link</CopyLink>}
      </div>
    </Panel>
  )
}
