import { mostFooterLinks } from '../../../core/settings/footer-links.ts'
import { type FormFieldData, TextareaField, TextField } from '../../forms/form-field.tsx'
import { Panel } from '../../ui/panel.tsx'

interface AboutPanelProps {
  fields: Record<'aboutText' | 'footerText' | 'footerLinks', FormFieldData>
}

/** The text of the about page, and the text and links of the footer. */
export function AboutPanel({ fields }: AboutPanelProps) {
  return (
    <Panel id="about" aria-labelledby="about-title" className="grid gap-5">
      <h2 id="about-title" className="text-h3">
        About page and footer
      </h2>
      <TextareaField
        field={fields.aboutText}
        label="About text"
        hint="Who runs this site, and for whom. An empty line begins a new paragraph. Leave it empty for the default."
        rows={8}
        maxLength={5000}
      />
      <TextField
        field={fields.footerText}
        label="Footer text"
        hint="The line below the site’s name in the footer. Leave it empty for the default."
        maxLength={160}
      />
      <TextareaField
        field={fields.footerLinks}
        label="Footer links"
        hint={`One per line: a name, then an address or a path of this site. At most ${mostFooterLinks}. Example: Our bakery https://bakery.example.com`}
        rows={4}
      />
    </Panel>
  )
}
