import { BadgeGuide } from '../badge-guide.tsx'
import { ButtonGuide } from '../button-guide.tsx'
import { CardGuide } from '../card-guide.tsx'
import { ColorGuide } from '../color-guide.tsx'
import { ControlGuide } from '../control-guide.tsx'
import { DisclosureGuide } from '../disclosure-guide.tsx'
import { FeedbackGuide } from '../feedback-guide.tsx'
import { FieldGuide } from '../field-guide.tsx'
import { OverlayGuide } from '../overlay-guide.tsx'
import { TableGuide } from '../table-guide.tsx'
import { TypeGuide } from '../type-guide.tsx'

export function meta() {
  return [{ title: 'Style guide | Marshmallow Kitchen' }, { name: 'robots', content: 'noindex' }]
}

/** The style guide: every part of the interface in every state, built from the real components. */
export default function ExampleProjectPage() {
  return (
    <div className="wrap">
      <header className="pt-10 pb-10">
        <h1>Style guide</h1>
        <p className="mt-2 max-w-[60ch] text-lead text-ink-soft">
          What every page is made of. Everything here works; try it with the keyboard and at night.
        </p>
      </header>
      <div className="grid gap-14">
        <ColorGuide />
        <TypeGuide />
        <div className="grid gap-x-12 gap-y-14 lg:grid-cols-2">
          <ButtonGuide />
          <div className="grid content-start gap-14">
            <BadgeGuide />
            <OverlayGuide />
          </div>
        </div>
        <FieldGuide />
        <div className="grid gap-x-12 gap-y-14 lg:grid-cols-2">
          <ControlGuide />
          <DisclosureGuide />
        </div>
        <FeedbackGuide />
        <CardGuide />
        <TableGuide />
      </div>
    </div>
  )
}
