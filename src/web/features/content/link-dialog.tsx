import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogContent } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'

/** Accepts a path of this site or an address with a scheme, but no scheme that browsers execute. */
const isAddress = (text: string) => /^(?:\/(?!\/)|https?:\/\/|mailto:|tel:|#)\S+$/i.test(text)

/** Sets the link of the selected words. The dialog is outside the form, because its button must not submit it. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const before = String(editor.getAttributes('link')['href'] ?? '')
  const [address, setAddress] = useState(before)
  const [error, setError] = useState<string>()

  function apply() {
    const href = address.trim()
    if (!isAddress(href))
      return setError('Enter an address that starts with https://, or with / for a page of this site')
    onClose()
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && !before)
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.setLink({ href }).run()
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title="Link"
        footer={
          <>
            {before ? (
              <Button
                variant="danger"
                onClick={() => {
                  onClose()
                  editor.chain().focus().extendMarkRange('link').unsetLink().run()
                }}
              >
                Remove link
              </Button>
            ) : (
              <Button onClick={onClose}>Cancel</Button>
            )}
            <Button variant="primary" onClick={apply}>
              Set link
            </Button>
          </>
        }
      >
        <Field label="Address" error={error}>
          <Input
            type="url"
            placeholder="https://"
            value={address}
            data-autofocus
            onChange={({ currentTarget }) => setAddress(currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              apply()
            }}
          />
        </Field>
      </DialogContent>
    </Dialog>
  )
}
