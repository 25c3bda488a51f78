import { type FormFieldData, TextField } from '../../forms/form-field.tsx'
import { Panel } from '../../ui/panel.tsx'

type LimitField = 'importsAnHour' | 'submissionsAnHour' | 'messagesAnHour' | 'crawledPagesAnHour'

interface LimitsPanelProps {
  fields: Record<LimitField, FormFieldData>
  /** True if the site has a public address. */
  isPublic: boolean
}

/** How much each visitor can do in an hour. */
export function LimitsPanel({ fields, isPublic }: LimitsPanelProps) {
  return (
    <Panel id="limits" aria-labelledby="limits-title">
      <h2 id="limits-title" className="mb-1 text-h3">
        Limits
      </h2>
      <p className="mb-4 max-w-[62ch] text-ink-soft">Per visitor and hour. Leave a field empty for the default.</p>
      <div className="grid gap-5 sm:grid-cols-3">
        <TextField field={fields.importsAnHour} label="Imports" hint="Default: 300." inputMode="numeric" />
        <TextField
          field={fields.submissionsAnHour}
          label="Submissions"
          hint={`Default: ${isPublic ? 30 : 200}.`}
          inputMode="numeric"
        />
        <TextField field={fields.messagesAnHour} label="Messages" hint="Default: 10." inputMode="numeric" />
        <TextField
          field={fields.crawledPagesAnHour}
          label="Crawled pages"
          hint="With the site’s own crawler key. Default: 100. With 0, visitors need their own key."
          inputMode="numeric"
        />
      </div>
    </Panel>
  )
}
