import { acceptedPictures, acceptedScans } from '../../../core/pictures/picture-file.ts'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { AiNote } from '../suggestions/ai-note.tsx'
import { PlainUpload } from './plain-upload.tsx'

interface ScanFormProps {
  isRunning: boolean
  /** Takes a PDF, or photos of one recipe, in the order of its pages. */
  onImport: (files: ReadonlyArray<File>) => void
}

/** Imports a PDF, or photos of a page. The text in pictures is recognized on the server. */
export function ScanForm({ isRunning, onImport }: ScanFormProps) {
  const photoField = {
    type: 'file',
    name: 'file',
    disabled: isRunning,
    className: 'px-1.5 py-1.5',
  }
  const choosePhotos = ({ currentTarget }: React.ChangeEvent<HTMLInputElement>) => {
    const photos = [...(currentTarget.files ?? [])]
    if (photos.length > 0) onImport(photos)
    // Choosing the same photo again must be a change.
    currentTarget.value = ''
  }
  return (
    <section aria-labelledby="import-scan">
      <h2 id="import-scan" className="mb-2 text-h3">
        A PDF or a photo
      </h2>
      <p className="text-small">
        The text of photos and scans is recognized, which takes a few seconds for each page. You check it before
        anything is saved. English, German, French, Spanish, Italian and Dutch.
      </p>
      <AiNote />
      <div className="mt-3 grid gap-4">
        <PlainUpload>
          <Field
            label="Import from PDF"
            hint={
              <>
                <span className="pointer-coarse:hidden">Drop a PDF here or choose one. </span>A printed page, a scan or
                a cookbook, with at most 12 MB and 100 pages.
              </>
            }
            className="w-full text-ink"
          >
            <Input
              type="file"
              name="file"
              accept=".pdf,application/pdf"
              disabled={isRunning}
              className="px-1.5 py-1.5"
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? []
                if (file) onImport([file])
                currentTarget.value = ''
              }}
            />
          </Field>
        </PlainUpload>
        <PlainUpload>
          <Field
            label="Scan Recipe from Photo"
            hint={
              <>
                <span className="pointer-coarse:hidden">Drop photos here or choose them. </span>Several photos, up to
                10, make one recipe, in the order of their names.
              </>
            }
            className="w-full text-ink"
          >
            <Input {...photoField} accept={acceptedScans} multiple onChange={choosePhotos} />
          </Field>
        </PlainUpload>
        <Field label="Take a photo" className="hidden w-full text-ink pointer-coarse:block no-script:hidden">
          <Input {...photoField} accept={acceptedPictures} capture="environment" onChange={choosePhotos} />
        </Field>
      </div>
    </section>
  )
}
