import { Keyboard } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '../ui/dialog.tsx'
import { SwitchRow } from '../ui/switch.tsx'
import { useDeskKeysSwitch } from './use-desk-keys.ts'

interface KeysHelpProps {
  keys: ReadonlyArray<{ key: string; does: string }>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** What each key does, and the switch for people whom single keys get in the way of. */
export function KeysHelp({ keys, isOpen, onOpenChange }: KeysHelpProps) {
  const { isOn, turn } = useDeskKeysSwitch()
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogTrigger asChild>
        <Button variant="ghost" className="max-sm:hidden no-script:hidden">
          <Keyboard aria-hidden />
          Keys
        </Button>
      </DialogTrigger>
      <DialogContent
        title="Keys of the desk"
        description="They work where nothing is being typed. Everything can be reached with Tab as well."
        footer={
          <DialogClose asChild>
            <Button variant="primary">Done</Button>
          </DialogClose>
        }
      >
        <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2.5">
          {[...keys, { key: '?', does: 'Show this list' }].map(({ key, does }) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="inline-block min-w-9 rounded-xs bg-sunk px-2.5 py-1 text-center font-display font-[560]">
                  {key}
                </kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <SwitchRow
          className="mt-5"
          label="Single keys are on"
          checked={isOn}
          onChange={(event) => turn(event.target.checked)}
        />
      </DialogContent>
    </Dialog>
  )
}
