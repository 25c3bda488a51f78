const linesOnPaper = 24

/** A list to fill in by hand, below the printed week. */
export function PaperList() {
  return (
    <div aria-hidden className="hidden print:mt-4 print:block">
      <p className="mb-1 font-display text-[13pt] font-[560]">To buy</p>
      <ul className="columns-3 gap-x-6">
        {Array.from({ length: linesOnPaper }, (_, index) => (
          <li key={index} className="flex min-h-[7mm] items-end border-b border-line-strong pb-0.5">
            <span className="mb-px size-3 flex-none border border-line-strong" />
          </li>
        ))}
      </ul>
    </div>
  )
}
