import { Copy } from 'lucide-react'
import { copyText } from './copy-text.ts'
import { Button } from './button.tsx'
import { cn } from './cn.ts'
import { toast } from './toast.ts'

interface CopyBoxProps {
  title: string
  text: string
  /** Long lines wrap between words in prose, and anywhere in a short text without spaces. Code does not wrap. */
  wraps?: 'words' | 'anywhere'
}

/** A text with a copy button. Without script, visitors select it by hand. */
export function CopyBox({ title, text, wraps }: CopyBoxProps) {
  async function copy() {
    if (await copyText(text)) toast.success('Copied to clipboard!')
    else toast.error('Copying failed. Select the text and copy it manually.')
  }

  return (
    <div>
      <div className="mb-2 flex items-center justify-between gap-3">
        <h3 className="min-w-0 text-[1.0625rem] [overflow-wrap:anywhere]">{title}</h3>
        <Button onClick={() => void copy()} aria-label={`Copy: ${title}`} className="shrink-0 no-script:hidden">
          <Copy aria-hidden />
          Copy
        </Button>
      </div>
      <textarea
        readOnly
        value={text}
        rows={Math.min(20, text.split('\n', 20).length + 1)}
        wrap={wraps ? 'soft' : 'off'}
        spellCheck={false}
        aria-label={title}
        className={cn(
          'block w-full rounded-sm bg-sunk p-4 font-mono text-small leading-[1.5]',
          wraps ? 'field-sizing-content max-h-120' : 'resize-y',
          wraps === 'words' && 'resize-y [overflow-wrap:anywhere]',
          wraps === 'anywhere' && 'resize-none break-all',
        )}
      />
    </div>
  )
}
