import { Download } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import strawberry from '../../art/spot-strawberry.svg'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { toast } from '../../ui/toast.ts'
import { Tooltip } from '../../ui/tooltip.tsx'
import { GuideSection, Samples } from './guide-section.tsx'

export function OverlayGuide() {
  const [isOpen, setIsOpen] = useState(false)

  function save(event: FormEvent) {
    event.preventDefault()
    setIsOpen(false)
    toast.success('Recipe saved to your collection!')
  }

  return (
    <GuideSection
      id="overlays"
      title="Dialog, tooltip, toast"
      note="Below 560 px a dialog is a sheet. A tooltip waits 700 ms, a second one opens at once. Alt+T goes to the notifications."
    >
      <Samples>
        <Dialog open={isOpen} onOpenChange={setIsOpen}>
          <DialogTrigger asChild>
            <Button variant="primary">Open a dialog</Button>
          </DialogTrigger>
          <DialogContent
            title="Import Recipe"
            description="You can edit everything before it is saved."
            peek={strawberry}
            footer={
              <>
                <DialogClose asChild>
                  <Button>Cancel</Button>
                </DialogClose>
                <Button variant="primary" type="submit" form="guide-dialog">
                  <Download aria-hidden className="max-sm:hidden" />
                  Import Recipe
                </Button>
              </>
            }
          >
            <form id="guide-dialog" onSubmit={save} className="grid gap-5">
              <Field label="Title">
                <Input required defaultValue="Thai Coconut Curry Soup" />
              </Field>
              <Field label="Recipe Website URL" hint="Includes ingredients, steps, times and the picture.">
                <Input type="url" placeholder="https://" />
              </Field>
            </form>
          </DialogContent>
        </Dialog>
        <Tooltip text="Prints the amounts as scaled">
          <Button onClick={() => toast.info('Nothing was printed', 'This is only the style guide.')}>
            Rest the pointer here
          </Button>
        </Tooltip>
        <Button onClick={() => toast.success('Recipe imported successfully!')}>Success toast</Button>
        <Button onClick={() => toast.error('Invalid email', 'Please enter a valid email address')}>Error toast</Button>
        <Button onClick={() => toast.info('This recipe already exists in your collection!')}>Notice toast</Button>
      </Samples>
    </GuideSection>
  )
}
