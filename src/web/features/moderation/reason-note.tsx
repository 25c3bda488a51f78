/** An editor's reason, word for word. */
export function ReasonNote({ reason, label = 'Note from the editor' }: { reason: string; label?: string }) {
  return (
    <figure className="mt-4 max-w-[62ch] rounded-md bg-sunk px-4 py-3">
      <figcaption className="text-micro font-semibold text-ink-soft">{label}</figcaption>
      <blockquote className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{reason}</blockquote>
    </figure>
  )
}
