import { useRef, useState } from 'react'
import { acceptedPictures, pictureFileProblem } from '../../../core/pictures/picture-file.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogContent } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Progress } from '../../ui/progress.tsx'

/** Uploads a file and returns its picture id. */
export type SendPicture = (
  file: File,
  onProgress: (percent: number) => void,
) => { outcome: Promise<{ ok: true; id: string } | { ok: false; problem: string }>; cancel: () => void }

interface PictureDialogProps {
  send: SendPicture
  onDone: (picture: { src: string; alt: string }) => void
  onClose: () => void
}

/** Adds a picture and its description to the text. */
export function PictureDialog({ send, onDone, onClose }: PictureDialogProps) {
  const file = useRef<HTMLInputElement>(null)
  const [alt, setAlt] = useState('')
  const [percent, setPercent] = useState<number | null>(null)
  const [errors, setErrors] = useState<{ file?: string; alt?: string }>({})
  const cancel = useRef<(() => void) | null>(null)

  async function insert() {
    const chosen = file.current?.files?.[0]
    const problem = chosen ? pictureFileProblem(chosen) : 'Choose a picture'
    const wrong = {
      ...(problem ? { file: problem } : {}),
      ...(alt.trim() ? {} : { alt: 'Describe the picture' }),
    }
    setErrors(wrong)
    if (!chosen || Object.keys(wrong).length > 0) return
    setPercent(0)
    const sending = send(chosen, setPercent)
    cancel.current = sending.cancel
    const sent = await sending.outcome
    cancel.current = null
    setPercent(null)
    if (sent.ok) onDone({ src: `/images/${sent.id}/800.webp`, alt: alt.trim() })
    else setErrors({ file: sent.problem })
  }

  function close() {
    cancel.current?.()
    onClose()
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && close()}>
      <DialogContent
        title="Picture"
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button
              variant="primary"
              pending={percent !== null}
              pendingLabel="Sending..."
              onClick={() => void insert()}
            >
              Insert picture
            </Button>
          </>
        }
      >
        <div className="grid gap-5">
          <Field label="File" error={errors.file} hint="JPEG, PNG, WebP, AVIF, HEIC, GIF or TIFF, up to 10 MB.">
            <Input ref={file} type="file" accept={acceptedPictures} data-autofocus className="px-1.5 py-1.5" />
          </Field>
          <Field label="Description" error={errors.alt} hint="Screen readers read this aloud.">
            <Input value={alt} onChange={({ currentTarget }) => setAlt(currentTarget.value)} />
          </Field>
          {percent !== null && <Progress label="Uploading the picture" value={percent} />}
        </div>
      </DialogContent>
    </Dialog>
  )
}
