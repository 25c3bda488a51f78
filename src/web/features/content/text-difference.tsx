import { cn } from '../../ui/cn.ts'

interface TextDifferenceProps {
  parts: ReadonlyArray<{ kind: 'same' | 'added' | 'removed'; text: string }>
  className?: string
}

/** Shows removed text struck through and added text underlined, so that color is never the only sign. */
export function TextDifference({ parts, className }: TextDifferenceProps) {
  return (
    <p className={cn('max-w-[70ch] leading-[1.6] [overflow-wrap:anywhere] whitespace-pre-line', className)}>
      {parts.map(({ kind, text: compared }, place) => {
        // The index is a safe key, because the parts never move.
        const key = `${place} ${kind}`
        // Each line was a paragraph.
        const text = compared.replaceAll('\n', '\n\n')
        if (kind === 'added')
          return (
            <ins key={key} className="rounded-[4px] bg-mint text-mint-ink underline">
              {text}
            </ins>
          )
        if (kind === 'removed')
          return (
            <del key={key} className="rounded-[4px] bg-berry text-berry-ink line-through">
              {text}
            </del>
          )
        return <span key={key}>{text}</span>
      })}
    </p>
  )
}
