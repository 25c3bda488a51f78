import { Link2 } from 'lucide-react'
import { copyText } from './copy-text.ts'
import { Button } from './button.tsx'
import { toast } from './toast.ts'

/** An address with a copy button. Without scripts, visitors copy the text by hand. */
export function CopyLink({ address, children }: { address: string; children: string }) {
  async function copy() {
    if (await copyText(address)) toast.success('Link copied to clipboard!')
    else toast.error('The link could not be copied')
  }

  return (
    <Button onClick={() => void copy()} className="no-script:hidden">
      <Link2 aria-hidden />
      {children}
    </Button>
  )
}
