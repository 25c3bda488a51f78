import { CircleCheck } from 'lucide-react'
import type { Ref } from 'react'
import { Link } from 'react-router'
import { ButtonLink } from '../../ui/button.tsx'
import { CopyLink } from '../../ui/copy-link.tsx'
import { Panel } from '../../ui/panel.tsx'

interface SentNoticeProps {
  ref: Ref<HTMLElement>
  title: string
  path: string
  /** The absolute address, because it may be written down or mailed. */
  address: string
  isReviewed: boolean
  /** A signed-in cook also finds the submission in My Recipes. */
  isSignedIn: boolean
  /** True for the first three seconds. */
  hasBanner: boolean
}

/** Confirms a submission. The link to its status stays after the banner has gone. */
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
          ? 'We review it before it is listed. Follow it on its own page, where you can also withdraw it.'
          : 'It is published. You can withdraw it on its own page.'}{' '}
        {isSignedIn ? 'Find it in My Recipes.' : 'Save this link: only this browser and the link lead to that page.'}
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
