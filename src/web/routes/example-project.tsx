import { BadgeGuide } from '../components/style-guide/badge-guide.tsx'
import { ButtonGuide } from '../components/style-guide/button-guide.tsx'
import { CardGuide } from '../components/style-guide/card-guide.tsx'
import { ColourGuide } from '../components/style-guide/colour-guide.tsx'
import { ControlGuide } from '../components/style-guide/control-guide.tsx'
import { DisclosureGuide } from '../components/style-guide/disclosure-guide.tsx'
import { FeedbackGuide } from '../components/style-guide/feedback-guide.tsx'
import { FieldGuide } from '../components/style-guide/field-guide.tsx'
import { OverlayGuide } from '../components/style-guide/overlay-guide.tsx'
import { TableGuide } from '../components/style-guide/table-guide.tsx'
import { TypeGuide } from '../components/style-guide/type-guide.tsx'

export function meta() {
  return [{ title: 'Style guide | Marshmallow Kitchen' }, { name: 'robots', content: 'noindex' }]
}

/** The living style guide: every part in every state, made of the parts themselves. */
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
        <ColourGuide />
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
