import type { ReactNode } from 'react'
import { type FormFieldData, TextareaField, TextField } from '../../forms/form-field.tsx'
import { Panel } from '../../ui/panel.tsx'

interface HomePagePanelProps {
  fields: Record<'heroTitle' | 'heroText', FormFieldData>
  /** The picture field for the home page. */
  hero: ReactNode
}

/** The heading, text and picture at the top of the home page. */
export function HomePagePanel({ fields, hero }: HomePagePanelProps) {
  return (
    <Panel id="home-page" aria-labelledby="home-title" className="grid gap-5">
      <h2 id="home-title" className="text-h3">
        Home page
      </h2>
      <p className="-mt-3 max-w-[62ch] text-ink-soft">Leave a field empty for the default.</p>
      <TextField field={fields.heroTitle} label="Heading" maxLength={80} />
      <TextareaField field={fields.heroText} label="Text below it" rows={3} maxLength={300} />
      <div className="max-w-160">{hero}</div>
    </Panel>
  )
}
