import { Keyboard } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '../../ui/dialog.tsx'
import { SwitchRow } from '../../ui/switch.tsx'
import { useModerationKeysSwitch } from './use-moderation-keys.ts'

interface KeysHelpProps {
  keys: ReadonlyArray<{ key: string; does: string }>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Explains the shortcuts and offers a switch that turns them off. */
export function KeysHelp({ keys, isOpen, onOpenChange }: KeysHelpProps) {
  const { isOn, turn } = useModerationKeysSwitch()
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogTrigger asChild>
        <Button variant="ghost" className="max-sm:hidden no-script:hidden">
          <Keyboard aria-hidden />
          Keys
        </Button>
      </DialogTrigger>
      <DialogContent
        title="Keyboard shortcuts"
        description="They work while no text field is focused. You can also reach everything with Tab."
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
          label="Single-key shortcuts"
          checked={isOn}
          onChange={(event) => turn(event.target.checked)}
        />
      </DialogContent>
    </Dialog>
  )
}
